"""The line to one viewer: a socket's at a server, another one elsewhere."""

from collections import deque
from typing import Protocol


class Line(Protocol):
    """Takes what is said to a viewer, at once."""

    @property
    def unsent(self) -> deque[bytes]:
        """What waits until the reader is quicker."""

    def say(self, message: bytes) -> None:
        """Send a message, or keep it until it can be sent."""

    def wake(self) -> None:
        """Let who waits for a message see that there is none to come."""
