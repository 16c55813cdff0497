"""The history of the benchmark: ratios kept, regressions told."""

from pathlib import Path

from bench.history import Entry, keep, load, regressions

FAST = Entry("le_baron", 4, "", "pure", 10.0)


def test_what_is_kept_is_loaded_again(tmp_path: Path) -> None:
    path = tmp_path / "history.csv"
    keep([FAST], path)
    keep([FAST._replace(ratio=11.0)], path)
    assert [entry.ratio for entry in load(path)] == [10.0, 11.0]
    assert load(tmp_path / "none.csv") == []


def test_a_loss_of_more_than_a_fifth_is_a_regression() -> None:
    assert regressions([FAST._replace(ratio=8.1)], [FAST]) == []
    (told,) = regressions([FAST._replace(ratio=7.9)], [FAST])
    assert "le_baron" in told
    assert "7.90" in told


def test_only_the_last_entry_of_the_same_setting_counts() -> None:
    before = [FAST, FAST._replace(ratio=5.0), FAST._replace(half="compiled", ratio=50.0)]
    assert regressions([FAST._replace(ratio=4.5)], before) == []
