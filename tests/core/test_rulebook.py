"""Rule books: what is read from them, and which mistakes are seen."""

import pytest

from baronnies.core.game import Game
from baronnies.core.rulebook import Clause, parse, rulebook
from baronnies.core.words import LANGS
from baronnies.games import SHELF

SMALL = """\
# Pebbles

**Goal** · Most pebbles.

Take one to three.

## 1 Set-up

**1.1** Pebbles lie in a heap.

**1.2** Everybody bids.

## 2 Turns

**2.1** Take, and stop. [You took none.] Then it is the next player’s turn.
"""


def test_a_book_has_a_title_an_aid_and_numbered_clauses() -> None:
    book = parse(SMALL)
    assert book.title == "Pebbles"
    assert book.aid == "**Goal** · Most pebbles.\n\nTake one to three."
    assert [(s.number, s.title) for s in book.sections] == [("1", "Set-up"), ("2", "Turns")]
    assert book.sections[0].clauses[1] == Clause("1.2", "Everybody bids.", "Everybody bids.")
    assert book.numbers() == ["1.1", "1.2", "2.1"]


def test_clauses_are_looked_up_by_number() -> None:
    book = parse(SMALL)
    assert book["1.1"] == "Pebbles lie in a heap."
    assert "2.1" in book
    assert "2.2" not in book
    with pytest.raises(KeyError):
        book["2.2"]


def test_what_is_true_only_of_a_refused_move_is_not_in_the_book() -> None:
    book = parse(SMALL)
    assert book["2.1"] == "Take, and stop. Then it is the next player’s turn."
    answer = "Take, and stop. You took none. Then it is the next player’s turn."
    assert book.answer("2.1") == answer
    assert book.answer("1.1") == book["1.1"]


def test_who_is_refused_is_not_told_which_option_changes_the_number() -> None:
    told = SMALL.replace("Pebbles lie", "Ten pebbles (options `small`, `large`) lie")
    book = parse(told)
    assert book["1.1"] == "Ten pebbles (options `small`, `large`) lie in a heap."
    assert book.answer("1.1") == "Ten pebbles lie in a heap."


@pytest.mark.parametrize(
    ("right", "wrong", "told"),
    [
        ("**1.2** Everybody", "**1.3** Everybody", "line 11: clause 1.3 is out of order"),
        ("**2.1** Take", "**1.3** Take", "line 15: clause 1.3 is out of order"),
        ("**1.2** Everybody bids.", "**1.1** Again.", "line 11: clause 1.1 is out of order"),
        ("**1.1** Pebbles", "1.1 Pebbles", "line 9 is neither a section nor a clause"),
        ("**2.1** Take", "Take", "line 15 is neither a section nor a clause: Take"),
        ("## 2 Turns", "## Turns", "line 13 is neither a section nor a clause"),
        ("## 2 Turns", "## 1 Turns", "line 13: section 1 is out of order"),
        ("## 2 Turns", "## 3 Turns", "line 13: section 3 is out of order"),
    ],
)
def test_a_mistake_in_a_book_is_told_with_its_line(right: str, wrong: str, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        parse(SMALL.replace(right, wrong))


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.name)
def test_the_book_of_a_game_begins_with_what_holds_at_every_table(game: Game) -> None:
    french, english = (rulebook(game.package, lang) for lang in LANGS)
    assert french.numbers() == english.numbers()
    assert english.numbers()[:6] == ["0.1", "0.2", "0.3", "0.4", "0.5", "0.6"]
    assert english.title == french.title == game.title
    assert english["0.3"] != french["0.3"]


@pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.name)
def test_options_are_explained_by_clauses(game: Game) -> None:
    for lang in LANGS:
        book = rulebook(game.package, lang)
        for name, option in game.options.items():
            assert f"`{name}`" in book[option.clause]
