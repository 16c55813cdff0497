"""The chances that a judge tells where games are not played to their end."""

from baronnies.advice.playon import odds
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
