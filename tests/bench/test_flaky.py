"""Tests that fail now and then are found and named."""

from pathlib import Path

import pytest

from bench.flaky import Failure, Round, main, play, summary, told

CASES = """
import pytest

def test_good() -> None: pass
def test_bad() -> None: raise ValueError("a dragon\\nand its cave")

@pytest.fixture
def broken() -> None: raise OSError("no bridge")
def test_stopped(broken: None) -> None: pass
"""


@pytest.fixture
def cases(tmp_path: Path) -> str:
    path = tmp_path / "test_cases.py"
    path.write_text(CASES, encoding="utf-8")
    return str(path)


def test_a_round_names_what_failed_with_its_first_words(cases: str) -> None:
    played = play([cases], seed=1, workers=0)
    assert played.tests == 3
    found = {failure.test.rpartition("::")[2]: failure.words for failure in played.failures}
    assert found.keys() == {"test_bad", "test_stopped"}
    assert found["test_bad"] == "ValueError: a dragon"
    assert "no bridge" in found["test_stopped"]


def test_a_round_without_tests_is_a_failure(tmp_path: Path) -> None:
    (failure,) = play([str(tmp_path / "nowhere.py")], seed=1, workers=0).failures
    assert "nowhere.py" in failure.words


def test_the_summary_has_the_most_doubtful_first() -> None:
    rare, often = Failure("a::rare", "late"), Failure("b::often", "lost")
    rounds = [Round(1, 9, 60, []), Round(2, 9, 60, [rare, often]), Round(3, 9, 60, [often])]
    assert summary(rounds) == [
        "1 of 3 rounds without a failure",
        "  2 × b::often: lost",
        "  1 × a::rare: late",
    ]
    assert told(2, rounds[1]).splitlines() == [
        "round 2: 9 tests in 60 s, 2 failed (--shuffle 2)",
        "  a::rare: late",
        "  b::often: lost",
    ]
    assert "all passed" in told(1, rounds[0])


def test_a_good_test_passes_beside_busy_cores(
    cases: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([f"{cases}::test_good", "--rounds", "1", "--workers", "0", "--busy"]) == 0
    assert "1 of 1 rounds without a failure" in capsys.readouterr().out
