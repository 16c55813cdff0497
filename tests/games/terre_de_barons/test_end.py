"""Sections 11 and 12: points, the two ends, the ranking, turns and options."""

import pytest

from baronnies.core.unreadable import Unreadable
from tests.clauses import after, refuses
from tests.games.terre_de_barons.board import GAME, at, position, told

FAR = "red B baron=37 knights=34,35"


@pytest.mark.clause("11.1", "11.2")
@pytest.mark.parametrize(
    ("keeps", "tiles", "diversity"),
    [
        ("3,12,16,28", 4 + 4 + 4 + 4, 0),
        ("3,12,15,23", 4 + 4 + 3 + 3, 2),
        ("3,12,15,5", 4 + 4 + 3 + 2, 3),
        ("3,15,5,17,26", 4 + 3 + 2 + 2 + 1, 4),
    ],
)
def test_the_four_configurations_of_sixteen_points(keeps: str, tiles: int, diversity: int) -> None:
    state = GAME.position(f"terre_de_barons 2 over\nblue A baron=6 keeps={keeps}\n{FAR}")
    assert tiles + diversity == 16
    assert state.scores() == [16, 0]


@pytest.mark.clause("11.2")
@pytest.mark.parametrize(
    ("keeps", "points"),
    [("14", 1), ("1,14", 2), ("14,5", 1 + 2 + 2), ("14,5,2", 6 + 3), ("14,5,2,12", 10 + 4)],
)
def test_diversity_counts_colours_of_tiles(keeps: str, points: int) -> None:
    assert GAME.position(at("die=1", f"blue A baron=6 keeps={keeps}")).scores() == [points, 0]


@pytest.mark.clause("11.3")
@pytest.mark.parametrize(("players", "keeps"), [(2, "3,16,28"), (3, "3,16"), (4, "3,23")])
def test_the_game_ends_at_once_at_the_goal(players: int, keeps: str) -> None:
    """12, 8 and 9 points are not enough; another red tile is, in the middle of the turn."""
    blue = f"blue A baron=12 knights=1,1 keeps={keeps} troops=12:3"
    state = GAME.position(at("die=1", blue, FAR, players=players))
    assert state.to_act() == [0]
    state = after(GAME, state, "A build:12")
    assert state.to_act() == []
    assert state.places() == [1] + [2] * (players - 1)
    assert told(state) == ["built", "reached", *["counted"] * players]
    refuses("0.3", GAME, state, "A end")


@pytest.mark.clause("11.3")
def test_the_goal_can_be_reached_by_losing_a_keep() -> None:
    """Where three colours are worth more than four, a keep destroyed or taken down is enough."""
    head = "die=1 diversity=0,50,1 goal_2=40"
    four = "baron=1 knights=36,36 keeps=1,3,17,19"  # grey, red, blue and green: 10 + 1 points
    razed = after(
        GAME,
        at(head, "blue A baron=2 troops=1:2,2:3", f"red B {four}".replace("baron=1", "baron=37")),
        "A disperse:2",
        "A 2-1",
    )
    assert told(razed) == ["marched", "destroyed", "reached", "counted", "counted"]
    taken_down = after(GAME, at(head, f"blue A {four}", FAR), "A deconstruct:1")
    assert told(taken_down) == ["deconstructed", "reached", "counted", "counted"]
    assert (razed.places(), taken_down.places()) == ([2, 1], [1, 2])
    assert GAME.position(razed.text()).scores() == [0, 59]


@pytest.mark.clause("11.4")
def test_the_game_ends_when_somebody_has_five_troops() -> None:
    """Red has six troops left, and two keeps; blue none: red wins though red is exhausted."""
    red = f"{FAR} troops=20:2 keeps=1,3 discard=24"
    blue = "blue A baron=19 troops=19:2"
    state = after(GAME, at("die=1", blue, red), "A disperse:19", "A 19-20")
    assert told(state) == ["marched", "fought", "exhausted", "counted", "counted"]
    assert state.places() == [2, 1]
    assert state.scores() == [0, 7]
    assert state.view(0)["exhausted"] == [1]  # whose lack of troops ended it


@pytest.mark.clause("11.4")
def test_builders_count_as_lost() -> None:
    blue = "blue A baron=19 troops=19:3 discard=22"
    state = after(GAME, at("die=1", blue, FAR), "A build:19")
    assert state.to_act() == []
    assert state.places() == [1, 2]


@pytest.mark.clause("11.5")
def test_ties_are_broken_by_keeps_then_troops() -> None:
    def places(blue: str, red: str) -> list[int]:
        text = f"terre_de_barons 2 over\nblue A baron=6 {blue}\n{FAR} {red}"
        return GAME.position(text).places()

    assert places("keeps=3 discard=25", "keeps=1,14,30 discard=9") == [1, 2]
    assert places("keeps=3 discard=25", "keeps=16 discard=9") == [2, 1]
    assert places("keeps=3 discard=25", "keeps=16 discard=25") == [1, 1]
    assert places("keeps=1,14,22,30 discard=25", "keeps=3 discard=3") == [1, 2]


@pytest.mark.clause("11.5", "11.6")
def test_who_stops_and_counts_is_ranked_as_at_the_end() -> None:
    drawn = "blue A baron=6 keeps=3 discard=3", f"{FAR} keeps=16 discard=9"
    state = GAME.position(at("die=1", *drawn))
    assert (state.scores(), state.places(), state.counted()) == ([4, 4], [], [1, 2])


@pytest.mark.clause("11.6")
def test_passing_for_ever_never_ends_the_game() -> None:
    state = GAME.position(at("die=1"))
    for _ in range(500):
        seat = state.to_act()[0]
        state = after(GAME, state, f"{'AB'[seat]} end", "* roll:1")
    assert state.turn == 501


@pytest.mark.clause("12.1")
def test_the_turn_moves_when_the_player_has_done_not_before() -> None:
    state = GAME.position(at("die=4", "blue A baron=19 troops=19:2", FAR))
    for move in ("treasure:1", "disperse:19", "19-20", "stop", "b19-21"):
        assert (state.turn, state.to_act()) == (1, [0])
        state = after(GAME, state, f"A {move}")
    assert state.turn == 2


@pytest.mark.clause("12.2")
@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"troops": "5"}, "over before it begins"),
        ({"last_troops": "30"}, "over before it begins"),
        ({"capture": "2"}, "cannot work"),
        ({"capture_lost": "13"}, "cannot work"),
        ({"goal_2": "41"}, "at most 40"),
        ({"keeps": "2"}, "at most 12"),
        ({"build": "25"}, "at most 8"),
        ({"tile_points": "0,0,0,0"}, "at most 4"),
        ({"tiles": "10,10,10,10"}, "Σ = 37"),
        ({"walk": "0,3,3,2,2,1,1"}, "7 × 1 … 12"),
        ({"mountains": "19"}, "0 … 18"),
        ({"two_orders": "4,5,6"}, "6 × 0 … 1"),
        ({"recruit": "1,1"}, "7 × 1 … 50"),
        ({"own_first": "maybe"}, "yes, no"),
        ({"horses": "3"}, "no option"),
    ],
)
def test_numbers_that_make_no_game_are_refused_with_the_reason(
    options: dict[str, str], reason: str
) -> None:
    with pytest.raises(Unreadable, match=reason):
        GAME.start(2, options)


@pytest.mark.clause("12.2")
def test_a_goal_for_other_numbers_of_players_does_not_matter() -> None:
    assert GAME.start(2, {"goal_3": "400"}).to_act()


@pytest.mark.clause("12.2")
def test_a_goal_within_reach_of_captures_is_a_goal() -> None:
    """Blue's troops last for three keeps built, but captured ones cost nothing here."""
    head = "die=1 build=12 capture=3 capture_lost=0 goal_2=20"
    blue = "blue A baron=2 troops=2:3 keeps=12,16,28,32 discard=24"
    text = at(head, blue, f"{FAR} keeps=3")
    state = after(GAME, text, "A disperse:2", "A capture:3", "A 2-3", "A 2-3", "A 2-3")
    assert state.scores() == [4 + 4 + 4 + 4 + 4, 0]
    assert state.places() == [1, 2]


@pytest.mark.clause("12.2")
def test_changed_numbers_change_the_game() -> None:
    """Two builders, two attackers, a capture by four that costs one."""
    head = "die=1 build=2 destroy=2 capture=4 capture_lost=1"
    blue = "blue A baron=19 troops=19:6"
    state = position(after(GAME, at(head, blue, FAR), "A build:19"))
    assert (state.troops[19], state.discard[0]) == (4, 2)
    red = f"{FAR} keeps=21"
    state = position(after(GAME, at(head, blue, red), "A disperse:19", "A 19-21", "A 19-21"))
    assert told(state) == ["marched", "destroyed"]
    capture = ["A disperse:19", "A capture:21", *["A 19-21"] * 4]
    state = position(after(GAME, at(head, blue, red), *capture))
    assert (state.keep_tiles[0], state.discard[0], state.reserve[0]) == ([21], 1, 24 + 3)


@pytest.mark.clause("12.2")
def test_tables_of_ones_own() -> None:
    tables = "walk=2,5,5,5,5,5,5 recruit=3,9,9,9,9,9,9 recruit_extra=0,0,2,0"
    head = f"die=2 {tables} two_orders=0,1,0,0,0,0"
    start = at(head, "blue A baron=19 knights=1,2", FAR)
    state = position(after(GAME, start, "A b19-21"))
    assert not state.spent
    assert position(after(GAME, start, "A recruit:19")).troops[19] == 3
    assert position(after(GAME, start, "A recruit:19+die")).troops[19] == 11
    state = position(after(GAME, start, "A recruit:19", "A recruit:19"))
    assert state.troops[19] == 6
