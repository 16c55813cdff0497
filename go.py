#!/usr/bin/env python3
"""The one command of Baronnies: it sets up what it needs, then plays, tests or checks.

It needs nothing but Python. Its syntax is that of Python 3.6, so that an old Python can read it
far enough to say that it is too old; what it imports from tools/ is read by newer ones only.
"""

import os
import sys

OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """What to tell somebody with this version of Python; nothing if it will do."""
    if version >= OLDEST:
        return ""
    return (
        f"Baronnies needs Python {OLDEST[0]}.{OLDEST[1]} or newer, "
        f"and this is Python {version[0]}.{version[1]}.\n"
        "Install a newer one from python.org or your system's packages, "
        f"then run for example: python{OLDEST[0]}.{OLDEST[1]} go.py play"
    )


if too_old(sys.version_info[:2]):
    sys.exit(too_old(sys.version_info[:2]))

# ruff: noqa: E402 - below this line the Python is new enough
from collections.abc import Callable
from typing import NamedTuple

from tools.checks import run_checks
from tools.environment import alone, ensure_ready
from tools.running import (
    ROOT,
    Trouble,
    become,
    beside,
    client,
    in_front,
    in_venv,
    never_stumble,
    say,
)
from tools.suite import run_suite


def ensure_client() -> None:
    """The web client is built."""
    with alone(ROOT / ".setup.lock"):
        if in_front(client("build")):
            raise Trouble("The web client could not be built: see above.")


def ensure_browser() -> None:
    """A Chromium for the browser's tests; where none can be had they are skipped, but not in CI."""
    with alone(ROOT / ".setup.lock"):
        found = in_front([str(in_venv("python")), str(ROOT / "tools" / "browser.py")]) == 0
    if not found and os.environ.get("CI") == "true":
        raise Trouble("There is no Chromium for the browser's tests: see above.")


# ---- the verbs -------------------------------------------------------------------------------


def compile_meanwhile() -> None:
    """Make the compiled half beside the game, if there is none: the next start takes it up."""
    if os.environ.get("BARONNIES_COMPILED") != "no":
        gently = ["nice", "-n", "19"] if os.name != "nt" else []
        script = str(ROOT / "tools" / "compile.py")
        beside([*gently, str(in_venv("python")), script], ROOT / "build" / "compile.log")


def play(arguments: list[str]) -> int:
    """In the browser; what goes wrong is told, what goes well is not."""
    ensure_ready()
    ensure_client()
    compile_meanwhile()
    os.environ["BARONNIES_CALLED"] = "python3 go.py play"  # it prints commands that run
    serve = [str(in_venv("baronnies")), "serve", "--open", "--log", "warning"]
    return become([*serve, *arguments])


def terminal(arguments: list[str]) -> int:
    ensure_ready()
    os.environ["BARONNIES_CALLED"] = "python3 go.py terminal"
    return become([str(in_venv("baronnies")), "play", *arguments])


def verify(arguments: list[str]) -> int:
    ensure_ready()
    return become([str(in_venv("baronnies")), "verify", *arguments])


def site(arguments: list[str]) -> int:
    ensure_ready()
    ensure_client()
    return become([str(in_venv("baronnies")), "site", *arguments])


def test(arguments: list[str]) -> int:
    ensure_ready()
    ensure_client()
    if not arguments:
        ensure_browser()
    return run_suite(arguments)


def check(_: list[str]) -> int:
    ensure_ready()
    ensure_client()  # checks run side by side, and must find its packages
    return int(not all(outcome.passed for outcome in run_checks()))


def bench(arguments: list[str]) -> int:
    ensure_ready()
    os.chdir(ROOT)
    return become([str(in_venv("python")), "-m", "bench", *arguments])


def compile_(_: list[str]) -> int:
    ensure_ready()
    return in_front([str(in_venv("python")), str(ROOT / "tools" / "compile.py")])


def setup(_: list[str]) -> int:
    ensure_ready()
    ensure_client()
    say("all is set up: python3 go.py play")
    return 0


class Verb(NamedTuple):
    run: Callable[[list[str]], int]
    meaning: str
    heir: str = ""  # the program that gets what follows the verb


VERBS = {
    "play": Verb(play, "play in the browser", "baronnies serve"),
    "terminal": Verb(terminal, "play in this terminal", "baronnies play"),
    "verify": Verb(verify, "check the luck and the moves of a record", "baronnies verify"),
    "site": Verb(site, "write a site of files, with no server behind it", "baronnies site"),
    "test": Verb(test, "check, then run the tests", "pytest"),
    "check": Verb(check, "format, lint, types, import directions, rule books"),
    "bench": Verb(bench, "measure speed", "python -m bench"),
    "compile": Verb(compile_, "make core, games and bots faster, where there is a C compiler"),
    "setup": Verb(setup, "make the environment and the web client, and start nothing"),
}


def help_text() -> str:
    lines = ["Baronnies: five board games.", "", "python3 go.py VERB"]
    for name, verb in VERBS.items():
        heir = f" (what follows goes to: {verb.heir})" if verb.heir else ""
        lines.append(f"  {name:<9}{verb.meaning}{heir}")
    lines += ["", "Each sets up what it needs first; that takes a while only the first time."]
    return "\n".join(lines)


def main(arguments: list[str]) -> int:
    never_stumble()
    name, rest = (arguments[0], arguments[1:]) if arguments else ("help", [])
    if name in ("-h", "--help", "help"):
        print(help_text())
        return 0
    verb = VERBS.get(name)
    if verb is None:
        say(f"there is no verb {name!r}\n{help_text()}")
        return 2
    if rest and not verb.heir:
        say(f"{name} takes nothing after it\n{help_text()}")
        return 2
    try:
        return verb.run(rest)
    except Trouble as trouble:
        print(trouble.output.rstrip(), file=sys.stderr)
        say(str(trouble))
        return 1
    except KeyboardInterrupt:
        say("stopped; the next run takes it from there")
        return 130


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
