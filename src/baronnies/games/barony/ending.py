"""The clauses of the end: of a turn, of a round and of the game; points and the winner."""

from baronnies.core.game import Seat, tell
from baronnies.games.barony.board import NOWHERE
from baronnies.games.barony.state import NO_ACTION, OVER, Position
from baronnies.games.barony.tables import (
    CITY_POINTS,
    DUKE,
    IMPRINT_POINTS,
    KINDS,
    SILVER,
    TITLE_POINTS,
)


def end_turn(p: Position, seat: Seat) -> None:
    """3.7: the next player; after the last of a round perhaps the end of the game."""
    p.turn += 1
    p.action = NO_ACTION
    p.parts = 0
    p.at = NOWHERE
    if p.cast:
        p.cast = 0
        p.start = NOWHERE
        p.served = []
    seat += 1
    p.seat = 0 if seat == p.setting.seats else seat
    if p.seat == p.first:
        end_round(p)


def end_round(p: Position) -> None:
    """10.1, 10.4: the game ends when somebody is duke, or when the last round is played."""
    if not is_last_round(p):
        p.round += 1
        return
    p.phase = OVER
    if p.story is not None:
        tell(p, "ended_by_duke" if DUKE in p.rank else "ended_by_limit", p.round)


def is_last_round(p: Position) -> bool:
    """10.1, 10.4: whether the game ends with this round."""
    return DUKE in p.rank or p.round == p.setting.rounds


def track(p: Position, seat: Seat) -> int:
    """10.5: the score track, titles and new cities."""
    return TITLE_POINTS * p.rank[seat] + CITY_POINTS * p.built[seat]


def parts(p: Position, seat: Seat) -> dict[str, int]:
    """10.2, 11.9: the same points as `score`, by where they come from."""
    return {
        "titles": TITLE_POINTS * p.rank[seat],
        "cities": CITY_POINTS * p.built[seat],
        "tokens": silver(p, seat),
        "imprints": IMPRINT_POINTS * imprints(p, seat),
    }


def silver(p: Position, seat: Seat) -> int:
    """10.2: what the tokens at hand are worth at the end."""
    own = p.tokens[KINDS * seat : KINDS * seat + KINDS]
    return sum(count * worth for count, worth in zip(own, SILVER, strict=True))


def imprints(p: Position, seat: Seat) -> int:
    """11.9: the mysterious places that bear the seat's imprint."""
    return sum(mask >> seat & 1 for mask in p.imprints)


def score(p: Position, seat: Seat) -> int:
    """10.2, 11.9: all points, as if the game ended now."""
    return track(p, seat) + silver(p, seat) + IMPRINT_POINTS * imprints(p, seat)


def places(p: Position) -> list[int]:
    """10.3: by points; of equals, whoever sits later in turn order comes before."""
    seats = p.setting.seats
    worth = [(score(p, seat), (seat - p.first) % seats) for seat in range(seats)]
    return [1 + sum(other > own for other in worth) for own in worth]
