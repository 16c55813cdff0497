"""The pictures of rule books: positions that can be, and marks that the rules agree with."""

import pytest

from baronnies.core.game import Game
from baronnies.core.pictures import parse, pictures
from baronnies.core.rulebook import Clause, rulebook
from baronnies.games import SHELF

GAMES = list(SHELF.values())
ENOUGH = 4  # for a book

KNIGHT = """\
[knight]
{orders}
barony 2
row 0,-1 CP
row -1,0 PCM
row -1,1 LP
A 0,0=2
B 1,0=v
"""


def drawn(*orders: str) -> str:
    """Two knights in the middle of seven hexes: a lake at -1,1, and an enemy on the mountain."""
    return KNIGHT.format(orders="\n".join(orders))


def illustrated(game: Game, lang: str) -> list[Clause]:
    book = rulebook(game.package, lang)
    return [clause for section in book.sections for clause in section.clauses if clause.shown]


def test_a_picture_shows_a_position_and_what_is_tried_in_it() -> None:
    found = parse(
        SHELF["barony"],
        drawn("play move 0,0>0,-1", "near 0,0 0,-1", "no 0,0 5.3 0,-1>0,0") + "# a remark\n",
    )["knight"]
    assert "A 0,0=2" in found.before.text()
    assert "A 0,0=1 0,-1=1" in found.after.text()
    assert [event.kind for event in found.story][-1:] == ["moved"]
    assert (found.seat, found.steps, found.near) == (0, ["move", "0,0>0,-1"], ["0,0", "0,-1"])
    assert found.closed == [("0,0", "5.3")]


@pytest.mark.parametrize(
    ("order", "mistake"),
    [
        ("play move 0,0>-1,1", "knight: 5.4 refuses"),
        ("yes -1,1 move 0,0>-1,1", "knight: -1,1 is closed by 5.4"),
        ("no 0,-1 5.4 move 0,0>0,-1", "knight: 0,-1 is closed by None, not by 5.4"),
        ("no 1,0 5.4 move 0,0>1,0", "knight: 1,0 is closed by 5.7, not by 5.4"),
    ],
)
def test_no_picture_says_what_the_rules_do_not(order: str, mistake: str) -> None:
    with pytest.raises(ValueError, match=mistake):
        parse(SHELF["barony"], drawn(order))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_game_has_pictures_and_its_clauses_show_each_of_them_once(game: Game) -> None:
    named = {
        lang: {
            clause.number: clause.shown.name for clause in illustrated(game, lang) if clause.shown
        }
        for lang in ("fr", "en")
    }
    assert named["fr"] == named["en"]
    assert sorted(named["en"].values()) == sorted(pictures(game))
    assert len(named["en"]) >= ENOUGH


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_picture_forbids_by_its_own_clause_or_one_nearby(game: Game) -> None:
    for clause in illustrated(game, "en"):
        assert clause.shown is not None
        chapters = {no.clause.split(".")[0] for no in pictures(game)[clause.shown.name].closed}
        assert chapters <= {clause.number.split(".")[0]}
