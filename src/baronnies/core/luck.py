"""Luck: for tables, luck that can be checked afterwards; for play-outs, luck that is quick."""

import hashlib
import hmac
from random import Random
from typing import Final

from mypy_extensions import i64

from baronnies.core.game import Rng, Seat

_WORD: Final = 2**64
# Swift: a linear congruence modulo 2**62, of which the upper 31 bits are taken.
_MASK: Final = 2**62 - 1
_FACTOR: Final = 1987591058829310733
_ODD: Final = 1442695040888963407
_BITS: Final = 31
_WHOLE: Final = 2**31
CHANCES: Final = 1000  # outcomes of a draw that is listed, at most
MOST_BYTES: Final = 1024  # of a seed, or of what a seat adds to it


class Luck(Rng):
    """The luck of one ply, fixed by the key: HMAC-SHA256(key, "ply:block"), 64 bits at a time.

    A number below n is a 64-bit word modulo n; words from the last, incomplete run of n are
    thrown away, so that no number is more likely than another. docs/record.md tells the same
    to readers who want to check it in another language.
    """

    def __init__(self, key: bytes, ply: int) -> None:
        self._key = key
        self._ply = ply
        self._block = 0
        self._words: list[int] = []  # of the current block, last first

    def below(self, n: int) -> int:
        assert 0 < n <= _WORD
        if n == 1:
            return 0
        fair = _WORD - _WORD % n
        while True:
            word = self._next_word()
            if word < fair:
                return word % n

    def _next_word(self) -> int:
        if not self._words:
            label = f"{self._ply}:{self._block}".encode()
            digest = hmac.digest(self._key, label, "sha256")
            self._words = [int.from_bytes(digest[at : at + 8], "big") for at in (24, 16, 8, 0)]
            self._block += 1
        return self._words.pop()


def commitment(seed: bytes) -> str:
    """What is published before the first deal: it fixes the seed without telling it."""
    return hashlib.sha256(seed).hexdigest()


def luck_key(seed: bytes, added: list[tuple[Seat, bytes]]) -> bytes:
    """The key of a table's luck: its seed, stirred with what the seats added to it."""
    label = "".join(f"{seat}:{more.hex()};" for seat, more in added)
    return hmac.digest(seed, label.encode(), "sha256")


class Quick(Rng):
    """Luck for bots, play-outs and imagination: the same numbers for the same seed, quickly."""

    def __init__(self, seed: int | str) -> None:
        self._bits = Random(seed).getrandbits  # noqa: S311 - no table's luck comes from here

    def below(self, n: int) -> int:
        width = (n - 1).bit_length()
        number = self._bits(width)
        while number >= n:
            number = self._bits(width)
        return number


class Swift(Rng):
    """Luck for play-outs, where it is asked for millions of times: compiled, it makes no object."""

    def __init__(self, seed: int) -> None:
        self._state: i64 = seed & _MASK

    def below(self, n: int) -> int:
        if n > _WHOLE:
            return self._far_below(n)
        most: i64 = n
        while True:
            self._state = self._state * _FACTOR + _ODD & _MASK
            scaled: i64 = (self._state >> _BITS) * most
            rest: i64 = scaled & _WHOLE - 1
            if rest >= most or rest >= _WHOLE % most:  # else some numbers would come more often
                return scaled >> _BITS

    def _far_below(self, n: int) -> int:
        number = n
        while number >= n:
            number = 0
            for _ in range(0, (n - 1).bit_length(), _BITS):
                number = number << _BITS | self.below(_WHOLE)
            number >>= -(n - 1).bit_length() % _BITS
        return number


class Wanted(Exception):
    """A number below this one is wanted, and nobody has given it yet."""

    def __init__(self, below: int) -> None:
        self.below = below


class Given(Rng):
    """Luck of numbers given one by one, so that every outcome of a draw can be listed."""

    def __init__(self, numbers: list[int]) -> None:
        self._numbers = numbers
        self._taken = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if n > CHANCES:
            assert n % CHANCES == 0, "no number of ours is larger and no product"
            return self.below(n // CHANCES) * CHANCES + self.below(CHANCES)
        if self._taken == len(self._numbers):
            raise Wanted(n)
        self._taken += 1
        return self._numbers[self._taken - 1]
