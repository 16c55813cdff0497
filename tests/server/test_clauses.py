"""What refuses a move, in the words of the table."""

import pytest

from baronnies.core.table import Refusal
from baronnies.games import SHELF
from baronnies.server.disk.entries import Made
from baronnies.server.table.frames import clause_text
from baronnies.server.table.play import Play


def table(options: dict[str, str]) -> Play:
    game = SHELF["terre_de_barons"]
    made = Made(
        table="t",
        game=game.name,
        rules=game.version,
        options=options,
        bots=["", ""],
        seed="00" * 32,
        host="",
        made=0,
    )
    return Play(made, game)


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("fr", "À cette table\N{NO-BREAK SPACE}: Troupes pour un donjon, 5."),
        ("en", "At this table: Troops for a keep, 5."),
    ],
)
def test_a_number_that_the_table_has_changed_is_told_after_that_of_the_book(
    lang: str, said: str
) -> None:
    refusal = Refusal("7.3")
    book = clause_text(table({}), refusal, lang)
    assert clause_text(table({"build": "5"}), refusal, lang) == f"{book} {said}"
    assert clause_text(table({"build": "3", "capture": "9"}), refusal, lang) == book
