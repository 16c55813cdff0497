"""Five board games about barons: one source of rules for tables, bots and lab.

Where `go.py compile` has built the compiled half from this very source, it is taken up here.
BARONNIES_COMPILED=no keeps to plain Python, =yes insists on the compiled half.
"""

import hashlib
import os
import sys
from pathlib import Path
from typing import Final

__version__ = "0.3.0.dev0"  # with .dev0: between two releases
STAMP: Final = "source.sha256"


def source_hash(source: Path) -> str:
    """What the package's files say, in one number."""
    digest = hashlib.sha256()
    for path in sorted(source.rglob("*")):
        if path.suffix in {".py", ".md", ".ftl", ".txt"}:
            digest.update(path.relative_to(source).as_posix().encode())
            digest.update(path.read_bytes())
    return digest.hexdigest()


def _take_up_compiled() -> None:
    wish = os.environ.get("BARONNIES_COMPILED", "")
    source = Path(__file__).parent
    built = source.parent.parent / "build" / "compiled"
    stamp = built / STAMP
    if wish != "no" and stamp.is_file() and stamp.read_text() == source_hash(source):
        __path__.insert(0, str(built / "baronnies"))
        sys.path.append(str(built))  # where mypyc's own library lies
    elif wish == "yes":
        raise ImportError("there is no compiled half of this source: python3 go.py compile")


_take_up_compiled()
