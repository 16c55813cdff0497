"""What a seat is told before it decides: places, clauses and consequences."""

from typing import Any

from baronnies.core.game import State
from baronnies.games.barony.game import GAME
from tests.clauses import after
from tests.games.barony.boards import on_land, on_magic, texts


def offered(position: str, seat: int | None = 0) -> dict[str, Any]:
    """What the seat may begin with, by the name of the action."""
    told: Any = GAME.position(position).view(seat)["choice"]
    return {action.pop("action"): action for action in told["actions"]}


def foretold(state: State) -> dict[str, Any]:
    """What the view tells of the legal steps, by their texts."""
    previews: Any = state.view(state.to_act()[0])["previews"]
    return {preview.pop("move"): preview for preview in previews}


def test_each_action_tells_where_it_can_be_done() -> None:
    told = offered(on_land("A 2,0=c 0,0=1 -2,2=v tokens=CCC", "B 0,-2=c1"))
    assert told["recruit"] == {"refused": None, "places": 1, "hexes": ["2,0"], "gain": 0}
    assert told["move"] == {"refused": None, "places": 1, "hexes": ["0,0"], "gain": 0}
    assert told["build"]["hexes"] == ["0,0"]
    assert told["city"] == {"refused": None, "places": 1, "hexes": ["-2,2"], "gain": 10}
    assert told["expedition"]["places"] > 0
    assert told["expedition"]["hexes"] == []
    assert told["title"] == {"refused": None, "places": 0, "hexes": [], "gain": 15}


def test_each_action_that_cannot_be_tells_its_clause() -> None:
    told = offered(on_land("A 2,0=c 0,1=v3 0,0=3 1,1=1 tokens=C", "B"))
    assert told["recruit"] == {"refused": "4.3", "places": 0, "hexes": [], "gain": 0}
    assert told["expedition"]["refused"] == "8.1"
    assert told["title"]["refused"] == "9.2"
    assert offered(on_land("A 2,0=c1", "B"))["build"]["refused"] == "6.2"


def test_only_the_seat_that_decides_is_told() -> None:
    state = GAME.position(on_land("A 2,0=c1", "B 0,-2=c1"))
    assert state.view(1)["choice"] is None
    assert state.view(None)["choice"] is None
    begun = after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=C"), "A move")
    assert begun.view(0)["choice"] is None
    assert begun.view(0)["previews"]
    assert begun.view(1)["previews"] == []


def test_a_step_that_fights_tells_what_it_destroys_and_who_owes_a_token() -> None:
    state = after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v tokens=CM"), "A move")
    assert foretold(state) == {
        "0,0>0,1": {
            "destroys": [{"seat": 1, "piece": "village", "hex": "0,1"}],
            "owing": [1],
        }
    }
    taking = after(GAME, state, "A 0,0>0,1")
    assert foretold(taking) == {"take:C": {"points": 3}}  # a mountain is worth nothing


def test_a_village_of_somebody_without_tokens_yields_none() -> None:
    state = after(GAME, on_land("A 0,0=1 0,1=1", "B 0,1=v"), "A move")
    assert "owing" not in foretold(state)["0,0>0,1"]


def test_a_tornado_tells_what_it_leaves_behind_it() -> None:
    land = on_magic("tornado", "A 0,1=1 magic=2", "B 0,1=v tokens=C")
    state = after(GAME, land, "A cast:tornado")
    told = foretold(state)
    assert all(preview["owing"] == [1] for preview in told.values())
    assert sorted(told) == sorted(texts(state))


def test_a_step_to_a_mysterious_place_tells_its_magic() -> None:
    state = after(GAME, on_magic("", "A 0,1=1", "B"), "A move")
    assert foretold(state)["0,1>0,0"] == {"explores": 3, "points": 3}


def test_a_building_tells_its_token_and_a_city_its_points() -> None:
    built = foretold(after(GAME, on_land("A 0,0=1", "B"), "A build"))
    assert built == {
        "v:0,0": {"token": "C", "points": 3},
        "s:0,0": {"token": "C", "points": 3},
    }
    city = foretold(after(GAME, on_land("A 0,0=v", "B"), "A city"))
    assert city == {"0,0": {"token": "none", "points": 10}}


def test_a_city_tells_how_many_recruits_it_brings() -> None:
    state = after(GAME, on_land("A 2,0=c -2,2=c", "B"), "A recruit")
    assert {move: told["recruits"] for move, told in foretold(state).items()} == {
        "2,0": 3,  # beside a lake
        "-2,2": 3,
    }
    short = after(GAME, on_land("A 2,0=c5 0,0=1", "B"), "A recruit")
    assert foretold(short)["2,0"]["recruits"] == 1  # the reserve has no more


def test_a_first_city_tells_what_a_recruitment_there_brings() -> None:
    state = GAME.position(on_land("A", "B", head="barony 2 cities"))
    told = foretold(state)
    assert sorted(told) == sorted(texts(state))
    assert told["2,0"] == {"recruits": 3}
    assert told["0,-2"] == {"recruits": 2}
    assert state.view(0)["placing"] == [0, 1, 1, 1, 0, 0]


def test_spells_that_cannot_be_cast_tell_their_clause() -> None:
    state = GAME.position(on_magic("celerity+tornado+charm", "A 2,0=c 0,1=1 magic=2", "B"))
    told: Any = state.view(0)["choice"]
    assert {cast["spells"]: cast["refused"] for cast in told["casts"]} == {
        "celerity": None,
        "tornado": None,
        "celerity+tornado": "12.3",
        "charm": None,
    }
    # 13.1, 13.3: magic moves one knight
    assert [cast["knights"] for cast in told["casts"]] == [1, 1, 1, 0]


def test_what_titles_and_tokens_are_worth_is_told() -> None:
    worth: Any = GAME.position(on_land("A", "B")).view(None)["worth"]
    assert worth["points"][0] == [0, 10, 20]
    assert worth["points"][4] == [60, 70, 80]
    assert worth["price"] == 15
    assert worth["gold"] == {"C": 5, "P": 4, "F": 3, "M": 2}
    assert worth["silver"] == {"C": 3, "P": 2, "F": 1, "M": 0}
