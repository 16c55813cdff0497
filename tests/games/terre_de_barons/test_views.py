"""What the client is told, and the map in the terminal."""

import json
from typing import Any

from rich.text import Text

from baronnies.core.game import CHANCE, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.words import LANGS
from baronnies.games.terre_de_barons.view import holder
from tests.clauses import after
from tests.games.terre_de_barons.board import GAME, at
from tests.playing import Setting, some_states

TEXT = at(
    "die=4",
    "land 1342 ^1342 134213 4213421 342134 21342 134^",
    "blue A baron=19 knights=12,12 keeps=20,22 troops=19:3 card=30",
    "red B baron=36 knights=12,35 keeps=8 troops=6:12 treasure=31",
)


def view(text: str, seat: Seat | None = 0) -> dict[str, Any]:
    shown = json.loads(json.dumps(GAME.position(text).view(seat)))
    assert isinstance(shown, dict)
    return shown


def test_a_tile_tells_what_stands_on_it() -> None:
    tiles = view(TEXT)["tiles"]
    assert tiles[4]["kind"] == "mountain"
    assert tiles[11] == {
        "tile": 12,
        "kind": "red",
        "points": 4,
        "troops": None,
        "moved": 0,
        "keep": None,
        "barons": [],
        "knights": ["blue", "blue", "red"],
        "active": "blue",
    }
    assert (tiles[18]["troops"], tiles[18]["barons"]) == (["blue", 3], ["blue"])
    assert tiles[19]["keep"] == "blue"
    peace = next(tile for tile in tiles if len(set(tile["knights"])) == 1)
    assert (holder(tiles[11]), peace["active"]) == ("blue", None)
    assert holder(peace) == peace["knights"][0]


def test_a_seat_tells_what_its_player_has() -> None:
    seats = view(TEXT)["seats"]
    assert seats[0] == {
        "colour": "blue",
        "card": 30,
        "card_state": "held",
        "points": 7,
        "diversity": 2,
        "reserve": 21,
        "keeps": 8,
        "keeps_standing": 2,
        "discard": 6,
        "troops": 24,
    }
    assert (seats[1]["card"], seats[1]["card_state"]) == (None, "treasure")


def test_every_blocked_order_is_explained() -> None:
    commands = {command["tile"]: command for command in view(TEXT)["own"]["commands"]}
    assert list(commands) == [19, 20, 22]
    assert commands[19]["refused"] == {
        "build": "7.2 20",
        "deconstruct": "7.6",
        "concentrate": "8.2",
    }
    assert commands[19]["brings"] == {"recruit": 1, "disperse": 3}
    assert commands[22]["refused"]["recruit"] == "5.5"
    assert view(TEXT, 1)["own"] is view(TEXT, None)["own"] is None


def test_what_the_die_recruits_is_told_once_for_all_tiles() -> None:
    """6.3, 6.4: where it brings more; and the clause, where it brings none."""
    worth = view(TEXT)["own"]["die"]
    assert (worth["recruits"], worth["refused"]) == ({"19": 2}, None)
    spent = view(TEXT.replace("die=", "spent=yes first=moved die="))["own"]["die"]
    assert (spent["recruits"], spent["refused"]) == ({}, "6.4")


def test_every_order_tells_what_it_would_bring() -> None:
    """A keep on 19 is worth 3 and a third colour; 22 calls the troops of 19 and 21."""
    text = TEXT.replace("keeps=20,22 troops=19:3", "keeps=22,16 troops=19:3,21:2")
    commands = {command["tile"]: command for command in view(text)["own"]["commands"]}
    tiles = view(text)["tiles"]
    assert [tiles[tile - 1]["points"] for tile in (19, 22, 16)] == [3, 1, 4]
    orders = ("build", "deconstruct", "disperse", "concentrate")
    brought = {tile: command["brings"] for tile, command in commands.items()}
    assert [brought[19].get(name) for name in orders] == [3 + 3 - 2, None, 3, 2]
    assert [brought[22].get(name) for name in orders] == [None, None, None, 3 + 2]


def test_walks_that_use_the_die_are_told_to_who_may_walk() -> None:
    text = at("die=4", "blue A baron=1 knights=1,4 card=30", "red B baron=36 knights=35,35")
    assert view(text)["own"]["die"]["walks"] == {"1": [3, 7, 10, 11, 12], "4": [2, 7, 13, 14, 15]}
    spent = text.replace("die=4", "die=4 spent=yes first=moved")
    assert view(spent)["own"]["die"]["walks"] == {}


FIGHTS = at(
    "die=4 disperse=19",
    "blue A baron=19 troops=19:14,13:2 card=30",
    "red B baron=37 knights=35,35 keeps=13,21 troops=25 discard=24 card=10",
)


def test_an_order_tells_how_far_it_is() -> None:
    text = at("die=4", "blue A baron=19 troops=19:13", "red B baron=37 keeps=21 knights=34,20")
    state = after(GAME, text, "A disperse:19")
    assert view(state.text())["own"] == {"die": {"two_orders": True, "walk": 2}}
    assert GAME.position(state.text()).view(1)["order"] == {
        "order": "disperse",
        "command": 19,
        "begun": False,
        "target": None,
        "engaged": 0,
        "needed": 0,
        "barred": {"20": "red", "34": "red"},
        "sieges": [],  # the knight on 20 keeps everybody from 21
        "waves": [],
    }


def order_of(state: State) -> dict[str, Any]:
    shown = json.loads(json.dumps(state.view(0)["order"]))
    assert isinstance(shown, dict)
    return shown


def test_a_capture_tells_all_its_steps_and_what_it_brings() -> None:
    """Two wait on 13 already, so ten come; the defender of 25 is none of 21."""
    sieges = {siege["tile"]: siege for siege in view(FIGHTS)["order"]["sieges"]}
    assert sieges[13]["moves"] == [
        {"move": "capture:13", "times": 1},
        {"move": "19-13", "times": 10},
    ]
    assert (sieges[13]["destroying"], sieges[13]["refused"]) == (1, None)
    assert sieges[21]["destroying"] == 3
    assert sieges[13]["points"] > 0


def test_troops_called_past_an_enemy_who_falls_go_on_from_there() -> None:
    """One of three fights on 20, and the way to 19 is free for the others."""
    text = at("die=4", "blue A baron=19 troops=21:3,16:2 card=30", "red B baron=37 troops=20:1")
    state = after(GAME, text, "A concentrate:19")
    assert order_of(state)["waves"] == [
        {"tile": 21, "moves": [{"move": "21-20", "times": 1}, {"move": "21-19", "times": 2}]}
    ]


def test_before_a_colour_is_taken_the_land_round_each_baron_is_counted() -> None:
    luck = Quick("lands")
    state = GAME.start(3, {})
    while state.to_act() == [CHANCE]:
        state.play(CHANCE, state.draw(luck))
    lands = json.loads(json.dumps(state.view(None)))["lands"]
    assert list(lands) == ["blue", "red", "green"]
    assert all(2 <= points <= 19 * 4 for points in lands.values())


def test_a_keep_closes_the_tiles_beside_it() -> None:
    assert view(at("die=4", "blue A baron=19 keeps=1", "red B baron=37"))["closed"] == [1, 2, 5, 6]


def shown(drawn: str) -> list[str]:
    """The lines of a drawing as a terminal without colours shows them."""
    return Text.from_markup(drawn).plain.splitlines()


def test_the_map_shows_everything_without_colours() -> None:
    for lang in LANGS:
        lines = shown(GAME.picture(view(TEXT), ["Aliénor", "Renaud"], lang))
        text = "\n".join(lines)
        for sign in ("B♚", "B♞♞!", "R♞", "R♜", "R•12", "▲", "✗7.2 (20)", "36"):
            assert sign in text
        assert "30" in lines[0]
        assert "31" not in lines[1]


def test_the_map_fits_a_hundred_columns() -> None:
    for state in some_states(Setting(GAME, 4, {}), "wide", every=211):
        for lang in LANGS:
            lines = shown(GAME.picture(state.view(None), ["Ann", "Ben", "Cid", "Dan"], lang))
            assert max(map(len, lines)) <= 100


def test_imagining_draws_nothing_for_what_the_seat_knows() -> None:
    state = GAME.position(TEXT)
    assert json.dumps(state.imagine(0, Quick(1)).view(0)) == json.dumps(state.view(0))


def test_8_3_troops_that_go_the_same_way_in_a_row_are_told_together() -> None:
    text = at("die=4", "blue A baron=19 troops=19:9", "red B baron=37 keeps=21 troops=21:2")
    state = after(GAME, text, "A disperse:19")
    state.story = []
    for move in ["19-21"] * 5 + ["19-20"] * 2 + ["19-21"]:
        state.play(0, GAME.read(move))
    assert [(event.kind, *event.facts) for event in state.story] == [
        ("marched", 0, 19, 21, 5),
        ("fought", 0, 1, 21, 2),
        ("destroyed", 0, 1, 21, 3),
        ("marched", 0, 19, 20, 2),
        ("marched", 0, 19, 21, 1),
    ]
