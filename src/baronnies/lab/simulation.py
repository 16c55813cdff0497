"""Many games: here, in several processes or on a cluster; the same seed gives the same games."""

from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from errno import ENOSPC
from itertools import islice
from typing import TYPE_CHECKING, Final, NamedTuple

from baronnies.core.unreadable import Unreadable
from baronnies.lab.contest import Contest, Effort, Outcome
from baronnies.lab.plan import Plan

if TYPE_CHECKING:
    from concurrent.futures import Future

_CHUNKS: Final = 40  # for each process: enough to show progress
_LONGEST_CHUNK: Final = 25  # games: what Ctrl-C may cost
_AHEAD: Final = 64  # batches given out beyond the first that is missing,
_AHEAD_EACH: Final = 4  # and so many more for each who plays: a long game holds nobody up

Progress = Callable[[int], None]  # told how many games are done
Keep = Callable[[Sequence[Outcome]], None]  # given games in the order of their numbers


class PlayedBatch(NamedTuple):
    """Games played in a row, and what stopped them before their end."""

    outcomes: list[Outcome]
    efforts: list[Effort]  # of each bot of the plan
    trouble: Unreadable | None = None


class Run:
    """The games so far, and why there are not more."""

    def __init__(self) -> None:
        self.games = 0  # that were played
        self.outcomes: list[Outcome] = []  # of them, by number, unless somebody else keeps them
        self.efforts: list[Effort] = []  # of each bot of the plan
        self.trouble: Unreadable | None = None  # a bot failed
        self.interrupted = False  # by Ctrl-C

    def add(self, batch: PlayedBatch) -> None:
        """More games."""
        self.games += len(batch.outcomes)
        before = self.efforts or [Effort()] * len(batch.efforts)
        self.efforts = [one.more(other) for one, other in zip(before, batch.efforts, strict=True)]
        self.trouble = batch.trouble


class Work(NamedTuple):
    """How a plan is carried out."""

    games: int
    jobs: int = 1
    with_records: bool = False
    done: frozenset[int] = frozenset()  # numbers of games that were played before
    on: str = ""  # a cluster: `ray`, or its address

    def numbers(self) -> Iterator[int]:
        """Of the games to be played."""
        return (number for number in range(self.games) if number not in self.done)

    def chunks(self, players: int) -> Iterator[list[int]]:
        """The same in pieces, for so many who play at a time."""
        size = min(_LONGEST_CHUNK, (self.games - len(self.done)) // (players * _CHUNKS) + 1)
        numbers = self.numbers()
        while chunk := list(islice(numbers, size)):
            yield chunk


class Crew(ABC):
    """Who plays batches for us, several at a time."""

    size: int  # how many of them

    @abstractmethod
    def play(self, plan: Plan, numbers: list[int], *, with_records: bool) -> "Future[PlayedBatch]":
        """Have games played."""

    def wait(self, future: "Future[PlayedBatch]") -> PlayedBatch:
        """Games that come, or the error that keeps them from coming."""
        return future.result()

    @abstractmethod
    def trouble(self, error: Exception) -> Unreadable | None:
        """What an error of theirs means; None if it is none of theirs."""

    @abstractmethod
    def end(self) -> None:
        """Nobody waits for games that nobody wants any more."""


def simulate(
    plan: Plan, work: Work, progress: Progress | None = None, keep: Keep | None = None
) -> Run:
    """Play so many games. Interrupted, or stopped by a failing bot, it keeps what it has.

    Games come in the order of their numbers, whoever plays them. Given `keep`, they are its own,
    and the run needs no room for them. Unreadable before anything is played if the plan is none.
    """
    run, plan = Run(), plan.settled()
    take = keep or run.outcomes.extend
    try:
        for batch in _batches(plan, work):
            run.add(batch)
            take(batch.outcomes)
            if progress:
                progress(run.games)
            if run.trouble:
                break
    except KeyboardInterrupt:
        run.interrupted = True
    except OSError as error:  # of who keeps them: a full disk
        run.trouble = unkept(error)
    return run


def unkept(error: OSError) -> Unreadable:
    """There is no room for what was played."""
    if error.errno == ENOSPC:
        return Unreadable("lab-full")
    return Unreadable("lab-unkept", error=error.strerror or str(error))


def _batches(plan: Plan, work: Work) -> Iterator[PlayedBatch]:
    if work.on:
        from baronnies.lab.cluster import Cluster  # noqa: PLC0415 - an extra

        return _spread(plan, work, Cluster(work.on))
    if work.jobs > 1:
        from baronnies.lab.processes import Processes  # noqa: PLC0415 - a page has none

        return _spread(plan, work, Processes(work.jobs))
    return (play(plan, [number], with_records=work.with_records) for number in work.numbers())


def _spread(plan: Plan, work: Work, crew: Crew) -> Iterator[PlayedBatch]:
    """What a crew plays, in order; only so much is given out that what waits stays small."""
    ahead: deque[Future[PlayedBatch]] = deque()
    try:
        for numbers in work.chunks(crew.size):
            ahead.append(crew.play(plan, numbers, with_records=work.with_records))
            if len(ahead) >= _AHEAD + _AHEAD_EACH * crew.size:
                yield _first(ahead, crew)
        while ahead:
            yield _first(ahead, crew)
    except KeyboardInterrupt:
        for future in ahead:
            if future.done() and not future.exception():
                yield future.result()
        raise
    except Exception as error:
        trouble = crew.trouble(error)
        if trouble is None:
            raise
        yield PlayedBatch([], [Effort()] * len(plan.bots), trouble)
    finally:
        crew.end()


def _first(ahead: "deque[Future[PlayedBatch]]", crew: Crew) -> PlayedBatch:
    """Waits for it; out of the line before it is counted, it is never counted twice."""
    batch = crew.wait(ahead[0])
    ahead.popleft()
    return batch


def play(plan: Plan, numbers: Sequence[int], *, with_records: bool) -> PlayedBatch:
    """Play some games, up to the first in which a bot fails."""
    outcomes: list[Outcome] = []
    efforts = [Effort()] * len(plan.bots)
    for number in numbers:
        try:
            contest = Contest(plan, number)
            outcomes.append(contest.play(with_record=with_records))
        except Unreadable as trouble:
            return PlayedBatch(outcomes, efforts, trouble)
        efforts = [one.more(other) for one, other in zip(efforts, contest.efforts, strict=True)]
    return PlayedBatch(outcomes, efforts)
