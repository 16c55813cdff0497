"""Hands that press what the page shows, and know no rule: a mouse, a thumb, the keyboard."""

from typing import Final

from playwright.sync_api import Locator, Page

SEAL: Final = "[data-act=confirm]:enabled"
WHY: Final = ".whynot"

# Things to press that are on the screen, with nothing over them.
REACHED: Final = """what => [...document.querySelectorAll(what)].flatMap((one, at) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    return there && one.contains(there) ? [at] : [];
})"""


class Mouse:
    """Presses what it points at."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, at: Locator) -> None:
        at.click()

    def reached(self, what: str) -> list[Locator]:
        """Which of these it could press."""
        found: list[int] = self.page.evaluate(REACHED, what)
        return [self.page.locator(what).nth(at) for at in found]


class Thumb(Mouse):
    """The same on a screen that is touched."""

    def press(self, at: Locator) -> None:
        at.tap()


class Keys(Mouse):
    """Nothing but the keyboard."""

    def press(self, at: Locator) -> None:
        at.focus()
        self.page.keyboard.press("Enter")
