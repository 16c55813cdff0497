"""Studies of the lab, as REST tells them."""

from typing import Literal

from msgspec import Struct, field

from baronnies.lab.findings import Measure

StudyState = Literal["waiting", "running", "stopped", "done", "failed"]


class AskStudy(Struct):
    """Games among bots by one to four settings, on the same luck. What is too much says so."""

    game: str
    settings: list[dict[str, str]]  # options unlike the rule
    seats: int = 0  # 0: as many as is usual
    bots: list[str] = field(
        default_factory=lambda: ["greedy"]
    )  # one for all seats, or one for each
    games: int = 1000  # by each setting
    seed: str = "0"


class LabFacts(Struct):
    """What the lab of a house offers."""

    plays: bool  # else studies are made in the terminal only
    games: int  # of a study, by each setting, at most
    settings: int  # likewise
    questions: list[AskStudy]  # ready to be asked: a few for each game


class Estimate(Struct):
    """A mean, and where the true one lies (95 %)."""

    mean: float
    low: float
    high: float


class LengthBin(Struct):
    """Games of so many turns."""

    low: int
    high: int  # this one included
    count: int
    games: list[int]  # the numbers of some


class PlacePoints(Struct):
    """Points of those who came to a place: quantiles of 5, 25, 50, 75 and 95 %; none: no game."""

    place: int
    quantiles: list[float]


class Struck(Struct):
    """Something that happens in games, and how often in one."""

    event: str
    words: str
    by: Estimate


class StudyDifference(Struct):
    """How a setting differs from the first, game by game."""

    what: Measure  # turns; points of the winner, and their lead; share won by the first to play
    by: Estimate
    tells: bool  # else these games are too few to tell
    needed: int  # that would tell, by each setting; 0: nobody knows, or these do


class SettingFacts(Struct):
    """What the games by one setting show."""

    options: dict[str, str]
    games: int
    capped: int  # given up: counted apart
    order: list[Estimate]  # share won by who plays first, second …
    later: bool  # whether one of them after the first surely wins more or less than a fair share
    length: Estimate
    median: float
    bins: list[LengthBin]  # the same ones for all settings
    points: list[PlacePoints]
    struck: list[Struck]
    differences: list[StudyDifference]


class StudyFacts(Struct):
    """A study, as far as it has come."""

    study: str  # its name in addresses: the same question is the same study
    state: StudyState
    trouble: str  # why it failed, in words
    game: str
    rules: int
    seats: int
    bots: list[str]
    games: int
    seed: str
    done: int
    of: int
    left: int  # seconds, about; 0: nobody knows yet
    before: int  # other studies that come first
    settings: list[SettingFacts]
