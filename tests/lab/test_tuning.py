"""Judges tuned: numbers drift to where games are won, the same from the same seed."""

import pytest

from baronnies.bots.names import made_judge
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.tuning import Arena, drift, numbers, retuned, tune
from tests.commands import run
from tests.playing import Setting, some_states

TERRE = SHELF["terre_de_barons"]
tunable = pytest.mark.parametrize(
    "game",
    [game for game in SHELF.values() if numbers(made_judge(game))],
    ids=lambda game: game.name,
)


@tunable
def test_a_judge_with_the_same_numbers_judges_alike_and_with_others_otherwise(game: Game) -> None:
    judge = made_judge(game)
    known = numbers(judge)
    assert len(known) > 4
    assert "scale" not in known
    same, other = retuned(judge, {}), retuned(judge, {name: 2 * n for name, n in known.items()})
    assert numbers(same) == known != numbers(other)
    states = list(some_states(Setting(game, game.seats[0], {}), "tuned", every=31))
    assert [same.values(state) for state in states] == [judge.values(state) for state in states]
    assert [other.values(state) for state in states] != [judge.values(state) for state in states]


def test_numbers_drift_to_where_games_are_won(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever counts points for more always wins here, and nothing else matters."""

    def more_points(arena: Arena, judges: list[object], seed: str) -> list[float]:  # noqa: ARG001
        one, other = (numbers(judge)["point"] for judge in judges)  # type: ignore[arg-type]
        return [float(one > other), float(other > one)]

    monkeypatch.setattr(Arena, "shares", more_points)
    judge = made_judge(TERRE)
    begun, found = numbers(judge), drift(Arena(TERRE, 2), judge, "a", 200, print)
    parts = {name: found[name] / begun[name] for name in begun}
    assert parts.pop("point") > 1.5
    assert all(0.8 < part < 1.2 for part in parts.values())


def test_the_same_meetings_find_the_same() -> None:
    game, told = SHELF["baubyron"], list[int]()  # a short game
    found = tune(game, 3, "small", 12, told.append)
    assert told == list(range(1, 13))
    assert (found.before, found.won.size) == (numbers(made_judge(game)), 3)
    assert found.after != found.before
    by_command = ["tune", "baubyron", "--seats", "3", "--meetings", "12", "--seed", "small"]
    assert run([*by_command, "--json"]).json() == found.facts()
    assert (
        f"chance = {found.after['chance']:g}  # {found.before['chance']:g}" in run(by_command).out
    )


def test_a_judge_without_numbers_cannot_be_tuned() -> None:
    with pytest.raises(Unreadable) as refused:
        tune(SHELF["le_baron"], 2, "a", 1)
    assert refused.value.key == "lab-no-numbers"


def test_both_sit_in_every_place_of_a_deal() -> None:
    judge = made_judge(TERRE)
    assert Arena(TERRE, 3).alone(judge, judge, "a", 3).value == pytest.approx(1 / 3)
