"""How fast a game is: random play-outs through the protocol, and copies."""

from contextlib import suppress
from time import process_time
from typing import Final, NamedTuple

from baronnies.core.compiled import compiled
from baronnies.core.game import Game, Rng, State
from baronnies.core.luck import Quick, Swift
from baronnies.core.options import YES, Switch
from baronnies.core.playout import play_out
from baronnies.core.unreadable import Unreadable

USUAL_SEATS: Final = 4
_COPIES: Final = 3000


class Speed(NamedTuple):
    """What was measured on one core."""

    decisions_per_s: float
    games_per_s: float
    copy_us: float

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {
            "decisions_per_s": round(self.decisions_per_s),
            "games_per_s": round(self.games_per_s, 1),
            "copy_us": round(self.copy_us, 2),
        }


def usual_seats(game: Game) -> int:
    """Four, or the nearest number the game allows."""
    fewest, most = game.seats
    return max(fewest, min(USUAL_SEATS, most))


def settings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """What is measured: the usual number of seats, fewest and most."""
    numbers = [usual_seats(game), *(n for n in game.seats if n != usual_seats(game))]
    return [(seats, _options_for(game, seats)) for seats in numbers]


def _options_for(game: Game, seats: int) -> dict[str, str]:
    """Nothing if so many can play by default, else the switch that lets them."""
    switches = [name for name, option in game.options.items() if isinstance(option, Switch)]
    for options in ({}, *({name: YES} for name in switches)):
        with suppress(Unreadable):
            game.start(seats, options)
            return options
    raise AssertionError(f"{game.name} says it is for {seats}, but no switch makes it so")


def measure(game: Game, seats: int, options: dict[str, str], seconds: float) -> Speed:
    """Random play-outs for so many seconds of a core; then copies of a position half-way."""
    rng: Rng = Swift(0) if compiled() else Quick(0)  # either is the quicker one there
    decisions = games = 0
    spent = 0.0
    begin = process_time()
    while spent < seconds:
        decisions += play_out(game.start(seats, options), rng, game.cap)
        games += 1
        spent = process_time() - begin
    state = _middle(game, seats, options)
    begin = process_time()
    for _ in range(_COPIES):
        state.copy()
    copy_us = (process_time() - begin) / _COPIES * 1e6
    return Speed(decisions / spent, games / spent, copy_us)


def _middle(game: Game, seats: int, options: dict[str, str]) -> State:
    """A position half-way through a random game."""
    whole = game.start(seats, options)
    play_out(whole, Swift(1), game.cap)
    state = game.start(seats, options)
    play_out(state, Swift(1), max(1, whole.turn // 2))
    return state
