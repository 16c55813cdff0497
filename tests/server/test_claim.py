"""A file is ours alone, or it stays as it is."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.claim import claim


def test_a_file_that_is_not_ours_stays_as_it_is(tmp_path: Path) -> None:
    diary, other = tmp_path / "diary", tmp_path / "other.db"
    diary.write_text("Dear diary, " * 100)
    with closing(sqlite3.connect(other)) as db:
        db.execute("CREATE TABLE songs (name)")
    for file, why in ((diary, "not a database"), (other, "of some other program")):
        file.chmod(0o644)
        kept = file.read_bytes()
        with pytest.raises(Unreadable) as refused:
            claim(file)
        assert why in refused.value.words("en")
        assert file.read_bytes() == kept
        assert file.stat().st_mode & 0o777 == 0o644
    assert set(tmp_path.iterdir()) == {diary, other}  # and nothing is left beside it
