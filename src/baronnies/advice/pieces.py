"""A piece of a review: small, and done by anybody who is given it, here or in another process."""

from typing import Final, NamedTuple

from baronnies.advice.choices import Choices
from baronnies.advice.playon import PlayOn
from baronnies.advice.reasons import Reason, reasons
from baronnies.bots.outlook import Budget
from baronnies.core.game import CHANCE, Game, Move, Seat, State
from baronnies.core.luck import Quick

NOBODY: Final = CHANCE  # a piece about all seats


class Piece(NamedTuple):
    """What is to be found out: how all seats stand, or what a choice of one seat was worth."""

    position: str  # the true one; a choice is judged by what its seat knew of it
    luck: str  # the same luck finds the same
    games: int  # played on, after each turn
    rounds: int = 0  # before the judge tells the chances; 0: to the end
    seat: Seat = NOBODY  # who chose
    played: list[Move] = []  # noqa: RUF012 - a tuple's default is not changed
    better: list[Move] = []  # noqa: RUF012 - none: what the judge would have played


class Finding(NamedTuple):
    """What was found out."""

    shares: list[list[float]]  # of each seat in each game; or with the better turn, and as played
    better: list[Move]  # none: what was played comes to the same
    why: list[Reason]  # the better turn is better


def find(game: Game, piece: Piece) -> Finding:
    """Do a piece of work."""
    state = game.position(piece.position)
    play_on = PlayOn(game, piece.rounds)
    if piece.seat == NOBODY:
        return _standing(play_on, state, piece)
    choices = Choices(play_on, state, piece.seat, Quick(piece.luck))
    played = choices.prospect(piece.played)
    if piece.better:
        better = choices.prospect(piece.better)
    else:
        better = choices.best(1, Budget())[0]
        if better.after.key() == played.after.key():
            return Finding([], [], [])
    for _ in range(piece.games):
        for branch in (better, played):
            choices.play(branch, Budget())
    return Finding([better.shares(), played.shares()], better.moves, reasons(better, played))


def _standing(play_on: PlayOn, state: State, piece: Piece) -> Finding:
    luck = Quick(piece.luck)
    games = [play_on.play(state.copy(), 0, luck, Budget()) for _ in range(piece.games)]
    seats = range(len(state.scores()))
    return Finding([[game.shares[seat] for game in games] for seat in seats], [], [])
