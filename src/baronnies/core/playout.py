"""A game played on at random: what search and speed are measured in."""

from baronnies.core.game import CHANCE, Rng, State


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
