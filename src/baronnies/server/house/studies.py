"""Studies of the lab: played batch by batch, behind everybody's bots and reviews, and kept."""

import asyncio
import sys
import zlib
from collections.abc import Callable, Mapping
from time import monotonic, time
from typing import Final, NamedTuple, TypeVar

import msgspec
from msgspec import Struct

from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome
from baronnies.lab.findings import Findings, findings
from baronnies.lab.plan import Plan
from baronnies.lab.questions import QUESTIONS
from baronnies.lab.sheet import sheet
from baronnies.lab.study import (
    MOST_GAMES,
    MOST_SETTINGS,
    Batch,
    Progress,
    Study,
    study_of,
)
from baronnies.server.house.errands import Errand, Errands
from baronnies.server.house.findings import told
from baronnies.server.house.house import House
from baronnies.server.limits import Buckets, Limits, household
from baronnies.server.table.thinker import LAB, Asker, Question, Thought
from baronnies.server.wire import studies as wire
from baronnies.server.wire.bodies import Unavailable

_BATCH: Final = 0.4  # seconds that a batch shall take
_LARGEST: Final = 200  # games of a batch
_KEPT_EVERY: Final = 20.0  # seconds, which a crash may cost
_FRESH: Final = 1.0  # seconds for which everybody is shown the same of a study that goes on
_REST: Final = 4  # or so many times as long as looking at it took
_SHOWN: Final = 50  # studies whose findings are at hand
_ALONE: Final = sys.platform == "emscripten"  # a page has this one thread
T = TypeVar("T")


class Kept(Struct):
    """A study as it lies on the disk."""

    study: Study
    outcomes: list[list[Outcome]]
    trouble: str = ""  # the key of a word


_decoder: Final = msgspec.json.Decoder(Kept)


class Glance(NamedTuple):
    """What a study showed when it was last looked at."""

    done: int
    until: float  # then it is looked at again, if it goes on
    findings: list[Findings]


class OngoingStudy(Errand):
    """A study that waits or is being made."""

    def __init__(self, kept: Kept, asker: Asker) -> None:
        super().__init__()
        self.kept: Final = kept
        self.progress: Final = Progress(kept.study, kept.outcomes)
        self.asker: Final = asker
        self.size = 1  # games of the next batch
        self.written = monotonic()


class Studies:
    """All that are asked for, and those that were. Who asks the same is shown the same."""

    def __init__(self, house: House) -> None:
        limits = house.limits
        self._house: Final = house
        self._buckets: Final = Buckets(limits.studies, limits.study_burst)
        self._errands: Final = Errands[OngoingStudy](limits.studies_at_once, limits.studies_waiting)
        self._shown: Final[dict[str, Glance]] = {}
        self._looking: Final = asyncio.Lock()

    def offer(self) -> wire.LabFacts:
        """What may be asked here."""
        return offered(self._house.shelf, self._house.limits)

    async def begin(self, asked: wire.AskStudy, address: str) -> str:
        """Have a study made, unless it is, or was; where it stood, it goes on. Its name."""
        try:
            plan = Plan(asked.game, asked.seats, {}, asked.bots, seed=asked.seed)
            study = study_of(plan, asked.games, asked.settings)
        except Unreadable as error:
            raise Unavailable("bad_table", error) from error
        kept = await self._kept(study.key) or Kept(study, [[] for _ in study.settings])
        progress = Progress(study, kept.outcomes)
        if self._errands.of(study.key) or progress.done == progress.of:
            return study.key
        if self._errands.full or not self._buckets.take(address):
            self._house.metrics.count("limited", "studies")
            raise Unavailable("too_fast")
        kept.trouble = ""
        ongoing = OngoingStudy(kept, Asker(household(address), LAB))
        self._errands.begin(study.key, ongoing, self._work)
        return study.key

    def stop(self, key: str) -> None:
        """Enough: what is there is kept."""
        self._errands.stop(key)

    async def close(self) -> None:
        """Keep what there is, and begin nothing more."""
        await self._errands.close()

    async def _work(self, ongoing: OngoingStudy) -> None:
        progress = ongoing.progress
        try:
            while (batch := progress.next(ongoing.size)) and not ongoing.stopped:
                thought = await self._play(ongoing, batch)
                if thought.outcomes is None:
                    slow = thought.trouble == "timeout"
                    ongoing.kept.trouble = "study-too-slow" if slow else "study-broken"
                    return
                progress.add(batch, thought.outcomes)
                if monotonic() - ongoing.written > _KEPT_EVERY:
                    await self._keep(ongoing)
        finally:
            await self._keep(ongoing)

    async def _play(self, ongoing: OngoingStudy, batch: Batch) -> Thought:
        """Play a batch, and see how many games the next one shall have."""
        began = monotonic()
        thought = await self._house.opponents.think(_asking(batch), ongoing.asker)
        took = max(monotonic() - began, 0.001)
        faster = _BATCH / took * (batch.numbers[1] - batch.numbers[0])
        ongoing.size = max(1, min(_LARGEST, int(faster), 2 * ongoing.size))
        return thought

    async def _keep(self, ongoing: OngoingStudy) -> None:
        ongoing.written = monotonic()
        packed = await _aside(lambda: _packed(ongoing.kept))
        await self._house.store.keep_study(ongoing.kept.study.key, packed, int(time()))

    async def _kept(self, key: str) -> Kept | None:
        found = await self._house.store.kept_study(key)
        try:
            return await _aside(lambda: _unpacked(found)) if found else None
        except (msgspec.DecodeError, zlib.error):
            return None  # of another version: it can be made again

    async def _found(self, key: str) -> tuple[Kept, OngoingStudy | None]:
        ongoing = self._errands.of(key)
        kept = ongoing.kept if ongoing else await self._kept(key)
        if kept is None or kept.study.game not in self._house.shelf:
            raise Unavailable("no_study")
        return kept, ongoing

    async def _findings(self, progress: Progress, *, goes_on: bool) -> list[Findings]:
        """Thousands of games take a while to look at: elsewhere, once for everybody."""
        key = progress.study.key
        async with self._looking:
            shown = self._shown.get(key)
            if shown and (shown.done == progress.done or (goes_on and monotonic() < shown.until)):
                return shown.findings
            began = monotonic()
            now = Progress(progress.study, [[*played] for played in progress.outcomes])
            found = await _aside(lambda: findings(now))
            if len(self._shown) >= _SHOWN:
                self._shown.clear()
            until = monotonic() + max(_FRESH, _REST * (monotonic() - began))
            self._shown[key] = Glance(now.done, until, found)
            return found

    async def facts(self, key: str, lang: str) -> wire.StudyFacts:
        """A study as far as it has come."""
        kept, ongoing = await self._found(key)
        study, progress = kept.study, Progress(kept.study, kept.outcomes)
        facts = wire.StudyFacts(
            study=key,
            state=_state(kept, progress, ongoing),
            trouble=word(lang, kept.trouble) if kept.trouble else "",
            game=study.game,
            rules=study.rules,
            seats=study.seats,
            bots=list(study.bots),
            games=study.games,
            seed=study.seed,
            done=progress.done,
            of=progress.of,
            left=ongoing.left(progress.done, progress.of) if ongoing else 0,
            before=self._errands.before(key) if ongoing else 0,
            settings=[],
        )
        if study.rules == SHELF[study.game].version:
            shown = await self._findings(progress, goes_on=bool(ongoing))
            facts.settings = [told(study, at, each, lang) for at, each in enumerate(shown)]
        return facts

    async def games(self, key: str, setting: int) -> str:
        """A line of CSV for each game by a setting."""
        kept, _ = await self._found(key)
        if not 0 <= setting < len(kept.outcomes):
            raise Unavailable("no_study")
        played = [*kept.outcomes[setting]]
        return await _aside(lambda: sheet(kept.study.plan(setting), played))

    async def record(self, key: str, setting: int, number: int) -> str:
        """The record of one of the games, which is played again for it."""
        kept, _ = await self._found(key)
        if not (0 <= setting < len(kept.outcomes) and 0 <= number < len(kept.outcomes[setting])):
            raise Unavailable("no_study")
        batch = Batch(kept.study, setting, (number, number + 1), record=True)
        thought = await self._house.opponents.think(_asking(batch), Asker(key, LAB))
        if not thought.outcomes:
            raise Unavailable("broken")
        return thought.outcomes[0].record


def offered(shelf: Mapping[str, Game], limits: Limits) -> wire.LabFacts:
    """What a house with such games and limits has its lab play."""
    return wire.LabFacts(
        plays=limits.studies_at_once > 0 and limits.studies_waiting > 0,
        games=MOST_GAMES,
        settings=MOST_SETTINGS,
        questions=[
            wire.AskStudy(name, [{}, dict(change)] if change else [{}], seats)
            for name in shelf
            for seats, change in QUESTIONS.get(name, ())
        ],
    )


async def _aside(deed: Callable[[], T]) -> T:
    """Where no table waits for it, if there is such a place."""
    return deed() if _ALONE else await asyncio.to_thread(deed)


def _packed(kept: Kept) -> bytes:
    return zlib.compress(msgspec.json.encode(kept))


def _unpacked(packed: bytes) -> Kept:
    return _decoder.decode(zlib.decompress(packed))


def _asking(batch: Batch) -> Question:
    return Question(batch.study.game, batch.study.rules, batch=batch)


def _state(kept: Kept, progress: Progress, ongoing: OngoingStudy | None) -> wire.StudyState:
    if ongoing:
        return "waiting" if ongoing.began is None else "running"
    if progress.done == progress.of:
        return "done"
    return "failed" if kept.trouble else "stopped"
