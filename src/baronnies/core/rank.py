"""Where something stands in a list that is kept in ascending order."""

from bisect import bisect_left
from typing import Final

from mypy_extensions import i64

from baronnies.core.compiled import compiled

_COMPILED: Final = compiled()


def rank(ascending: list[int], number: int) -> int:
    """How many come before a number: where it stands, or would."""
    if not _COMPILED:
        return bisect_left(ascending, number)
    low: i64 = 0  # compiled, this is quicker than the call
    high: i64 = len(ascending)
    while low < high:
        middle = (low + high) >> 1
        if ascending[middle] < number:
            low = middle + 1
        else:
            high = middle
    return low
