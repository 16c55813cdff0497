"""A study: the same games by up to four settings, in turn and on the same luck.

It is played batch by batch by whoever has time for it, a process or a page; wherever it is played,
the same study gives the same games as `baronnies simulate` with its seed.
"""

import hashlib
from collections.abc import Sequence
from typing import Final

import msgspec
from msgspec import Struct

from baronnies.bots.names import LEVELS, bot_names
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import Outcome, play_game
from baronnies.lab.plan import Plan

MOST_SETTINGS: Final = 4
MOST_GAMES: Final = 10_000  # by each setting
LONGEST_SEED: Final = 40  # characters


class Study(Struct, frozen=True, kw_only=True):
    """What is asked: the same question, written the same way, is the same study."""

    game: str
    rules: int  # the version of them
    seats: int
    bots: tuple[str, ...]  # one for all seats, or one for each
    games: int  # by each setting
    seed: str
    settings: tuple[dict[str, str], ...]  # options that differ from the rule

    @property
    def key(self) -> str:
        """A name of its own, the same for everybody who asks the same."""
        asked = msgspec.json.encode(self, order="deterministic")
        return hashlib.sha256(asked).hexdigest()[:24]

    def plan(self, setting: int) -> Plan:
        """The games by one of the settings."""
        plan = Plan(self.game, self.seats, self.settings[setting], list(self.bots), seed=self.seed)
        return plan.settled()


def study_of(plan: Plan, games: int, settings: Sequence[dict[str, str]]) -> Study:
    """A study in its plain form. Unreadable names what makes no game, or is too much."""
    game = SHELF.get(plan.game)
    if game and not all(name in (*bot_names(game), *LEVELS) for name in plan.bots):
        raise Unreadable("study-bots")  # before anything is asked of them: they may be files
    if not 0 < games <= MOST_GAMES:
        raise Unreadable("study-games", most=MOST_GAMES)
    if not 0 < len(settings) <= MOST_SETTINGS:
        raise Unreadable("study-settings", most=MOST_SETTINGS)
    if len(plan.seed) > LONGEST_SEED:
        raise Unreadable("study-seed", most=LONGEST_SEED)
    plan = plan._replace(options={}).settled()
    game = SHELF[plan.game]
    rule = game.settle({})
    changes: list[dict[str, str]] = []
    for options in settings:
        settled = plan._replace(options=options).settled().options
        changes.append({name: value for name, value in settled.items() if value != rule[name]})
    return Study(
        game=game.name,
        rules=game.version,
        seats=plan.seats,
        bots=tuple(plan.bots),
        games=games,
        seed=plan.seed,
        settings=tuple(changes),
    )


class Batch(Struct):
    """Some of the games, to be played by one of the settings."""

    study: Study
    setting: int
    numbers: tuple[int, int]  # the first, and the one after the last
    record: bool = False  # whether the games themselves are wanted


def play_batch(batch: Batch) -> list[Outcome]:
    """Play them. Unreadable if a bot cannot go on."""
    plan = batch.study.plan(batch.setting)
    return [play_game(plan, number, with_record=batch.record) for number in range(*batch.numbers)]


class Progress:
    """How far a study has come: the outcomes by setting, in the order of their numbers."""

    def __init__(self, study: Study, outcomes: Sequence[list[Outcome]] = ()) -> None:
        self.study: Final = study
        self.outcomes: Final = [*outcomes] or [[] for _ in study.settings]

    @property
    def done(self) -> int:
        """Games that were played, by all settings."""
        return sum(len(played) for played in self.outcomes)

    @property
    def of(self) -> int:
        """Games that are to be played."""
        return self.study.games * len(self.study.settings)

    def next(self, size: int) -> Batch | None:
        """What is to be played next: the settings take turns, so that it may stop at any time."""
        if self.done == self.of:
            return None
        setting = min(range(len(self.outcomes)), key=lambda at: len(self.outcomes[at]))
        first = len(self.outcomes[setting])
        return Batch(self.study, setting, (first, min(first + size, self.study.games)))

    def add(self, batch: Batch, played: Sequence[Outcome]) -> None:
        """Take up what was played."""
        self.outcomes[batch.setting].extend(played)
