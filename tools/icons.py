"""`python tools/icons.py`: the pictures of web/public that phones want, from its shield.svg."""

from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

from tools.browser import chromium

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
PAPER: Final = "#f2e7cf"
ICONS: Final = {  # the size of each, and how much of it the shield fills
    "icon-192.png": (192, 0.86),
    "icon-512.png": (512, 0.86),
    "icon-maskable-512.png": (512, 0.6),  # a phone may cut off all but a circle
    "apple-touch-icon.png": (180, 0.7),
}


def main() -> None:
    """Draw them anew."""
    shield = (PUBLIC / "shield.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), chromium_sandbox=False)
        for name, (size, part) in ICONS.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            whole = part < 0.8  # noqa: PLR2004 - those that fill their square
            page.set_content(
                f"<style>body{{margin:0;height:{size}px;display:grid;place-items:center;"
                f"background:{PAPER if whole else 'transparent'}}}"
                f"svg{{height:{size * part}px}}</style>{shield}"
            )
            page.screenshot(path=PUBLIC / name, omit_background=not whole)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
