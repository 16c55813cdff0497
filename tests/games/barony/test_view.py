"""What players see: the view, and the map in the terminal."""

from typing import Any

import pytest
from rich.text import Text

from baronnies.core.words import LANGS
from baronnies.games.barony.game import GAME
from tests.clauses import after
from tests.games.barony.boards import on_land, on_magic
from tests.games.barony.test_board import dealt

NAMES = ["Aliénor", "Bertrand"]


def shown(view: dict[str, Any], name: str) -> dict[str, Any]:
    """What a view tells of a hex."""
    found: dict[str, Any] = next(at for at in view["hexes"] if at["hex"] == name)
    return found


def drawn(view: dict[str, Any], lang: str = "en") -> str:
    """The map as it stands in the terminal, without its colours."""
    return Text.from_markup(GAME.picture(view, NAMES, lang)).plain


def test_a_hex_tells_its_terrain_pieces_and_imprints() -> None:
    view = GAME.position(on_magic("", "A 2,0=c2 0,0=1 imprints=0,0", "B 0,1=v 0,0=1")).view(0)
    assert shown(view, "2,0") == {
        "hex": "2,0",
        "q": 2,
        "r": 0,
        "terrain": "P",
        "pieces": [{"seat": 0, "building": "city", "knights": 2}],
    }
    assert [piece["seat"] for piece in shown(view, "0,0")["pieces"]] == [0, 1]
    assert shown(view, "0,0")["imprints"] == [0]
    assert "pieces" not in shown(view, "1,1")


def test_points_and_gold_are_counted_for_the_players() -> None:
    view: Any = GAME.position(on_land("A title=count tokens=CPM new=0", "B")).view(None)
    seat = view["seats"][0]
    counted = [seat[name] for name in ("title", "track", "silver", "score", "gold")]
    assert counted == ["count", 30, 5, 35, 11]


def test_the_turn_under_way_is_told() -> None:
    state = after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM"), "A move", "A 0,0>0,1")
    assert state.view(1)["under_way"] == {
        "action": "move",
        "cast": [],
        "parts": 1,
        "at": "0,1",
        "paid": {"C": 0, "P": 0, "F": 0, "M": 0},
        "gold": 0,
        "victims": [1],
    }
    assert GAME.position(on_land("A", "B")).view(0)["under_way"] is None


@pytest.mark.parametrize(
    ("begins", "site"),
    [
        ("recruit", "city"),
        ("cast:illusion", "stronghold"),
        ("cast:charm", "each"),
        ("cast:charm+illusion", "each"),
        ("city", "village"),
        ("cast:abundance", "village"),
        ("cast:sanctuary", "knight"),
        ("move", None),
    ],
)
def test_an_action_tells_where_it_is_done(begins: str, site: str | None) -> None:
    """4.1, 14.1, 14.2, 7.2, 15.4."""
    land = on_magic(
        "charm+illusion+abundance+sanctuary",
        "A 2,0=c1 1,0=s 0,-1=1 -2,1=v magic=4",
        "B",
    )
    under_way: Any = after(GAME, land, f"A {begins}").view(0)["under_way"]
    assert under_way.get("site") == site


def test_the_last_round_is_told() -> None:
    """10.1, 10.4: somebody is duke, or the number of rounds is reached."""
    assert GAME.position(on_land("A", "B title=duke")).view(None)["last"]
    assert not GAME.position(on_land("A", "B title=marquis")).view(None)["last"]
    assert GAME.position(on_land("A", "B", head="barony 2 rounds=2 round=2")).view(None)["last"]


def test_spells_are_told_with_cost_family_and_action() -> None:
    view = GAME.position(on_magic("tornado+charm", "A", "B")).view(0)
    assert view["spells"] == [
        {"name": "tornado", "cost": 2, "family": "movement", "action": "move"},
        {"name": "charm", "cost": 1, "family": "recruitment", "action": "recruit"},
    ]


def test_the_map_shows_every_hex_by_name_sign_and_pieces() -> None:
    text = drawn(GAME.position(on_land("A 2,0=c2 0,1=1 -2,2=s", "B 0,1=v")).view(0))
    assert text.splitlines()[:10] == [
        "      0,-2  1,-2  2,-2  ",
        '      "     .     *',
        "   -1,-1 0,-1  1,-1  2,-1  ",
        '   ^     "     .     ~',
        "-2,0  -1,0  0,0   1,0   2,0   ",
        '*     .     "     ^     .Ac2',
        "   -2,1  -1,1  0,1   1,1   ",
        '   "     ~     .ABv  *',
        "      -2,2  -1,2  0,2   ",
        '      .As   "     ^',
    ]


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_map_fits_into_a_terminal(seats: int, lang: str) -> None:
    view = dealt(seats, sorciers="yes").view(0)
    lines = Text.from_markup(GAME.picture(view, ["Élise"] * seats, lang)).plain.splitlines()
    board = [line for line in lines if "·" not in line and ":" not in line]
    assert max(map(len, board)) <= 84


def test_the_map_says_who_is_asked_and_what_for() -> None:
    state = after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM"), "A move", "A 0,0>0,1")
    assert "▸ A Aliénor" in drawn(state.view(0))
    assert "Take a token from Bertrand" in drawn(state.view(0))
    assert "Prenez un jeton à Bertrand" in drawn(state.view(0), "fr")


def test_the_board_being_laid_is_told() -> None:
    state = after(GAME, GAME.start(2, {}), "* first:B", "* lay:FFF")
    assert state.view(0)["tiles"] == [{"hexes": ["0,0", "1,0", "0,1"], "terrain": "FFF"}]
    assert "tiles laid so far: 1" in drawn(state.view(0))
