"""Laws of steps: whatever may be done has words, and no two of them sound alike."""

import re
from typing import Final

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.steps import turn_worded, worded
from baronnies.core.words import LANGS
from tests.playing import Setting, settings, some_states

pytestmark = pytest.mark.parametrize("setting", settings(), ids=str)

PAIR: Final = re.compile(r"\d,-?\d")  # numbers of a cell, which stand on no board


def test_every_legal_step_has_words_of_its_own(setting: Setting) -> None:
    game = setting.game
    for state in some_states(setting, "steps", every=29):
        for seat in state.to_act():
            texts = [game.say(move) for move in state.moves(seat)] if seat != CHANCE else []
            for lang in LANGS:
                words = [worded(game, text, lang).words for text in texts]
                assert len(set(words)) == len(words)
                assert not set(words) & set(texts), "notation is no words"
                shown = [worded(game, text, lang, shown=True).words for text in texts]
                assert not [words for words in shown if PAIR.search(words)]


def test_what_is_no_step_of_the_list_is_shown_as_it_is(setting: Setting) -> None:
    assert worded(setting.game, "?", "en") == ("", "?")


def test_what_is_done_several_times_in_a_row_is_told_once(setting: Setting) -> None:
    assert turn_worded(setting.game, ["?", "?", "!", "?"], "en") == ["? (×2)", "!", "?"]
