"""Finds the browsers of the tests, or installs them; says where they are.

A Chromium: the one named by CHROMIUM, one on the path, Playwright's own download, or, as root on
Debian, the system's package. The shell without windows comes first: it is the same engine and takes
half the time. A Firefox for a part of the tests: named by FIREFOX, on the path, or Debian's.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

SHELL: Final = "chromium-headless-shell"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome", "chrome")


def on_path(*names: str) -> str | None:
    return next((path for name in names if (path := shutil.which(name))), None)


def of_playwright() -> str | None:
    """The one Playwright downloaded for itself, if it did."""
    with sync_playwright() as playwright:
        path = playwright.chromium.executable_path
    return path if Path(path).exists() else None


def chromium() -> str | None:
    """The Chromium to test with; None if there is none yet."""
    return os.environ.get("CHROMIUM") or on_path(SHELL, *NAMES) or of_playwright()


def with_windows(own: str) -> str | None:
    """One that can show notices, as the shell cannot; own is where Playwright keeps its own."""
    return on_path(*NAMES) or (own if Path(own).exists() else None)


def firefox() -> str | None:
    """The Firefox for a selected part of the tests: the one named by FIREFOX, or on the path."""
    return os.environ.get("FIREFOX") or on_path("firefox-esr", "firefox")


def get(*commands: list[str]) -> None:
    for command in commands:
        subprocess.run(
            command, stdin=subprocess.DEVNULL, stdout=sys.stderr, check=False, timeout=600
        )


def of_debian(*packages: str) -> None:
    """Install packages where we may; whether it worked is seen by looking for them again."""
    if shutil.which("apt-get") and getattr(os, "geteuid", lambda: 1)() == 0:
        get(["apt-get", "update", "-qq"])
        get(*(["apt-get", "install", "-qq", "-y", package] for package in packages))


def installed() -> str | None:
    """Get a Chromium from Playwright, or from Debian where we may."""
    get([sys.executable, "-m", "playwright", "install", "chromium"])
    if chromium() is None:
        of_debian("chromium", SHELL)
    return chromium()


def main() -> int:
    found = chromium()
    if found is None:
        print("browser: there is no Chromium here; getting one", file=sys.stderr, flush=True)
        found = installed()
    if firefox() is None:
        of_debian("firefox-esr")
    for name, path in (("Chromium", found), ("Firefox", firefox())):
        said = path or f"no {name} could be had; its tests are skipped"
        print(f"browser: {said}", file=sys.stderr)
    return int(found is None)


if __name__ == "__main__":
    sys.exit(main())
