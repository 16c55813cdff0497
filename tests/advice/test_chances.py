"""The chances that a judge tells where games are not played to their end."""

from importlib.resources import files

import pytest

from baronnies.advice.playon import odds
from baronnies.bots.evals.baron import BaronJudge
from baronnies.bots.names import judge
from baronnies.games import SHELF


def test_heads_taken_early_tell_less_than_the_same_heads_late() -> None:
    game = SHELF["le_baron"]
    early = """le_baron 2 choose turn=2
rows 58 72 97 / 85 94 / 109 22 / 100 27 54 / 103 95
A 38 pile=20 taken=53,11,93
B 80 pile=20
"""
    late = early.replace(" pile=20", "")
    said = [odds(judge(game), game.position(text))[1] for text in (early, late)]
    assert 0.5 < said[0] < 0.65
    assert said[1] > 0.8


def test_an_honour_ahead_tells_as_much_whatever_it_counts_in_the_judge_s_values() -> None:
    """Among fewer players the others' honour counts more, so that values lie further apart."""
    game = SHELF["baron"]
    text = (files(game.package) / "scene.txt").read_text(encoding="utf-8")
    state = game.position(text)
    baron, seats = judge(game), len(state.scores())
    assert isinstance(baron, BaronJudge)
    apart = 1.0 + baron.others / (seats - 1)  # values of two seats, for an honour between them
    assert baron.spread(state) / apart == pytest.approx(baron.scale)
    among_two, among_five = (baron.spread(game.start(count, {})) for count in (2, 5))
    assert among_two > 1.5 * among_five
