"""Builds the compiled half: the same source of core, games and bots, made into C by mypyc.

The result is a whole copy of the package in build/compiled, beside a stamp that says which source
it was made from. The package takes it up by itself as long as the stamp fits (see
src/baronnies/__init__.py), so that an edited source is never shadowed by old binaries.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import baronnies

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.environment import alone  # noqa: E402 - found beside this script

SOURCE: Final = ROOT / "src" / "baronnies"
BUILT: Final = ROOT / "build" / "compiled"
COMPILED: Final = ("core", "games", "bots")
# What stays plain Python: edges that never run in a play-out.
PLAIN: Final = {
    "__init__.py",
    "compiled.py",
    "lessons.py",
    "levels.py",
    "names.py",
    "picture.py",
    "pictures.py",
    "position.py",
    "reading.py",
    "rulebook.py",
    "scan.py",
    "sight.py",  # a compiled TypedDict forgets what its lists are of
    "soundness.py",
    "turn.py",  # meets bots of one's own, which may answer anything
    "words.py",
}
NO_COMPILER: Final = 3  # exit code
RECIPE: Final = "compile.py"  # a copy of this script, beside what it made

SETUP: Final = """
from pathlib import Path
from setuptools import setup
from mypyc.build import mypycify
files = Path("files.txt").read_text(encoding="utf-8").split()
# A file of C for each module: one for all takes compilers many times as long.
modules = mypycify(files, opt_level="2", debug_level="0", multi_file=True)
setup(name="baronnies-compiled", packages=[], ext_modules=modules)
"""


def modules() -> list[str]:
    """The modules to compile, as paths inside the package's folder."""
    return [
        path.relative_to(SOURCE.parent).as_posix()
        for folder in COMPILED
        for path in sorted((SOURCE / folder).rglob("*.py"))
        if path.name not in PLAIN
    ]


def up_to_date() -> bool:
    """Whether the compiled half was made from the source, and by this script, as they are now."""
    stamp, recipe = BUILT / baronnies.STAMP, BUILT / RECIPE
    return (
        stamp.is_file()
        and stamp.read_text(encoding="utf-8") == baronnies.source_hash(SOURCE)
        and recipe.read_bytes() == Path(__file__).read_bytes()
    )


def build() -> int:
    """Compile into build/compiled; 0 if all went well."""
    shutil.rmtree(BUILT, ignore_errors=True)
    source = baronnies.source_hash(SOURCE)  # before it is copied: it may change while we compile
    shutil.copytree(SOURCE, BUILT / "baronnies", ignore=shutil.ignore_patterns("__pycache__"))
    (BUILT / "setup.py").write_text(SETUP, encoding="utf-8")
    (BUILT / "files.txt").write_text("\n".join(modules()), encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "setup.py", "-q", "build_ext", "--inplace"],
        cwd=BUILT,
        env={**os.environ, "MYPYPATH": str(BUILT)},
        check=False,
    )
    if done.returncode == 0:
        shutil.copy(__file__, BUILT / RECIPE)
        (BUILT / baronnies.STAMP).write_text(source, encoding="utf-8")
    return done.returncode


def main() -> int:
    """Build if needed; without a C compiler say so, which is a failure where CI is set."""
    if up_to_date():
        print("the compiled half is up to date")
        return 0
    if sys.platform != "win32" and not (shutil.which("cc") or shutil.which("gcc")):
        print("no C compiler was found: everything runs as plain Python")
        return NO_COMPILER if os.environ.get("CI") else 0
    ROOT.joinpath("build").mkdir(exist_ok=True)
    with alone(ROOT / "build" / ".compile.lock"):
        return 0 if up_to_date() else build()  # or another one has made it meanwhile


if __name__ == "__main__":
    sys.exit(main())
