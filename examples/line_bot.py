"""A bot of one file that reads lines and writes lines: any legal move.

baronnies simulate le_baron --bots "cmd:python examples/line_bot.py,random"
"""

import json
import random
import sys

luck = random.Random()  # noqa: S311 - a game

for line in sys.stdin:
    told = json.loads(line)
    if told["type"] == "game":
        luck.seed(told["luck"])  # the same seed of the lab, the same game
    elif told["type"] == "move":
        print(json.dumps({"move": luck.choice(told["moves"])}), flush=True)
