"""How fast a game is: random play-outs through the protocol, and copies."""

from contextlib import suppress
from time import perf_counter
from typing import Final, NamedTuple

from baronnies.core.game import CHANCE, Game, Rng, State
from baronnies.core.luck import Quick
from baronnies.core.options import YES, Switch
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


def play_out(state: State, rng: Rng, cap: int) -> int:
    """Play random moves to the end, or up to a cap of turns; gives the number of decisions."""
    decisions = 0
    while cap == 0 or state.turn < cap:
        asked = state.to_act()
        if not asked:
            break
        for seat in asked:
            if seat == CHANCE:
                state.play(CHANCE, state.draw(rng))
            else:
                state.play(seat, state.sample(seat, rng))
                decisions += 1
    return decisions


def measure(game: Game, seats: int, options: dict[str, str], seconds: float) -> Speed:
    """Random play-outs for so many seconds; then copies of a position from the middle of a game."""
    rng = Quick("speed")
    decisions = games = 0
    spent = 0.0
    begin = perf_counter()
    while spent < seconds:
        decisions += play_out(game.start(seats, options), rng, game.cap)
        games += 1
        spent = perf_counter() - begin
    state = _middle(game, seats, options)
    begin = perf_counter()
    for _ in range(_COPIES):
        state.copy()
    copy_us = (perf_counter() - begin) / _COPIES * 1e6
    return Speed(decisions / spent, games / spent, copy_us)


def _middle(game: Game, seats: int, options: dict[str, str]) -> State:
    """A position half-way through a random game."""
    whole = game.start(seats, options)
    play_out(whole, Quick("middle"), game.cap)
    state = game.start(seats, options)
    play_out(state, Quick("middle"), max(1, whole.turn // 2))
    return state
