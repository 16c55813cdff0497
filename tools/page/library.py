"""Runs in Pyodide (web/tools/inside.js): writes /made/library.txt, the files a page needs.

It imports all that lies in /made/site, and looks what has come along; and it adds what a
function may import later.
"""

import ast
import importlib.util
import sys
from pathlib import Path
from zipfile import ZipFile

MADE = Path("/made")
SITE = MADE / "site"
LIBRARY = "/lib/python314.zip"
# What Pyodide itself asks for when an archive is unpacked or an error is told.
LATER = (
    "concurrent.futures.thread", "encodings.idna", "shutil", "sysconfig", "tarfile", "traceback",
    "zipfile", "_strptime",
)  # fmt: skip
# Nobody comes so far in a page: processes, sockets, help, databases, terminals.
NEVER = (
    "multiprocessing", "sqlite3", "pydoc", "unittest", "doctest", "pdb", "webbrowser", "curses",
    "http.server", "xmlrpc", "wsgiref", "ensurepip", "_pyrepl", "cmd", "code", "ctypes", "xml",
    "concurrent.interpreters", "email", "http", "ssl", "ftplib", "smtplib", "mimetypes",
    "pickletools",
)  # fmt: skip

sys.path.insert(0, str(SITE))


def ours() -> list[str]:
    """Every module of the site's Python that a page may import."""
    files = [file.relative_to(SITE).with_suffix("") for file in SITE.rglob("*.py")]
    return [".".join(file.parts).removesuffix(".__init__") for file in files]


def imported(source: bytes, package: str) -> set[str]:
    """What a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = importlib.util.resolve_name("." * node.level + (node.module or ""), package)
            found |= {base, *(f"{base}.{alias.name}" for alias in node.names)}
    return found


def never(name: str) -> bool:
    return any(name == no or name.startswith(f"{no}.") for no in NEVER)


class Files:
    """The library's files by the names of their modules."""

    def __init__(self) -> None:
        with ZipFile(LIBRARY) as whole:
            self.sources = {
                name: whole.read(name) for name in whole.namelist() if name.endswith(".py")
            }

    def of(self, module: str) -> str | None:
        path = module.replace(".", "/")
        return next(
            (name for name in (f"{path}.py", f"{path}/__init__.py") if name in self.sources), None
        )


for module in ours():
    importlib.import_module(module)
words = importlib.import_module("baronnies.core.words")
words.word("fr", "server-problem-broken")  # what says it is imported only now
files = Files()
wanted = {name for name in (*sys.modules, *LATER) if files.of(name) and not never(name)}
for file in SITE.rglob("*.py"):
    parts = file.relative_to(SITE).with_suffix("").parts
    package = ".".join(parts[:-1])
    wanted |= {n for n in imported(file.read_bytes(), package) if files.of(n) and not never(n)}
wanted |= {".".join(name.split(".")[:end]) for name in wanted for end in range(1, 4)}
names = sorted({found for name in wanted if (found := files.of(name))})
(MADE / "library.txt").write_text("\n".join(names) + "\n")
