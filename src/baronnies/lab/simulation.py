"""Many games: in one process or several, with the same result for the same seed."""

import signal
from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Contest, Outcome, Thought
from baronnies.lab.plan import Plan

_CHUNKS: Final = 40  # for each process: enough to show progress
_LONGEST_CHUNK: Final = 25  # games: what Ctrl-C may cost

Progress = Callable[[int], None]  # told how many games are done
Keep = Callable[[Sequence[Outcome]], None]  # given games as soon as they are played


class Batch(NamedTuple):
    """Games played in a row, and what stopped them before their end."""

    outcomes: list[Outcome]
    thoughts: list[Thought]  # of each bot of the plan
    trouble: Unreadable | None


class Run:
    """The outcomes so far, by number, and why there are not more."""

    def __init__(self) -> None:
        self.outcomes: list[Outcome] = []
        self.thoughts: list[Thought] = []  # of each bot of the plan
        self.trouble: Unreadable | None = None  # a bot failed
        self.interrupted = False  # by Ctrl-C

    def add(self, batch: Batch) -> None:
        """More games."""
        self.outcomes += batch.outcomes
        before = self.thoughts or [Thought()] * len(batch.thoughts)
        self.thoughts = [one.more(other) for one, other in zip(before, batch.thoughts, strict=True)]
        self.trouble = batch.trouble


class Work(NamedTuple):
    """How a plan is carried out."""

    games: int
    jobs: int = 1
    with_records: bool = False
    done: frozenset[int] = frozenset()  # numbers of games that were played before

    def numbers(self) -> list[int]:
        """Of the games to be played."""
        return [number for number in range(self.games) if number not in self.done]


def simulate(
    plan: Plan, work: Work, progress: Progress | None = None, keep: Keep | None = None
) -> Run:
    """Play so many games. Interrupted, or stopped by a failing bot, it keeps what it has.

    Unreadable before anything is played if the plan is none.
    """
    run, plan = Run(), plan.settled()
    try:
        for batch in _spread(plan, work) if work.jobs > 1 else _here(plan, work):
            run.add(batch)
            if keep:
                keep(batch.outcomes)
            if progress:
                progress(len(run.outcomes))
            if run.trouble:
                break
    except KeyboardInterrupt:
        run.interrupted = True
    run.outcomes.sort(key=_number)
    return run


def _number(outcome: Outcome) -> int:
    return outcome.number


def _here(plan: Plan, work: Work) -> Iterator[Batch]:
    for number in work.numbers():
        yield _play(plan, [number], work.with_records)


def _spread(plan: Plan, work: Work) -> Iterator[Batch]:
    # Not above: where there are no other processes, as in a page, games can still be played.
    from concurrent.futures import ProcessPoolExecutor, as_completed  # noqa: PLC0415 - as said
    from concurrent.futures.process import BrokenProcessPool  # noqa: PLC0415 - as said
    from multiprocessing import active_children, get_context  # noqa: PLC0415 - as said

    numbers = work.numbers()
    size = min(_LONGEST_CHUNK, len(numbers) // (work.jobs * _CHUNKS) + 1)
    pool = ProcessPoolExecutor(
        work.jobs,
        mp_context=get_context("spawn"),  # the same everywhere, and safe beside threads
        initializer=_leave_interrupts_to_the_parent,
    )
    try:
        futures = [
            pool.submit(_play, plan, numbers[at : at + size], work.with_records)
            for at in range(0, len(numbers), size)
        ]
        for future in as_completed(futures):
            yield future.result()
    except BrokenProcessPool:
        yield Batch([], [Thought()] * len(plan.bots), Unreadable("lab-worker-died"))
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for child in active_children():
            child.terminate()  # nobody waits for games that nobody wants any more


def _play(plan: Plan, numbers: list[int], with_records: bool) -> Batch:  # noqa: FBT001 - sent to another process
    outcomes: list[Outcome] = []
    thoughts = [Thought()] * len(plan.bots)
    for number in numbers:
        contest = Contest(plan, number)
        try:
            outcomes.append(contest.play(with_record=with_records))
        except Unreadable as trouble:
            return Batch(outcomes, thoughts, trouble)
        thoughts = [one.more(other) for one, other in zip(thoughts, contest.thoughts, strict=True)]
    return Batch(outcomes, thoughts, None)


def _leave_interrupts_to_the_parent() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
