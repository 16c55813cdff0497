"""Abstract classes know who derives from them, compiled too."""

from collections.abc import Iterator
from itertools import product

from baronnies.bots.names import judge
from baronnies.core.abstract import Abstract
from baronnies.games import SHELF


def kinds(of: type[object]) -> Iterator[type[object]]:
    for kind in of.__subclasses__():
        yield kind
        yield from kinds(kind)


def test_every_class_is_asked_for_itself() -> None:
    """What one of them found out about a class is nothing that another one knows of it."""
    assert all(judge(game) for game in SHELF.values())  # now the judges are there too
    known = list(dict.fromkeys(kinds(Abstract)))
    assert len(known) > 30
    mixed = [
        (one, other)
        for one, other in product(known, repeat=2)
        if issubclass(one, other) != (other in one.__mro__)
    ]
    assert mixed == []
