"""The test command: the checks, then every part of the tests, then an account of what ran.

A part that fails does not keep the others from running. The compiled half is built beside the
tests, gently; core, games and bots are then tested once more, compiled.
"""

import os
import shutil
import subprocess
import tempfile
import time
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from tools.checks import run_checks
from tools.running import ROOT, client, environment, in_front_or_stop, in_venv, say

REPORTS = ROOT / "build" / "tests"
FAILED = ROOT / "build" / "failed"  # what failed tests leave behind
COMPILED = ROOT / "build" / "compiled" / "source.sha256"  # there is a compiled half
BROWSER = "tests/browser"
MOST = 8  # processes
COMPILED_TESTS = (
    "tests/laws",
    "tests/games",
    "tests/bots",
    "tests/advice",
    "tests/research",
    "tests/core/test_abstract.py",
    "tests/core/test_luck.py",
)


class Part(NamedTuple):
    """A part of what was tested, and how it went."""

    name: str
    well: bool
    seconds: float = 0
    passed: int = 0
    failed: int = 0
    skipped: int = 0
    note: str = ""  # why it did not run, or what went wrong apart from tests

    def line(self) -> str:
        """As in the account."""
        counts = [(self.passed, "passed"), (self.failed, "failed"), (self.skipped, "skipped")]
        told = [f"{count:,} {how}" for count, how in counts if count]
        said = ", ".join([*told, self.note] if self.note else told)
        return f"{self.name:<10}{spelled(self.seconds):>12}  {said}"


def spelled(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest:02} s" if minutes else f"{rest} s"


def account(parts: Sequence[Part], seconds: float) -> str:
    """What ran, how many, how long, what failed: the last words of the test command."""
    bad = [part.name for part in parts if not part.well]
    end = f"failed: {', '.join(bad)}" if bad else "all passed"
    lines = [part.line() for part in parts]
    return "\n".join(["", *lines, f"{'together':<10}{spelled(seconds):>12}  {end}"])


def counted(name: str, code: int, seconds: float, report: Path) -> Part:
    """A part by its report; without one, something went wrong before any test."""
    try:
        cases = [{child.tag for child in case} for case in cases_of(report)]
    except (OSError, ET.ParseError):
        return Part(name, well=False, seconds=seconds, note=f"ended with code {code}")
    failed = sum(bool(tags & {"failure", "error"}) for tags in cases)
    skipped = sum("skipped" in tags for tags in cases)
    note = f"ended with code {code}" if code and not failed else ""
    passed = len(cases) - failed - skipped
    return Part(name, not code, seconds, passed, failed, skipped, note)


def cases_of(report: Path) -> Iterator[ET.Element]:
    return ET.parse(report).getroot().iter("testcase")  # noqa: S314 - our own tests wrote it


def ran(name: str, command: Callable[[Path], list[str]]) -> Part:
    """Run a part in front, which writes its report where it is told."""
    report = REPORTS / f"{name}.xml"
    report.unlink(missing_ok=True)
    began = time.monotonic()
    code = in_front_or_stop(command(report))
    return counted(name, code, time.monotonic() - began, report)


def pytest(name: str, arguments: Sequence[str], compiled: str = "no", more: int = 0) -> Part:
    """Tests in as many processes as there are cores, or `more`; all end at about the same time."""
    os.environ["BARONNIES_COMPILED"] = compiled
    several = ["-n", str(min(MOST, (os.cpu_count() or 1) + more)), "--dist=worksteal"]
    command = [str(in_venv("python")), "-m", "pytest", *several]
    return ran(name, lambda report: [*command, f"--junitxml={report}", *arguments])


def checked() -> Part:
    began = time.monotonic()
    outcomes = run_checks()
    good = sum(outcome.passed for outcome in outcomes)
    bad = len(outcomes) - good
    return Part("checks", not bad, time.monotonic() - began, good, bad)


def some(arguments: list[str]) -> list[Part]:
    """The checks, and the tests that somebody asks for."""
    return [checked(), pytest("tests", arguments)]


def everything() -> list[Part]:
    with compiling() as compiler:
        parts = [checked(), ran("client", lambda report: [*client("test"), str(report)])]
        parts.append(pytest("Python", ["--ignore", BROWSER]))
        parts.append(pytest("browser", [BROWSER], more=1))  # pages wait for clocks and lines
        parts.append(compiler())
    return parts


Compiler = Callable[[], Part]  # waits for the compiled half and tests it


@contextmanager
def compiling() -> Iterator[Compiler]:
    """Compile beside what is done in this block; nothing stays behind it."""
    say("compiling core, games and bots beside the tests")
    gently = [found, "-n", "15"] if (found := shutil.which("nice")) else []
    command = [*gently, str(in_venv("python")), "tools/compile.py"]
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8", errors="replace") as said,
        subprocess.Popen(
            command, cwd=ROOT, env=environment(), stdout=said, stderr=subprocess.STDOUT
        ) as compiler,
    ):

        def tested() -> Part:
            code = compiler.wait()
            said.seek(0)
            return compiled_tests(code, said.read().strip())

        try:
            yield tested
        finally:
            compiler.terminate()


def compiled_tests(code: int, said: str) -> Part:
    """The laws, games and all who think once more, if there is a compiled half of them."""
    if code:
        say(said)
        return Part("compiled", well=False, note="did not compile: see above")
    if not COMPILED.is_file():
        return Part("compiled", well=True, note=f"did not run: {said}")
    say("the laws, games and all who think once more, compiled")
    plain = ["-k", "not can_be_drawn"]  # pictures are plain Python in both halves, and dear
    return pytest("compiled", [*COMPILED_TESTS, *plain], compiled="yes")


def run_suite(arguments: list[str]) -> int:
    """All there is to test, or what pytest is told; the code says whether all went well."""
    began = time.monotonic()
    os.chdir(ROOT)
    shutil.rmtree(FAILED, ignore_errors=True)
    REPORTS.mkdir(parents=True, exist_ok=True)
    parts = some(arguments) if arguments else everything()
    print(account(parts, time.monotonic() - began), flush=True)
    return int(not all(part.well for part in parts))
