"""Talking to who runs go.py, and running programs for them. Nothing here needs the environment."""

import io
import os
import subprocess
import sys
from pathlib import Path
from typing import TextIO

ROOT = Path(__file__).resolve().parent.parent


class Trouble(Exception):
    """What failed and what to do, in a sentence; and what the tool said."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


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


def in_venv(name: str, root: Path = ROOT) -> Path:
    """Where the environment keeps a program."""
    if os.name == "nt":
        return root / ".venv" / "Scripts" / f"{name}.exe"
    return root / ".venv" / "bin" / name


def environment() -> dict[str, str]:
    variables = dict(os.environ)
    variables.pop("PYTHONHOME", None)  # would send our Python to another one's library
    variables.pop("PYTHONDONTWRITEBYTECODE", None)  # compiled once: commands start in half the time
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
    return waited(command)[0]


def in_front_or_stop(command: list[str]) -> int:
    """The same; Ctrl-C stops us too, once the program has put its things away."""
    code, stopped = waited(command)
    if stopped:
        raise KeyboardInterrupt
    return code


def waited(command: list[str]) -> tuple[int, bool]:
    """The code a program ended with, and whether Ctrl-C was pressed meanwhile."""
    sys.stdout.flush()
    stopped = False
    with subprocess.Popen(command, env=environment()) as program:
        while True:
            try:
                code = program.wait()
            except KeyboardInterrupt:
                stopped = True  # the program got it too, and may have something to put away
                continue
            return code if code >= 0 else 128 - code, stopped  # as shells count a signal


def beside(command: list[str], log: Path) -> "subprocess.Popen[bytes]":
    """Start a program that nobody waits for; what it says goes to a file. Ctrl-C ends it too."""
    log.parent.mkdir(exist_ok=True)
    with log.open("w", encoding="utf-8") as said:
        return subprocess.Popen(
            command,
            cwd=ROOT,
            env=environment(),
            stdin=subprocess.DEVNULL,
            stdout=said,
            stderr=subprocess.STDOUT,
        )


def become(command: list[str]) -> int:
    """Let a program take our place, so that signals reach it and nothing stays behind."""
    sys.stdout.flush()
    if os.name != "nt":
        os.execve(command[0], command, environment())  # noqa: S606 - that is its work
    return in_front(command)  # on Windows, the shell would not wait for our successor


def client(verb: str) -> list[str]:
    """Something done with the web client; it installs node and npm's packages if need be."""
    return [str(in_venv("python")), str(ROOT / "tools" / "client.py"), verb]
