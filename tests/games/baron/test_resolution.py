"""Clauses 5 to 8 read a second time, slowly and by sets, against the quick way of the rules."""

from math import ceil
from random import Random

import pytest

from baronnies.core.hex import Cell, neighbours
from baronnies.games.baron.fights import resolve
from baronnies.games.baron.game import GAME, BaronState
from baronnies.games.baron.notation import TRY, cell_of
from baronnies.games.baron.plane import CELLS, Place
from baronnies.games.baron.state import END, KEEP, LAY
from baronnies.games.baron.tables import CONTACT_HONOUR, NATURES, NONE, VALUES
from tests.games.baron.test_waves import FRESH_ORDER
from tests.playing import Setting, steps


def cells(places: list[Place]) -> list[Cell]:
    """Where keeps stand, as moves say it."""
    return [CELLS[place] for place in places]


class Slow:
    """The board of a position, and what becomes of it when knights are resolved."""

    def __init__(self, p: BaronState) -> None:
        self.land = p.tiles()
        self.owner = p.lords()  # in the order of placing
        self.knights = set(cells(p.knights()))
        self.honour = list(p.honour)
        self.out = {seat for seat, fell in enumerate(p.fell) if fell}
        self.strict = p.setting.one_establishment
        self.waves = 0

    def barony(self, keep: Cell) -> set[Cell]:
        return {at for at in [keep, *neighbours(keep)] if at in self.land}

    def sum(self, tiles: set[Cell]) -> int:
        return sum(VALUES[self.land[at]] for at in tiles)

    def fight(self, one: Cell, other: Cell) -> bool:
        common = self.barony(one) & self.barony(other)
        return self.owner[one] != self.owner[other] and any(self.land[at] for at in common)

    def common(self, some: list[Cell], others: list[Cell]) -> set[Cell]:
        """The battlefield between some knights and others."""
        pairs = [(one, other) for one in some for other in others if self.fight(one, other)]
        return {at for one, other in pairs for at in self.barony(one) & self.barony(other)}

    def strength(self, knight: Cell, field: set[Cell], *, end: bool) -> int:
        strength = self.sum(self.barony(knight) - field)
        return ceil(strength / 2) if end else strength

    def barons(self) -> list[Cell]:
        return [keep for keep in self.owner if keep not in self.knights]

    def leave(self, keep: Cell) -> None:
        del self.owner[keep]
        self.knights.discard(keep)

    def resolve(self, knights: list[Cell], *, end: bool) -> None:
        field = self.common(knights, knights + self.barons())
        power = {k: self.strength(k, field, end=end) for k in knights}
        everyone = self.strict and not end
        staying = [
            k
            for k in knights
            if all(
                power[k] > power[r] for r in knights if r != k and (everyone or self.fight(k, r))
            )
        ]
        for knight in knights:
            if knight not in staying:
                self.leave(knight)
        while staying:
            self.waves += 1
            staying = self.wave(self.ranked(staying, end=end), end=end)

    def ranked(self, knights: list[Cell], *, end: bool) -> list[Cell]:
        """The strongest first, as the board stands now; then the worthiest; then the oldest."""
        standing, placing = self.barons(), list(self.owner)
        return sorted(
            knights,
            key=lambda k: (
                -self.strength(k, self.common([k], standing), end=end),
                -self.sum(self.barony(k)),
                placing.index(k),
            ),
        )

    def wave(self, knights: list[Cell], *, end: bool) -> list[Cell]:
        faced = {k: {b for b in self.barons() if self.fight(k, b)} for k in knights}
        kin = {
            k: [e for e in knights if self.owner[e] == self.owner[k] and faced[e] & faced[k]]
            for k in knights
        }
        first = [k for k in knights if not set(kin[k]) & set(knights[: knights.index(k)])]
        field = self.common(first, self.barons())
        guard = {
            k: max((self.sum(self.barony(b) - field) for b in faced[k]), default=-99) for k in first
        }
        won = [k for k in first if self.strength(k, field, end=end) > guard[k]]
        lost = [k for k in first if k not in won]
        back = lost + [k for k in knights if k not in first and set(kin[k]) & set(lost)]
        losses: dict[int, set[Cell]] = {}
        for knight in won:
            for baron in faced[knight]:
                tiles = self.barony(knight) & self.barony(baron)
                losses.setdefault(self.owner[baron], set()).update(tiles)
        for keep in {baron for knight in won for baron in faced[knight]} | set(back):
            self.leave(keep)
        for seat, tiles in losses.items():
            self.honour[seat] -= 0 if seat in self.out else self.sum(tiles)
        for knight in won:
            self.establish(knight, end=end)
        return [k for k in knights if k not in first and k not in back]

    def establish(self, knight: Cell, *, end: bool) -> None:
        seat = self.owner[knight]
        own = [b for b in self.barons() if self.owner[b] == seat]
        new = self.sum(self.barony(knight).difference(*(self.barony(b) for b in own)))
        self.knights.remove(knight)
        if seat not in self.out:
            self.honour[seat] += ceil(new / 2) if end else new


def expected(p: BaronState, move: int) -> Slow | None:
    """What a move leads to, told slowly; None if it establishes nobody."""
    slow = Slow(p)
    if p.phase == LAY:
        at = cell_of(move)
        slow.land[at] = move >> 16 & 15
        touched = sum(p.tile(beside) != NONE for beside in neighbours(at))
        slow.honour[p.to] += CONTACT_HONOUR[touched]
    elif p.phase == KEEP and move:
        slow.owner[cell_of(move)] = p.to
        slow.knights.add(cell_of(move))
    elif p.phase == END and len(p.undecided) == 1:
        trying = cells(p.tries + p.undecided if move == TRY else p.tries)
        slow.resolve([keep for keep in p.lords() if keep in trying], end=True)
        return slow
    else:
        return None
    complete = [k for k in slow.owner if k in slow.knights and len(slow.barony(k)) == 7]
    slow.resolve(complete, end=False)
    return slow if complete else None


@pytest.mark.clause("5.4", "6.5", "7.2", "7.6", "8.4")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("strict", ["no", "yes"])
def test_a_resolution_comes_out_as_the_book_tells_it(seats: int, strict: str) -> None:
    setting = Setting(GAME, seats, {"one_establishment": strict})
    resolved = 0
    for seed in range(12):
        for step in steps(setting, f"slow {seed}"):
            assert isinstance(step.state, BaronState)
            slow = expected(step.state, step.move)
            if slow is not None:
                after = step.state.copy()
                after.play(step.seat, step.move)
                assert after.honour == slow.honour
                assert list(after.lords().items()) == list(slow.owner.items())
                assert set(cells(after.knights())) == slow.knights
                resolved += 1
    assert resolved > 30


def crowded(dice: Random) -> tuple[BaronState, list[Cell]]:
    """Three knights before one baron, two of them before another too, on a land that varies."""
    p = GAME.position(FRESH_ORDER)
    assert isinstance(p, BaronState)
    for at in dice.sample([at for at in p.tiles() if at not in p.lords()], dice.randrange(8)):
        p.land[p.place(at)] = dice.randrange(NATURES)
    if dice.random() < 0.2:
        p.keeps[dice.choice(p.knights())] = 1
    return p, p.knights()


@pytest.mark.clause("7.5", "7.6", "7.8", "7.9", "8.5")
def test_crowded_fights_come_out_as_the_book_tells_them() -> None:
    dice = Random("crowded")  # noqa: S311 - a game
    waves = [0] * 8
    for at in range(1000):
        p, knights = crowded(dice)
        slow = Slow(p)
        slow.resolve(cells(knights), end=at % 3 == 0)
        resolve(p, knights, at_end=at % 3 == 0)
        assert (p.honour, list(p.lords().items())) == (slow.honour, list(slow.owner.items()))
        assert set(cells(p.knights())) == slow.knights
        waves[slow.waves] += 1
    assert sum(waves[3:]) > 40
