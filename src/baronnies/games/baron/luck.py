"""What CHANCE does in Baron: which step is due, with what odds, and what it changes."""

from baronnies.core.game import Move, Rng, Seat, tell
from baronnies.core.hex import ORIGIN
from baronnies.games.baron.effects import begin_lay, begin_turn, lay_down
from baronnies.games.baron.notation import COLOUR, FIRST, GONE, START, TILE
from baronnies.games.baron.state import REFILL, Position
from baronnies.games.baron.tables import (
    COLOURS,
    DISPLAY,
    FIGURES,
    FIVE,
    KEEPS,
    LETTERS,
    MEADOW,
    NATURES,
    NONE,
    START_MASK,
    START_NATURES,
    VALUES,
    Nature,
    start_ways,
)


def step_due(p: Position) -> Move:
    """The kind of CHANCE's next move."""
    if p.phase == REFILL:
        return TILE
    if NONE in p.colours:
        return COLOUR
    if p.first == NONE:
        return FIRST
    if NONE in p.starts:
        return START
    if p.setting.seats == FIVE and p.gone == NONE:
        return GONE
    return TILE


def odds(p: Position) -> list[int]:
    """The odds of each move of the kind that is due; 0 for what cannot happen."""
    kind = step_due(p)
    if kind == TILE:
        return tile_odds(p)
    if kind == COLOUR:
        needed = KEEPS[p.setting.seats]
        return [int(FIGURES[c] >= needed and c not in p.colours) for c in range(len(COLOURS))]
    if kind == FIRST:
        return [1] * p.setting.seats
    if kind == START:
        return start_odds(p)
    return [p.unseen[tile] if tile in START_NATURES else 0 for tile in range(NATURES)]


def tile_odds(p: Position) -> list[int]:
    """1.8: a tile known to be on top comes for certain; else any unseen one does."""
    if p.surfaces and p.surfaces[0] == p.pile:
        return [int(tile == p.buried[0]) for tile in range(NATURES)]
    return p.unseen[:]


def start_odds(p: Position) -> list[int]:
    """1.5: every way to give out natures as different as possible is as likely as every other."""
    given = [p.starts.count(tile) for tile in START_NATURES]
    left = p.starts.count(NONE) - 1
    ways = [0] * NATURES
    for at, tile in enumerate(START_NATURES):
        after = [count + (at == other) for other, count in enumerate(given)]
        ways[tile] = start_ways(after[0], after[1], after[2], left)
    return ways


def pick(weights: list[int], rng: Rng) -> int:
    """A place in the list, as likely as its weight says."""
    number = rng.below(sum(weights))
    for at, weight in enumerate(weights):
        number -= weight
        if number < 0:
            return at
    raise AssertionError("a number below the sum of all weights is below a part of them")


def luck_refusal(p: Position, move: Move) -> str | None:
    """What forbids a move of CHANCE: another step is due, or this cannot come of it."""
    kind = step_due(p)
    weights = odds(p)
    if 0 <= move - kind < len(weights) and weights[move - kind]:
        return None
    if kind == COLOUR:
        return "1.2"
    if kind == FIRST:
        return "1.4"
    if kind == START:
        return "1.5"
    if kind == GONE:
        return "1.6"
    return "2.5" if p.phase == REFILL else "1.7"


def let_happen(p: Position, move: Move) -> None:
    """A move of CHANCE."""
    kind = step_due(p)
    if kind == TILE:
        turn_up(p, move - TILE)
    elif kind == COLOUR:
        give_colour(p, p.colours.index(NONE), move - COLOUR)
    elif kind == FIRST:
        p.first = p.to = move - FIRST
        if p.story is not None:
            tell(p, "first", p.first)
    elif kind == START:
        give_start(p, p.starts.index(NONE), move - START)
    else:
        remove_two(p, move - GONE)


def give_colour(p: Position, seat: Seat, colour: int) -> None:
    """1.2: a player's keeps have a colour."""
    p.colours[seat] = colour
    if p.story is not None:
        tell(p, "colour", seat, COLOURS[colour])


def give_start(p: Position, seat: Seat, tile: Nature) -> None:
    """1.5: a meadow and a tile of value 1 are a player's first reserve."""
    p.reserves[seat] = [MEADOW, tile]
    p.unseen[MEADOW] -= 1
    p.unseen[tile] -= 1
    p.pile -= 2
    p.starts[seat] = tile
    p.suspects[seat] = 1 << tile if p.setting.open_reserves else START_MASK
    if p.story is not None:
        if p.setting.open_reserves:
            tell(p, "start_open", seat, LETTERS[tile])
        else:
            tell(p, "start", seat)
            tell(p, "start_own", LETTERS[tile], only=seat)


def remove_two(p: Position, tile: Nature) -> None:
    """1.6: with five players a meadow and a tile of value 1 leave the game."""
    p.gone = tile
    p.unseen[MEADOW] -= 1
    p.unseen[tile] -= 1
    p.pile -= 2
    if p.story is not None:
        tell(p, "gone", LETTERS[tile])


def pick_tile(p: Position, rng: Rng) -> Nature:
    """2.5: the nature of the top tile, as likely as there are tiles of it."""
    if p.surfaces:
        return pick(tile_odds(p), rng)
    number = rng.below(p.pile)
    tile = 0
    for count in p.unseen:
        number -= count
        if number < 0:
            break
        tile += 1
    return tile


def refill(p: Position, tile: Nature) -> None:
    """2.5: the top tile of the pile fills the display."""
    take_top(p, tile)
    p.display.append(tile)
    if p.story is not None:
        tell(p, "shown", LETTERS[tile], len(p.display))
    begin_lay(p)


def take_top(p: Position, tile: Nature) -> None:
    """The top tile leaves the pile."""
    if p.surfaces and p.surfaces[0] == p.pile:
        del p.buried[0], p.surfaces[0]
    else:
        p.unseen[tile] = p.unseen[tile] - 1
    p.pile -= 1


def turn_up(p: Position, tile: Nature) -> None:
    """1.7, 1.8: the top tile of the pile goes to the display, or begins the board."""
    take_top(p, tile)
    if len(p.display) < DISPLAY:
        p.display.append(tile)
        if p.story is not None:
            tell(p, "shown", LETTERS[tile], len(p.display))
    elif VALUES[tile] < 0:
        bury(p, tile)
    else:
        lay_down(p, tile, ORIGIN)
        if p.story is not None:
            tell(p, "began", LETTERS[tile])
        begin_turn(p)


def bury(p: Position, tile: Nature) -> None:
    """1.8: a negative tile goes back under half of the pile, where everybody knows it lies."""
    above = p.pile // 2
    p.pile += 1
    surface = p.pile - above
    p.surfaces = [at + 1 if at >= surface else at for at in p.surfaces]
    after = sum(at > surface for at in p.surfaces)
    p.surfaces.insert(after, surface)
    p.buried.insert(after, tile)
    if p.story is not None:
        tell(p, "buried", LETTERS[tile], above)
