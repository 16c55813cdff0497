"""What is shown: the view with its previews, the map in the terminal, the sentences of a fight."""

from io import StringIO
from typing import Any

import pytest
from rich.console import Console

from baronnies.core.game import State
from baronnies.core.story import sentence
from baronnies.games.baron.game import GAME
from tests.games.baron.asking import played

FIGHT = """
    baron 2 lay
         0,-1  V   Q
    0,0    Ma  F   M
       -1,1  M   S   MB  W
              0,2   M   M
    display M V S
    A reserve=MY
    B honour=-2 reserve=MQ
"""


def previews(state: State, seat: int | None) -> dict[str, Any]:
    """The previews of a view, by move."""
    shown: Any = state.view(seat)["previews"]
    return {preview["move"]: preview for preview in shown}


def test_a_tile_that_leads_to_a_fight_is_previewed_with_its_outcome() -> None:
    shown = previews(GAME.position(FIGHT), 0)
    assert shown["Y@-1,0"] == {
        "move": "Y@-1,0",
        "contact": 0,
        "honour": [6, -1],
        "falls": [],
        "story": [
            ["faced", 0, "0,0", 5, 1, "1,1", 2, "S@0,1 F@1,0"],
            ["won", 0, "0,0"],
            ["keep_back", 1, "1,1"],
            ["loss", 1, 1, "S@0,1 F@1,0"],
            ["established", 0, "0,0", 6, 6],
        ],
    }
    assert shown["M@-1,0"]["honour"] == [5, -1]


def test_contact_is_previewed_and_what_does_nothing_is_not() -> None:
    state = GAME.position("baron 2 lay\n1,-1 Q V\n0,0 P .\n0,1 W\nA reserve=F")
    shown = previews(state, 0)
    assert {move: preview["honour"] for move, preview in shown.items()} == {"F@1,0": [1, 0]}
    assert shown["F@1,0"]["contact"] == 1


def test_a_preview_is_what_then_happens() -> None:
    state = GAME.position(FIGHT)
    for move, preview in previews(state, 0).items():
        after = played(state.copy(), f"A {move}")
        gains = [now - before for now, before in zip(after.scores(), state.scores(), strict=True)]
        assert gains == preview["honour"]


def test_a_keep_on_surrounded_land_is_previewed() -> None:
    state = GAME.position("baron 2 keep\n0,-1 F W\n-1,0 Y M Q\n-1,1 P X\nA reserve=M")
    shown = previews(state, 0)
    assert list(shown) == ["keep@0,0"]
    assert shown["keep@0,0"]["honour"] == [5, 0]


def test_a_try_is_previewed_with_those_who_try_already() -> None:
    state = GAME.position("baron 2 end\n-1,0 F Ma V Mb W\ntries 0,0")
    assert previews(state, 1)["try"]["honour"] == [0, 0]
    assert ["rivals", 0, "0,0", 1, 1, "2,0", 1, "V@1,0"] in previews(state, 1)["try"]["story"]
    alone = GAME.position("baron 2 end\n-1,0 F Ma V Mb W\nholds 0,0")
    assert previews(alone, 1)["try"]["honour"] == [0, 3]


def test_nobody_else_sees_the_previews() -> None:
    state = GAME.position(FIGHT)
    assert previews(state, 1) == {}
    assert previews(state, None) == {}


def test_a_view_says_what_a_board_needs() -> None:
    view: Any = GAME.position(FIGHT).view(0)
    assert view["asked"] == [0]
    assert view["tiles"][0] == {"cell": "-1,1", "q": -1, "r": 1, "tile": "M", "value": 0}
    knight, baron = view["keeps"]
    assert (knight["baron"], knight["missing"], knight["worth"]) == (False, 1, 5)
    assert (baron["baron"], baron["missing"], baron["worth"]) == (True, 0, 3)
    assert baron["land"] == ["0,1", "0,2", "1,0", "1,1", "1,2", "2,0", "2,1"]
    assert [tile["cost"] for tile in view["display"]] == [0, 1, 3]
    assert "-1,0" in view["free"]


def test_what_cannot_be_paid_is_shown_as_such() -> None:
    view: Any = GAME.position("baron 2\n0,0 M\ndisplay M V F\nA honour=-2").view(1)
    assert [tile["payable"] for tile in view["display"]] == [True, True, False]


def plain(state: State, seat: int | None, lang: str) -> list[str]:
    """A drawing as a terminal of a hundred columns without colours shows it."""
    out = StringIO()
    console = Console(file=out, width=100, color_system=None)
    names = ["Ada", "Bo", "Cy"][: len(state.scores())]
    console.print(GAME.picture(state.view(seat), names, lang), highlight=False)
    return [line.rstrip() for line in out.getvalue().splitlines()]


def test_the_map_shows_tiles_values_keeps_and_free_places() -> None:
    lines = plain(GAME.position(FIGHT), 0, "en")
    assert lines[3:9] == [
        "   0,-2    ·   ·   ·",
        "  -1,-1  ·   V3  Q1  ·   ·",
        "   -1,0    ·   a+1 F2  M   ·",
        "   -2,1  ·   M   S-1 B3  W2  ·",
        "   -2,2    ·   ·   M   M   ·",
        "   -1,3          ·   ·   ·",
    ]


def test_display_reserve_and_previews_are_drawn() -> None:
    text = "\n".join(plain(GAME.position(FIGHT), 0, "en"))
    assert "d1 M (free)  d2 V3 (costs 1)  d3 S-1 (costs 3)" in text
    assert "Your reserve: M  Y1" in text
    assert "Y@-1,0  +6 Ada, −1 Bo" in text


def test_what_may_be_hidden_in_a_reserve_is_drawn() -> None:
    seats = "A reserve=MY start=Y\nB reserve=MQ start=Q\nC reserve=MP start=P"
    state = GAME.position(f"baron 3\n0,0 M\ndisplay M V F\n{seats}")
    assert plain(state, 0, "en")[1].endswith("reserve M Q/P?")


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_drawing_fits_a_terminal(lang: str) -> None:
    lines = plain(GAME.position(FIGHT), 1, lang)
    assert all(len(line) <= 100 for line in lines)
    assert any("Ada" in line for line in lines)


def test_a_fight_is_told_in_sentences() -> None:
    laid = played(FIGHT, "A Y@-1,0")
    told = [sentence(GAME, event, ["Ada", "Bo"], "en") for event in laid.story or []]
    assert told == [
        "Ada lays a vineyard at -1,0.",
        (
            "Ada’s knight at 0,0 (5) faces Bo’s baron at 1,1 (2). "
            "Battlefield: marsh (0,1), field (1,0)."
        ),
        "Ada’s knight at 0,0 wins.",
        "Bo takes back the keep at 1,1.",
        "Bo loses 1 honour for the shared tiles: marsh (0,1), field (1,0).",
        "Ada establishes a barony at 0,0, worth 6: 6 honour.",
    ]
    french = [sentence(GAME, event, ["Ada", "Bo"], "fr") for event in laid.story or []]
    assert french[1] == (
        "Chevalier contre baron\u00a0: 5 (Ada en 0,0) contre 2 (Bo en 1,1). "
        "Champ de bataille\u00a0: marais (0,1), champ (1,0)."
    )
