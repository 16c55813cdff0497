"""Buildings, and what could become one, as tables and the workshop show them."""

from baronnies.games.baubyron.blocks import Code, block_name, heights_of, middled, read_begun
from baronnies.games.baubyron.building import Building, building, plain_code
from baronnies.games.baubyron.checks import entry_cells, lying_blocks, sound_code
from baronnies.games.baubyron.conditions import conditions
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.sight import (
    BaubyronBuilding,
    BaubyronReady,
    BaubyronSite,
    BaubyronSketch,
    BaubyronWay,
    BaubyronWays,
)
from baronnies.games.baubyron.site import free_blocks
from baronnies.games.baubyron.tables import ENTERING, MOST_BLOCKS, MOST_ENTRIES, Spot, cell_name


def building_seen(made: Building) -> BaubyronBuilding:
    """What stands for the whole race."""
    return {
        "code": made.code,
        "points": made.points,
        "length": made.length,
        "blocks": made.blocks,
        "width": made.width,
        "depth": made.depth,
        "goal": made.names[made.goal],
        "entries": [made.names[entry] for entry in made.entries],
        "cells": [
            {"cell": made.names[spot], "storeys": made.storeys[spot], "points": made.away[spot]}
            for spot in range(made.size)
        ],
    }


def site_seen(code: Code) -> BaubyronSite:
    """Blocks as they lie, up to one that cannot, and every condition of a building."""
    blocks, fallen = lying_blocks(code.blocks)
    heights = heights_of(blocks)
    judged = conditions(code)
    shapely = all(one.holds or one.clause in ("1.8", "1.9") for one in judged)
    return {
        "blocks": [block_name(block) for block in blocks],
        "left": MOST_BLOCKS - len(blocks),
        "cells": [{"cell": cell_name(c), "storeys": heights[c]} for c in sorted(heights)],
        "entries": [] if fallen else [cell_name(cell) for cell in dict.fromkeys(code.entries)],
        "conditions": [
            {"clause": clause, "key": key, "where": where, "cells": list(cells), "holds": holds}
            for clause, key, where, cells, holds in judged
        ],
        "possible": [cell_name(cell) for cell in entry_cells(heights)] if shapely else [],
        "proposer": None,
    }


def sketch(text: str, *, middle: bool) -> BaubyronSketch:
    """What the workshop says of a code, of a ready building's name, or of a few blocks.

    In the middle of the table there is room to build on. Unreadable if it is none of these.
    """
    code = read_begun(READY.get(text, text))
    sound = all(one.holds for one in conditions(code))
    seen = site_seen(middled(code) if middle and not lying_blocks(code.blocks)[1] else code)
    laid = read_begun(" ".join(seen["blocks"])).blocks
    free = seen["possible"] if len(seen["entries"]) < MOST_ENTRIES else []
    return {
        "code": sound_code(code).text() if sound else code.text(),
        "site": seen,
        "next": [
            *map(block_name, free_blocks(heights_of(laid), len(laid))),
            *(f"@{cell}" for cell in free if cell not in seen["entries"]),
        ],
        "building": building_seen(building(sound_code(code).text())) if sound else None,
    }


def ways_on(text: str) -> BaubyronWays:
    """What it costs to walk on a building; Unreadable, with the place, if it is none."""
    made = building(plain_code(READY.get(text, text)))
    return {
        "entering": ENTERING,
        "ways": [_way(made, entry) for entry in made.entries],
        "steps": [
            {
                "start": made.names[spot],
                "end": made.names[other],
                "cost": made.step_cost(spot, other),
            }
            for spot in range(made.size)
            for other in made.near[spot]
        ],
    }


def _way(made: Building, entry: Spot) -> BaubyronWay:
    """Each step leads to a cell from which the rest is cheapest."""
    spots, costs = [entry], list[int]()
    while spots[-1] != made.goal:
        here = spots[-1]
        after = min(made.near[here], key=lambda spot: made.step_cost(here, spot) + made.away[spot])
        costs.append(made.step_cost(here, after))
        spots.append(after)
    return {
        "cells": [made.names[spot] for spot in spots],
        "costs": costs,
        "points": made.away[entry],
    }


def shelf() -> list[BaubyronReady]:
    """The ready buildings."""
    made = {name: building(code) for name, code in READY.items()}
    return [{"name": name, "building": building_seen(one)} for name, one in made.items()]
