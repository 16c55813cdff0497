"""Perft: how many ways there are to play n moves from a position, a fingerprint of the rules."""

from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Luck


def perft(state: State, depth: int) -> int:
    """The number of sequences of `depth` moves; shorter ones count where the game ends.

    Seats who choose at the same time move one after the other. Where luck has too many outcomes
    to list, one is drawn from a fixed seed and counts once.
    """
    asked = state.to_act()
    if depth == 0 or not asked:
        return 1
    seat = asked[0]
    moves = state.moves(seat)
    if seat == CHANCE and not moves:
        moves = [state.draw(Luck(b"perft", depth))]
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = state.copy()
        after.play(seat, move)
        total += perft(after, depth - 1)
    return total
