"""What is wrong with the source, without running it: a matter of seconds."""

import sys
import time
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from tools.running import client, in_venv, paint, quietly


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


def run_checks() -> list[Outcome]:
    """All of them, side by side, even if one fails."""
    steps = check_steps()
    outcomes = []
    with ThreadPoolExecutor(len(steps)) as pool:
        for step, outcome in zip(steps, pool.map(timed, steps), strict=True):
            report(step, outcome)
            outcomes.append(outcome)
    return outcomes
