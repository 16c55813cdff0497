"""A limit on the time a piece of work may take, where the system can interrupt it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from threading import current_thread, main_thread
from types import FrameType


class TooSlow(BaseException):
    """The time is up. Not an Exception, so that no bot catches it by accident."""


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise TooSlow


@contextmanager
def time_limit(seconds: float) -> Iterator[None]:
    """Raise TooSlow in the block when the time is up; where there are no timers, do nothing."""
    if not (seconds and _can_interrupt()):
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _can_interrupt() -> bool:
    """Whether there are timers, and this is the thread that hears of them."""
    return hasattr(signal, "setitimer") and current_thread() is main_thread()
