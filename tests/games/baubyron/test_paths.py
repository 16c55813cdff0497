"""Where pawns can end: compared with an enumeration as plain as the rule book, and as slow."""

from collections.abc import Iterator
from itertools import pairwise, product

import pytest

from baronnies.core.game import SEAT_LETTERS, Event, Seat
from baronnies.core.luck import Quick
from baronnies.games.baubyron.blocks import Code, sorted_code
from baronnies.games.baubyron.checks import code_troubles, entry_cells
from baronnies.games.baubyron.game import GAME, BaubyronState
from baronnies.games.baubyron.generate import random_building
from baronnies.games.baubyron.listing import ends_from
from baronnies.games.baubyron.pairing import blocks_for
from baronnies.games.baubyron.paths import Ways
from baronnies.games.baubyron.state import MOVE
from tests.playing import Setting, steps

SEATS = 4
Place = tuple[int, int]  # column and row


class Plain:
    """A position as the rule book speaks of it: cells by place, piles as letters from below."""

    def __init__(self, view: dict[str, object]) -> None:
        made, piles, seats = view["building"], view["piles"], view["seats"]
        assert isinstance(made, dict)
        assert isinstance(piles, list)
        assert isinstance(seats, list)
        self.storeys = {place(cell["cell"]): cell["storeys"] for cell in made["cells"]}
        self.entries = [place(name) for name in made["entries"]]
        self.goal = place(made["goal"])
        self.stock = [seat["stock"] for seat in seats]
        self.kept = [seat["kept"] for seat in seats]
        self.piles = {
            place(pile["cell"]): [letter(owner) for owner in pile["pawns"]] for pile in piles
        }

    def state(self) -> tuple[dict[Place, list[str]], list[int], list[int]]:
        return self.piles, self.stock, self.kept

    def play(self, seat: Seat, text: str) -> None:
        """Move pawns about as the text of a move says."""
        if text == "pass":
            return
        if "^" in text:
            at, level = place(text.split("^", maxsplit=1)[0]), int(text.split("^")[1])
            self.send_back(seat, self.piles[at].pop())
            self.piles[at].append(self.piles[at].pop(level - 1))
            return
        sign = "-" if "-" in text else "x"
        start, _, end = text.partition(sign)
        if start == "in":
            pawn = SEAT_LETTERS[seat]
            self.stock[seat] -= 1
        elif start == "red":
            pawn = "r"
            self.kept[seat] -= 1
        else:
            pawn = self.piles[place(start)].pop()
            if not self.piles[place(start)]:
                del self.piles[place(start)]
        pile = self.piles.setdefault(place(end), [])
        if sign == "x":
            self.send_back(seat, pile.pop())
        pile.append(pawn)

    def send_back(self, seat: Seat, pawn: str) -> None:
        if pawn == "r":
            self.kept[seat] += 1
        else:
            self.stock[SEAT_LETTERS.index(pawn)] += 1


def letter(owner: int | None) -> str:
    return "r" if owner is None else SEAT_LETTERS[owner]


def place(name: str) -> Place:
    return ord(name[0]) - 97, int(name[1:]) - 1


def name_of(at: Place) -> str:
    return f"{chr(97 + at[0])}{at[1] + 1}"


def walks(plain: Plain, way: list[Place], height: int, left: int) -> Iterator[tuple[Place, str]]:
    """Every end of every way: after `way`, standing at `height`, with so many points left."""
    steps = plain.entries
    if way:
        column, row = way[-1]
        beside = [(column + 1, row), (column - 1, row), (column, row + 1), (column, row - 1)]
        steps = [at for at in beside if at in plain.storeys]
    for at in steps:
        if at in way:
            continue
        pile = plain.piles.get(at, [])
        on_top = 2 * plain.storeys[at] + len(pile)
        cost = 1 + abs(on_top - height)
        if pile and on_top - 1 >= height and 1 + (on_top - 1 - height) == left:
            yield at, "x"
        if len(pile) == 5:
            continue
        if cost == left:
            yield at, "-"
        if cost < left and at != plain.goal:
            yield from walks(plain, [*way, at], on_top, left - cost)


def plain_moves(plain: Plain, seat: Seat, roll: int) -> set[str]:
    """What a player can do with a roll, by the rulings and nothing else."""
    me = SEAT_LETTERS[seat]
    own: set[str] = set()
    red: set[str] = set()
    starts: list[tuple[str, str, list[Place], int]] = []
    if plain.stock[seat]:
        starts.append((me, "in", [], 0))
    if plain.kept[seat]:
        starts.append(("r", "red", [], 0))
    for at, pile in plain.piles.items():
        if pile[-1] in (me, "r"):
            height = 2 * plain.storeys[at] + len(pile) - 1
            starts.append((pile[-1], name_of(at), [at], height))
    for pawn, start, way, height in starts:
        for end, sign in walks(plain, way, height, roll):
            if sign == "x" and plain.piles[end][-1] == me:
                continue
            if pawn == "r" and end == plain.goal:
                continue
            (red if pawn == "r" else own).add(f"{start}{sign}{name_of(end)}")
    lifts = {
        f"{name_of(at)}^{level}"
        for at, pile in plain.piles.items()
        for level, pawn in enumerate(pile[:-1], start=1)
        if roll == 1 and pawn == me and pile[-1] != me
    }
    return own | red | lifts | (set() if own else {"pass"})


def hill(rng: Quick) -> str:
    """A random building without holes, where many ways lead everywhere."""
    while True:
        heights = {26 * row + column: 1 + rng.below(3) for row in range(4) for column in range(4)}
        heights[26 * (1 + rng.below(2)) + 1 + rng.below(2)] = 4
        blocks = blocks_for(heights)
        entries = entry_cells(heights)[:3]
        if blocks is not None and not code_troubles(Code(blocks, entries)):
            return sorted_code(blocks, entries).text()


def scattered(number: int) -> str:
    """A position with pawns thrown on a random building, in piles."""
    rng = Quick(f"scattered {number}")
    lengths = ("short", "medium", "long")
    code = random_building(lengths[number // 2 % 3], number) if number % 2 else hill(rng)
    state = GAME.start(SEATS, {"building": code})
    assert isinstance(state, BaubyronState)
    made = state.building
    pawns = [pawn for pawn in "ABCDr" for _ in range(rng.below(7))]
    few = 2 + rng.below(made.size)  # crowded into a part of the building
    piles: dict[str, str] = {}
    for pawn in sorted(pawns, key=lambda _: rng.below(1000)):
        name = made.names[(number + rng.below(few)) % made.size]
        if name != made.names[made.goal] and len(piles.get(name, "")) < 5:
            piles[name] = piles.get(name, "") + pawn
    board = sum(pile.count("r") for pile in piles.values())
    kept = f"kept {SEAT_LETTERS[rng.below(SEATS)]}={6 - board}" if board < 6 else ""
    written = " ".join(f"{name}:{pile}" for name, pile in piles.items())
    return f"building {code}\n{f'pawns {written}' if piles else ''}\n{kept}"


@pytest.mark.parametrize("start", range(0, 40, 10))
def test_ends_are_those_of_a_plain_enumeration_of_all_ways(start: int) -> None:
    for number in range(start, start + 10):
        board = scattered(number)
        for seat, roll in product(range(SEATS), range(1, 7)):
            who = SEAT_LETTERS[seat]
            state = GAME.position(f"baubyron {SEATS} move to={who} roll={roll}\n{board}")
            moves = [GAME.say(move) for move in state.moves(seat)]
            expected = plain_moves(Plain(state.view(seat)), seat, roll)
            assert len(moves) == len(set(moves))
            assert set(moves) == expected


@pytest.mark.parametrize("number", range(8))
def test_the_way_that_is_told_costs_the_roll(number: int) -> None:
    board = scattered(number)
    for roll in range(1, 7):
        text = f"baubyron {SEATS} move roll={roll}\n{board}"
        state = GAME.position(text)
        plain = Plain(state.view(0))
        for move in state.moves(0):
            after = GAME.position(text)
            after.story = []
            after.play(0, move)
            if after.story[0].kind.startswith(("moved", "entered")):
                assert cost_of(plain, after.story[0], eject="x" in GAME.say(move)) == roll


@pytest.mark.parametrize("seats", [3, 6])
def test_whole_games_go_as_a_plain_referee_sees_them(seats: int) -> None:
    setting = Setting(GAME, seats, {"building": "hook"})
    plain: Plain | None = None
    for step in steps(setting, "referee", longest=900):
        p = step.state
        assert isinstance(p, BaubyronState)
        if p.phase == MOVE and plain is None:
            plain = Plain(p.view(None))
        if p.phase == MOVE and plain is not None:
            assert plain.state() == Plain(p.view(None)).state()
            moves = {GAME.say(move) for move in p.moves(step.seat)}
            assert moves == plain_moves(plain, step.seat, p.roll)
            plain.play(step.seat, GAME.say(step.move))


@pytest.mark.parametrize("down", ["no", "yes"])
@pytest.mark.parametrize("name", ["hook", "citadel", "spiral", "xa1 xc1 xa2 xc2 xa3 xc3 ud2 @ a1"])
def test_what_is_remembered_is_what_would_be_found(name: str, down: str) -> None:
    setting = Setting(GAME, 4, {"building": name, "eject_down": down})
    for at, step in enumerate(steps(setting, "remembered", longest=800)):
        p = step.state
        assert isinstance(p, BaubyronState)
        if at % 3 or p.phase != MOVE:
            continue
        ways = Ways(p.building, p.high, p.full, down=down == "yes")
        starts = [spot for spot, pile in enumerate(p.piles) if pile]
        for start, roll in product([*starts, p.building.size], range(1, 7)):
            assert ends_from(p, start, roll) == ways.ends(start, roll)


def cost_of(plain: Plain, event: Event, *, eject: bool) -> int:
    """The points of the way an event tells."""
    way = [place(name) for name in str(event.facts[4]).split()]
    heights = [2 * plain.storeys[at] + len(plain.piles.get(at, [])) for at in way]
    heights[-1] -= eject
    if event.kind.startswith("entered"):
        heights.insert(0, 0)
    else:
        heights[0] -= 1
    return sum(1 + abs(b - a) for a, b in pairwise(heights))


@pytest.mark.parametrize("number", range(12))
def test_the_cheapest_way_costs_what_the_smallest_roll_that_leads_there_does(number: int) -> None:
    state = GAME.position(f"baubyron {SEATS} move roll=1\n{scattered(number)}")
    assert isinstance(state, BaubyronState)
    size = state.building.size
    for down in (False, True):
        ways = Ways(state.building, state.high, state.full, down=down)
        for start in [*(s for s in range(size) if state.piles[s]), size]:
            cheapest = [ways.cheapest(start, end) for end in range(2 * size)]
            for roll in range(1, 7):
                ends = ways.ends(start, roll)
                for end in range(2 * size):
                    if ends >> end & 1 and end % size != start:
                        assert 0 < cheapest[end] <= roll
                    if cheapest[end] == roll and end % size != start:
                        assert ends >> end & 1
