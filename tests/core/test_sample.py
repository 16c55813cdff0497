"""Intervals hold the truth as often as they say."""

import pytest

from baronnies.core.game import Rng
from baronnies.core.luck import Quick
from baronnies.core.sample import Z95, apart, chance, sure_of

ROUNDS = 400


def victories(luck: Rng, truth: float, games: int) -> list[float]:
    return [float(luck.below(1000) < 1000 * truth) for _ in range(games)]


@pytest.mark.parametrize("truth", [0.1, 0.3, 0.5, 0.9])
@pytest.mark.parametrize("games", [20, 80])
def test_a_chance_lies_in_its_interval(truth: float, games: int) -> None:
    luck = Quick(f"{truth}/{games}")
    seen = [chance(victories(luck, truth, games)) for _ in range(ROUNDS)]
    assert sum(one.low <= truth <= one.high for one in seen) / ROUNDS >= 0.92


@pytest.mark.parametrize("games", [10, 60])
def test_estimates_tell_more_than_victories_and_still_hold(games: int) -> None:
    luck = Quick(games)
    held = narrower = 0
    for _ in range(ROUNDS):
        seen = chance(0.45 + 0.003 * luck.below(101) for _ in range(games))  # 0.45 to 0.75
        held += seen.low <= 0.6 <= seen.high
        plain = chance(victories(luck, 0.6, games))
        narrower += seen.high - seen.low < plain.high - plain.low
    assert held / ROUNDS >= 0.92
    assert narrower / ROUNDS >= 0.95


def test_of_many_equal_pairs_seldom_one_is_called_different() -> None:
    luck, pairs = Quick("many"), 20
    wrong = sum(
        any(
            apart(victories(luck, 0.4, 60), victories(luck, 0.4, 60), sure_of(pairs)).low > 0
            for _ in range(pairs)
        )
        for _ in range(100)
    )
    assert wrong <= 8
    assert sure_of(1) == pytest.approx(Z95, abs=1e-5)


def test_a_true_difference_is_found() -> None:
    luck = Quick("true")
    seen = apart(victories(luck, 0.7, 300), victories(luck, 0.4, 300))
    assert 0 < seen.low <= 0.3 <= seen.high
