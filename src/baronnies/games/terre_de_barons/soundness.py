"""Whether a written position of Terre de Barons could be, and could be played on."""

from baronnies.games.terre_de_barons.board import EVERYWHERE, NEIGHBOURS, largest_land
from baronnies.games.terre_de_barons.orders import concentrate_refusal, disperse_refusal
from baronnies.games.terre_de_barons.state import (
    ACT,
    BARONS,
    CARDS,
    COLOURS,
    DISPERSING,
    KNIGHTS_DRAWN,
    MOUNTAINS,
    MOVED,
    ORDERED,
    OVER,
    TILES,
    Position,
    enemy_troops,
    owner_of,
)
from baronnies.games.terre_de_barons.tables import (
    KINDS,
    LAST_TILE,
    MOST_MOUNTAINS,
    NOBODY,
    OFFICERS,
    ROWS,
)
from baronnies.games.terre_de_barons.troops import troops_needed, troops_reaching
from baronnies.games.terre_de_barons.walks import has_exit, paused


def flaw(p: Position) -> str:
    """A word for what is wrong with a position; "" if nothing is."""
    return _land(p) or _officers(p) or _pieces(p) or _players(p) or _turn(p)


def _land(p: Position) -> str:
    if any(p.kinds.count(kind) > p.setting.tiles[kind] for kind in range(1, KINDS + 1)):
        return "tiles"
    laid = sum(kind > 0 for kind in p.kinds)
    if p.phase == TILES:
        whole_rows = [sum(ROWS[:row]) for row in range(len(ROWS))]
        in_order = all(p.kinds[1 : laid + 1])
        return "" if laid in whole_rows and in_order and not p.mountains else "rows"
    raised = p.mountains.bit_count()
    if laid + raised != LAST_TILE:
        return "rows"
    room = largest_land(EVERYWHERE & ~p.mountains).bit_count()
    if raised > MOST_MOUNTAINS or room < OFFICERS * p.setting.seats:
        return "room"
    return "phase" if p.phase == MOUNTAINS and raised >= p.setting.mountains else ""


def _officers(p: Position) -> str:
    standing = [tile for tile in p.barons + p.knights if tile]
    if any(p.mountains >> tile & 1 for tile in standing):
        return "mountain"
    if p.phase > KNIGHTS_DRAWN:
        return ""  # reading.py has filled in who was missing
    due = {BARONS: p.barons, KNIGHTS_DRAWN: p.knights}.get(p.phase, [])
    drawn = len(due) - due.count(0)
    before = len(p.barons) if p.phase == KNIGHTS_DRAWN else 0
    walled_in = any(not p.land.home >> tile & 1 for tile in standing)
    if any(due[drawn:]) or (due and drawn == len(due)) or len(standing) != before + drawn:
        return "phase"
    return "officers" if walled_in or len(set(standing)) != len(standing) else ""


def _pieces(p: Position) -> str:
    if min(p.reserve) < 0 or min(p.keeps) < 0:
        return "material"
    if p.mountains & (p.all_troops | p.all_keeps):
        return "mountain"
    if p.phase <= CARDS and (p.all_troops | p.all_keeps or any(p.discard)):
        return "phase"
    for keeps in p.keep_tiles:
        for tile in keeps:
            if NEIGHBOURS[tile] & p.all_keeps:
                return "keeps"
            besieged = owner_of(p.troop_masks, tile) not in (NOBODY, owner_of(p.keep_masks, tile))
            if besieged and p.troops[tile] >= p.setting.destroy:
                return "siege"
    return ""


def _players(p: Position) -> str:
    if p.phase == COLOURS:
        missing = p.colours.count(NOBODY)
        chosen = [p.colours[seat] != NOBODY for seat in p.playing]
        return "" if missing and not any(chosen[:missing]) else "phase"
    if p.phase < CARDS:
        return ""
    cards = [p.cards[seat] for seat in p.playing]
    dealt = [card for card in cards if card]
    if len(set(dealt)) != len(dealt) or any(not p.land.open >> card & 1 for card in dealt):
        return "cards"
    in_order = not any(cards[len(dealt) :])
    if p.phase == CARDS and (not in_order or len(dealt) == len(cards) or any(p.played)):
        return "phase"
    ended = max(p.points) >= p.setting.goal or max(p.discard) >= p.setting.discard_limit
    return "" if ended == (p.phase == OVER) else "end"


def _turn(p: Position) -> str:
    together = len(set(p.barons)) < len(p.barons)
    if p.phase <= KNIGHTS_DRAWN:
        return ""
    if p.phase != ACT:
        return "barons" if together else ""
    if not p.die:
        return "die"
    own = p.troop_masks[p.colour]
    if any(n > p.troops[tile] or not own >> tile & 1 for tile, n in enumerate(p.moved) if n):
        return "moved"
    if together and (len(set(p.barons)) < len(p.barons) - 1 or not _pause(p)):
        return "barons"
    return _order(p) if p.order else ""


def _pause(p: Position) -> bool:
    """Whether barons share a tile as 4.6 allows."""
    may_leave = has_exit(p, p.barons[p.colour], spent=p.spent)
    return p.first == MOVED and paused(p) and may_leave and not p.order


def _order(p: Position) -> str:
    own, tile = p.colour, p.command
    commands = p.barons[own] == tile or p.keep_masks[own] >> tile & 1
    if not commands or p.setting.blocked[p.knights_at[tile]] >> own & 1:
        return "command"
    if p.first == ORDERED and not p.setting.two_orders[p.die]:
        return "command"
    if p.target:
        return _capture(p)
    standstill = disperse_refusal if p.order == DISPERSING else concentrate_refusal
    return "order" if not p.marched and standstill(p, tile) else ""


def _capture(p: Position) -> str:
    enemy = (p.all_keeps ^ p.keep_masks[p.colour]) >> p.target & 1
    if not enemy or not p.keeps[p.colour] or (p.engaged and not p.marched):
        return "capture"
    defended = enemy_troops(p) >> p.target & 1
    if p.engaged and defended and not p.setting.fall_at_once:
        return "capture"  # 10.5: first the defenders fall
    missing = troops_needed(p, p.target) - p.engaged
    return "" if 0 < missing <= troops_reaching(p, p.target) else "capture"
