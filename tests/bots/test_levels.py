"""Levels: each beats the one below it, as measured by the bots and rules there are."""

import json
from pathlib import Path
from typing import Final

import pytest

from baronnies.bots.levels import Level, facts, known_bots, levels, read, signature
from baronnies.bots.names import LEVELS, level_bots, make_bot
from baronnies.bots.turn import whole_turn
from baronnies.core.game import CHANCE, Game, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.journal import Journal
from baronnies.lab.levels import Climb
from baronnies.lab.plan import Plan
from baronnies.lab.simulation import Work
from tests.commands import run
from tests.playing import Setting, some_states

LAB: Final = Path(__file__).parents[2] / "docs" / "lab.md"
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())


@by_game
def test_a_level_beats_the_one_below_it_clearly_by_enough_games(game: Game) -> None:
    for seats in {level.seats for level in levels(game).levels}:
        below = "random"
        names = [level.name for level in levels(game).at(seats)]
        assert names == [name for name in LEVELS if name in names]  # lowest first
        for level in levels(game).at(seats):
            assert level.over.bot == below
            assert level.over.games >= 400
            assert 1 / seats == pytest.approx(level.over.fair, abs=0.001)
            assert level.over.fair < level.over.low <= level.over.share <= level.over.high
            assert level.bot == level_bots(game)[level.name]
            assert level.name in known_bots(game)
            assert make_bot(level.name, game).settings == make_bot(level.bot, game).settings
            below = level.bot


@by_game
def test_for_two_no_step_of_a_ladder_is_a_wall(game: Game) -> None:
    """Whoever is as good as a level wins now and then against the next one (measured tables)."""
    for level in levels(game).at(2)[1:]:
        assert level.over.share < 0.95, level.name


@by_game
def test_every_game_has_a_bot_for_every_level(game: Game) -> None:
    """A table that seated a level opens also where that level is measured no longer."""
    assert tuple(level_bots(game)) == LEVELS
    for name in LEVELS:
        make_bot(name, game)


def test_people_are_told_how_a_level_plays() -> None:
    le_baron, baron = (levels(SHELF[name]).at(2) for name in ("le_baron", "baron"))
    assert [level.how for level in le_baron] == ["page", "squire", "greedy", "search", "longer"]
    assert [level.how for level in baron] == ["page", "squire", "knight", "baron", "greedy"]
    assert [level.errs for level in le_baron] == [True, True, False, False, False]


@by_game
def test_the_docs_show_the_tables_as_they_were_measured(game: Game) -> None:
    shown = LAB.read_text(encoding="utf-8").splitlines()
    for seats in dict.fromkeys(level.seats for level in levels(game).levels):
        measured = levels(game).at(seats)
        lines = [
            row(level, below) for level, below in zip(measured, [None, *measured], strict=False)
        ]
        first = f"| {game.title}, {seats} (fair: {measured[0].over.fair:.0%}) ".replace("%", " %")
        at = next(at for at, line in enumerate(shown) if line.startswith(first))
        found = shown[at : at + len(lines) + 1]
        assert [line.partition(" | ")[2] for line in found[:-1]] == lines
        assert not found[-1].startswith("| |")  # nothing that was not measured


def row(level: Level, below: Level | None) -> str:
    over = level.over
    share, low, high = (round(100 * figure) for figure in (over.share, over.low, over.high))
    name = below.name if below else "`random`"
    return f"{level.name} | {name} | {share} % ({low}–{high}) | {over.games} |"


@by_game
def test_a_table_was_measured_with_the_bots_and_rules_there_are(game: Game) -> None:
    """If this fails, a level may have lost its meaning: `baronnies levels GAME --games 400`."""
    table = levels(game)
    bots = list(dict.fromkeys(level.bot for level in table.levels))
    assert table.rules == game.version
    assert table.signature == (signature(game, bots) if bots else "")


def test_whoever_errs_still_sees_a_victory_at_hand() -> None:
    baubyron = SHELF["baubyron"]
    seen = 0
    for number in range(12):
        for state in some_states(Setting(baubyron, 3, {}), f"at hand {number}", every=1):
            for seat in set(state.to_act()) - {CHANCE}:
                winning = {move for move in state.moves(seat) if wins(state, seat, move)}
                if 0 < len(winning) < len(state.moves(seat)):
                    seen += 1
                    for name in ("page", "squire"):
                        played = whole_turn(make_bot(name, baubyron), state, seat, Quick(number))
                        assert played[0] in winning
    assert seen > 5


def wins(state: State, seat: Seat, move: Move) -> bool:
    after = state.copy()
    after.play(seat, move)
    return after.places()[seat : seat + 1] == [1]


def test_a_signature_tells_bots_apart() -> None:
    le_baron = SHELF["le_baron"]
    signed = [signature(le_baron, [bot]) for bot in ("random", "placer", "greedy", "greedy")]
    assert len(set(signed)) == 3
    assert signed[2] == signed[3]


def test_who_cannot_be_told_from_the_level_below_is_none() -> None:
    plan = Plan("le_baron", 2, seed="climb")
    tried = {"page": "random", "squire": "placer", "knight": "placer"}
    climb = Climb(plan, Work(60), tried)
    won = dict(climb.steps(print))
    assert [level.name for level in climb.levels] == ["squire"]
    (squire,) = climb.levels
    assert (squire.over.bot, squire.over.games, squire.over.fair) == ("random", 60, 0.5)
    assert squire.over.share == round(won["squire"].value, 3) > 0.7
    assert won["knight"].low < 0.5 < won["knight"].high


def test_a_match_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    plan, tried = Plan("le_baron", 2, seed="climb"), {"squire": "placer"}
    whole, first, second = (Climb(plan, Work(games), tried) for games in (30, 12, 30))
    file = tmp_path / "journal.txt"
    ((_, expected),) = whole.steps(print)
    assert list(first.steps(print, Journal(file)))
    ((_, found),) = second.steps(print, Journal(file))
    assert found == expected
    assert second.run.games == 18
    assert second.levels == whole.levels

    other = Climb(plan, Work(5), {"squire": "random"})  # other bots have other matches
    assert list(other.steps(print, Journal(file)))
    assert other.run.games == 5

    file.write_text("nonsense", encoding="utf-8")
    with pytest.raises(Unreadable):
        Journal(file)


def test_levels_above_one_are_measured_against_it() -> None:
    lower = levels(SHELF["le_baron"]).at(2)[:1]
    climb = Climb(Plan("le_baron", 2, seed="climb"), Work(20), {"squire": "random"}, lower)
    ((_, won),) = climb.steps(print)
    assert climb.run.games
    assert won.value < 0.5  # for it met the page
    assert climb.levels == lower


@by_game
def test_a_table_is_read_as_it_is_written(game: Game) -> None:
    written = json.loads(json.dumps(facts(game, levels(game))))
    assert read(written) == levels(game)
    assert run(["levels", game.name, "--json"]).json() == written
