"""Options that are a row of numbers, as a table of a rule book has them."""

import pytest

from baronnies.core.options import Numbers, numbers_of
from baronnies.core.unreadable import Unreadable

ROW = Numbers("3,3,2", 1, 9)
TILES = Numbers("9,9,9,10", 0, 37, total=37)


def test_numbers_are_given_in_their_plain_form() -> None:
    assert ROW.read("row", " 1, 09,3") == "1,9,3"
    assert numbers_of(ROW.read("row", ROW.default)) == [3, 3, 2]
    assert TILES.read("tiles", "37,0,0,0") == "37,0,0,0"


@pytest.mark.parametrize(
    "text", ["", "3,3", "3,3,2,1", "3,3,0", "3,3,10", "3,x,2", "3,,2", "-3,3,2"]
)
def test_other_numbers_are_refused_with_what_is_allowed(text: str) -> None:
    with pytest.raises(Unreadable, match="3 × 1 … 9"):
        ROW.read("row", text)


def test_a_wrong_sum_is_refused() -> None:
    with pytest.raises(Unreadable, match="Σ = 37"):
        TILES.read("tiles", "9,9,9,9")
