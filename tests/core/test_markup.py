"""Pictures without a terminal: as rich would show them, whatever people are called."""

import pytest
from hypothesis import given
from hypothesis.strategies import text
from rich.text import Text

from baronnies.core.luck import Quick
from baronnies.core.markup import escape, plain
from baronnies.core.table import Table
from baronnies.games import SHELF


@given(text(alphabet="ab[]/\\#@= Xé"))
def test_a_name_is_shown_as_it_was_given(name: str) -> None:
    assert plain(f"<{escape(name)}>") == f"<{name}>" or name.endswith("\\")


@pytest.mark.parametrize("name", SHELF)
def test_a_picture_is_what_rich_would_show(name: str) -> None:
    game = SHELF[name]
    seats = game.seats[0]
    table, rng = Table(game, seats, {}, seed=b"a"), Quick("markup")
    table.begin()
    names = [escape(f"[b]P{seat}[/b]") for seat in range(seats)]
    for _ in range(5):
        for seat in table.asked():
            draft = table.draft(seat)
            while not draft.done:
                draft.try_move(draft.state.sample(seat, rng))
            assert table.play(seat, *draft.moves) is None
        picture = game.picture(table.truth.view(0), names, "fr")
        assert "[" in picture
        assert plain(picture) == Text.from_markup(picture, emoji=False).plain
