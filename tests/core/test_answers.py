"""What refuses a move, in the words of the rule book and of the table."""

import pytest

from baronnies.core.rulebook import answer
from baronnies.core.table import Refusal
from baronnies.games import SHELF

TERRE = SHELF["terre_de_barons"]
HERE = {"fr": "À cette table\N{NO-BREAK SPACE}:", "en": "At this table:"}


@pytest.mark.parametrize(
    ("lang", "clause", "changed", "said"),
    [
        ("fr", "7.3", {"build": "5"}, "Troupes pour un donjon (5)."),
        ("en", "7.3", {"build": "5"}, "Troops for a keep (5)."),
        ("en", "4.4", {"walk": "2,3,3,3,3,3,3"}, "Steps of a walk (2, 3, 3, 3, 3, 3, 3)."),
        ("fr", "8.10", {"stop_at_active": "no"}, "S’arrêter sur un chevalier adverse actif (non)."),
    ],
)
def test_what_the_table_has_changed_is_told_after_the_words_of_the_book(
    lang: str, clause: str, changed: dict[str, str], said: str
) -> None:
    refusal = Refusal(clause)
    book = answer(TERRE, {}, refusal, lang)
    assert answer(TERRE, TERRE.settle({}), refusal, lang) == book
    assert answer(TERRE, changed, refusal, lang) == f"{book} {HERE[lang]} {said}"
    assert answer(TERRE, {"capture": "9"}, refusal, lang) == book


def test_a_deck_is_not_told() -> None:
    game = SHELF["le_baron"]
    refusal = Refusal("1.2")
    assert answer(game, {"deck": "1 a"}, refusal, "en") == answer(game, {}, refusal, "en")
