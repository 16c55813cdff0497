"""Judges that learn: from games of their own, kept with where it comes from, refused if unfit."""

import json
from pathlib import Path

import pytest

from baronnies.advice.playon import odds
from baronnies.bots.learned import Learned
from baronnies.bots.lessons import Lesson, keep, lessons, taught
from baronnies.bots.names import judge, made_judge, make_bot
from baronnies.core.game import Game
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.training import Example, learn, pupil, signed, train
from tests.commands import run
from tests.playing import Setting, some_states

TERRE = SHELF["terre_de_barons"]
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())


@by_game
def test_what_was_learned_comes_from_the_games_it_says(game: Game) -> None:
    """If this fails, rules, traits or the judge made by hand have changed: `baronnies train`."""
    for lesson in lessons(game):
        assert signed(pupil(game, lesson.seats), lesson.seed) == lesson.seen
        assert lesson.surprise < lesson.surprise_made
        assert lesson.games >= 500


def test_the_same_games_teach_the_same(tmp_path: Path) -> None:
    told: list[int] = []
    lesson = train(pupil(TERRE, 2), "small", 2, told.append)
    assert (lesson.seats, lesson.seed, lesson.games) == (2, "small", 2)
    assert told == [1, 2, 3, 4]  # two to learn from, one to choose by, one to test by

    by_command = ["train", "terre_de_barons", "--seats", "2", "--games", "2", "--seed", "small"]
    assert run([*by_command, "--to", str(tmp_path)]).code == 0
    assert lessons(TERRE, tmp_path) == [lesson]
    assert isinstance(taught(TERRE, made_judge(TERRE), tmp_path), Learned)


def test_it_learns_what_decides() -> None:
    """Of two traits that are told, one always has the winner's side."""
    who = pupil(TERRE, 2)
    idle = [0.0] * (len(who.traits.names) - 2)
    shown = [
        Example([[1.0, side, *idle], [0.0, 1.0 - side, *idle]], 0.5, [0.5, 0.5], [1.0, 0.0])
        if first
        else Example([[0.0, side, *idle], [1.0, 1.0 - side, *idle]], 0.5, [0.5, 0.5], [0.0, 1.0])
        for first in (True, False)
        for side in (0.0, 1.0)
    ]
    lesson = learn(who, shown, shown, shown)
    decisive, other, *rest = lesson.weights.values()
    assert decisive[0] > 1
    assert other == pytest.approx((0, 0), abs=0.01)
    assert all(pair == (0, 0) for pair in rest)
    assert lesson.surprise < 0.2 < lesson.surprise_made == pytest.approx(0.693, abs=0.001)


def test_weights_that_do_not_fit_are_refused(tmp_path: Path) -> None:
    lesson = Lesson(2, "x", 1, "", 0.5, 0.6, {"height": (1.0, 0.0)})
    unfit: list[tuple[dict[str, object], str]] = [
        ({}, "weights-traits"),
        ({"rules": 0}, "weights-rules"),
        ({"lessons": 1}, "weights-broken"),
    ]
    for change, reason in unfit:
        keep(TERRE, [lesson], tmp_path)
        path = tmp_path / "terre_de_barons.json"
        facts = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**facts, **change}), encoding="utf-8")
        with pytest.raises(Unreadable) as refused:
            lessons(TERRE, tmp_path)
        assert refused.value.key == reason
        assert "terre_de_barons.json" in refused.value.words("en")


def test_where_nothing_was_learned_the_judge_made_by_hand_tells_the_chances() -> None:
    made, seen = made_judge(TERRE), pupil(TERRE, 2).traits
    wise = Learned(made, seen, {2: [0.0] * 2 * len(seen.names)})
    for state in some_states(Setting(TERRE, 3, {}), "unlearned", every=31):
        assert odds(wise, state) == odds(made, state)
    learned = list(some_states(Setting(TERRE, 2, {}), "unlearned", every=31))
    assert any(odds(wise, state) == [0.5, 0.5] != odds(made, state) for state in learned)


def test_a_game_without_traits_cannot_be_learned() -> None:
    with pytest.raises(Unreadable):
        pupil(SHELF["le_baron"], 2)


@by_game
def test_a_learned_judge_sees_what_is_good_for_one_as_bad_for_the_other(game: Game) -> None:
    wise = judge(game)
    if type(wise) is not Learned:  # of compiled classes all seem to be instances
        assert type(make_bot("greedy", game)) is type(make_bot("greedy:judge=made", game))
        return
    setting = Setting(game, 2, {})
    seen = 0
    for state in some_states(setting, "learned", every=31):
        if sums := wise.sums(state):
            seen += 1
            values, hopes = wise.values(state), wise.hopes(state)
            assert values[0] == pytest.approx(-values[1]) == pytest.approx(sums[0] - sums[1])
            assert (values[0] > 0) == (hopes[0] > 0.5)
            assert wise.value(state, 1) == pytest.approx(values[1])
    assert seen
