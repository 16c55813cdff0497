"""The soak tells growth from what only fills at first."""

import pytest

from bench.soak import slope


def test_the_slope_is_in_megabytes_an_hour_without_the_first_third() -> None:
    flat = [50.0, 90.0, 100.0, *[101.0] * 6]
    assert slope(flat) == pytest.approx(0)
    assert slope([100 + 0.5 * minute for minute in range(60)]) == pytest.approx(30)
