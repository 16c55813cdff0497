"""Programs run by the Python of pages, which is Pyodide's 3.14."""

import shutil
import subprocess
from pathlib import Path
from typing import Final

import pytest

from tools.packing import INSIDE, MADE

LIBRARY: Final = MADE / "runtime" / "library.zip"  # as pages have it: a few files of the whole
_SITE: Final = """
import sys, zipfile
zipfile.ZipFile("/made/site.zip").extractall("/site")
sys.path[:0] = ["/made", "/site"]
{program}
await main()
"""

packed = pytest.mark.skipif(
    not (MADE / "ours").is_dir(), reason="the client was built without Python"
)


def said(script: Path, folder: Path, library: Path | None = None) -> str:
    """What a script says that finds a folder as /made; if no library is given, with the whole."""
    node = shutil.which("node")
    assert node is not None
    done = subprocess.run(
        [node, str(INSIDE), str(library or ""), str(script), str(folder)],
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-2000:]
    return done.stdout


def said_by(program: Path, folder: Path) -> str:
    """What the `main` of a program says, with our code and the library as pages have them."""
    shutil.copyfile(MADE / "ours" / "site.zip", folder / "site.zip")
    script = folder / "script.py"
    script.write_text(_SITE.format(program=program.read_text(encoding="utf-8")), encoding="utf-8")
    return said(script, folder, LIBRARY)
