"""Section 10: what a seat cannot know, and that nothing it is sent depends on it."""

from collections import Counter
from itertools import product
from typing import Any

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.luck import Quick
from baronnies.core.record import Record, record_of
from baronnies.core.table import Line, Table
from baronnies.games.baron.game import GAME, BaronState
from baronnies.games.baron.secrets import possible_starts
from baronnies.games.baron.tables import POND
from tests.games.baron.asking import played
from tests.playing import play_randomly
from tests.secrets import hidden, messages


def reserves(view: Any, at: int) -> tuple[str, str]:  # noqa: ANN401 - JSON
    """What is known of a reserve, and what the rest can be."""
    return view["seats"][at]["known"], view["seats"][at]["maybe"]


HIDDEN = """
    baron 3
    0,0 M
    display M V F
    A reserve=MY start=Y
    B reserve=MQ start=Q
    C reserve=MP start=P
"""


@pytest.mark.clause("10.2")
def test_a_seat_knows_its_own_start_tile_and_that_natures_differ() -> None:
    state = GAME.position(HIDDEN)
    assert reserves(state.view(0), 1) == ("M", "QP")
    assert reserves(state.view(1), 2) == ("M", "YP")
    assert reserves(state.view(None), 2) == ("M", "YQP")


@pytest.mark.clause("10.2")
def test_drawn_tiles_are_known_and_a_laid_start_tile_shows_itself() -> None:
    drawn = played(HIDDEN, "A d2", "* tile:S")
    assert reserves(drawn.view(1), 0) == ("MV", "YP")
    laid = played(drawn, "A Y@1,0")
    assert reserves(laid.view(2), 0) == ("MV", "")
    assert reserves(laid.view(2), 1) == ("M", "Q")  # since A had Y and C has P


@pytest.mark.clause("10.2")
def test_a_tile_that_may_have_been_drawn_shows_nothing() -> None:
    position = HIDDEN.replace("display M V F", "display M Y F")
    laid = played(position, "A d2", "* tile:S", "A Y@1,0")  # the start tile, or the one drawn
    assert reserves(laid.view(None), 0) == ("M", "YQP")
    own = laid.view(0)["reserve"]
    assert own == [{"tile": "M", "value": 0}, {"tile": "Y", "value": 1}]


@pytest.mark.clause("10.2")
def test_what_was_shown_once_stays_known() -> None:
    """A lays the start tile, then draws another of that nature: still everybody knows."""
    position = HIDDEN.replace("display M V F", "display M V Y")
    state = played(position, "A d1", "* tile:S", "A Y@1,0", "A pass")
    state = played(state, "B d1", "* tile:S", "B M@0,1", "B pass")
    state = played(state, "C d2", "* tile:S", "C M@0,2", "C pass", "A d1")
    assert reserves(state.view(1), 0) == ("MMY", "")


@pytest.mark.clause("10.2", "3.6")
def test_having_nothing_that_fits_shows_something_too() -> None:
    """Of the quarry everybody knows; the hidden tile does not fit either, so it is no vineyard."""
    position = """
        baron 2 draw
        0,0 Q
        display Q
        A reserve=Q start=Q
        B reserve=MY start=Y
    """
    state = played(position, "A d1")
    assert state.view(None)["phase"] == "discard"
    assert reserves(state.view(None), 0) == ("QQ", "")


@pytest.mark.clause("10.1")
def test_the_likelihood_of_start_tiles_follows_what_was_drawn() -> None:
    """Five of six ponds have been drawn: B rather has a quarry than the last pond, 6 to 1."""
    position = """
        baron 2 draw
        0,0 P M P M P M P
        display P M M
        A reserve=MY start=Y
        B reserve=MQ start=Q
    """
    state = GAME.position(position)
    rng = Quick("likely")
    seen = Counter(state.imagine(0, rng).text().splitlines()[-1] for _ in range(2100))
    quarry, pond = seen["B white reserve=MQ start=Q"], seen["B white reserve=MP start=P"]
    assert quarry + pond == 2100
    assert 5.0 < quarry / pond < 7.2


@pytest.mark.clause("1.6", "10.2")
def test_the_tile_that_left_the_game_says_something_of_the_start_tiles() -> None:
    """It was one of five ponds if one player has a pond, one of four if two have."""
    starts = ["A reserve=MY start=Y", "B reserve=MY start=Y", "C reserve=MQ start=Q"]
    starts += ["D reserve=MQ start=Q", "E reserve=MP start=P"]
    text = "\n".join(["baron 5 gone=P", "0,0 M", "display M M M", *starts])
    state = GAME.position(text)
    assert isinstance(state, BaronState)
    chances = Counter[int]()
    for given, weight in possible_starts(state, None):
        chances[given.count(POND)] += weight
    assert chances[1] * 60 * 4 == chances[2] * 30 * 5  # 30 ways to give out one pond, 60 for two


@pytest.mark.clause("10.3")
def test_open_reserves_hide_nothing() -> None:
    table = Table(GAME, 3, {"open_reserves": "yes"}, seed=b"open")
    table.begin()
    for viewer in (0, 1, 2, None):
        for at in range(3):
            known, maybe = reserves(table.truth.view(viewer), at)
            assert len(known) == 2
            assert maybe == ""
        text = table.truth.text()
        assert table.truth.imagine(viewer, Quick("any")).text() == text
        assert hidden(record_of(table), viewer) == []


def other_worlds(record: Record, seat: int | None) -> list[Record]:
    """The record with other start tiles from the deal on, except the seat's own.

    Each goes as far as its moves stay possible: until a tile shows who began with what.
    """
    plies = [p for p, line in enumerate(record.lines) if GAME.say(line[0][1][0])[:6] == "start:"]
    given = [GAME.say(record.lines[ply][0][1][0])[-1] for ply in plies]
    worlds = []
    for starts in product("YQP", repeat=len(given)):
        same_own = seat is None or starts[seat] == given[seat]
        if same_own and list(starts) != given:
            lines = list(record.lines)
            for ply, letter in zip(plies, starts, strict=True):
                lines[ply] = [(CHANCE, [GAME.read(f"start:{letter}")])]
            worlds.append(cut(record, lines))
    return [world for world in worlds if len(world.lines) > plies[-1] + 1]


def cut(record: Record, lines: list[Line]) -> Record:
    """A record of these lines, up to the first move that is refused."""
    state = GAME.start(record.seats, record.options)
    possible = Record(record.game, record.seats, record.options, record.hash)
    for line in lines:
        seat, moves = line[0]
        for move in moves:
            if state.refusal(seat, move):
                return possible
            state.play(seat, move)
        possible.lines.append(line)
    return possible


@pytest.mark.clause("10.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_no_message_depends_on_a_start_tile_nobody_has_seen(seats: int) -> None:
    compared = 0
    for seed in range(3):
        table = Table(GAME, seats, {}, seed=f"secrets {seed}".encode())
        table.begin()
        play_randomly(table, f"secrets {seed}", longest=14)
        record = record_of(table, with_seed=True)
        for seat in [*range(seats), None]:
            for world in other_worlds(record, seat)[:4]:
                plies = len(world.lines)
                assert messages(record, seat, plies) == messages(world, seat, plies)
                compared += plies
    assert compared > 200


@pytest.mark.clause("10.2")
def test_ones_own_record_lacks_the_start_tiles_of_others_only() -> None:
    table = Table(GAME, 3, {}, seed=b"own record")
    table.begin()
    play_randomly(table, "own record", longest=30)
    record = record_of(table)
    starts = [line for line in record.text().splitlines() if line.startswith("* start:")]
    assert hidden(record, None) == starts
    assert hidden(record, 1) == [starts[0], starts[2]]


def test_the_start_tile_itself_is_told_to_its_owner() -> None:
    table = Table(GAME, 3, {}, seed=b"owner")
    table.begin()
    record = record_of(table, with_seed=True)
    for world in other_worlds(record, 1):
        plies = len(world.lines)
        changed = [s for s in (0, 2) if messages(record, s, plies) != messages(world, s, plies)]
        assert changed == [0, 2]
