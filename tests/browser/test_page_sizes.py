"""Every page to read at every size: nothing is wider than the screen, everything can be pressed."""

from pathlib import Path
from typing import Final

import pytest
from playwright.sync_api import expect

from tests.browser.screens import HELD, STANDING, faults
from tests.browsing import Screen, Visits

FAULTS: Final = Path(__file__).with_name("pages.js").read_text(encoding="utf-8")
PAGES: Final = {  # and what is there once all of it is
    "/": ".shelf li",
    "/games/baron": ".pic [data-place]",
    "/games/le_baron": ".pic [data-place]",
    "/games/baubyron": ".pic [data-place]",
    "/new/le_baron": "form .end button",
    "/new/terre_de_barons": "form .end button",
    "/rules/baron": "h2[id]",
    "/about": ".lead",
    "/nowhere/at/all": ".lost",
    "/tables": ".list li a",
    "/verify": "textarea",
    "/lab": "main h3",
    "/workshop": "#building-code, .grid",
    "/join/ZZZZZZ": "[role=alert]",
}


@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_page_fits_every_screen(visit: Visits, screens: list[Screen]) -> None:
    guest = visit(screens[0], lang="fr")
    wrong = {}
    for path, there in PAGES.items():
        expect(guest.open(path).locator(there).first).to_be_visible()
        wrong[path] = faults(guest, screens, FAULTS)
    assert {path: said for path, said in wrong.items() if said} == {}


@pytest.mark.parametrize("screens", [HELD, STANDING], ids=["held", "standing"])
def test_a_room_where_somebody_waits_fits_every_screen(
    visit: Visits, screens: list[Screen]
) -> None:
    guest = visit(screens[0], lang="fr", theme="dark")
    guest.open("/new/le_baron").get_by_role("button", name="Ouvrir").click()
    expect(guest.page.locator("main.gathering")).to_be_visible()
    letters = guest.page.locator(".code [aria-hidden]")
    letters.evaluate("letters => (letters.textContent = 'WWW WWW')")  # the widest there are
    assert faults(guest, screens, FAULTS) == {}
