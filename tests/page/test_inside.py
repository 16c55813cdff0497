"""The Python of pages as it was packed, in Pyodide: Python 3.14 and a few files of its library."""

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.witnesses import ROOT
from tools.packing import MADE, own_files

HERE: Final = Path(__file__).parent
AROUND: Final = """
import sys, zipfile
zipfile.ZipFile("/work/site.zip").extractall("/site")
sys.path.insert(0, "/site")
{program}
await main()
"""


@pytest.mark.skipif(not (MADE / "ours").is_dir(), reason="the client was built without Python")
def test_a_page_is_told_the_same_as_any_other_line_byte_for_byte(tmp_path: Path) -> None:
    program = (HERE / "wired.py").read_text(encoding="utf-8")
    (tmp_path / "script.py").write_text(AROUND.format(program=program), encoding="utf-8")
    shutil.copyfile(MADE / "ours" / "site.zip", tmp_path / "site.zip")
    node = shutil.which("node")
    assert node is not None
    library = str(MADE / "runtime" / "library.zip")
    inside = str(ROOT / "web" / "tools" / "inside.js")
    done = subprocess.run(
        [node, inside, library, str(tmp_path / "script.py"), str(tmp_path)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    here = subprocess.run(
        [sys.executable, str(HERE / "wired.py")], capture_output=True, encoding="utf-8", check=True
    )
    assert done.stdout.splitlines() == here.stdout.splitlines()


def test_msgspec_of_pages_is_the_one_of_servers() -> None:
    packed = (ROOT / "tools" / "page" / "msgspec.lock").read_text(encoding="utf-8").splitlines()[1]
    locked = (ROOT / "requirements.lock").read_text(encoding="utf-8")
    assert f"\n{packed.split()[0]} " in locked


def test_a_page_gets_no_part_of_a_server() -> None:
    names = {file.relative_to(ROOT / "src" / "baronnies").as_posix() for file in own_files()}
    assert {"server/page/worker.py", "games/barony/rulebook.fr.md", "core/words.fr.ftl"} <= names
    assert not any(name.startswith(("server/edge", "cli", "lab")) for name in names)
