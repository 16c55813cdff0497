"""`python3 go.py bench [GAME …]`: our games against the peer, in one run, as ratios.

Peer, plain Python and the compiled half take turns, so that a noisy machine disturbs all alike;
medians are compared. The ratios go to bench/history.csv, and a loss of more than a fifth against
the last entry is reported.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path
from statistics import median
from typing import Any, Final

from bench import history, peer

ROUNDS: Final = 3
HALVES: Final = {"pure": "no", "compiled": "yes"}  # what BARONNIES_COMPILED is set to

Figures = dict[str, Any]  # what `baronnies bench --json` prints


def arguments() -> argparse.Namespace:
    """What was asked for."""
    parser = argparse.ArgumentParser(prog="go.py bench", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME", help="all games if none is named")
    parser.add_argument("--json", action="store_true", help="print exactly one JSON object")
    parser.add_argument("--seconds", type=float, default=2.0, help="of each measurement")
    parser.add_argument("--no-keep", action="store_true", help="leave the history as it is")
    parser.add_argument("--no-peer", action="store_true", help="our own figures alone")
    return parser.parse_args()


def baronnies(games: list[str], seconds: float, half: str) -> Figures:
    """Our figures in one half."""
    done = subprocess.run(
        [sys.executable, "-m", "baronnies", "bench", *games, "--json", "--seconds", str(seconds)],
        env={**os.environ, "BARONNIES_COMPILED": HALVES[half]},
        check=False,
        capture_output=True,
        text=True,
    )
    if done.returncode:
        sys.exit(done.stderr.strip())
    figures: Figures = json.loads(done.stdout)
    return figures


def halves() -> list[str]:
    """Plain Python, and the compiled half if it can be built."""
    built = subprocess.run([sys.executable, "tools/compile.py"], check=False, stdout=sys.stderr)
    stamp = Path("build/compiled/source.sha256")
    return ["pure", "compiled"] if built.returncode == 0 and stamp.is_file() else ["pure"]


def entries(half: str, runs: list[Figures], peers: list[float]) -> list[history.Entry]:
    """The ratios of one half: medians of its runs against the median of the peer's."""
    found = []
    for game, facts in runs[0]["games"].items():
        for at, setting in enumerate(facts["runs"]):
            speeds = [run["games"][game]["runs"][at]["decisions_per_s"] for run in runs]
            options = " ".join(f"{name}={value}" for name, value in setting["options"].items())
            ratio = median(speeds) / median(peers)
            found.append(history.Entry(game, setting["seats"], options, half, ratio))
    return found


def main() -> int:
    """Measure, compare, report."""
    asked = arguments()
    found = halves()
    runs: dict[str, list[Figures]] = {half: [] for half in found}
    peers: list[float] = []
    for number in range(ROUNDS):
        print(f"bench: round {number + 1} of {ROUNDS}", file=sys.stderr)
        if not asked.no_peer:
            peers.append(peer.decisions_per_s(asked.seconds))
        for half in found:
            runs[half].append(baronnies(asked.games, asked.seconds, half))
    ratios = (
        [entry for half in found for entry in entries(half, runs[half], peers)] if peers else []
    )
    lost = history.regressions(ratios, history.load())
    if not asked.no_keep:
        history.keep(ratios)
    report(asked, runs[found[-1]][-1], peers, ratios)
    for sentence in lost:
        print(f"bench: REGRESSION {sentence}", file=sys.stderr)
    return 1 if lost else 0


def report(
    asked: argparse.Namespace, last: Figures, peers: list[float], ratios: list[history.Entry]
) -> None:
    """One JSON object, or lines for people."""
    if asked.json:
        facts = [dict(zip(entry._fields, entry, strict=True)) for entry in ratios]
        print(json.dumps({**last, "peer": {"decisions_per_s": peers}, "ratios": facts}, indent=2))
        return
    if peers:
        print(f"catanatron: {median(peers):,.0f} decisions/s (median of {len(peers)})")
    for entry in ratios:
        where = f"{entry.game}, {entry.seats} seats {entry.options}".strip()
        print(f"{where:44} {entry.half:9} {entry.ratio:6.1f} × catanatron")
    for game, facts in last["games"].items():
        for run in facts["runs"]:
            print(f"{game:18} {run['seats']:>3} seats  copy {run['copy_us']:.1f} µs")


if __name__ == "__main__":
    sys.exit(main())
