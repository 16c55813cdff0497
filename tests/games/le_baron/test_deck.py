"""The deck as an option: files of one's own, refused with the line that is wrong."""

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import baronnies
from baronnies.core.reading import read_record
from baronnies.core.record import record_of
from baronnies.core.replay import verify
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games import SHELF
from baronnies.games.le_baron.game import GAME
from baronnies.games.le_baron.tables import COLOURS
from tests.games.le_baron.seen import A, view
from tests.playing import play_randomly

DEFAULT = (Path(baronnies.__file__).parent / "games" / "le_baron" / "deck.txt").read_text("utf-8")
ROWS = DEFAULT.splitlines()
PLAIN = ",".join(row.split()[1] for row in ROWS)


def settled(text: str) -> str:
    return GAME.settle({"deck": text})["deck"]


def changed(line: int, text: str) -> str:
    """The default deck with another line, counted from 1."""
    return "\n".join([*ROWS[: line - 1], text, *ROWS[line:]])


@pytest.mark.clause("1.2")
def test_the_default_stands_for_itself() -> None:
    assert settled("default") == "default"
    assert GAME.settle({})["deck"] == "default"


@pytest.mark.clause("1.2")
@pytest.mark.parametrize(
    "text",
    [
        DEFAULT,
        "\n".join(reversed(ROWS)),
        "\n\n" + DEFAULT.replace("\n", "\n  \n"),
        DEFAULT.replace("\n", "\r\n"),
        DEFAULT.replace(" ", "\t  "),
        DEFAULT.replace("BYGRKW", "WKRGYB"),
        DEFAULT.replace("12 YRW", "012 WYR"),
        PLAIN,
        PLAIN.replace(",", ", ") + "\n",
    ],
    ids=["file", "any-order", "blank", "windows", "tabs", "letters", "digits", "plain", "spaced"],
)
def test_a_deck_is_read_from_a_file_or_one_line(text: str) -> None:
    assert settled(text) == PLAIN


@pytest.mark.clause("1.2")
def test_ordinary_cards_may_show_one_to_five_heads() -> None:
    assert settled(changed(1, "1 KKKKK")).startswith("KKKKK,GG,")
    assert settled(changed(1, "1 WKRGY")).startswith("YGRKW,GG,")


BAD = {
    "le-baron-deck-form": [(3, "3"), (3, "3 G W"), (3, "3GW"), (110, "three heads please")],
    "le-baron-deck-number": [
        (3, "0 GW"),
        (3, "111 GW"),
        (3, "x GW"),
        (3, "-3 GW"),
        (3, "\u0663 B"),
    ],
    "le-baron-deck-letters": [(3, "3 gw"), (3, "3 GX"), (3, "3 2G"), (3, "3 G,W")],
    "le-baron-deck-heads": [(3, "3 GGGGGG"), (3, "3 BYGRKW")],
    "le-baron-deck-baron": [
        (52, "52 BYGRK"),
        (104, "104 BYGRKK"),
        (52, "52 B"),
        (52, "52 BYGRKWB"),
    ],
    "le-baron-deck-twice": [(3, "2 GW"), (110, "1 B"), (3, "02 GW")],
}
BAD_LINES = [(key, line, text) for key, lines in BAD.items() for line, text in lines]


@pytest.mark.clause("1.2")
@pytest.mark.parametrize(("key", "line", "text"), BAD_LINES)
def test_a_bad_line_is_refused_with_its_number(key: str, line: int, text: str) -> None:
    with pytest.raises(Unreadable) as told:
        settled(changed(line, text))
    assert told.value.key == "option-material"
    reason = told.value.facts["reason"]
    assert isinstance(reason, Unreadable)
    assert (reason.key, reason.facts["line"]) == (key, line)
    assert f"Line {line}: " in told.value.words("en")
    assert f"Ligne {line}\u00a0: " in told.value.words("fr")


@pytest.mark.clause("1.2")
@pytest.mark.parametrize(
    ("text", "missing"),
    [
        ("\n".join(ROWS[:-1]), 110),
        ("\n".join(ROWS[1:]), 1),
        (PLAIN.rpartition(",")[0], 110),
        ("", 1),
        ("\n \n", 1),
    ],
)
def test_a_missing_card_is_named(text: str, missing: int) -> None:
    with pytest.raises(Unreadable, match=f"Card {missing} is missing"):
        settled(text)


@pytest.mark.clause("1.2")
def test_the_one_line_form_is_checked_too() -> None:
    for text, told in (
        (PLAIN + ",B", "“111” is not the number"),
        (PLAIN.replace("GG", "GX", 1), "“GX” are not heads"),
        (PLAIN.replace("GG,", ",", 1), "A card is written as"),
        (PLAIN.replace("BYGRKW", "B", 1), "Card 52 is a Baron"),
    ):
        with pytest.raises(Unreadable, match=told):
            settled(text)


def test_a_games_record_carries_its_deck_in_full() -> None:
    own = changed(1, "1 WWWWW")
    table = Table(GAME, 2, {"deck": own}, seed=b"own deck")
    table.begin()
    play_randomly(table, "own deck")
    text = record_of(table).text()
    assert f"option deck: WWWWW,GG,{PLAIN[5:]}\n" in text
    record = read_record(text, SHELF)
    assert verify(record) > 0
    assert record.text() == text
    standard = record.text().replace("WWWWW", "B")
    assert read_record(standard, SHELF).options["deck"] == PLAIN


def test_a_position_carries_its_deck_in_full() -> None:
    own = GAME.settle({"deck": changed(1, "1 WWWWW")})["deck"]
    p = GAME.position(f"le_baron 2 deck={own}\nrows 1 / 2 / 3 / 4 / 5\nA 6\nB 7")
    assert view(p, A)["rows"][0]["cards"] == [{"card": 1, "heads": "WWWWW"}]
    assert GAME.position(p.text()).text() == p.text()
    assert f"deck={own}" in p.text()


HEADS = st.text(COLOURS, min_size=1, max_size=5)


@hypothesis_settings(max_examples=25, deadline=None)
@given(cards=st.lists(HEADS, min_size=110, max_size=110), good=st.sampled_from(["yes", "no"]))
def test_any_deck_can_be_played_to_the_end(cards: list[str], good: str) -> None:
    cards[51] = cards[103] = COLOURS
    options = {"deck": ",".join(cards), "heads_good": good}
    table = Table(GAME, 3, options, seed=b"any deck")
    table.begin()
    play_randomly(table, "any deck")
    assert table.truth.places()
    assert verify(read_record(record_of(table).text(), SHELF)) > 0


@hypothesis_settings(max_examples=60, deadline=None)
@given(
    at=st.integers(0, len(DEFAULT) - 1),
    text=st.text(st.sampled_from("BYGRKWX 0123456789,\n\t\0é"), max_size=8),
    cut=st.integers(0, 8),
)
def test_a_damaged_deck_is_told_or_still_a_deck(at: int, text: str, cut: int) -> None:
    try:
        plain = settled(DEFAULT[:at] + text + DEFAULT[at + cut :])
    except Unreadable as reason:
        plain = PLAIN
        sentences = [reason.words(lang) for lang in LANGS]
    else:
        sentences = [plain]
    assert settled(plain) == plain
    assert all(sentences)
