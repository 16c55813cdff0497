"""Laws of steps: whatever may be done has words, and no two of them sound alike."""

import pytest

from baronnies.core.game import CHANCE
from baronnies.core.steps import worded
from baronnies.core.words import LANGS
from tests.playing import Setting, settings, some_states

pytestmark = pytest.mark.parametrize("setting", settings(), ids=str)


def test_every_legal_step_has_words_of_its_own(setting: Setting) -> None:
    game = setting.game
    for state in some_states(setting, "steps", every=29):
        for seat in state.to_act():
            texts = [game.say(move) for move in state.moves(seat)] if seat != CHANCE else []
            for lang in LANGS:
                words = [worded(game, text, lang).words for text in texts]
                assert len(set(words)) == len(words)
                assert not set(words) & set(texts), "notation is no words"


def test_what_is_no_step_of_the_list_is_shown_as_it_is(setting: Setting) -> None:
    assert worded(setting.game, "?", "en") == ("", "?")
