"""What a study has found so far: length, order of play, points, and how settings differ."""

from collections.abc import Iterator, Sequence
from statistics import median
from typing import Final, Literal, get_args

from msgspec import Struct

from baronnies.core.sample import Mean, mean, unlike
from baronnies.lab.contest import Outcome
from baronnies.lab.study import Progress
from baronnies.lab.summary import Summary, shares

BINS: Final = 24  # of a histogram of lengths, at most
Measure = Literal["turns", "winner", "lead", "first"]  # points of the winner, and how many more
_SHOWN: Final = 3  # games of each bin that are named, to be looked at
_PARTS: Final = (0.05, 0.25, 0.5, 0.75, 0.95)  # of the quantiles


class Bin(Struct):
    """Games of about a length."""

    low: int  # turns, this one included
    high: int  # and this one
    count: int
    games: list[int]  # numbers of some


class Spread(Struct):
    """Points of those who came to a place: quantiles."""

    place: int
    quantiles: list[float]  # 5, 25, 50, 75 and 95 %


class Compared(Struct):
    """Of a setting to the first one, game by game on the same luck."""

    what: Measure
    mean: Mean
    needed: int  # games by each that would tell; 0: these do, or nobody knows


class Findings(Struct):
    """What one setting shows."""

    games: int
    capped: int  # given up: they have no end
    order: list[Mean]  # won by who plays first, second …
    later: bool  # whether one after the first surely wins more or less than a fair share
    length: Mean
    median: float
    bins: list[Bin]
    points: list[Spread]
    struck: list[tuple[str, Mean]]  # events, how often a game has them; the commonest first
    differences: list[Compared]  # none for the first setting


def findings(progress: Progress) -> list[Findings]:
    """What all settings show, the first of them being compared with the others."""
    lengths = [outcome.turns for played in progress.outcomes for outcome in _ended(played)]
    edges = list(_edges(lengths))
    return [_found(progress, at, edges) for at in range(len(progress.outcomes))]


def _ended(played: Sequence[Outcome]) -> list[Outcome]:
    return [outcome for outcome in played if outcome.places]


def _found(progress: Progress, at: int, edges: Sequence[tuple[int, int]]) -> Findings:
    played, ended = progress.outcomes[at], _ended(progress.outcomes[at])
    summary = Summary(progress.study.plan(at), played)
    order = [group.wins for group in summary.by_order]
    return Findings(
        games=len(played),
        capped=summary.capped,
        order=order,
        later=_later(order, len(progress.outcomes)),
        length=summary.length,
        median=median([outcome.turns for outcome in ended] or [0]),
        bins=[_bin(ended, low, high) for low, high in edges],
        points=[_spread(ended, place) for place in range(1, progress.study.seats + 1)],
        struck=[(kind, _often(played, kind)) for kind, _ in summary.struck.most_common()],
        differences=_differences(progress.outcomes[0], played) if at else [],
    )


def _later(order: Sequence[Mean], settings: int) -> bool:
    """Of so many shares one often lies outside its own interval by chance."""
    fair, looks = 1 / len(order), settings * (len(order) - 1)
    return any(unlike(share, fair, looks) for share in order[1:])


def _often(played: Sequence[Outcome], kind: str) -> Mean:
    return mean(outcome.struck.get(kind, 0) for outcome in played)


def _edges(lengths: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The bins that all settings share; the last one holds what is far beyond the others."""
    if not lengths:
        return
    ordered = sorted(lengths)
    low, high = ordered[0], ordered[-1 - len(ordered) // 50]
    width = max(1, -(-(high - low + 1) // BINS))
    for edge in range(low, high + 1, width):
        yield edge, edge + width - 1 if edge + width <= high else max(ordered[-1], edge)


def _bin(ended: Sequence[Outcome], low: int, high: int) -> Bin:
    found = [outcome.number for outcome in ended if low <= outcome.turns <= high]
    return Bin(low, high, len(found), found[:_SHOWN])


def _spread(ended: Sequence[Outcome], place: int) -> Spread:
    """Points by the order at the end: of equals, each stands at a place of its own."""
    points = sorted(_placed(outcome)[place - 1] for outcome in ended)
    if not points:
        return Spread(place, [])
    last = len(points) - 1
    return Spread(place, [float(points[round(part * last)]) for part in _PARTS])


def _placed(outcome: Outcome) -> list[int]:
    seats = sorted(range(len(outcome.scores)), key=lambda seat: outcome.places[seat])
    return [outcome.scores[seat] for seat in seats]


def _measures(outcome: Outcome) -> dict[Measure, float]:
    placed = _placed(outcome)
    return {
        "turns": outcome.turns,
        "winner": placed[0],
        "lead": placed[0] - placed[1],
        "first": shares(outcome)[outcome.order[0]],
    }


def _differences(base: Sequence[Outcome], other: Sequence[Outcome]) -> list[Compared]:
    pairs = [
        (_measures(one), _measures(two))
        for one, two in zip(base, other, strict=False)
        if one.places and two.places
    ]
    names: tuple[Measure, ...] = get_args(Measure)
    apart = {name: mean(two[name] - one[name] for one, two in pairs) for name in names}
    return [Compared(name, found, _needed(found)) for name, found in apart.items()]


def _needed(found: Mean) -> int:
    """How many games would tell, were the difference what it seems: to one digit."""
    if found.tells or not found.value or not found.size:
        return 0
    half = (found.high - found.low) / 2
    games = found.size * (half / abs(found.value)) ** 2 * 1.2  # a little more than just
    digits = 10 ** max(0, len(str(int(games))) - 1)
    return int(-(-games // digits) * digits)
