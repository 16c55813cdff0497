"""Runs in Pyodide (web/tools/inside.js): packs Python so that a page need not compile it.

/made/site is what shall be there beside the library; /made/library.txt names the library's files.
/made/library.zip and /made/site.zip are made of them if they are missing. What is compiled here is
compiled by the very Python that reads it.
"""

import ast
import importlib.util
import marshal
import sys
from pathlib import Path
from types import CodeType
from zipfile import ZipFile, ZipInfo

MADE = Path("/made")
LIBRARY = Path("/lib/python314.zip")
OURS = "baronnies/"  # where a mistake would be ours, its lines are told
FLAGS = b"\3\0\0\0"  # never compared with a source: there is none
LONG_AGO = (2020, 1, 1, 0, 0, 0)  # the same bytes make the same archive


def compiled(source: bytes, name: str, *, typed: bool) -> bytes:
    """The code of a module, without what is written for its readers."""
    tree = ast.parse(source)
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef):
            undocument(node)
            if not typed:
                untype(node)
    code = compile(tree, name, "exec", dont_inherit=True)
    if not name.startswith(OURS):
        code = without_lines(code)
    digest = importlib.util.source_hash(source)
    return importlib.util.MAGIC_NUMBER + FLAGS + digest + marshal.dumps(code)


def untype(node: ast.AST) -> None:
    """Types of a function are for its readers; those of a class are not."""
    if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
        node.returns = None
        for part in ast.walk(node.args):
            if isinstance(part, ast.arg):
                part.annotation = None


def without_lines(code: CodeType) -> CodeType:
    """Where each instruction stood in its source is more than a third of what is sent."""
    inner = (without_lines(one) if isinstance(one, CodeType) else one for one in code.co_consts)
    return code.replace(co_linetable=b"", co_consts=tuple(inner))


def undocument(node: ast.Module | ast.ClassDef | ast.FunctionDef | ast.AsyncFunctionDef) -> None:
    first = node.body[0] if node.body else None
    if (
        isinstance(first, ast.Expr)
        and isinstance(first.value, ast.Constant)
        and isinstance(first.value.value, str)
    ):
        node.body[:1] = [] if len(node.body) > 1 else [ast.Pass(lineno=1, col_offset=0)]


def pack(target: Path, files: dict[str, bytes], *, typed: bool) -> None:
    """Stored, not deflated: what carries it compresses better."""
    with ZipFile(target, "w") as archive:
        for name, body in sorted(files.items()):
            if name.endswith(".py"):
                archive.writestr(ZipInfo(f"{name}c", LONG_AGO), compiled(body, name, typed=typed))
            else:
                archive.writestr(ZipInfo(name, LONG_AGO), body)


def pack_library(target: Path) -> None:
    names = (MADE / "library.txt").read_text().split()
    with ZipFile(LIBRARY) as whole:
        pack(target, {name: whole.read(name) for name in names}, typed=True)  # some look at them


def pack_site(target: Path) -> None:
    site = MADE / "site"
    files = [file for file in site.rglob("*") if file.is_file()]
    found = {file.relative_to(site).as_posix(): file.read_bytes() for file in files}
    pack(target, found, typed=False)


assert sys.version_info[:2] == (3, 14), "the name of the library's archive"
for archive, packing in (("library.zip", pack_library), ("site.zip", pack_site)):
    if not (MADE / archive).exists():
        packing(MADE / archive)
