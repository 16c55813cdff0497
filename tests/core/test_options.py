"""Options: what is allowed, what is refused, and how a table settles them."""

import pytest

from baronnies.core.options import Choice, Count, Material, Option, Switch, shown, whole_number
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import figure
from tests.core.pebbles import PEBBLES


def squashed(text: str) -> str:
    """A material: any text without a full stop."""
    if "." in text:
        raise Unreadable("position-line", line=1 + text[: text.index(".")].count("\n"), text=".")
    return "".join(text.split())


WET = Switch(default=True, clause="1.1")
SHORE = Choice("sand", "rock", "mud")
SIZE = Count(3, 2, 10)
STONES = Material("round", "1.2", squashed)


def test_defaults_are_values() -> None:
    for option, default in ((WET, "yes"), (SHORE, "sand"), (SIZE, "3"), (STONES, "round")):
        assert option.default == default
        assert option.read("it", option.default) == default
    assert Switch(default=False).default == "no"


def test_values_come_in_one_plain_form() -> None:
    assert SIZE.read("size", "007") == "7"
    assert STONES.read("stones", "a b\nc") == "abc"


@pytest.mark.parametrize(
    ("option", "bad", "allowed"),
    [
        (WET, "Yes", "yes, no"),
        (WET, "", "yes, no"),
        (SHORE, "sea", "sand, rock, mud"),
        (SIZE, "1", "2 … 10"),
        (SIZE, "11", "2 … 10"),
        (SIZE, "-3", "2 … 10"),
        (SIZE, "3.0", "2 … 10"),
        (SIZE, "\u0663", "2 … 10"),
        (SIZE, "9" * 5000, "2 … 10"),
        (SIZE, "", "2 … 10"),
    ],
)
def test_a_bad_value_is_told_with_what_is_allowed(option: Option, bad: str, allowed: str) -> None:
    with pytest.raises(Unreadable) as told:
        option.read("it", bad)
    assert told.value.key == "option-value"
    assert told.value.facts["allowed"] == allowed == option.allowed
    assert len(str(told.value)) < 150


def test_bad_material_is_told_with_its_reason_and_line() -> None:
    with pytest.raises(Unreadable) as told:
        STONES.read("stones", "flat\n.")
    assert told.value.words("en").startswith("The option “stones” cannot be used. Line 2: “.”")
    assert told.value.words("fr").startswith(
        "L’option «\u00a0stones\u00a0» est inutilisable. Ligne 2\u00a0: «\u00a0.\u00a0»"
    )
    assert STONES.allowed == "round, FILE"


def test_a_clause_explains_an_option() -> None:
    assert (WET.clause, SHORE.clause, STONES.clause) == ("1.1", "", "1.2")


@pytest.mark.parametrize(("text", "number"), [("0", 0), ("42", 42), ("999999999", 999_999_999)])
def test_whole_numbers(text: str, number: int) -> None:
    assert whole_number(text) == number


@pytest.mark.parametrize("text", ["", " 1", "-1", "1e3", "1_000", "²", "\u0663", "1234567890"])
def test_what_is_no_whole_number(text: str) -> None:
    assert whole_number(text) is None


def test_what_is_quoted_is_made_short_and_tame() -> None:
    assert shown("a\n\tb") == "a b"
    assert shown("x" * 40) == "x" * 40
    assert shown("x" * 41) == "x" * 39 + "…"


# ---- settling --------------------------------------------------------------------------------


def test_a_table_settles_all_options_in_their_order() -> None:
    settled = PEBBLES.settle({"size": "09", "wet": "yes"})
    assert list(settled.items()) == [("wet", "yes"), ("shore", "sand"), ("size", "9")]
    assert PEBBLES.settle({}) == {"wet": "no", "shore": "sand", "size": "2"}


def test_an_unknown_option_is_told_with_those_there_are() -> None:
    with pytest.raises(Unreadable) as told:
        PEBBLES.settle({"dry": "yes"})
    assert str(told.value) == "There is no option “dry”. Options: wet, shore, size."


@pytest.mark.parametrize("seats", [-1, 0, 1, 5])
def test_too_few_or_too_many_players_are_told(seats: int) -> None:
    with pytest.raises(Unreadable) as told:
        PEBBLES.start(seats, {})
    assert str(told.value) == f"This game is for 2 to 4 players, not {figure(seats)}."
