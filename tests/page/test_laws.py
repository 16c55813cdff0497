"""The laws of all games by Python 3.14, which pages run."""

from pathlib import Path
from typing import Final

import pytest

from tests.page.pyodide import packed, said
from tests.witnesses import ROOT

LAWS: Final = ("signatures", "records")
TESTS: Final = """
import os, pyodide_js, sys
os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
sys.dont_write_bytecode = True
pyodide_js.FS.mkdirTree("/packages")
pyodide_js.mountNodeFS("/packages", {packages!r})
sys.path[:] = ["/made/src", "/made", *sys.path, "/packages"]
import pytest
code = pytest.main(["-q", "-p", "no:cacheprovider", "--noconftest", "-c", "/dev/null", *{files}])
assert code == 0
print(sys.version)
"""


@packed
def test_the_laws_hold_in_the_python_of_pages(tmp_path: Path) -> None:
    files = [f"/made/tests/laws/test_{law}.py" for law in LAWS]
    packages = str(Path(pytest.__file__).parents[1])
    script = tmp_path / "script.py"
    script.write_text(TESTS.format(packages=packages, files=files), encoding="utf-8")
    told = said(script, ROOT).splitlines()
    assert told[-1].startswith("3.14")
    assert " passed in " in told[-2]
