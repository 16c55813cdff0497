"""Games in several processes of this machine."""

import signal
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children, get_context

from baronnies.core.unreadable import Unreadable
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Crew, PlayedBatch, play


class Processes(Crew):
    """So many of them."""

    def __init__(self, jobs: int) -> None:
        self.size = jobs
        self._pool = ProcessPoolExecutor(
            jobs,
            mp_context=get_context("spawn"),  # the same everywhere, and safe beside threads
            initializer=_leave_interrupts_to_the_parent,
        )

    def play(self, plan: Plan, numbers: list[int], *, with_records: bool) -> Future[PlayedBatch]:
        return self._pool.submit(play, plan, numbers, with_records=with_records)

    def trouble(self, error: Exception) -> Unreadable | None:
        return Unreadable("lab-worker-died") if isinstance(error, BrokenProcessPool) else None

    def end(self) -> None:
        self._pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
