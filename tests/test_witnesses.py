"""A test that fails says where everything is that was seen of it."""

import shutil
from pathlib import Path

from tests.witnesses import ROOT, WITNESSES, left_behind


def test_all_who_saw_something_leave_it_in_the_folder_of_the_test() -> None:
    def tell(path: Path) -> None:
        path.with_suffix(".txt").write_text("a dragon", encoding="utf-8")

    WITNESSES.append(tell)
    folder = left_behind("tests/browser/test_made_up.py::test_of[a/b-c d]")
    WITNESSES.remove(tell)
    assert folder == Path("build/failed/browser-test_made_up.py-test_of-a-b-c-d")
    told = [path.read_text(encoding="utf-8") for path in (ROOT / folder).glob("*.txt")]
    shutil.rmtree(ROOT / folder)
    assert "a dragon" in told


def test_where_nobody_looked_on_nothing_is_left() -> None:
    others = WITNESSES.copy()
    WITNESSES.clear()  # servers that other tests share
    assert left_behind("tests/test_made_up.py::test_of_nothing") is None
    WITNESSES.extend(others)
