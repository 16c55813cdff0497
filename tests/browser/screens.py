"""The screens people have, and what is wrong with a table's page on them."""

from pathlib import Path
from time import monotonic
from typing import Final

from playwright.sync_api import Page

from tests.browsing import Screen, Visit

PATIENCE: Final = 5_000  # milliseconds
HELD: Final = [  # in the hand or on a lap: a finger presses
    Screen(320, 568, touch=True),
    Screen(390, 844, touch=True),
    Screen(568, 320, touch=True),
    Screen(844, 390, touch=True),
    Screen(768, 1024, touch=True),
    Screen(820, 1180, touch=True),
    Screen(1024, 768, touch=True),
    Screen(1180, 820, touch=True),
]
STANDING: Final = [  # on a desk or a wall
    Screen(1280, 720),
    Screen(1440, 900),
    Screen(1080, 1920),
    Screen(1920, 1080),
    Screen(2560, 1440),
    Screen(3840, 2160),
]
FAULTS: Final = Path(__file__).with_name("sizes.js").read_text(encoding="utf-8")


def faults_at(page: Page, screen: Screen, law: str = FAULTS) -> list[str]:
    """What stays wrong after the page had time to be laid out anew."""
    page.set_viewport_size(screen.size)
    patience = monotonic() + PATIENCE / 1000
    while True:
        wrong: list[str] = page.evaluate(law, screen.touch)
        if not wrong or monotonic() > patience:
            return wrong
        page.wait_for_timeout(50)


def faults(visit: Visit, screens: list[Screen], law: str = FAULTS) -> dict[str, list[str]]:
    """By a law: that of tables, unless another is given."""
    found = {f"{one.width}x{one.height}": faults_at(visit.page, one, law) for one in screens}
    return {size: wrong for size, wrong in found.items() if wrong}
