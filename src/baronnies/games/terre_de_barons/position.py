"""A position of Terre de Barons as text; reading.py reads it back.

    terre_de_barons 2 act turn=7 playing=BA seat=B die=4
    land 1342 ^1234 341234 1234123 ^34123 41^34 234^
    blue A baron=17 knights=3,8 troops=4:3,9 keeps=12,20 card=31
    red B baron=2 knights=10,10 troops=5:2 discard=1 ride=30

The phases are tiles, mountains, barons, knights, playing, colours, cards, roll, act and over. On
the land, 1 to 4 are grey, blue, green and red tiles, ^ is a mountain, a dot a tile not yet laid.
`spent=yes` says that the die is used, `first=moved` or `first=ordered` what the first action was,
`disperse=17` or `concentrate=17` which order is being carried out, `begun=yes` that a troop of it
has moved, `target=20:5` which capture is announced and how many troops have come for it. Troops
are tile:count, `moved=` those that have moved in this turn; a card is `card=` in hand, `treasure=`
or `ride=` when played. What is left out: officers stand, and cards show, as far to the end of the
board as there is room; the discard holds the builders of the keeps, the reserve all the rest.
"""

from baronnies.core.game import SEAT_LETTERS
from baronnies.core.scan import options_told
from baronnies.games.terre_de_barons.state import (
    CARDS,
    COLOURS,
    DISPERSING,
    PHASE_NAMES,
    PLAYING,
    Position,
)
from baronnies.games.terre_de_barons.tables import (
    COLOUR_NAMES,
    LAST_TILE,
    NOBODY,
    OPTIONS,
    ROWS,
    Colour,
    Mask,
    Tile,
)

FIRST_NAMES = ("", "moved", "ordered")
CARD_NAMES = ("card", "treasure", "ride")


def write(p: Position) -> str:
    """Everything, as text."""
    colours = [_write_colour(p, colour) for colour in range(p.setting.seats)]
    return "\n".join([_write_head(p), _write_land(p), *colours])


def _write_head(p: Position) -> str:
    words = [f"terre_de_barons {p.setting.seats} {PHASE_NAMES[p.phase]}"]
    words += [f"turn={p.turn}"] if p.turn else []
    if p.phase > PLAYING:
        words.append("playing=" + "".join(SEAT_LETTERS[seat] for seat in p.playing))
    words += [f"seat={SEAT_LETTERS[p.seat]}"] if p.phase > CARDS else []
    words += [f"die={p.die}"] if p.die else []
    words += ["spent=yes"] if p.spent else []
    words += [f"first={FIRST_NAMES[p.first]}"] if p.first else []
    if p.order:
        words.append(f"{'disperse' if p.order == DISPERSING else 'concentrate'}={p.command}")
        words += ["begun=yes"] if p.marched else []
        words += [f"target={p.target}:{p.engaged}"] if p.target else []
    words += options_told(p.setting.options, OPTIONS)
    return " ".join(words)


def _write_land(p: Position) -> str:
    signs = [_sign(p, tile) for tile in range(1, LAST_TILE + 1)]
    rows: list[str] = []
    for length in ROWS:
        rows.append("".join(signs[:length]))
        del signs[:length]
    return "land " + " ".join(rows)


def _sign(p: Position, tile: Tile) -> str:
    if p.mountains >> tile & 1:
        return "^"
    return str(p.kinds[tile]) if p.kinds[tile] else "."


def _write_colour(p: Position, colour: Colour) -> str:
    words: list[str] = [COLOUR_NAMES[colour]]
    seat = p.colours.index(colour) if colour in p.colours else NOBODY
    words += [SEAT_LETTERS[seat]] if p.phase >= COLOURS and seat != NOBODY else []
    words += [f"baron={p.barons[colour]}"] if p.barons[colour] else []
    knights = [str(tile) for tile in p.knights[2 * colour : 2 * colour + 2] if tile]
    words += [f"knights={','.join(knights)}"] if knights else []
    if p.troop_masks[colour]:
        words.append(f"troops={_counts(p.troops, p.troop_masks[colour])}")
    if colour == p.colour and any(p.moved):
        words.append(f"moved={_counts(p.moved, p.troop_masks[colour])}")
    keeps = p.keep_tiles[colour]
    words += [f"keeps={','.join(map(str, keeps))}"] if keeps else []
    if p.discard[colour] != p.setting.build * len(keeps):
        words.append(f"discard={p.discard[colour]}")
    if seat != NOBODY and p.cards[seat]:
        words.append(f"{CARD_NAMES[p.played[seat]]}={p.cards[seat]}")
    return " ".join(words)


def _counts(counts: list[int], mask: Mask) -> str:
    listed = [(tile, count) for tile, count in enumerate(counts) if count and mask >> tile & 1]
    return ",".join(str(tile) if count == 1 else f"{tile}:{count}" for tile, count in listed)
