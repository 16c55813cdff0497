"""Many games: in one process or several, with the same result for the same seed."""

import signal
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Outcome, play_game
from baronnies.lab.plan import Plan

_CHUNKS: Final = 40  # for each process: enough to show progress
_LONGEST_CHUNK: Final = 25  # games: what Ctrl-C may cost

Progress = Callable[[int], None]  # told how many games are done


class Batch(NamedTuple):
    """Games played in a row, and what stopped them before their end."""

    outcomes: list[Outcome]
    trouble: Unreadable | None


class Run:
    """The outcomes so far, by number, and why there are not more."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.trouble: Unreadable | None = None  # a bot failed
        self.interrupted = False  # by Ctrl-C


class Work(NamedTuple):
    """How a plan is carried out."""

    games: int
    jobs: int = 1
    with_records: bool = False


def simulate(plan: Plan, work: Work, progress: Progress | None = None) -> Run:
    """Play so many games. Interrupted, or stopped by a failing bot, it keeps what it has.

    Unreadable before anything is played if the plan is none.
    """
    run, plan = Run(), plan.settled()
    try:
        for batch in _spread(plan, work) if work.jobs > 1 else _here(plan, work):
            run.outcomes += batch.outcomes
            if progress:
                progress(len(run.outcomes))
            if batch.trouble:
                run.trouble = batch.trouble
                break
    except KeyboardInterrupt:
        run.interrupted = True
    run.outcomes.sort(key=_number)
    return run


def _number(outcome: Outcome) -> int:
    return outcome.number


def _here(plan: Plan, work: Work) -> Iterator[Batch]:
    for number in range(work.games):
        yield _play(plan, range(number, number + 1), work.with_records)


def _spread(plan: Plan, work: Work) -> Iterator[Batch]:
    # Not above: where there are no other processes, as in a page, games can still be played.
    from concurrent.futures import ProcessPoolExecutor, as_completed  # noqa: PLC0415 - as said
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415 - as said
    from multiprocessing import active_children, get_context  # noqa: PLC0415 - as said

    size = min(_LONGEST_CHUNK, work.games // (work.jobs * _CHUNKS) + 1)
    pool = ProcessPoolExecutor(
        work.jobs,
        mp_context=get_context("spawn"),  # the same everywhere, and safe beside threads
        initializer=_leave_interrupts_to_the_parent,
    )
    try:
        futures = [
            pool.submit(_play, plan, range(at, min(at + size, work.games)), work.with_records)
            for at in range(0, work.games, size)
        ]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        yield Batch([], Unreadable("lab-worker-died"))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()  # nobody waits for games that nobody wants any more


def _play(plan: Plan, numbers: range, with_records: bool) -> Batch:  # noqa: FBT001 - sent to another process
    outcomes: list[Outcome] = []
    for number in numbers:
        try:
            outcomes.append(play_game(plan, number, with_record=with_records))
        except Unreadable as trouble:
            return Batch(outcomes, trouble)
    return Batch(outcomes, None)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
