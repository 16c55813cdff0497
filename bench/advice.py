"""`python -m bench.advice [GAME …]`: what reviews and hints cost, and whether their judge is right.

Greedy bots play games. Of each, the seconds of two cores until the first useful curve (a point
every eighth turn), and those a hint takes, anywhere in a game. With `--calibrate`, what is said of
positions from anywhere, beside how often a seat then won: after games were played on, or with
`--on 0` by the judge at once. Both cores work on it.
"""

import argparse
import json
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from statistics import quantiles
from time import perf_counter, process_time
from typing import Any, Final

from baronnies.advice.hint import HINT_SECONDS, hint
from baronnies.advice.pieces import Piece, find
from baronnies.advice.playon import odds
from baronnies.advice.review import Review
from baronnies.bots.names import judge
from baronnies.bots.outlook import Budget
from baronnies.core.compiled import compiled
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.sample import rate
from baronnies.games import SHELF
from baronnies.lab.contest import play_game
from baronnies.lab.plan import Plan

Json = dict[str, Any]
SEATS: Final = {"baron": 3, "barony": 3, "terre_de_barons": 2, "le_baron": 4, "baubyron": 3}
CORES: Final = 2  # of the host
ANYWHERE: Final = 10  # positions of a game that a hint or an opinion is asked for in
SAID: Final = (0, 20, 40, 60, 80)  # parts of a hundred; opinions up to twenty more are counted


def review(game: str, number: int, seats: int) -> Review:
    """A game of greedy bots, to be reviewed."""
    plan = Plan(game, seats, seed="advice").settled()
    return Review(read_record(play_game(plan, number, with_record=True).record, SHELF))


def first_curve(about: Review) -> float:
    """CPU seconds until there is a point every eighth turn."""
    began = process_time()
    for task in next(about.stages()):
        task.file(find(about.game, task.piece))
    return process_time() - began


def hints(about: Review, luck: Quick) -> Iterator[float]:
    """Seconds of hints anywhere in a game."""
    for _ in range(ANYWHERE):
        state = about.positions.at(about.turns[luck.below(len(about.turns))])
        began = perf_counter()
        hint(about.game, state, state.to_act()[0], luck, Budget(HINT_SECONDS))
        yield perf_counter() - began


def opinions(game: str, seats: int, games: int, number: int) -> list[tuple[float, float]]:
    """What was said of each seat's chance in a game, and what it won in the end."""
    about, luck = review(game, number, seats), Quick(f"calibrate/{game}/{number}")
    told: list[tuple[float, float]] = []
    for at in range(ANYWHERE if about.result else 0):
        state = about.positions.at(about.turns[luck.below(len(about.turns))])
        if games:
            rounds = judge(about.game).rounds
            found = find(about.game, Piece(state.text(), f"opinion/{at}", games, rounds))
            said = [sum(each) / games for each in found.shares]
        else:
            said = odds(judge(about.game), state)
        told += zip(said, about.result, strict=True)
    return told


def calibrated(game: str, seats: int, positions: int, games: int) -> Json:
    """How often seats won of which a chance was said."""
    with ProcessPoolExecutor(CORES) as cores:
        told = cores.map(partial(opinions, game, seats, games), range(positions // ANYWHERE))
        said = [one for each in told for one in each]
    facts: Json = {}
    for share in SAID:
        right = rate(won for told, won in said if min(99, int(100 * told)) // 20 == share // 20)
        facts[f"{share}–{share + 20} %"] = {"opinions": right.size, "won": right.facts()}
    return {"positions": len(said) // seats, "said": facts}


def costs(game: str, games: int, seats: int) -> Json:
    """What the first curve and hints cost."""
    luck, curves, seconds = Quick(f"cost/{game}"), list[float](), list[float]()
    for number in range(games):
        about = review(game, number, seats)
        curves.append(first_curve(about) / CORES)
        seconds += hints(about, luck)
    p95 = quantiles(seconds, n=20)[18]
    return {
        "turns": len(about.turns),
        "first_curve_s": {"mean": round(sum(curves) / games, 1), "max": round(max(curves), 1)},
        "hint_s": {"p95": round(p95, 2), "max": round(max(seconds), 2), "asked": len(seconds)},
    }


def main() -> None:
    """A JSON object for each game."""
    parser = argparse.ArgumentParser(prog="python -m bench.advice", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument(
        "--played", type=int, default=3, help="games of each whose cost is measured"
    )
    parser.add_argument("--calibrate", type=int, default=0, metavar="POSITIONS")
    parser.add_argument("--seats", type=int, default=0, help="who play; else the usual number")
    parser.add_argument("--on", type=int, default=20, help="games played on for each opinion")
    asked = parser.parse_args()
    for game in asked.games or SEATS:
        seats = asked.seats or SEATS[game]
        if asked.calibrate:
            facts = calibrated(game, seats, asked.calibrate, asked.on)
        else:
            facts = costs(game, asked.played, seats)
        print(json.dumps({"game": game, "seats": seats, "compiled": compiled(), **facts}))


if __name__ == "__main__":
    main()
