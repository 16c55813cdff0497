"""Whole games: material, lengths, luck, views; what everybody may see; records."""

import json
from typing import Any

import pytest

from baronnies.bots.names import make_bot
from baronnies.bots.outlook import look
from baronnies.core.game import CHANCE, State
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.record import record_of
from baronnies.core.replay import verify
from baronnies.core.words import LANGS
from baronnies.games import SHELF
from baronnies.games.baubyron.game import GAME
from tests.playing import Setting, play_randomly, steps
from tests.secrets import hidden, messages

SETTINGS = [
    Setting(GAME, 3, {}),
    Setting(GAME, 6, {"building": "hook"}),
    Setting(GAME, 4, {"building": "spiral", "eject_down": "yes", "red_compulsory": "yes"}),
    Setting(GAME, 3, {"building": "random:short"}),
]
by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


def shown(state: State) -> Any:  # noqa: ANN401 - JSON, as clients get it
    return state.view(None)


@by_setting
def test_no_pawn_is_ever_lost_or_made(setting: Setting) -> None:
    for step in steps(setting, "material", longest=600):
        view = shown(step.state)
        if view["phase"] == "plan":
            continue
        pawns = [pawn for pile in view["piles"] for pawn in pile["pawns"]]
        for seat, player in enumerate(view["seats"]):
            assert player["stock"] + pawns.count(seat) == 6
        kept = sum(player["kept"] for player in view["seats"])
        assert pawns.count(None) + kept + view["reds"] == 6 or view["phase"] == "first"
        assert all(1 <= len(pile["pawns"]) <= 5 for pile in view["piles"])


@by_setting
def test_what_is_kept_up_to_date_is_what_would_be_counted(setting: Setting) -> None:
    for at, step in enumerate(steps(setting, "counted", longest=400)):
        if at % 9 == 0:
            again = GAME.position(step.state.text())
            assert again.view(None) == step.state.view(None)
            assert again.moves(step.seat) == step.state.moves(step.seat)


def test_every_move_is_as_likely_as_every_other() -> None:
    text = "baubyron 3 roll=1\nbuilding hook\npawns e3:AB e4:A e5:r d5:rAC\nkept A=1"
    state = GAME.position(text)
    moves = state.moves(0)
    rng = Quick("sample")
    drawn = [state.sample(0, rng) for _ in range(300 * len(moves))]
    assert set(drawn) == set(moves)
    assert all(220 < drawn.count(move) < 380 for move in moves)


def test_nothing_is_hidden() -> None:
    setting = SETTINGS[0]
    table = setting.table("open")
    play_randomly(table, "open", longest=40)
    record = read_record(record_of(table, with_seed=True).text(), SHELF)
    assert verify(record) > 0
    plies = len(record.lines)
    spectator = [json.loads(message) for message in messages(record, None, plies)]
    for seat in range(3):
        for own, public in zip(messages(record, seat, plies), spectator, strict=True):
            ply, story, view, asked, scores, line, _ = json.loads(own)
            view |= {"seat": None, "previews": []}  # which are for who is asked
            assert [ply, story, view, asked, scores, line, []] == public
        assert hidden(record, seat) == []


@pytest.mark.parametrize("lang", LANGS)
def test_the_board_is_drawn_with_storeys_and_pawns(lang: str) -> None:
    state = GAME.position(
        "baubyron 3 roll=4 to=B\nbuilding xa1 xc1 xe1 ug1 xe1 ug1 @ a1\npawns a1:AB c1:rrC"
    )
    drawn = GAME.picture(state.view(1), ["Ann", "Bob", "Cyd"], lang)
    row = next(line for line in drawn.splitlines() if line.startswith("[dim]  1[/]"))
    for label in (">1AB", "1rrC", "*4"):
        assert label in row
    assert "4" in drawn.splitlines()[-1]
    plain = "".join(part.partition("]")[2] or part for part in drawn.split("["))
    assert all(len(line) <= 100 for line in plain.splitlines())


def test_a_view_counts_the_points_to_the_goal() -> None:
    state = GAME.position(
        "baubyron 3\nbuilding xa1 xc1 xe1 ug1 xe1 ug1 @ a1\npawns a1:AB f1:A e1:AC"
    )
    view = shown(state)
    assert [player["points"] for player in view["seats"]] == [5, 12, 6]
    assert view["building"]["points"] == 3 + 12
    assert view["piles"][0] == {"cell": "a1", "pawns": [0, 1], "height": 4}


def test_greedy_beats_random() -> None:
    won = 0
    for game in range(12):
        seat = game % 3
        bots = [make_bot("greedy:samples=1" if s == seat else "random", GAME) for s in range(3)]
        state = GAME.start(3, {"building": "hook"})
        rng = Quick(game)
        for _ in range(2000):
            asked = state.to_act()
            if not asked:
                break
            if asked == [CHANCE]:
                state.play(CHANCE, state.draw(rng))
            else:
                state.play(asked[0], bots[asked[0]].choose(look(state, asked[0], rng)))
        won += state.places()[seat] == 1 if state.places() else 0
    assert won >= 9
