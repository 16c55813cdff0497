"""A limit on the time a piece of work may take, where the system can interrupt it."""

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class TooSlow(BaseException):
    """The time is up. Not an Exception, so that no bot catches it by accident."""


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow in the block when the time is up; where there are no timers, do nothing."""
    main_thread = threading.current_thread() is threading.main_thread()
    if not (seconds and main_thread and hasattr(signal, "setitimer")):
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
