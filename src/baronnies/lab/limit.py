"""A limit on the time a piece of work may take, where the system can interrupt it."""

import signal
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
    if not (seconds and _can_interrupt()):
        yield
        return
    before = signal.signal(signal.SIGALRM, _interrupt)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    except TooSlow as late:
        _leave_out_the_clock(late)
        raise
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _leave_out_the_clock(late: TooSlow) -> None:
    """The last line of what was being done is told, and not that of `_interrupt`."""
    call = late.__traceback__
    while call and call.tb_next:
        if call.tb_next.tb_frame.f_code is _interrupt.__code__:
            call.tb_next = None
            return
        call = call.tb_next


def _can_interrupt() -> bool:
    """Whether there are timers, and this is the thread that hears of them."""
    if not hasattr(signal, "setitimer"):
        return False
    try:
        signal.signal(signal.SIGALRM, signal.getsignal(signal.SIGALRM))
    except ValueError:  # another thread
        return False
    return True
