"""Why one turn is better than another: the difference of what they lead to, in the game's words.

A reason is data; sentences.py puts it into the words of the game's own sources and events.
"""

from collections import Counter
from collections.abc import Collection, Sequence
from typing import Final, Literal, NamedTuple

from baronnies.advice.playon import Played, gains_of
from baronnies.core.account import Account
from baronnies.core.game import Event, Game, Move, Seat, State
from baronnies.core.sample import Mean, apart, mean
from baronnies.core.story import heard

MOST: Final = 3  # reasons for a turn
_OFTEN: Final = 0.1  # what differs by less of the games is no reason
_LITTLE: Final = 0.5  # points on average that are none

Kind = Literal["wins", "danger", "hope", "happens", "points", "threat", "later", "alike"]


class Reason(NamedTuple):
    """One thing that speaks for a turn; see the words `reason-KIND`."""

    kind: Kind
    seat: Seat  # whom it is about
    amount: float = 0.0  # points, or how often, with the better turn
    other: float = 0.0  # the same with the other
    source: str = ""  # of the points; none: of several
    event: Event | None = None
    parts: tuple[tuple[str, int], ...] = ()  # by source, where a gain has its price
    fewest: bool = False  # less of the source is better


class Prospect:
    """A turn and what it leads to: at once, and in games played on."""

    def __init__(self, game: Game, state: State, seat: Seat, moves: list[Move]) -> None:
        self.game = game
        self.seat = seat
        self.moves = moves
        self.after = state.copy()
        account = Account(game, self.after)
        self.after.story = []
        for move in moves:
            self.after.play(seat, move)
        self.story: list[Event] = heard(self.after.story, seat)
        account.follow(self.story, self.after)
        self.gains = gains_of(account)
        self.after.story = None
        self.games: list[Played] = []

    def shares(self, seat: Seat | None = None) -> list[float]:
        """What a seat won of each game; by default, who took the turn."""
        whose = self.seat if seat is None else seat
        return [played.shares[whose] for played in self.games]

    @property
    def wins(self) -> bool:
        """Whether the game is won with this turn."""
        places = self.after.places()
        return bool(places) and places[self.seat] == 1


def reasons(better: Prospect, other: Prospect) -> list[Reason]:
    """At most three, the weightiest first; never none."""
    if better.wins:
        return [Reason("wins", better.seat)]
    found = [
        *_endings(better, other),
        *_at_once(better, other),
        *_threats(better, other),
        *_later(better, other),
    ]
    return found[:MOST] or [Reason("alike", better.seat)]


def brings(prospect: Prospect) -> list[Reason]:
    """What a turn brings at once, whatever another would."""
    found = [
        Reason("points", seat, points, source=source, fewest=_fewest(prospect, source))
        for (seat, source), points in sorted(prospect.gains.items())
        if points * _sense(prospect, seat, source) > 0
    ]
    return _net(prospect, sorted(found, key=_weight, reverse=True)[:MOST])


def _endings(better: Prospect, other: Prospect) -> list[Reason]:
    """Who may win before the next turn is done: the others less often, or oneself more often."""
    found: list[Reason] = []
    for seat in range(len(better.after.scores())):
        soon = [[game.soon.shares[seat] for game in prospect.games] for prospect in (better, other)]
        way = 1 if seat == better.seat else -1
        if _clear(apart(soon[0], soon[1]), way, _OFTEN):
            kind: Kind = "hope" if way > 0 else "danger"
            found.append(Reason(kind, seat, mean(soon[0]).value, mean(soon[1]).value))
    return sorted(found, key=_weight, reverse=True)


def _at_once(better: Prospect, other: Prospect) -> list[Reason]:
    """What the turn itself does: an event that tells it best, and points that differ."""
    found: list[Reason] = []
    told: set[tuple[Seat, str]] = set()
    for event in better.story:
        if event not in other.story and _favours(better, event) and not found:
            found.append(Reason("happens", better.seat, event=event))
            told |= {(gain.seat, gain.source) for gain in better.game.gains(event)}
    return found + _points(better, better.gains, other.gains, told)


def _points(
    prospect: Prospect,
    more: dict[tuple[Seat, str], int],
    less: dict[tuple[Seat, str], int],
    told: set[tuple[Seat, str]],
) -> list[Reason]:
    found: list[Reason] = []
    more, less = _summed(prospect, more, less), _summed(prospect, less, more)
    for seat, source in sorted({*more, *less} - told):
        points, other = more.get((seat, source), 0), less.get((seat, source), 0)
        if (points - other) * _sense(prospect, seat, source) > 0:
            fewest = _fewest(prospect, source)
            found.append(Reason("points", seat, points, other, source, fewest=fewest))
    return _net(prospect, sorted(found, key=_weight, reverse=True), told)


def _summed(
    prospect: Prospect, gains: dict[tuple[Seat, str], int], others: dict[tuple[Seat, str], int]
) -> dict[tuple[Seat, str], int]:
    """Who takes 12 heads by one rule and not 13 by another takes 12 and not 13, rather than 0."""
    adding = {source.name for source in prospect.game.sources if source.adds}
    against = {of for of in adding if _fewest(prospect, of)}
    summed: dict[tuple[Seat, str], int] = {}
    for (seat, of), points in gains.items():
        rules = {rule for who, rule in {*gains, *others} if who == seat} & against
        source = "" if of in rules and len(rules) > 1 else of
        summed[seat, source] = summed.get((seat, source), 0) + points
    return summed


def _net(
    prospect: Prospect, found: list[Reason], told: Collection[tuple[Seat, str]] = ()
) -> list[Reason]:
    """Who pays for a gain with points is told what remains, as beside the seat: +6, not +15."""
    seat = prospect.seat
    adding = [source.name for source in prospect.game.sources if source.adds]
    parts = {of: prospect.gains.get((seat, of), 0) for of in adding if (seat, of) not in told}
    worth = {of: points * _sense(prospect, seat, of) for of, points in parts.items() if points}
    own = [reason for reason in found if reason.seat == seat and worth.get(reason.source, 0) > 0]
    if not own or min(worth.values()) > 0 or sum(worth.values()) <= 0:
        return found
    left = tuple((of, parts[of]) for of in worth)
    whole = Reason("points", seat, sum(parts.values()), parts=left)
    rest = [reason for reason in found if reason not in own]
    return sorted([whole, *rest], key=_weight, reverse=True)


def _threats(better: Prospect, other: Prospect) -> list[Reason]:
    """What befalls the seat less often until its next turn is done."""
    found: list[Reason] = []
    befalls = [
        [_befalls(prospect, game) for game in prospect.games] for prospect in (better, other)
    ]
    for kind in sorted({event.kind for game in befalls[1] for event in game}):
        often = [[float(_has(game, kind)) for game in games] for games in befalls]
        if _clear(apart(often[0], often[1]), -1, _OFTEN):
            counted = Counter(event for game in befalls[1] for event in game if event.kind == kind)
            event = counted.most_common(1)[0][0]
            here, there = mean(often[0]).value, mean(often[1]).value
            found.append(Reason("threat", better.seat, here, there, event=event))
    return sorted(found, key=_weight, reverse=True)


def _later(better: Prospect, other: Prospect) -> list[Reason]:
    """Points that come on average until the next turn is done, by seat and source."""
    found: list[Reason] = []
    keys = {
        key for prospect in (better, other) for game in prospect.games for key in game.soon.gains
    }
    for seat, source in sorted(keys):
        gains = [
            [float(game.soon.gains.get((seat, source), 0)) for game in prospect.games]
            for prospect in (better, other)
        ]
        difference = _difference(gains[0], gains[1])
        if _clear(difference, _sense(better, seat, source), _LITTLE):
            here, there = (round(mean(each).value, 1) for each in gains)
            fewest = _fewest(better, source)
            found.append(Reason("later", seat, here, there, source, fewest=fewest))
    return sorted(found, key=_weight, reverse=True)


def _difference(first: Sequence[float], second: Sequence[float]) -> Mean:
    one, two = mean(first), mean(second)
    value = one.value - two.value
    error = ((one.high - one.value) ** 2 + (two.high - two.value) ** 2) ** 0.5
    return Mean(value, value - error, value + error, min(one.size, two.size))


def _befalls(prospect: Prospect, game: Played) -> list[Event]:
    """What was told of harm to the seat, as far as it would hear of it."""
    return [event for event in heard(game.soon.story, prospect.seat) if _harms(prospect, event)]


def _has(events: list[Event], kind: str) -> bool:
    return any(event.kind == kind for event in events)


def _favours(prospect: Prospect, event: Event) -> bool:
    """Whether an event of one's own turn brings points, or is at somebody's cost."""
    points = sum(
        gain.points * _sense(prospect, gain.seat, gain.source)
        for gain in prospect.game.gains(event)
    )
    return points > 0 or bool(_others(prospect, event) - {prospect.seat})


def _harms(prospect: Prospect, event: Event) -> bool:
    points = sum(
        gain.points * prospect.after.wanted(gain.source)
        for gain in prospect.game.gains(event)
        if gain.seat == prospect.seat
    )
    return points < 0 or prospect.seat in _others(prospect, event)


def _others(prospect: Prospect, event: Event) -> set[Seat]:
    """Whom an event happens to: the seats it names beside the one that acts."""
    names = prospect.game.events[event.kind]
    facts = zip(names, event.facts, strict=True)
    return {int(fact) for name, fact in facts if name.endswith("_seat")}


def _sense(prospect: Prospect, seat: Seat, source: str) -> int:
    """Whether more of a source is good for who takes the turn: what others get is not."""
    wanted = prospect.after.wanted(source)
    return wanted if seat == prospect.seat else -wanted


def _fewest(prospect: Prospect, source: str) -> bool:
    return prospect.after.wanted(source) < 0


def _clear(difference: Mean, way: int, least: float) -> bool:
    """Whether something differs that way for sure, and by enough to be told."""
    nearest = difference.low if way > 0 else difference.high
    return difference.value * way >= least and nearest * way > 0


def _weight(reason: Reason) -> float:
    return abs(reason.amount - reason.other)
