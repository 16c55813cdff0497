"""Whether a written position of Baron could be, and could be played on."""

from baronnies.core.game import Seat
from baronnies.core.hex import ORIGIN, STEPS, Cell
from baronnies.games.baron.effects import begin_lay, is_proven, lay_down
from baronnies.games.baron.fights import foes
from baronnies.games.baron.plane import NEAR, PLACES
from baronnies.games.baron.state import DEAL, DRAW, END, KEEP, OVER, REFILL, Position
from baronnies.games.baron.tables import (
    DEEPEST_DEBT,
    DISPLAY,
    FIGURES,
    FIVE,
    KEEPS,
    MEADOW,
    NONE,
    START_MASK,
    START_NATURES,
    TILES,
    Nature,
    start_ways,
)

Tiles = dict[Cell, Nature]


def is_board(tiles: Tiles) -> bool:
    """Whether these tiles can lie together: a board begins at 0,0 and hangs together."""
    return not tiles or len(reached(tiles)) == len(tiles)


def settle_board(p: Position, tiles: Tiles, keeps: dict[Cell, Seat], lords: list[Cell]) -> None:
    """Lay tiles that hang together, with all that is kept about them; then the keeps."""
    for at in reached(tiles):
        lay_down(p, tiles[at], at)
    for keep, seat in keeps.items():
        p.sites.remove(keep)
        place = PLACES[keep]
        p.keeps[place] = seat
        if keep not in lords:
            p.gaps[place] = sum(p.land[near] == NONE for near in NEAR[place])


def reached(tiles: Tiles) -> list[Cell]:
    """The tiles that hang together with the one at 0,0, each beside an earlier one."""
    found: dict[Cell, None] = {}
    ahead = [ORIGIN] if ORIGIN in tiles else []
    while ahead:
        at = ahead.pop()
        if at not in found:
            found[at] = None
            ahead += [at + step for step in STEPS if at + step in tiles]
    return list(found)


def tiles_nowhere(p: Position) -> list[int]:
    """Of each nature, how many tiles are in no known place; negative if there are too many."""
    rest = [total - out for total, out in zip(TILES, p.out, strict=True)]
    for tiles in [list(p.tiles().values()), p.display, *p.reserves]:
        for tile in tiles:
            rest[tile] -= 1
    if p.gone != NONE:
        rest[p.gone] -= 1
        rest[MEADOW] -= 1
    return rest


def flaw(p: Position) -> str:
    """What keeps the position from being played on; "" if nothing does."""
    if p.phase == DEAL:
        return _deal_flaw(p)
    if _colours_clash(p):
        return "colours"
    if _starts_wrong(p) or (p.gone in START_NATURES) != (p.setting.seats == FIVE):
        return "starts"
    return _seats_flaw(p) or _board_flaw(p) or _phase_flaw(p)


def _colours_clash(p: Position) -> bool:
    known = [colour for colour in p.colours if colour != NONE]
    short = [colour for colour in known if FIGURES[colour] < KEEPS[p.setting.seats]]
    return bool(short) or len(set(known)) < len(known)


def _starts_wrong(p: Position) -> bool:
    """Start tiles are as different as possible, and lie in the reserve until they are shown."""
    given = [p.starts.count(tile) for tile in START_NATURES]
    if not start_ways(given[0], given[1], given[2], p.starts.count(NONE)):
        return True
    for seat, tile in enumerate(p.starts):
        if tile == NONE:
            continue
        suspects = p.suspects[seat]
        if not suspects >> tile & 1 or suspects & ~START_MASK:
            return True
        if not is_proven(p, seat) and (p.setting.open_reserves or tile not in p.reserves[seat]):
            return True
    return False


def _seats_flaw(p: Position) -> str:
    for honour, fell in zip(p.honour, p.fell, strict=True):
        if (honour < DEEPEST_DEBT) != bool(fell):
            return "honour"
    falls = set(p.fell) - {0}
    if falls != set(range(1, len(falls) + 1)):
        return "fell"
    if p.phase != OVER and (p.fell.count(0) < 2 or p.fell[p.to]):  # noqa: PLR2004 - one alone has won
        return "fell"
    return "keeps" if min(p.stock) < 0 else ""


def _board_flaw(p: Position) -> str:
    if not p.land:
        return "board"
    for at, tile in p.tiles().items():
        if tile != MEADOW and any(p.tile(at + step) == tile for step in STEPS):
            return "twins"
    if 0 in p.gaps:
        return "knight"
    standing = p.barons()
    for baron in standing:
        if p.phase != OVER and any(p.land[near] == NONE for near in NEAR[baron]):
            return "baron"
        if foes(p, baron, standing):
            return "shared"
    return ""


def _phase_flaw(p: Position) -> str:
    """What does not fit the phase."""
    full = len(p.display) == DISPLAY
    if len(p.display) > DISPLAY or (p.pile and not full and p.phase != REFILL):
        return "display"
    if p.back and (p.phase != KEEP or p.back > p.stock[p.to]):
        return "back"
    return "" if p.phase == OVER or _goes_on(p) else "phase"


def _goes_on(p: Position) -> bool:
    """Whether there is something to do in the phase that is named."""
    reserve = p.reserves[p.to]
    if p.phase == DRAW:
        return bool(p.display)
    if p.phase == REFILL:
        return bool(reserve) and len(p.display) == DISPLAY - 1 and p.pile > 0
    if p.phase == KEEP:
        return p.stock[p.to] > p.back and bool(p.sites)
    if p.phase == END:
        held = [tiles for seat, tiles in enumerate(p.reserves) if not p.fell[seat]]
        return not p.display and not any(held)
    named = p.phase
    begin_lay(p)  # it finds the phase anew, and what that shows
    return bool(reserve) and p.phase == named


def _deal_flaw(p: Position) -> str:
    """What does not fit the order of the set-up."""
    seats = p.setting.seats
    dealt = [tile for tile in p.starts if tile != NONE]
    coloured = [colour for colour in p.colours if colour != NONE]
    if _colours_clash(p) or p.colours[: len(coloured)] != coloured:
        return "colours"
    if _starts_wrong(p) or p.starts[: len(dealt)] != dealt or p.gone not in (NONE, *START_NATURES):
        return "starts"
    reserves = [[MEADOW, tile] if tile != NONE else [] for tile in p.starts]
    if p.reserves != reserves or any(p.honour) or any(p.fell) or any(p.out) or p.land or p.back:
        return "phase"
    steps = [
        len(coloured) == seats,
        p.first != NONE,
        len(dealt) == seats,
        (seats == FIVE) == (p.gone != NONE),
        len(p.display) == DISPLAY,
    ]
    begun = [
        p.first != NONE,
        bool(dealt),
        p.gone != NONE,
        bool(p.display),
        bool(p.buried),
    ]
    return "phase" if _out_of_order(steps, begun) or len(p.display) > DISPLAY else ""


def _out_of_order(done: list[bool], begun: list[bool]) -> bool:
    """Whether a step has begun before an earlier one was done."""
    return any(after and not all(done[: at + 1]) for at, after in enumerate(begun))
