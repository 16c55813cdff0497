"""`python -m bench.match [GAME …]`: whether a level that is better by the tables is better here.

For every measured level a short match against the one below it, alone among bots of that level. It
ends as soon as the level is clearly ahead, and is lost if that takes more than GAMES.
"""

import argparse
import sys
from typing import Final

from baronnies.bots.levels import Level, levels
from baronnies.core.sample import Mean, rate
from baronnies.games import SHELF
from baronnies.lab.contest import play_game
from baronnies.lab.levels import alone
from baronnies.lab.plan import Plan

GAMES: Final = 200
FEWEST: Final = 20


def match(game: str, level: Level, most: int) -> Mean:
    """What a level wins, until that is clear."""
    bots = [level.bot, *[level.over.bot] * (level.seats - 1)]
    plan = Plan(game, bots=bots, rotate=True, seed=f"bench {level.bot}").settled()
    won: list[float] = []
    for number in range(most):
        won.append(alone(play_game(plan, number)))
        if len(won) >= FEWEST and rate(won).low > level.over.fair:
            break
    return rate(won)


def main() -> int:
    """One line for each level; 1 if one of them is not what it claims to be."""
    parser = argparse.ArgumentParser(prog="bench.match", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--most", type=int, default=GAMES, help="games of a match")
    asked = parser.parse_args()
    lost = 0
    for name in asked.games or SHELF:
        for level in levels(SHELF[name]).levels:
            won = match(name, level, asked.most)
            lost += won.low <= level.over.fair
            here = f"{won.value:.0%} ({won.low:.0%}–{won.high:.0%}) of {won.size}"
            print(f"{name} {level.seats}: {level.name} {here}; measured {level.over.share:.0%}")
    return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
