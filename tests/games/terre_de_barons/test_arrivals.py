"""Troops arriving one by one, read a second time from the printed rules, against the quick way."""

from random import Random
from typing import Final

import pytest

from baronnies.games.terre_de_barons.state import OVER, Position
from tests.games.terre_de_barons.board import GAME, at, position

TILE: Final = 21  # attacked from 19
ATTACKER: Final = 0
NUMBERS: Final = {"destroy": (1, 4), "capture": (4, 14), "capture_lost": (0, 4)}


class Attacked:
    """One tile, and what each arrival of an attacking troop does to it."""

    def __init__(self, p: Position) -> None:
        self.numbers = p.setting
        standing = [c for c in range(3) if p.troop_masks[c] >> TILE & 1]
        self.troops = [standing[0]] * p.troops[TILE] if standing else []  # their colours
        self.keep = next((c for c in range(3) if TILE in p.keep_tiles[c]), None)
        self.reserve, self.discard = p.reserve[:], p.discard[:]
        self.announced = self.over = False

    def arrive(self) -> None:
        """Troops fight before keeps; whatever happens, happens at once, and so does the end."""
        enemy = next((colour for colour in self.troops if colour != ATTACKER), None)
        if enemy is not None:
            self.troops.remove(enemy)
            self.discard[enemy] += 1
            self.reserve[ATTACKER] += 1
        else:
            self.troops.append(ATTACKER)
            self.press_on()
        left = [self.numbers.troops - lost for lost in self.discard]
        self.over = min(left) <= self.numbers.last_troops or self.over

    def press_on(self) -> None:
        """Enough of them destroy the keep, or take it where that was announced."""
        wanted = self.numbers.capture if self.announced else self.numbers.destroy
        if self.keep in (None, ATTACKER) or len(self.troops) < wanted:
            return
        lost = self.numbers.capture_lost if self.announced else 0
        self.troops = []
        self.discard[ATTACKER] += lost
        self.reserve[ATTACKER] += wanted - lost
        self.keep = ATTACKER if self.announced else None
        self.announced = False

    def agrees(self, p: Position) -> bool:
        keep = next((c for c in range(3) if TILE in p.keep_tiles[c]), None)
        engaged = p.engaged if p.target else 0
        return (
            (self.keep, self.reserve, self.discard) == (keep, p.reserve, p.discard)
            and len(self.troops) == p.troops[TILE] + engaged
            and self.over == (p.phase == OVER)
        )


def drawn(dice: Random) -> str:
    """Blue disperses from 19 while others hold a tile in line, some of them nearly exhausted."""
    numbers = {name: dice.randint(*range_) for name, range_ in NUMBERS.items()}
    numbers["capture"] = max(numbers.values())
    own = dice.randrange(numbers["destroy"]) if dice.random() < 0.3 else 0
    third = dice.random() < 0.3  # a third player's troops wait before red's keep
    defenders = 0 if own else dice.randrange(numbers["destroy"] if third else 5)
    red = f"red B baron=37 knights=35,35 keeps={TILE} discard={dice.randint(3, 24)}"
    green = f"green C baron=36 knights=34,34 discard={dice.randint(0, 24)}"
    there = f" troops={TILE}:{defenders}" if defenders else ""
    blue = f"blue A baron=19 knights=1,2 troops=19:{dice.randint(1, 20)}"
    options = " ".join(f"{name}={number}" for name, number in numbers.items())
    return at(
        f"die=1 disperse=19 goal_3=30 {options}",
        blue + (f",{TILE}:{own}" if own else ""),
        red + ("" if third else there),
        green + (there if third else ""),
        players=3,
    )


@pytest.mark.clause("9.1", "9.2", "9.3", "10.5", "10.6", "11.4")
def test_arrivals_come_out_as_the_printed_rules_tell_them() -> None:
    dice = Random("arrivals")  # noqa: S311 - a game
    captured = ended = arrived = 0
    for _ in range(800):
        p = position(GAME.position(drawn(dice)))
        slow = Attacked(p)
        while p.phase != OVER and p.troops[19]:
            announce = GAME.read(f"capture:{TILE}")
            if p.refusal(ATTACKER, announce) is None and dice.random() < 0.8:
                p.play(ATTACKER, announce)
                slow.announced = True
            p.play(ATTACKER, GAME.read(f"19-{TILE}"))
            held = slow.announced
            slow.arrive()
            captured += held and slow.keep == ATTACKER
            ended += held and slow.over and slow.keep != ATTACKER
            arrived += 1
            assert slow.agrees(p)
    assert min(captured, ended, arrived // 100) > 20
