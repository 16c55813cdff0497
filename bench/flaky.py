"""`python -m bench.flaky [--rounds 10] [--busy] [TEST …]`: which tests fail now and then.

The tests of browser and server, or those named, run again and again, each time in another order;
with `--busy` beside processes that keep every core busy. Every test that failed at least once is
listed with its first words. Ctrl-C ends early and reports the rounds there are.
"""

import argparse
import os
import random
import subprocess
import sys
import tempfile
import xml.etree.ElementTree as ET
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from time import perf_counter
from typing import Final, NamedTuple

TESTS: Final = ("tests/browser", "tests/server")
ROOT: Final = Path(__file__).resolve().parent.parent
RAN: Final = (0, 1)  # codes of pytest: all passed, some failed; others: it did not come so far
WORDS: Final = 160  # letters of what a test said


class Failure(NamedTuple):
    """A test that failed, and how it began to say why."""

    test: str
    words: str


class Round(NamedTuple):
    """All tests once."""

    seed: int
    tests: int
    seconds: float
    failures: list[Failure]


def failures_in(report: ET.Element) -> list[Failure]:
    """What failed, by pytest's report."""
    return [
        Failure(f"{case.get('classname')}::{case.get('name')}", first_words(trouble))
        for case in report.iter("testcase")
        for trouble in case
        if trouble.tag in ("failure", "error")
    ]


def first_words(trouble: ET.Element) -> str:
    said = (trouble.get("message") or trouble.text or "").strip()
    return said.partition("\n")[0][:WORDS]


def play(tests: Sequence[str], seed: int, workers: int) -> Round:
    """One round."""
    began = perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder) / "report.xml"
        command = [sys.executable, "-m", "pytest", "-q", "-n", str(workers)]
        order = ["-p", "bench.shuffle", "--shuffle", str(seed), f"--junitxml={report}"]
        run = subprocess.run(
            [*command, *order, *tests], cwd=ROOT, capture_output=True, text=True, check=False
        )
        if run.returncode not in RAN:
            lines = (run.stderr.strip() or run.stdout.strip()).splitlines()
            return Round(seed, 0, perf_counter() - began, [Failure("pytest", lines[-1][:WORDS])])
        root = ET.parse(report).getroot()  # noqa: S314 - pytest wrote it
    cases = sum(1 for _ in root.iter("testcase"))
    return Round(seed, cases, perf_counter() - began, failures_in(root))


@contextmanager
def kept_busy(processes: int) -> Iterator[None]:
    """So many processes that do nothing, as fast as they can."""
    spinning = [
        subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(processes)
    ]
    try:
        yield
    finally:
        for one in spinning:
            one.kill()
            one.wait()


def told(number: int, played: Round) -> str:
    """A round in a line, and each of its failures in another."""
    ended = f"{len(played.failures)} failed" if played.failures else "all passed"
    head = (
        f"round {number}: {played.tests} tests in {played.seconds:.0f} s, {ended} "
        f"(--shuffle {played.seed})"
    )
    return "\n".join([head, *[f"  {failure.test}: {failure.words}" for failure in played.failures]])


def summary(rounds: Sequence[Round]) -> list[str]:
    """Every test that failed, with how often and its first words; the most doubtful first."""
    said: dict[str, list[str]] = {}
    for played in rounds:
        for failure in played.failures:
            said.setdefault(failure.test, []).append(failure.words)
    clean = sum(not played.failures for played in rounds)
    lines = [f"{clean} of {len(rounds)} rounds without a failure"]
    for test, words in sorted(said.items(), key=lambda item: -len(item[1])):
        lines.append(f"  {len(words)} × {test}: {words[0]}")
    return lines


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m bench.flaky", description=__doc__)
    parser.add_argument("tests", nargs="*", default=TESTS, metavar="TEST")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--workers", type=int, default=2, help="processes that test")
    parser.add_argument("--busy", action="store_true", help="keep every core busy meanwhile")
    parser.add_argument("--seed", type=int, help="of the first round's order")
    asked = parser.parse_args(arguments)
    first = random.randrange(10**6) if asked.seed is None else asked.seed  # noqa: S311 - an order
    rounds: list[Round] = []
    with suppress(KeyboardInterrupt), kept_busy(os.cpu_count() or 1 if asked.busy else 0):
        for number in range(1, asked.rounds + 1):
            rounds.append(play(asked.tests, first + number - 1, asked.workers))
            print(told(number, rounds[-1]), flush=True)
    print("\n".join(summary(rounds)))
    return int(any(played.failures for played in rounds))


if __name__ == "__main__":
    sys.exit(main())
