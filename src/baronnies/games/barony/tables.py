"""The material of Barony and Sorciers: terrains, tokens, pieces, titles, spells."""

from typing import Final, Literal, get_args

Terrain = int  # one of the six below; the first four are also the kinds of resource tokens
Token = int

FIELD: Final[Terrain] = 0
PLAIN: Final[Terrain] = 1
FOREST: Final[Terrain] = 2
MOUNTAIN: Final[Terrain] = 3
LAKE: Final[Terrain] = 4
MYSTERY: Final[Terrain] = 5  # a mysterious place of Sorciers
OFF: Final[Terrain] = 6  # not on the board
TERRAINS: Final = "CPFMLY"  # as they are written

KINDS: Final = 4  # of resource tokens
GOLD: Final = (5, 4, 3, 2)  # what a token pays for a title (9.2)
SILVER: Final = (3, 2, 1, 0)  # what a token is worth at the end (10.2)
BANK: Final = 20  # tokens of each kind (1.6)
BANK_SORCIERS: Final = 25  # with the expansion (11.1)

CITIES: Final = 5
STRONGHOLDS: Final = 2
KNIGHTS: Final = 7
VILLAGES: Final = 14
FIRST_CITIES: Final = 3

DUKE: Final = 4  # the highest rank
Title = Literal["baron", "viscount", "count", "marquis", "duke"]
TITLES: Final[tuple[Title, ...]] = get_args(Title)
TITLE_PRICE: Final = 15
TITLE_POINTS: Final = 15
CITY_POINTS: Final = 10
IMPRINT_POINTS: Final = 3
DISCOVERY: Final = (3, 2, 1)  # magic for the first, second and third visitor (11.7)

RECRUITS: Final = 2  # knights of one recruitment (4.1)
LAKESIDE_RECRUITS: Final = 3  # in a city beside a lake (4.2)

MOST_SEATS: Final = 5

# What stands on a hex is one integer, six bits for each seat: three that count knights, then a
# bit each for village, stronghold and city. Seat s has the bits from 6 * s on.
SEAT_BITS: Final = 6
COUNT: Final = 7  # the knights of seat 0
KNIGHT: Final = 1
VILLAGE: Final = 8
STRONGHOLD: Final = 16
CITY: Final = 32
BUILDING: Final = VILLAGE | STRONGHOLD | CITY
PIECES: Final = COUNT | BUILDING


def everybody(bits: int) -> int:
    """The bits of seat 0, set for every seat."""
    return sum(bits << SEAT_BITS * seat for seat in range(MOST_SEATS))


ALL_PIECES: Final = everybody(PIECES)
ALL_BUILDINGS: Final = everybody(BUILDING)
ALL_VILLAGES: Final = everybody(VILLAGE)
ALL_KNIGHTS: Final = everybody(COUNT)
ALL_WALLS: Final = everybody(STRONGHOLD | CITY)  # close a hex to other players (5.5)
ALL_PAIRS: Final = everybody(COUNT ^ KNIGHT)  # set when a seat has two knights or more (5.6)
ALL_ODD: Final = everybody(KNIGHT)  # set when a seat has one knight, or three …
TO_VILLAGE: Final = 3  # from the bit of one knight to that of the village

OWN: Final = tuple(PIECES << SEAT_BITS * seat for seat in range(MOST_SEATS))
FOES: Final = tuple(ALL_PIECES ^ own for own in OWN)

# Spells are bits, three for each family: movement, recruitment, construction.
Spells = int
CELERITY: Final[Spells] = 1
TELEPORTATION: Final[Spells] = 2
TORNADO: Final[Spells] = 4
CHARM: Final[Spells] = 8
ILLUSION: Final[Spells] = 16
PORTAL: Final[Spells] = 32
ABUNDANCE: Final[Spells] = 64
PETRIFICATION: Final[Spells] = 128
SANCTUARY: Final[Spells] = 256
SpellName = Literal[
    "celerity",
    "teleportation",
    "tornado",
    "charm",
    "illusion",
    "portal",
    "abundance",
    "petrification",
    "sanctuary",
]
SPELL_NAMES: Final[tuple[SpellName, ...]] = get_args(SpellName)
ALL_SPELLS: Final[Spells] = 511
SPELLS_DRAWN: Final = 5  # of the nine (11.4)
MOVEMENT: Final[Spells] = CELERITY | TELEPORTATION | TORNADO
RECRUITMENT: Final[Spells] = CHARM | ILLUSION | PORTAL
CONSTRUCTION: Final[Spells] = ABUNDANCE | PETRIFICATION | SANCTUARY
FAMILIES: Final = (MOVEMENT, RECRUITMENT, CONSTRUCTION)
FamilyName = Literal["movement", "recruitment", "construction"]
FAMILY_NAMES: Final[tuple[FamilyName, ...]] = get_args(FamilyName)
_PRICES: Final = (1, 1, 2, 1, 1, 2, 1, 1, 2)
DEAREST: Final = 4  # all three spells of a family


def cost_of(spells: Spells) -> int:
    """The magic that casting these spells together costs (12.3)."""
    return sum(price for at, price in enumerate(_PRICES) if spells >> at & 1)


def is_family(spells: Spells) -> bool:
    """Whether these are spells, at least one, of a single family (12.2)."""
    return spells != 0 and any(spells & family == spells for family in FAMILIES)


CASTS: Final = tuple(spells for spells in range(1, ALL_SPELLS + 1) if is_family(spells))
COST: Final = {spells: cost_of(spells) for spells in CASTS}


def names_of(spells: Spells) -> str:
    """Spells as people write them: `celerity+tornado`."""
    return "+".join(name for at, name in enumerate(SPELL_NAMES) if spells >> at & 1)
