"""What a sample of games says of all that could be played: means, and how sure they are."""

from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final, NamedTuple

Z95: Final = 1.959964  # standard deviations of a 95 % interval
FEWEST: Final = 10  # games that the interval of a difference is believed of


class Mean(NamedTuple):
    """A mean, and where the true one lies (95 %)."""

    value: float
    low: float
    high: float
    size: int  # of the sample

    def times(self, factor: float) -> "Mean":
        """In another unit, such as parts of a hundred."""
        return Mean(self.value * factor, self.low * factor, self.high * factor, self.size)

    @property
    def tells(self) -> bool:
        """Of a difference: whether there is one. Otherwise the games were too few to tell."""
        return self.size >= FEWEST and not self.low <= 0 <= self.high

    def facts(self) -> dict[str, object]:
        """As JSON."""
        return {"mean": tidy(self.value), "low": tidy(self.low), "high": tidy(self.high)}


class Tally:
    """A sample by how often each value came: ten million games take no more room than a hundred."""

    def __init__(self) -> None:
        self.size = 0
        self._times: dict[float, int] = {}  # of each value

    def add(self, value: float) -> None:
        """One more."""
        self.size += 1
        self._times[value] = self._times.get(value, 0) + 1

    def mean(self, z: float = Z95) -> Mean:
        """The mean, with the interval of a normal distribution."""
        if not self.size:
            return Mean(0.0, 0.0, 0.0, 0)
        middle = self._middle()
        squares = sum(times * (value - middle) ** 2 for value, times in self._times.items())
        error = z * sqrt(squares / max(1, self.size - 1) / self.size)
        return Mean(middle, middle - error, middle + error, self.size)

    def rate(self) -> Mean:
        """The mean of shares from 0 to 1, with Wilson's interval, which holds at the ends too."""
        return (
            _wilson(self._middle(), self.size, self.size) if self.size else Mean(0.0, 0.0, 1.0, 0)
        )

    def _middle(self) -> float:
        return sum(value * times for value, times in self._times.items()) / self.size


def tally(values: Iterable[float]) -> Tally:
    """A sample that is there already."""
    sample = Tally()
    for value in values:
        sample.add(value)
    return sample


def mean(values: Iterable[float], z: float = Z95) -> Mean:
    """The mean of a sample, with the interval of a normal distribution."""
    return tally(values).mean(z)


def rate(values: Iterable[float]) -> Mean:
    """The mean of shares between 0 and 1, with Wilson's interval."""
    return tally(values).rate()


class Shares(NamedTuple):
    """Shares of victories added up: all that a chance needs of them."""

    size: int
    total: float
    squares: float

    def plus(self, other: "Shares") -> "Shares":
        """Of both samples."""
        squares = self.squares + other.squares
        return Shares(self.size + other.size, self.total + other.total, squares)

    def chance(self) -> Mean:
        """See `chance`."""
        if not self.size:
            return Mean(0.0, 0.0, 1.0, 0)
        share = self.total / self.size
        whole = share * (1 - share)
        varies = (max(0.0, self.squares - self.total * share) + whole) / self.size
        telling = self.size * max(1.0, whole / varies) if varies else self.size
        return _wilson(share, telling, self.size)


def added(values: Iterable[float]) -> Shares:
    """Shares, added up."""
    sample = list(values)
    return Shares(len(sample), sum(sample), sum(value * value for value in sample))


def chance(values: Iterable[float]) -> Mean:
    """The same for shares that are often estimates themselves: they vary less, and tell more.

    Wilson's interval of as many whole victories and defeats as would tell as much. One more game
    that varies as those would is counted in, so that a few that agree by chance promise little.
    """
    return added(values).chance()


def apart(better: Sequence[float], other: Sequence[float], z: float = Z95) -> Mean:
    """How much more the mean of one sample is than that of another."""
    return difference(chance(better), chance(other), z)


def difference(first: Mean, second: Mean, z: float = Z95) -> Mean:
    """Of two chances."""
    size = min(first.size, second.size)
    if not size:
        return Mean(0.0, -1.0, 1.0, 0)
    value = first.value - second.value
    wide = z / Z95  # each end of the difference comes from one end of each chance (Newcombe)
    down = sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2)
    up = sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2)
    return Mean(value, value - wide * down, value + wide * up, size)


def sure_of(looks: int) -> float:
    """The standard deviations that keep 95 % when the largest of so many is picked out."""
    return NormalDist().inv_cdf(1 - 0.025 / max(1, looks))


def unlike(share: Mean, fair: float, looks: int = 1) -> bool:
    """Whether a share surely is not the fair one, even if it is the furthest of so many."""
    error = sqrt(fair * (1 - fair) / max(1, share.size))
    return share.size >= FEWEST and abs(share.value - fair) > sure_of(looks) * error


def won(places: Sequence[int]) -> list[float]:
    """What each seat won of a game: 1, a fraction of a shared victory, or 0; [] if nobody did."""
    winners = places.count(1)
    return [1.0 / winners if place == 1 else 0.0 for place in places] if winners else []


def tidy(value: float) -> float:
    """Four digits are more than enough."""
    return round(value, 4)


def _wilson(share: float, telling: float, size: int) -> Mean:
    """Wilson's interval of a share, by the number of games that tell of it."""
    spread = Z95**2 / telling
    middle = (share + spread / 2) / (1 + spread)
    error = Z95 * sqrt(share * (1 - share) / telling + spread / (4 * telling)) / (1 + spread)
    return Mean(share, middle - error, middle + error, size)
