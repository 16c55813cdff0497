"""The clauses of Barony that forbid: each answers with its number, or None."""

from baronnies.core.game import CHANCE, Move, Seat, uncalled
from baronnies.games.barony.able import (
    can_act,
    can_cast,
    can_do_something,
    fits_payment,
    paid_gold,
)
from baronnies.games.barony.board import NAMES, Hex
from baronnies.games.barony.notation import (
    ACT,
    BOX_AT,
    CAST,
    DONE,
    DRAW_FIRST,
    DRAW_SPELL,
    HERE,
    LAY,
    LOW,
    PASS,
    PAY,
    STEP,
    STRONGHOLD_AT,
    TAKE,
    VILLAGE_AT,
    hexes_of,
    kind_of,
)
from baronnies.games.barony.parts import build_refusal, city_refusal, recruit_refusal, step_refusal
from baronnies.games.barony.state import (
    BUILD,
    EXPEDITION,
    FIRST,
    MOVE,
    NEW_CITY,
    NO_ACTION,
    PLACING,
    RECRUIT,
    TILES,
    TITLE,
    Action,
    Position,
)
from baronnies.games.barony.tables import (
    CELERITY,
    CITIES,
    DUKE,
    FOREST,
    KINDS,
    LAKE,
    STRONGHOLDS,
    TITLE_PRICE,
    VILLAGES,
    Spells,
    Token,
    cost_of,
    is_family,
)
from baronnies.games.barony.tiles import Tile, has_mystery, upright

_PARTS_OF = {
    RECRUIT: (HERE, BOX_AT),
    MOVE: (STEP,),
    BUILD: (VILLAGE_AT, STRONGHOLD_AT),
    NEW_CITY: (HERE,),
    EXPEDITION: (HERE,),
    TITLE: (PAY,),
}


def refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """The first clause that forbids the move."""
    if clause := uncalled(p, seat):
        return clause
    if seat == CHANCE:
        return luck_refusal(p, move)
    for at in hexes_of(move):
        if not p.board.has(at):
            return f"1.8 {NAMES[at]}"  # not on the board
    if p.phase == PLACING:
        return placing_refusal(p, move)
    return turn_refusal(p, seat, move)


def luck_refusal(p: Position, move: Move) -> str | None:
    """What forbids a move of CHANCE."""
    kind, low = kind_of(move), move & LOW
    if p.phase == FIRST:
        return None if kind == DRAW_FIRST and low < p.setting.seats else "1.7"
    if p.phase == TILES:
        return None if kind == LAY and may_lie(p, low) else "1.2"
    return None if kind == DRAW_SPELL and not p.spells >> low & 1 else "11.4"


def tiles_due(p: Position) -> int:
    """How many tiles are still to be laid."""
    return len(p.setting.layout.spots) - len(p.laid)


def may_lie(p: Position, tile: Tile) -> bool:
    """Whether a tile, however turned, may come next."""
    tile = upright(tile)
    if has_mystery(tile):
        return p.due > 0 and tile in p.mystic
    return p.due < tiles_due(p) and tile in p.plain


def placing_refusal(p: Position, move: Move) -> str | None:
    """What forbids a first city there."""
    if kind_of(move) != HERE:
        return "2.1"  # first the cities
    at = move & LOW
    board = p.board
    if board.terrain[at] == LAKE:
        return f"2.3 {NAMES[at]}"
    if board.terrain[at] == FOREST:
        return f"2.4 {NAMES[at]}"
    if p.near[at]:
        return f"2.5 {NAMES[at]}"  # on or next to a city
    if at not in board.sites:
        return f"11.5 {NAMES[at]}"  # on or next to a mysterious place
    return None


def turn_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids a move within a turn."""
    kind = kind_of(move)
    begins = kind in (ACT, CAST, PASS)
    if p.action == NO_ACTION:
        return choice_refusal(p, seat, move) if begins else "3.1"  # first an action
    if p.victims:
        return take_refusal(p, move)
    if begins:
        return "3.3"  # one action only
    if move == DONE:
        return done_refusal(p)
    if kind not in _PARTS_OF[p.action]:
        return "3.5"  # no part of this action
    return part_refusal(p, seat, move)


def take_refusal(p: Position, move: Move) -> str | None:
    """What forbids taking this token from the owner of a destroyed village."""
    if kind_of(move) != TAKE:
        return "3.2"  # the token comes before anything else
    token = move & LOW
    return None if p.tokens[KINDS * p.victims[0] + token] else "5.11"  # he has none of these


def choice_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids beginning a turn so."""
    kind, low = kind_of(move), move & LOW
    if kind == PASS:
        return "3.6" if can_do_something(p, seat) else None  # whoever can act must act
    return action_refusal(p, seat, low) if kind == ACT else cast_refusal(p, seat, low)


def action_refusal(p: Position, seat: Seat, action: Action) -> str | None:
    """What forbids choosing an action."""
    if action == RECRUIT and not p.knights[seat]:
        return "4.3"  # nobody in reserve
    if action == BUILD and not buildings_left(p, seat):
        return "6.4"  # nothing in reserve
    if action == NEW_CITY and len(p.cities[seat]) == CITIES:
        return "7.1"  # no city in reserve
    if action == EXPEDITION and p.knights[seat] < 2:  # noqa: PLR2004 - one rides out, one is lost
        return "8.1"
    if action == TITLE and p.rank[seat] == DUKE:
        return "9.1"  # there is no higher title
    if action == TITLE and p.purse[seat] < TITLE_PRICE:
        return "9.2"  # too few tokens
    return None if can_act(p, seat, action) else lack(p, seat, action)


def lack(p: Position, seat: Seat, action: Action) -> str:
    """What is missing for an action: the clause that closes the first place it could have had."""
    if action == RECRUIT:
        return "4.1"  # no city
    if action == MOVE:
        return "16.2" if p.camps[seat] else "5.1"  # every way is closed, or nobody could go
    if action == BUILD:
        kind = VILLAGE_AT if len(p.villages[seat]) < VILLAGES else STRONGHOLD_AT
        return first_clause([build_refusal(p, seat, kind | at) for at in p.camps[seat]], "6.1")
    if action == NEW_CITY:
        return first_clause([city_refusal(p, seat, at) for at in p.villages[seat]], "7.2")
    return "8.4"  # no free hex on the border


def first_clause(refusals: list[str | None], otherwise: str) -> str:
    """The clause of the first refusal, without its place."""
    return (refusals[0] or otherwise).split()[0] if refusals else otherwise


def buildings_left(p: Position, seat: Seat) -> bool:
    """Whether a village or a stronghold is in reserve."""
    return len(p.villages[seat]) < VILLAGES or len(p.strongholds[seat]) < STRONGHOLDS


def cast_refusal(p: Position, seat: Seat, spells: Spells) -> str | None:
    """What forbids casting these spells."""
    if spells & p.spells != spells:
        return "12.1"  # not on the table
    if not is_family(spells):
        return "12.2"  # of different families
    if cost_of(spells) > p.magic[seat]:
        return "12.3"  # too dear
    return None if can_cast(p, seat, spells) else "16.2"  # could not be completed


def done_refusal(p: Position) -> str | None:
    """What forbids ending the action here."""
    if p.action == TITLE:
        return "9.2" if paid_gold(p) < TITLE_PRICE else None  # not enough paid
    if not p.parts:
        return "3.4"  # nothing done yet
    if p.cast & CELERITY:
        return "13.1"  # one step is missing
    return None


def part_refusal(p: Position, seat: Seat, move: Move) -> str | None:
    """What forbids this part of the action under way."""
    if p.action == MOVE:
        return step_refusal(p, seat, move)
    if p.action == RECRUIT:
        return recruit_refusal(p, seat, move)
    if p.action == BUILD:
        return build_refusal(p, seat, move)
    if p.action == NEW_CITY:
        return city_refusal(p, seat, move & LOW)
    if p.action == EXPEDITION:
        return landing_refusal(p, move & LOW)
    return payment_refusal(p, seat, move & LOW)


def landing_refusal(p: Position, at: Hex) -> str | None:
    """What forbids an expedition to a hex."""
    board = p.board
    if at not in board.ground.border:
        return f"8.2 {NAMES[at]}"
    if board.terrain[at] == LAKE:
        return f"8.3 {NAMES[at]}"
    return f"8.4 {NAMES[at]}" if p.pieces[at] else None  # somebody is there


def payment_refusal(p: Position, seat: Seat, token: Token) -> str | None:
    """What forbids paying a token for a title."""
    if not p.tokens[KINDS * seat + token]:
        return "9.3"  # not at hand
    if p.setting.exact_payment and not fits_payment(p, seat, token):
        return "9.4"  # one token would be superfluous
    return None
