"""How tests of Le Baron look at a position."""

import json
from typing import Any

from baronnies.core.game import SEAT_LETTERS, Event, Seat, State

A, B, C = 0, 1, 2


def rows(state: State) -> str:
    """The rows as a position has them: `45 12 / 7 / 88 / 3 / 104`."""
    return state.text().splitlines()[1].removeprefix("rows ")


def line(state: State, seat: Seat) -> str:
    """What a position says of a seat: `1 2 pile=12 taken=9,10`."""
    return state.text().splitlines()[2 + seat].removeprefix(SEAT_LETTERS[seat]).strip()


def phase(state: State) -> str:
    """deal, choose, place, count or over."""
    return state.text().split()[2]


def told(state: State, kind: str) -> list[tuple[int | str, ...]]:
    """The facts of the events of a kind, since somebody began to listen."""
    return [event.facts for event in heard_all(state) if event.kind == kind]


def heard_all(state: State) -> list[Event]:
    assert state.story is not None
    return state.story


def view(state: State, seat: Seat | None) -> Any:  # noqa: ANN401 - JSON, as a client gets it
    """A view, once through JSON."""
    return json.loads(json.dumps(state.view(seat)))


def numbers(cards: list[dict[str, Any]]) -> list[int]:
    """The numbers of cards in a view."""
    return [card["card"] for card in cards]
