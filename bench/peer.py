"""The peer we measure ourselves against: catanatron's random players, in an environment apart.

Run as a script by that environment's Python, it plays for some seconds and prints decisions/s.
"""

import subprocess
import sys
from pathlib import Path
from time import perf_counter
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
HOME: Final = ROOT / "build" / "peer"
PACKAGES: Final = ("catanatron==3.2.1", "networkx==3.6.1")


def python() -> Path:
    """The peer's Python, with the peer installed."""
    folder = "Scripts" if sys.platform == "win32" else "bin"
    found = HOME / folder / ("python.exe" if sys.platform == "win32" else "python")
    done = HOME / "installed"
    if not done.is_file() or done.read_text() != " ".join(PACKAGES):
        print("bench: installing", *PACKAGES, "into build/peer", file=sys.stderr)
        subprocess.run([sys.executable, "-m", "venv", "--clear", str(HOME)], check=True)
        pip = [str(found), "-m", "pip", "--disable-pip-version-check", "install", "-q", *PACKAGES]
        if subprocess.run(pip, check=False).returncode:
            sys.exit("bench: the peer could not be installed; --no-peer measures us alone")
        done.write_text(" ".join(PACKAGES))
    return found


def decisions_per_s(seconds: float) -> float:
    """Measured now, in a process of its own."""
    done = subprocess.run(
        [str(python()), __file__, str(seconds)], check=False, capture_output=True, text=True
    )
    if done.returncode:
        sys.exit(f"bench: the peer failed\n{done.stderr}")
    return float(done.stdout)


def play(seconds: float) -> float:
    """Four random players, game after game."""
    from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]  # noqa: PLC0415 - only there

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    decisions = 0
    begin = perf_counter()
    while perf_counter() - begin < seconds:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        decisions += len(game.state.actions)
    return decisions / (perf_counter() - begin)


if __name__ == "__main__":
    print(play(float(sys.argv[1])))
