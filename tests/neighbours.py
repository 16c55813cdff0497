"""Texts beside a text: every move that a move's own notation can name nearby.

A text is words, numbers and signs between them: `Q@2,-3`, `a1-c2`, `cast:charm+portal`. Texts with
the same signs are of one form. A neighbour has other numbers in one or two places, up to one beyond
those that were seen in that place of the form, or other words that were seen there.
"""

import re
from collections.abc import Iterable, Iterator
from itertools import combinations, product
from typing import Final

from baronnies.core.game import Game, Move
from baronnies.core.unreadable import Unreadable

_PIECE: Final = re.compile(r"(?<![0-9])-?[0-9]+|[A-Za-z]+|[^0-9A-Za-z]")
_MOST: Final = 4000  # texts when two places change; with more, one at a time does

_WIDEST: Final = 150  # from the lowest number of a place to the highest; what is wider is a code

Pieces = list[str]
Form = tuple[str, ...]  # the pieces, with `1` for any number and `a` for any word


def _pieces(text: str) -> Pieces:
    return _PIECE.findall(text)


def _kind(piece: str) -> str:
    if piece.lstrip("-").isdigit():
        return "1"
    return "a" if piece.isalpha() else piece


def _form(pieces: Pieces) -> Form:
    return tuple(map(_kind, pieces))


class Neighbourhood:
    """What can stand where, learnt from the texts of some moves."""

    def __init__(self, game: Game, moves: Iterable[Move]) -> None:
        self.game: Final = game
        self._seen: Final[dict[Form, list[set[str]]]] = {}
        self._bases: Final[dict[tuple[Form, str], Pieces]] = {}  # one for each choice of words
        for move in moves:
            pieces = _pieces(game.say(move))
            form = _form(pieces)
            places = self._seen.setdefault(form, [set() for _ in form])
            for seen, piece in zip(places, pieces, strict=True):
                seen.add(piece)
            self._bases.setdefault((form, " ".join(p for p in pieces if p.isalpha())), pieces)
        self.everywhere: Final = self._read(
            text for pieces in self._bases.values() for text in self._beside(pieces)
        )

    def of(self, moves: Iterable[Move]) -> set[Move]:
        """The moves beside these, and all that were learnt from the start."""
        texts = (text for move in moves for text in self._beside(_pieces(self.game.say(move))))
        return self.everywhere | self._read(texts)

    def _read(self, texts: Iterable[str]) -> set[Move]:
        found = set()
        for text in set(texts):
            try:
                found.add(self.game.read(text))
            except Unreadable:
                continue
        return found

    def _beside(self, pieces: Pieces) -> Iterator[str]:
        form = _form(pieces)
        if form not in self._seen:
            return
        choices = list(map(_choices, form, self._seen[form]))
        places = [at for at, values in enumerate(choices) if len(values) > 1]
        pairs = [
            (one, two)
            for one, two in combinations(places, 2)
            if len(choices[one]) * len(choices[two]) <= _MOST
        ]
        for changed in [*pairs, *((at,) for at in places)]:
            for values in product(*(choices[at] for at in changed)):
                other = list(pieces)
                for at, value in zip(changed, values, strict=True):
                    other[at] = value
                yield "".join(other)


def _choices(kind: str, seen: set[str]) -> list[str]:
    """What may stand in a place of a form."""
    numbers = [int(piece) for piece in seen] if kind == "1" else []
    if not numbers or max(numbers) - min(numbers) > _WIDEST:
        return sorted(seen)
    return [str(number) for number in range(min(numbers) - 1, max(numbers) + 2)]
