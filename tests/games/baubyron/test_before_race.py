"""Section 3: pawns, the first player, red pawns."""

import pytest

from baronnies.core.game import CHANCE, Event
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.game import GAME
from tests.clauses import after, allows, refuses

LADDER = "building xa1 xc1 xe1 ug1 xe1 ug1 @ a1"  # 1 1 1 1 2 2 4, the goal at g1


@pytest.mark.clause("3.1")
def test_everybody_has_six_pawns_at_every_number_of_players() -> None:
    for seats in (3, 4, 5, 6):
        players = GAME.start(seats, {}).view(None)["seats"]
        assert isinstance(players, list)
        assert [player["stock"] for player in players] == [6] * seats
    for seats in (2, 7):
        with pytest.raises(Unreadable):
            GAME.start(seats, {})


@pytest.mark.clause("3.2")
def test_luck_names_the_first_player() -> None:
    start = GAME.start(3, {})
    assert start.to_act() == [CHANCE]
    assert [GAME.say(move) for move in start.moves(CHANCE)] == ["first:A", "first:B", "first:C"]
    refuses("3.2", GAME, start, "* roll:3")
    refuses("3.2", GAME, start, "* first:D")
    drawn = [GAME.say(start.draw(Quick(seed))) for seed in range(300)]
    assert all(70 < drawn.count(f"first:{seat}") < 130 for seat in "ABC")


@pytest.mark.clause("3.3")
def test_the_first_player_places_the_first_of_six_red_pawns() -> None:
    state = after(GAME, GAME.start(4, {"building": "hook"}), "* first:C")
    assert state.to_act() == [2]
    refuses("3.3", GAME, state, "C pass")
    refuses("3.3", GAME, state, "C in-e1")
    state = after(
        GAME, state, "C red:a3", "D red:b2", "A red:c1", "B red:d1", "C red:b4", "D red:c5"
    )
    assert state.story == [Event("reddened", (3, "c5", 0))]
    assert state.to_act() == [CHANCE]
    assert state.turn == 6
    assert state.view(None)["player"] == 2
    assert state.playing_order() == [2, 3, 0, 1]


@pytest.mark.clause("3.4")
def test_a_red_pawn_is_placed_on_the_building() -> None:
    refuses("3.4 a2", GAME, f"baubyron 3 red\n{LADDER}", "A red:a2")


@pytest.mark.clause("3.5")
def test_goal_and_entries_stay_free_of_red_pawns_before_the_race() -> None:
    refuses("3.5 g1", GAME, f"baubyron 3 red\n{LADDER}", "A red:g1")
    refuses("3.5 a1", GAME, f"baubyron 3 red\n{LADDER}", "A red:a1")


@pytest.mark.clause("3.6")
def test_one_red_pawn_to_a_cell() -> None:
    position = f"baubyron 3 red\n{LADDER}\npawns c1:r"
    refuses("3.6 c1", GAME, position, "A red:c1")
    allows(GAME, position, "A red:d1")


@pytest.mark.clause("3.7")
def test_fewer_red_pawns_play_if_cells_run_out_and_the_first_player_begins() -> None:
    position = f"baubyron 3 red to=A first=B\n{LADDER}\npawns b1:r c1:r d1:r e1:r"
    assert len(GAME.position(position).moves(0)) == 1
    state = after(GAME, position, "A red:f1")
    assert state.view(None)["phase"] == "roll"
    assert state.view(None)["player"] == 1
    assert state.view(None)["reds"] == 0
    tiny = after(GAME, GAME.start(3, {"building": "xa1 uc1 @ a1 b1"}), "* first:A")
    assert tiny.view(None)["phase"] == "roll"
