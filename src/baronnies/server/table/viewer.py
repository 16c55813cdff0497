"""One connection: what it may ask, and what waits to be sent to it."""

from collections import deque
from collections.abc import Sequence
from typing import Final, Protocol

from baronnies.core.game import Seat
from baronnies.core.words import word
from baronnies.server.limits import Bucket, Limits
from baronnies.server.metrics import Metrics
from baronnies.server.wire.messages import (
    Error,
    ErrorCode,
    FromServer,
    Goodbye,
    Lang,
    Leaving,
    encoder,
)

_FOR_GOOD: Final = frozenset({"no_table", "old_rules", "flood", "closed", "damaged", "banned"})
_PATIENCE: Final = 60  # messages refused, more than were allowed, until a flood is cut off


class Line(Protocol):
    """Where what is said to a viewer goes: a socket at a server, something else elsewhere."""

    @property
    def unsent(self) -> deque[bytes]:
        """What waits until the reader is quicker."""

    def say(self, message: bytes) -> None:
        """Send a message, or keep it until it can be sent."""

    def wake(self) -> None:
        """Let who waits for a message see that there is none to come."""


class Viewer:
    """Somebody who looks on: as one or several seats, or as a spectator."""

    def __init__(self, limits: Limits, line: Line, address: str, metrics: Metrics) -> None:
        self.address: Final = address
        self.lang: Lang = "fr"
        self.seats: list[Seat] = []
        self.limits: Final = limits
        self.leaving = False
        self._line: Final = line
        self._metrics: Final = metrics
        self._messages: Final = Bucket(limits.messages, limits.burst)
        self._whys: Final = Bucket(limits.whys, limits.why_burst)
        self._hints: Final = Bucket(limits.hints, limits.hint_burst)
        self._looks: Final = Bucket(limits.looks, limits.look_burst)
        self._floods = 0

    @property
    def looks_as(self) -> Sequence[Seat | None]:
        """The seats whose view it gets; None is a spectator's."""
        return self.seats or (None,)

    def send(self, message: FromServer) -> None:
        """Say something to it alone."""
        self.send_bytes(encoder.encode(message))

    def send_bytes(self, message: bytes) -> None:
        """Send an encoded message; a reader too slow for it is let go."""
        if self.leaving:
            return
        if len(self._line.unsent) >= self.limits.outbox:
            self.let_go("slow")
        else:
            self._line.say(message)

    def error(self, code: ErrorCode, asked: int | None, **facts: str | int) -> None:
        """Say that a message was none, or nothing to do."""
        self._metrics.count("errors", code)
        text = word(self.lang, f"server-error-{code.replace('_', '-')}", facts)
        self.send(Error(id=asked, code=code, text=text))

    def let_go(self, reason: Leaving, **facts: str) -> None:
        """Say good-bye; the connection ends when that is sent, or soon after."""
        if self.leaving:
            return
        self.leaving = True
        self._metrics.count("goodbyes", reason)
        text = word(self.lang, f"server-goodbye-{reason.replace('_', '-')}", facts).strip()
        goodbye = Goodbye(reason=reason, text=text, again=reason not in _FOR_GOOD)
        self._line.unsent.clear()
        self._line.say(encoder.encode(goodbye))
        self._line.wake()

    def admit(self) -> bool:
        """Count one more message, unless it is too many; who goes on and on is let go."""
        if self._messages.take():
            self._floods = max(0, self._floods - 1)
            return True
        self._floods += 1
        if self.flooding:
            self.let_go("flood")
        return False

    @property
    def flooding(self) -> bool:
        """Whether it went on and on."""
        return self._floods > _PATIENCE

    def may_look_long(self) -> bool:
        """Whether one more look at many lines is not too many."""
        return self._looks.take()

    def may_ask_hint(self) -> bool:
        """Whether one more good turn is not too many."""
        return self._hints.take()

    def may_ask_why(self) -> bool:
        """Whether one more question is not too many."""
        return self._whys.take()
