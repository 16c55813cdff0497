"""The account at the end of the test command: what ran, how many, how long, what failed."""

import sys
from pathlib import Path
from typing import Final

from tools.suite import Part, account, compiled_tests, counted, ran

ROOT: Final = Path(__file__).resolve().parent.parent
# What tells how long something took, whatever the machine did meanwhile.
WATCHES: Final = ("process" + "_time(", "thread" + "_time(", "perf_" + "counter(", "cpu" + "Time")

CASES = """
import pytest

def test_good() -> None: pass
def test_better() -> None: pass
def test_bad() -> None: raise ValueError("a dragon")
def test_other() -> None: pytest.skip("no dragon here")
"""


def of(tmp_path: Path, *choice: str) -> Part:
    """Real tests, and what is told of them."""
    cases = tmp_path / "test_cases.py"
    cases.write_text(CASES, encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", str(cases), *choice]
    return ran(tmp_path.name, lambda report: [*command, f"--junitxml={report}"])


def test_a_part_counts_what_passed_failed_and_was_skipped(tmp_path: Path) -> None:
    part = of(tmp_path)
    assert (part.passed, part.failed, part.skipped) == (2, 1, 1)
    assert not part.well
    assert "2 passed, 1 failed, 1 skipped" in part.line()


def test_a_part_that_passes_is_well(tmp_path: Path) -> None:
    part = of(tmp_path, "-k", "good")
    assert part.well
    assert part.line().endswith("1 passed")


def test_a_part_in_which_no_test_ran_is_not_well(tmp_path: Path) -> None:
    part = of(tmp_path, "-k", "nowhere")
    assert not part.well
    assert "ended with code 5" in part.line()


def test_a_part_that_left_no_report_is_not_well(tmp_path: Path) -> None:
    part = counted("browser", 3, 1.0, tmp_path / "none.xml")
    assert not part.well
    assert "ended with code 3" in part.line()


def test_what_did_not_compile_fails_and_runs_no_test() -> None:
    part = compiled_tests(1, "error: no such type")
    assert not part.well
    assert "did not compile" in part.line()


def test_the_account_has_a_line_for_each_part_and_an_honest_end() -> None:
    good = Part("checks", well=True, seconds=20.4, passed=6)
    bad = Part("browser", well=False, seconds=245, passed=1300, failed=2)
    assert account([good], 21).splitlines()[1:] == [
        "checks            20 s  6 passed",
        "together          21 s  all passed",
    ]
    assert account([good, bad], 266).splitlines()[2:] == [
        "browser     4 min 05 s  1,300 passed, 2 failed",
        "together    4 min 26 s  failed: browser",
    ]


def test_no_test_measures_time() -> None:
    """What depends on the machine fails by chance: campaigns measure, tests count."""
    files = [*(ROOT / "tests").rglob("*.py"), *(ROOT / "web" / "tests").rglob("*.ts")]
    found = {
        file.name: watch
        for file in files
        for watch in WATCHES
        if watch in file.read_text(encoding="utf-8")
    }
    assert found == {}
