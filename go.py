#!/usr/bin/env python3
"""The one command of Baronnies: it sets up what it needs, then plays, tests or checks.

It needs nothing but Python. Its syntax is that of Python 3.6, so that an old Python can read it
far enough to say that it is too old.
"""

import contextlib
import hashlib
import io
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import NamedTuple, TextIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

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


# Here and not in main: below this line, types are written as only a newer Python can read them.
if too_old(sys.version_info[:2]):
    sys.exit(too_old(sys.version_info[:2]))

ROOT = Path(__file__).resolve().parent
UV = "uv==0.13.7"  # many times quicker than pip; pip is used where uv cannot be had
COMPILED_TESTS = ["tests/laws", "tests/games", "tests/bots"]
INPUTS = ("requirements.lock", "pyproject.toml", "go.py")  # a change of these sets up anew


class Trouble(Exception):
    """What failed and what to do, in a sentence; and what the tool said."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


# ---- talking ---------------------------------------------------------------------------------


def paint(text: str, colour: int, stream: TextIO) -> str:
    plain_console = os.name == "nt" and "WT_SESSION" not in os.environ
    if plain_console or "NO_COLOR" in os.environ or not stream.isatty():
        return text
    return f"\033[{colour}m{text}\033[0m"


def never_stumble() -> None:
    """A console that lacks a letter shows another one instead of stopping us."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")


def say(text: str) -> None:
    """One line about what go.py is doing; stdout is left to the program it starts."""
    print(paint("go:", 36, sys.stderr), text, file=sys.stderr, flush=True)


# ---- running ---------------------------------------------------------------------------------


def in_venv(name: str, root: Path = ROOT) -> Path:
    """Where the environment keeps a program."""
    if os.name == "nt":
        return root / ".venv" / "Scripts" / f"{name}.exe"
    return root / ".venv" / "bin" / name


def environment() -> dict[str, str]:
    variables = dict(os.environ)
    variables.pop("PYTHONHOME", None)  # would send our Python to another one's library
    variables["PATH"] = str(in_venv("python").parent) + os.pathsep + variables.get("PATH", "")
    variables["PIP_USER"] = "0"  # pip refuses to install for the user inside an environment
    variables["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"
    variables["PYTHONUTF8"] = "1"  # the tools write what we read, on Windows too
    variables["UV_PYTHON_DOWNLOADS"] = "never"  # the Python at hand is the one to use
    return variables


def quietly(command: list[str]) -> tuple[bool, str]:
    """Whether the command succeeded, and what it said."""
    try:
        done = subprocess.run(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
            errors="replace",
            check=False,
        )
    except OSError as error:
        return False, f"{command[0]}: {error.strerror}"
    return done.returncode == 0, done.stdout


def in_front(command: list[str]) -> int:
    """Run a program in this terminal and wait for it; Ctrl-C is the program's to answer."""
    sys.stdout.flush()
    with subprocess.Popen(command, env=environment()) as program:
        while True:
            try:
                code = program.wait()
            except KeyboardInterrupt:
                continue  # the program got it too, and may have something to put away
            return code if code >= 0 else 128 - code  # as shells count a signal


def become(command: list[str]) -> int:
    """Let a program take our place, so that signals reach it and nothing stays behind."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment())
    return in_front(command)  # on Windows, the shell would not wait for our successor


# ---- setting up ------------------------------------------------------------------------------
#
# .venv/baronnies.stamp is written last and removed first. With it, the environment is whole and
# can be brought up to date in place; without it, a set-up was interrupted and all is made anew.


def identity(root: Path) -> str:
    """What an environment cannot change: its system, its Python and its place."""
    return f"{sys.platform} {sys.implementation.cache_tag} {root / '.venv'}"


def contents(root: Path) -> str:
    """A hash of all that decides what is installed."""
    digest = hashlib.sha256()
    for name in INPUTS:
        digest.update(hashlib.sha256((root / name).read_bytes()).digest())
    return digest.hexdigest()


def stamp_file(root: Path) -> Path:
    return root / ".venv" / "baronnies.stamp"


def write_stamp(root: Path) -> None:
    stamp_file(root).write_text(f"{identity(root)}\n{contents(root)}\n", encoding="utf-8")


def read_stamp(root: Path) -> list[str]:
    try:
        return stamp_file(root).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def is_whole(root: Path) -> bool:
    """An environment for this Python, at this place, whose set-up came to its end."""
    return read_stamp(root)[:1] == [identity(root)] and in_venv("python", root).exists()


def is_ready(root: Path) -> bool:
    """Nothing to set up."""
    return (
        is_whole(root)
        and read_stamp(root)[1:] == [contents(root)]
        and in_venv("baronnies", root).exists()
    )


def try_lock(file: TextIO) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # what Unix and Windows say of a lock held
        return False
    except OSError:
        return True  # a file system without locks: better unguarded than never
    return True


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """One set-up at a time. The system drops the lock when its holder ends, however it ends."""
    with path.open("a", encoding="utf-8") as file:
        if not try_lock(file):
            say("another set-up is at work here; waiting for it")
            while not try_lock(file):
                time.sleep(0.2)
        yield


def remove_venv() -> None:
    venv = ROOT / ".venv"
    try:
        if venv.is_symlink() or venv.is_file():
            venv.unlink()
        elif venv.exists():
            shutil.rmtree(venv)
    except OSError as error:
        raise Trouble(
            "The folder .venv could not be removed. Close the programs that use it, leave the "
            "environment if you are in it (deactivate), and run this again.",
            str(error),
        ) from error


def make_venv() -> None:
    if (ROOT / ".venv").exists():
        say("removing .venv: it is unfinished, was moved, or belongs to another Python")
        remove_venv()
    say("making a Python environment in .venv")
    # Not sys.executable: that may be the one inside the .venv just removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    made, output = quietly([python, "-m", "venv", ".venv"])
    if not made:
        raise Trouble(
            "Python could not make an environment. On Debian and Ubuntu, install the package "
            "python3-venv; elsewhere, a Python from python.org has all that is needed.",
            output,
        )


def install_with_uv() -> bool:
    """Whether uv could be had and did all the work."""
    python, uv = str(in_venv("python")), str(in_venv("uv"))
    pip_uv = [python, "-m", "pip", "install", "--quiet", "--only-binary=:all:", UV]
    target = ["--quiet", "--python", python]
    return (
        quietly(pip_uv)[0]
        and quietly([uv, "pip", "sync", *target, "--require-hashes", "requirements.lock"])[0]
        and quietly(
            [uv, "pip", "install", *target, "--no-deps", "--no-build-isolation", "-e", "."]
        )[0]
    )


def install_with_pip() -> None:
    pip = [str(in_venv("python")), "-m", "pip", "install", "--quiet", "--no-deps"]
    for rest in (
        ["--require-hashes", "-r", "requirements.lock"],
        ["--no-build-isolation", "-e", "."],
    ):
        installed, output = quietly(pip + rest)
        if not installed:
            raise Trouble(
                "The packages could not be installed. Look at the message above, check that this "
                "machine reaches the internet, and run this again.",
                output,
            )


def make_ready() -> None:
    began = time.monotonic()
    if not is_whole(ROOT):
        make_venv()
    with contextlib.suppress(FileNotFoundError):
        stamp_file(ROOT).unlink()
    say("installing the packages of requirements.lock")
    if not install_with_uv():
        say("uv did not manage; trying the slower pip")
        install_with_pip()
    write_stamp(ROOT)
    say(f"ready, after {time.monotonic() - began:.0f} s")


def ensure_ready() -> None:
    if is_ready(ROOT):
        return
    with alone(ROOT / ".setup.lock"):
        if not is_ready(ROOT):  # or the other set-up has done it meanwhile
            make_ready()


def client(verb: str) -> list[str]:
    return [str(in_venv("python")), str(ROOT / "tools" / "client.py"), verb]


def ensure_client() -> None:
    """The web client is built; tools/client.py installs node and npm's packages if need be."""
    with alone(ROOT / ".setup.lock"):
        if in_front(client("build")):
            raise Trouble("The web client could not be built: see above.")


def ensure_browser() -> None:
    """A Chromium for the browser's tests; where none can be had they are skipped, but not in CI."""
    with alone(ROOT / ".setup.lock"):
        found = in_front([str(in_venv("python")), str(ROOT / "tools" / "browser.py")]) == 0
    if not found and os.environ.get("CI") == "true":
        raise Trouble("There is no Chromium for the browser's tests: see above.")


# ---- checking --------------------------------------------------------------------------------


class Step(NamedTuple):
    name: str
    command: list[str]


class Outcome(NamedTuple):
    passed: bool
    output: str
    seconds: float


def check_steps() -> list[Step]:
    ruff = str(in_venv("ruff"))
    return [
        Step("format", [ruff, "format", "--check", "."]),
        Step("lint", [ruff, "check", "."]),
        Step("types", [str(in_venv("mypy"))]),
        Step("imports", [str(in_venv("lint-imports"))]),
        Step("rule books", [str(in_venv("python")), "tools/rulebooks.py"]),
        Step("client", client("check")),
    ]


def timed(step: Step) -> Outcome:
    began = time.monotonic()
    passed, output = quietly(step.command)
    return Outcome(passed, output, time.monotonic() - began)


def report(step: Step, outcome: Outcome) -> None:
    word = paint("ok", 32, sys.stdout) if outcome.passed else paint("FAILED", 31, sys.stdout)
    print(f"{step.name:<12}{outcome.seconds:5.1f} s  {word}", flush=True)
    if not outcome.passed:
        print(outcome.output.rstrip(), flush=True)


def passes(step: Step) -> bool:
    outcome = timed(step)
    report(step, outcome)
    return outcome.passed


def run_checks() -> bool:
    """All of them, side by side, even if one fails."""
    steps = check_steps()
    with ThreadPoolExecutor(len(steps)) as pool:
        outcomes = []
        for step, outcome in zip(steps, pool.map(timed, steps), strict=True):
            report(step, outcome)
            outcomes.append(outcome)
    return all(outcome.passed for outcome in outcomes)


# ---- the verbs -------------------------------------------------------------------------------


def play(arguments: list[str]) -> int:
    """In the browser; what goes wrong is told, what goes well is not."""
    ensure_ready()
    ensure_client()
    serve = [str(in_venv("baronnies")), "serve", "--open", "--log", "warning"]
    return become([*serve, *arguments])


def terminal(arguments: list[str]) -> int:
    ensure_ready()
    return become([str(in_venv("baronnies")), "play", *arguments])


def test(arguments: list[str]) -> int:
    """The checks, the tests in plain Python, then the laws and games once more, compiled."""
    ensure_ready()
    ensure_client()
    checked = run_checks()
    os.chdir(ROOT)
    if not arguments:
        ensure_browser()
        checked = passes(Step("client tests", client("test"))) and checked
    code = run_tests(arguments, compiled="no")
    if not arguments:
        say("compiling core, games and bots; then their tests again")
        code = (
            code or compile_([]) or (has_compiled() and run_tests(COMPILED_TESTS, compiled="yes"))
        )
    if not checked:
        say("a check failed: see above the tests")
    return code or int(not checked)


def run_tests(arguments: list[str], compiled: str) -> int:
    os.environ["BARONNIES_COMPILED"] = compiled
    return in_front([str(in_venv("python")), "-m", "pytest", "-n", "2", *arguments])


def has_compiled() -> bool:
    """Whether there is a compiled half; it checks for itself that it fits the source."""
    return (ROOT / "build" / "compiled" / "source.sha256").is_file()


def compile_(_: list[str]) -> int:
    ensure_ready()
    os.chdir(ROOT)
    return in_front([str(in_venv("python")), "tools/compile.py"])


def setup(_: list[str]) -> int:
    ensure_ready()
    ensure_client()
    say("all is set up: python3 go.py play")
    return 0


def check(_: list[str]) -> int:
    ensure_ready()
    ensure_client()  # checks run side by side, and must find its packages
    return int(not run_checks())


def bench(arguments: list[str]) -> int:
    ensure_ready()
    os.chdir(ROOT)
    return become([str(in_venv("python")), "-m", "bench", *arguments])


class Verb(NamedTuple):
    run: Callable[[list[str]], int]
    meaning: str
    heir: str = ""  # the program that gets what follows the verb


VERBS = {
    "play": Verb(play, "play in the browser", "baronnies serve"),
    "terminal": Verb(terminal, "play in this terminal", "baronnies play"),
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
