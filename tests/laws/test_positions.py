"""Laws of positions: what every game on the shelf obeys, in random games of every setting."""

import json
import re
from typing import Final

import msgspec
import pytest

from baronnies.core.game import CHANCE, Move, State
from baronnies.core.luck import Quick
from baronnies.core.story import sentence
from baronnies.core.words import LANGS
from tests.playing import Setting, settings, some_states, steps

pytestmark = pytest.mark.parametrize("setting", settings(), ids=str)

PLACE: Final = re.compile(r"\d,-?\d|\b[a-z]{1,2}\d")  # as notation names it


def known_moves(setting: Setting) -> list[Move]:
    """Moves that occur in games of this setting, legal somewhere and mostly not elsewhere."""
    rng = Quick("pool")
    moves = {step.move for seed in "abc" for step in steps(setting, seed, longest=400)}
    listed = sorted(moves)
    return [listed[rng.below(len(listed))] for _ in range(60)]


def test_somebody_can_move_or_the_game_is_over(setting: Setting) -> None:
    for step in steps(setting, "acts"):
        asked = step.state.to_act()
        assert asked == sorted(set(asked))
        assert (step.state.places() == []) == bool(asked)
        assert len(step.state.scores()) == setting.seats
        assert sorted(step.state.playing_order()) == list(range(setting.seats))
        for seat in asked:
            if seat != CHANCE:
                assert step.state.moves(seat)


def test_a_game_ends_with_a_winner_and_no_moves(setting: Setting) -> None:
    for seed in "ab":
        state = setting.start()
        for step in steps(setting, seed):
            state = step.state
        if not state.to_act():
            assert min(state.places()) == 1
            assert all(state.moves(seat) == [] for seat in range(-1, setting.seats))


def test_luck_and_sampling_give_legal_moves(setting: Setting) -> None:
    for step in steps(setting, "sampling"):
        assert step.state.refusal(step.seat, step.move) is None
        if step.seat == CHANCE:
            assert step.state.to_act() == [CHANCE]


def test_a_move_is_read_as_it_is_said(setting: Setting) -> None:
    for step in steps(setting, "said"):
        text = setting.game.say(step.move)
        assert setting.game.read(text) == step.move
        assert 0 <= step.move < 2**62
        assert not set(text) & set(" /#\n")


def test_a_position_is_read_as_it_is_written(setting: Setting) -> None:
    for state in some_states(setting, "written", every=5):
        again = setting.game.position(state.text())
        assert again.text() == state.text()
        assert _answers(again, setting.seats) == _answers(state, setting.seats)


def test_keys_are_equal_exactly_where_texts_are(setting: Setting) -> None:
    """Also of positions that many orders of steps lead to, and of those that were read."""
    rng = Quick("keys")
    by_text: dict[str, object] = {}
    by_key: dict[object, str] = {}
    for state in some_states(setting, "keys", every=11):
        found = [state, setting.game.position(state.text())]
        for seat in [seat for seat in state.to_act() if seat != CHANCE]:
            for _ in range(12):
                after = state.copy()
                for _ in range(3):
                    if seat in after.to_act():
                        after.play(seat, after.sample(seat, rng))
                        found.append(after.copy())
        for each in found:
            assert by_text.setdefault(each.text(), each.key()) == each.key()
            assert by_key.setdefault(each.key(), each.text()) == each.text()


def test_a_view_beside_another_is_the_same_and_shares_what_all_see(setting: Setting) -> None:
    for state in some_states(setting, "beside", every=9):
        first = state.view(0)
        for seat in (*range(1, setting.seats), None):
            beside = state.view_beside(seat, first)
            assert beside == state.view(seat)
            if type(state).view_beside is not State.view_beside:
                lists = [part for part, shown in first.items() if isinstance(shown, list)]
                assert any(beside[part] is first[part] for part in lists)


def test_a_copy_is_independent_and_nobody_listens_to_it(setting: Setting) -> None:
    for at, step in enumerate(steps(setting, "copies")):
        if at % 5 == 0:
            step.state.story = []
            copy = step.state.copy()
            before = step.state.text()
            assert copy.story is None
            assert copy.text() == before
            copy.play(step.seat, step.move)
            assert step.state.text() == before
            assert step.state.story == []


def test_choices_made_at_the_same_time_commute(setting: Setting) -> None:
    rng = Quick("commute")
    for state in some_states(setting, "commute", every=3):
        asked = state.to_act()
        if len(asked) < 2:
            continue
        chosen = [(seat, state.sample(seat, rng)) for seat in asked]
        backwards = state.copy()
        for seat, move in chosen:
            state.play(seat, move)
        for seat, move in reversed(chosen):
            backwards.play(seat, move)
        assert state.text() == backwards.text()


def test_the_turn_moves_when_several_are_asked_after_one(setting: Setting) -> None:
    for step in steps(setting, "turns"):
        asked, turn = step.state.to_act(), step.state.turn
        after = step.state.copy()
        after.play(step.seat, step.move)
        if len(after.to_act()) > 1 and asked == [step.seat] and step.seat != CHANCE:
            assert after.turn != turn


def test_what_a_seat_imagines_looks_the_same_to_it(setting: Setting) -> None:
    pool = known_moves(setting)
    for state in some_states(setting, "imagined", every=11):
        before = state.text()
        for seat in [*range(setting.seats), None]:
            imagined = state.imagine(seat, Quick(f"{before} {seat}"))
            assert imagined.text() == state.imagine(seat, Quick(f"{before} {seat}")).text()
            assert json.dumps(imagined.view(seat)) == json.dumps(state.view(seat))
            assert imagined.to_act() == state.to_act()
            assert setting.game.position(imagined.text()).text() == imagined.text()
            if seat is not None:
                assert imagined.moves(seat) == state.moves(seat)
                for move in pool:
                    assert imagined.refusal(seat, move) == state.refusal(seat, move)
        assert state.text() == before


def test_imagination_does_not_depend_on_what_is_hidden(setting: Setting) -> None:
    """The same luck imagines the same, whatever is true behind what the seat can see."""
    for state in some_states(setting, "hidden", every=11):
        for seat in [*range(setting.seats), None]:
            other = state.imagine(seat, Quick("another truth"))
            mine, yours = (truth.imagine(seat, Quick("same luck")) for truth in (state, other))
            assert mine.text() == yours.text()


def test_views_are_json_and_can_be_drawn(setting: Setting) -> None:
    names = [f"Player {seat}" for seat in range(setting.seats)]
    for state in some_states(setting, "views", every=13):
        for seat in [*range(setting.seats), None]:
            view = json.loads(json.dumps(state.view(seat)))
            for lang in LANGS:
                assert setting.game.picture(view, names, lang).strip()


def test_views_are_exactly_what_their_game_declares(setting: Setting) -> None:
    """Conversion leaves out what is not declared, so that an undeclared key is a difference."""
    for state in some_states(setting, "sights", every=7):
        for seat in [*range(setting.seats), None]:
            view = json.loads(json.dumps(state.view(seat)))
            assert msgspec.convert(view, setting.game.sight, strict=True) == view


def test_what_happens_can_be_told_in_every_language(setting: Setting) -> None:
    names = [f"Player {seat}" for seat in range(setting.seats)]
    for step in steps(setting, "told"):
        story = step.state.story = []
        copy = step.state.copy()
        copy.story = story
        copy.play(step.seat, step.move)
        for event in story:
            for lang in LANGS:
                assert sentence(setting.game, event, names, lang)
                shown = sentence(setting.game, event, names, lang, shown=True)
                assert not PLACE.search(shown), "where the board shows it"


def _answers(state: State, seats: int) -> list[object]:
    """Everything a position says of itself."""
    return [
        state.to_act(),
        state.turn,
        state.scores(),
        state.places(),
        [state.moves(seat) for seat in range(CHANCE, seats)],
        [state.view(seat) for seat in [*range(seats), None]],
    ]
