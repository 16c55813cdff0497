"""How clause tests ask whether a move is refused, and by which clause.

`tools/rulebooks.py` reads the calls of `refuses` to see that every refusing clause is triggered.
"""

from baronnies.core.game import CHANCE, SEAT_LETTERS, Game, Seat, State


def refuses(clause: str, game: Game, position: str | State, move: str) -> None:
    """The move, such as "A r3" or "* deal:1", is refused by this clause ("3.2" or "3.2 r4")."""
    state, seat, text = _asked(game, position, move)
    assert state.refusal(seat, game.read(text)) == clause
    assert game.read(text) not in state.moves(seat)


def allows(game: Game, position: str | State, move: str) -> None:
    """The move is legal."""
    state, seat, text = _asked(game, position, move)
    assert state.refusal(seat, game.read(text)) is None


def after(game: Game, position: str | State, *moves: str) -> State:
    """The position after some moves, each of them legal; somebody listens to the last one."""
    state = _state(game, position)
    for move in moves:
        _, seat, text = _asked(game, state, move)
        assert state.refusal(seat, game.read(text)) is None, f"{move}: refused"
        state.story = []
        state.play(seat, game.read(text))
    return state


def _state(game: Game, position: str | State) -> State:
    return game.position(position) if isinstance(position, str) else position


def _asked(game: Game, position: str | State, move: str) -> tuple[State, Seat, str]:
    who, text = move.split(" ", 1)
    seat = CHANCE if who == "*" else SEAT_LETTERS.index(who)
    return _state(game, position), seat, text
