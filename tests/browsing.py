"""People at tables, in a real Chromium."""

import json
import os
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

import pytest
from playwright.sync_api import (
    Browser,
    BrowserType,
    ConsoleMessage,
    Error,
    Page,
    ViewportSize,
    expect,
    sync_playwright,
)

from tests.serving import Made
from tests.witnesses import ROOT, WITNESSES
from tools.browser import chromium

AXE: Final = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
FLAGS: Final = (  # no talk with the world outside
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-quic",
    "--no-first-run",
)
Found = TypeVar("Found")
PATIENCE: Final = 20_000  # milliseconds until a test gives up on the page


class Screen(NamedTuple):
    """What a person looks at."""

    width: int
    height: int
    touch: bool = False

    @property
    def size(self) -> ViewportSize:
        return {"width": self.width, "height": self.height}


FRIENDS: Final = "https://barons.example"  # where links lead; tests follow them on loopback
DESK: Final = Screen(1440, 900)
PHONE: Final = Screen(390, 844, touch=True)
TABLET: Final = Screen(1024, 768, touch=True)


@contextmanager
def a_chromium() -> Iterator[Browser]:
    path = chromium()
    if path is None:
        assert os.environ.get("CI") != "true", "no Chromium: python3 tools/browser.py gets one"
        pytest.skip("no Chromium here: python3 tools/browser.py gets one")
    with sync_playwright() as playwright, launched(playwright.chromium, path) as browser:
        yield browser


@contextmanager
def launched(kind: BrowserType, path: str) -> Iterator[Browser]:
    root = getattr(os, "geteuid", lambda: 1)() == 0
    browser = kind.launch(executable_path=path, chromium_sandbox=not root, args=list(FLAGS))
    yield browser
    browser.close()


class Visit:
    """One person's browser: its own memory, its own language."""

    def __init__(
        self,
        browser: Browser,
        server: str,
        screen: Screen = DESK,
        *,
        lang: str = "en",
        theme: str = "light",
    ) -> None:
        self.server = server
        self.context = browser.new_context(
            viewport=screen.size,
            has_touch=screen.touch,
            is_mobile=screen.touch,
            locale={"fr": "fr-FR", "en": "en-GB"}[lang],
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce",  # what happened is seen at once
        )
        self.context.set_default_timeout(PATIENCE)
        self.page: Page = self.context.new_page()
        self.wrong: list[str] = []  # what no page may ever say to its console
        self.said: list[str] = []  # all that it said
        self.page.on("pageerror", self._stumble)
        self.page.on("console", self._listen)
        self.page.on("requestfailed", lambda lost: self.said.append(f"lost: {lost.url}"))
        WITNESSES.append(self.tell)

    def _stumble(self, error: Error) -> None:
        self.said.append(f"error: {error.stack or error}")
        self.wrong.append(str(error))

    def _listen(self, message: ConsoleMessage) -> None:
        self.said.append(f"{message.type}: {message.text}")
        network = "WebSocket" in message.text or "Failed to load resource" in message.text
        if message.type == "error" and not network:  # a lost line is told by the browser itself
            self.wrong.append(message.text)

    def tell(self, path: Path) -> None:
        """Leave a picture of the page, and what it said to its console."""
        with suppress(Error):  # it may be gone
            self.page.screenshot(path=path.with_suffix(".png"), timeout=PATIENCE / 4)
        lines = [self.page.url, *self.said]
        path.with_suffix(".txt").write_text("\n".join(lines), encoding="utf-8")

    def close(self) -> None:
        WITNESSES.remove(self.tell)
        self.context.close()

    def open(self, path: str = "/") -> Page:
        self.page.goto(self.server + path)
        return self.page

    def hold(self, made: Made, seats: dict[int, str]) -> None:
        """Remember tokens, as the browser of who made the table does."""
        self.open("/shield.svg")  # a picture: from the same place, and there at once
        kept = {made.table: {"game": "", "seats": seats, "at": 0}}
        self.page.evaluate("kept => localStorage.setItem('baronnies.tables', kept)", dump(kept))

    def sit(self, made: Made, *seats: int) -> Page:
        """Open a table with some of its seats."""
        self.hold(made, {seat: made.tokens[seat] for seat in seats})
        return self.open(f"/table/{made.table}")

    def wait_for_turn(self) -> bool:
        """Whether it is this person's turn; otherwise the game is over."""
        moment = self.page.locator("main[data-moment=mine], main[data-moment=over]")
        moment.wait_for()
        return moment.get_attribute("data-moment") == "mine"

    def complaints(self) -> list[str]:
        """What axe-core finds wrong with the page as it stands."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found = self.page.evaluate(
            "axe.run({ resultTypes: ['violations'], preload: false })"  # we have no films or songs
            ".then(({ violations }) => violations)"
        )
        return [
            f"{one['id']}: {node['html'][:160]}: {node['failureSummary'][:200]}"
            for one in found
            for node in one["nodes"]
        ]


Visits = Callable[..., Visit]


@contextmanager
def visiting(browser: Browser, server: str) -> Iterator[Visits]:
    """Make visits; all end with the block, and none may have left an error behind."""
    visits: list[Visit] = []

    def come(screen: Screen = DESK, server: str = server, **wishes: str) -> Visit:
        visits.append(Visit(browser, server, screen, **wishes))
        return visits[-1]

    yield come
    for one in visits:
        one.close()
    assert [one.wrong for one in visits if one.wrong] == []


def dump(value: object) -> str:
    return json.dumps(value)


def until(page: Page, so: Callable[[], Found], patience: int = PATIENCE) -> Found:
    """Wait for what no locator tells, from outside: a page may not evaluate what it waits for."""
    end = time.monotonic() + patience / 1000
    while not (found := so()):
        assert time.monotonic() < end, "what was waited for never came"
        page.wait_for_timeout(20)  # lets the browser tell what happened meanwhile
    return found


STILL: Final = """() => new Promise((tell) => {
    const look = () => tell(!document.querySelector('.camera')?.getAnimations().length);
    requestAnimationFrame(() => requestAnimationFrame(look));
})"""


def at_rest(page: Page) -> None:
    """Wait until all has its room, and the map is where it will be: what is in sight stays so."""
    until(page, lambda: page.evaluate(STILL))


class Wire:
    """A line between browsers and a server that can be cut and mended."""

    def __init__(self, server: str) -> None:
        self.target = port_of(server)
        self.mended = True
        self._ends: list[socket.socket] = []
        self._door = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self._door.getsockname()[1]}"
        threading.Thread(target=self._answer, daemon=True).start()

    def cut(self) -> None:
        """Nothing gets through, and nothing begun goes on."""
        self.mended = False
        for end in self._ends:
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()
        self._ends.clear()

    def mend(self, server: str | None = None) -> None:
        """It works again, perhaps to a server on another port."""
        self.target = port_of(server) if server else self.target
        self.mended = True

    def close(self) -> None:
        self.cut()
        self._door.close()

    def _answer(self) -> None:
        with suppress(OSError):
            while True:
                caller, _ = self._door.accept()
                self._connect(caller)

    def _connect(self, caller: socket.socket) -> None:
        if not self.mended:
            caller.close()
            return
        try:
            callee = socket.create_connection(("127.0.0.1", self.target))
        except OSError:
            caller.close()
            return
        self._ends += [caller, callee]
        for one, other in ((caller, callee), (callee, caller)):
            threading.Thread(target=carry, args=(one, other), daemon=True).start()


def port_of(server: str) -> int:
    return int(server.rsplit(":", 1)[1])


def carry(one: socket.socket, other: socket.socket) -> None:
    with suppress(OSError):
        while data := one.recv(65536):
            other.sendall(data)
    with suppress(OSError):
        other.shutdown(socket.SHUT_WR)


expect.set_options(timeout=PATIENCE)
