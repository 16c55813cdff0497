"""Section 2: building in turns, to an agreement."""

from typing import Any

import pytest

from baronnies.bots.names import make_bot
from baronnies.bots.outlook import look
from baronnies.core.game import CHANCE, Event, State
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.record import record_of
from baronnies.core.replay import Replay
from baronnies.core.table import Table
from baronnies.games import SHELF
from baronnies.games.baubyron.game import GAME
from baronnies.games.baubyron.ready import READY
from tests.clauses import after, allows, refuses

TOGETHER = {"building": "together"}
EMPTY = "baubyron 3 build building=together"
SOUND = "baubyron 3 build building=together\nblocks xc3 ue3"  # 1 1 2, not in the corner
PROPOSED = "baubyron 3 vote to=B building=together\nblocks xc3 ue3\nentries c3"


def site(state: State) -> Any:  # noqa: ANN401 - JSON, as clients get it
    return state.view(None)["site"]


def failing(state: State) -> list[tuple[str, str, list[str]]]:
    """Conditions that do not hold: clause, place, cells to look at."""
    judged = site(state)["conditions"]
    return [(one["clause"], one["where"], one["cells"]) for one in judged if not one["holds"]]


@pytest.mark.clause("2.1")
def test_the_players_build_in_turns_and_a_begins() -> None:
    assert GAME.start(3, TOGETHER).to_act() == [0]
    state = after(GAME, GAME.start(3, TOGETHER), "A xc3", "B ue3", "C back")
    assert state.to_act() == [0]
    assert state.turn == 3
    refuses("2.1", GAME, EMPTY, "A pass")
    refuses("2.1", GAME, EMPTY, "A in-a1")
    refuses("2.1", GAME, EMPTY, "A agree")
    refuses("0.1", GAME, EMPTY, "B xc3")


@pytest.mark.clause("2.2")
def test_a_block_may_stand_apart_for_the_time_being() -> None:
    state = after(GAME, EMPTY, "A xc3", "B uh9", "C uh9")
    assert site(state)["blocks"] == ["xc3", "uh9", "uh9"]
    assert site(state)["left"] == 45
    assert failing(state) == [("1.5", "h9", ["h9"])]
    assert "h9 stands apart (1.5)" in GAME.picture(state.view(0), ["Ann", "Bob", "Cyd"], "en")
    assert state.story == [Event("laid", (2, "uh9", 3))]


@pytest.mark.clause("2.3")
def test_the_last_block_can_be_taken_back_by_anybody() -> None:
    state = after(GAME, SOUND, "A back")
    assert site(state)["blocks"] == ["xc3"]
    assert state.story == [Event("back", (0, "ue3", 1))]
    state = after(GAME, state, "B back")
    assert site(state)["blocks"] == []
    refuses("2.3", GAME, state, "C back")


@pytest.mark.clause("2.4")
def test_a_proposal_names_its_entries_and_is_one_go() -> None:
    state = after(GAME, SOUND, "A @d3", "A @c3")
    assert (state.to_act(), state.turn) == ([0], 0)
    refuses("2.4", GAME, state, "A xa1")
    refuses("2.4", GAME, state, "A back")
    refuses("2.4", GAME, state, "A take:hook")
    state = after(GAME, state, "A propose")
    assert (state.to_act(), state.turn) == ([1], 1)
    assert state.story == [Event("proposed", (0, 3 + 3, "c3 d3"))]


@pytest.mark.clause("2.5")
def test_player_a_may_choose_a_ready_building_instead() -> None:
    state = after(GAME, SOUND, "A take:hook")
    assert state.to_act() == [CHANCE]
    assert state.story == [
        Event("chose", (0, "hook")),
        Event("built", (3 + 15, "short", READY["hook"])),
    ]
    refuses("2.5", GAME, after(GAME, EMPTY, "A xc3"), "B take:hook")


@pytest.mark.clause("2.6")
def test_the_others_are_asked_in_turn() -> None:
    refuses("2.6", GAME, PROPOSED, "B xa1")
    refuses("2.6", GAME, PROPOSED, "B pass")
    state = after(GAME, PROPOSED, "B agree")
    assert state.to_act() == [2]
    assert state.story == [Event("agreed", (1,))]


@pytest.mark.clause("2.7")
def test_when_all_agree_the_building_stands_in_the_corner() -> None:
    state = after(GAME, PROPOSED, "B agree", "C agree")
    assert state.to_act() == [CHANCE]
    assert state.story == [Event("agreed", (2,)), Event("built", (3 + 4, "short", "xa1 uc1 @ a1"))]
    state = after(GAME, state, "* first:C")
    assert state.to_act() == [2]


@pytest.mark.clause("2.7")
def test_when_one_declines_building_goes_on_after_the_proposer() -> None:
    state = after(GAME, PROPOSED, "B decline")
    assert state.to_act() == [1]
    assert site(state)["entries"] == []
    assert site(state)["blocks"] == ["xc3", "ue3"]
    allows(GAME, state, "B ya1")
    late = after(GAME, PROPOSED, "B agree", "C decline")
    assert late.to_act() == [1]


def test_a_building_is_made_with_take_backs_and_a_refused_proposal() -> None:
    table = Table(GAME, 3, TOGETHER, seed=b"together")
    table.begin()
    goes = ["xc3", "ue3", "xe3", "back", "xc4", "ue4", "back", "@c3 propose", "decline"]
    goes += ["xf3", "back", "@c4 @c3 propose", "agree", "agree"]
    for go in goes:
        [seat] = table.asked()
        refused = table.play(seat, *map(GAME.read, go.split()))
        assert refused is None or go == "xe3"
        if go == "xe3":
            assert refused is not None
            assert (refused.clause, refused.where) == ("1.4", "xe3")
            assert table.play(seat, GAME.read("xf3")) is None
    assert table.truth.view(None)["phase"] == "red"
    made = table.truth.view(None)["building"]
    assert isinstance(made, dict)
    assert made["code"] == "xa1 uc1 xa2 @ a1 a2"
    text = record_of(table, with_seed=True).text()
    assert Replay(read_record(text, SHELF)).end.text() == table.truth.text()


@pytest.mark.clause("2.8")
@pytest.mark.parametrize("name", ["random", "greedy:samples=1"])
def test_bots_agree_to_every_proposal(name: str) -> None:
    bot = make_bot(name, GAME)
    for number in range(5):
        chosen = bot.choose(look(GAME.position(PROPOSED), 1, Quick(number)))
        assert GAME.say(chosen) == "agree"


def test_greedy_builders_come_to_a_building_and_race_on_it() -> None:
    state = GAME.start(3, TOGETHER)
    bots = [make_bot("greedy:samples=1:width=2", GAME) for _ in range(3)]
    rng = Quick("builders")
    for _ in range(60):
        [seat] = state.to_act()
        if seat == CHANCE:
            break
        state.play(seat, bots[seat].choose(look(state, seat, rng)))
    made = state.view(None)["building"]
    assert isinstance(made, dict)
    assert made["points"] >= 13
    assert made["code"] not in READY.values()


def test_moves_of_builders_are_exactly_what_is_not_refused() -> None:
    every = [
        GAME.read(f"{kind}{c}{r}") for kind in "xyu@" for c in "abcdeyz" for r in (1, 2, 3, 26)
    ]
    every += [GAME.read(text) for text in ("back", "propose", "agree", "decline", "take:hook")]
    rng = Quick("site")
    state = GAME.start(3, TOGETHER)
    for _ in range(40):
        [seat] = state.to_act()
        moves = state.moves(seat)
        assert len(set(moves)) == len(moves)
        for move in every:
            assert (move in moves) == (state.refusal(seat, move) is None)
        assert GAME.position(state.text()).text() == state.text()
        small = [move for move in moves if move in every and GAME.say(move) != "take:hook"]
        state.play(seat, small[rng.below(len(small))])
        if state.to_act() == [CHANCE]:
            state = GAME.start(3, TOGETHER)


def test_conditions_say_at_once_what_a_block_would_settle() -> None:
    """While it is tried a draft shows the site with the block: two summits, then one."""
    state = after(GAME, EMPTY, "A xc3", "B xe3")
    assert failing(state) == [("1.6", "d3", ["c3", "d3", "e3", "f3"])]
    assert site(state)["possible"] == []
    tried = after(GAME, state, "C uf3")
    assert failing(tried) == []
    assert [one["clause"] for one in site(tried)["conditions"]] == [
        *("1.3", "1.4", "1.5", "1.6", "1.7", "1.8")
    ]
    assert site(tried)["possible"] == ["c3", "d3", "e3"]
    named = after(GAME, tried.copy(), "A @c3")
    assert site(named)["conditions"][-1]["where"] == "c3"
    steep = after(GAME, tried, "A uf3")
    assert failing(steep) == [("1.7", "e3", ["e3", "f3"])]
    walled = after(GAME, EMPTY, "A uc3")
    assert failing(walled) == [("1.8", "", [])]  # one piece, one summit, and no way in
    assert failing(GAME.start(3, TOGETHER)) == [("1.5", "", [])]
