"""Finds a Chromium for the browser's tests, or installs one; prints where it is.

The one named by CHROMIUM, one on the path, Playwright's own download, or, as root on Debian, the
system's package.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def on_this_machine() -> str | None:
    named = os.environ.get("CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The one Playwright downloaded for itself, if it did."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def chromium() -> str | None:
    """The Chromium to test with; None if there is none yet."""
    return on_this_machine() or of_playwright()


def firefox() -> str | None:
    """The Firefox for a selected part of the tests: the one named by FIREFOX, or on the path."""
    return os.environ.get("FIREFOX") or shutil.which("firefox-esr") or shutil.which("firefox")


def installed() -> str | None:
    """Get one from Playwright, or from Debian where we may."""
    commands = [[sys.executable, "-m", "playwright", "install", "chromium"]]
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        commands += [["apt-get", "update", "-qq"], ["apt-get", "install", "-qq", "-y", "chromium"]]
    for command in commands:
        subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False, timeout=600
        )
        if found := chromium():
            return found
    return None


if __name__ == "__main__":
    found = chromium()
    if found is None:
        print("browser: there is no Chromium here; getting one", file=sys.stderr, flush=True)
        found = installed()
    print(f"browser: {found or 'no Chromium could be had; its tests are skipped'}", file=sys.stderr)
    sys.exit(found is None)
