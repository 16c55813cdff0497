"""Packs Pyodide, its library and our Python for pages that are a house of their own.

`python tools/packing.py library` writes tools/page/library.txt anew: what a page needs of it.
What is packed lies in the client's build, in folders that bear its hash; python.json names them.
"""

import hashlib
import json
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Callable
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PAGE: Final = ROOT / "tools" / "page"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
MADE: Final = WEB / "node_modules" / ".python"  # everything here can be made again
SOURCE: Final = ROOT / "src" / "baronnies"
INSIDE: Final = WEB / "tools" / "inside.js"
RUNTIME: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
PURE: Final = ("fluent.runtime", "fluent.syntax", "attrs", "mypy_extensions")
PLATFORM: Final = ("--platform", "pyemscripten_2026_0_wasm32", "--python-version", "3.14")
# Of our own: what has to do with tables and people, and the games with their words.
LEFT_OUT: Final = (
    "README.md", "__main__.py", "cli", "research", "web", "server/edge",
    "lab/curve.py", "lab/levels.py", "lab/perft.py", "lab/plot.py", "lab/program.py",
    "server/disk/backup.py", "server/disk/claim.py", "server/disk/forms.py",
    "server/disk/sqlite.py", "server/disk/writer.py",
    "server/house/bans.py", "server/house/desk.py", "server/house/notices.py",
    "server/house/outward.py", "server/house/retention.py", "server/house/site.py",
    "server/house/thinkers.py", "server/wire/desk.py", "server/wire/schema.py",
)  # fmt: skip
_DATA: Final = (".py", ".ftl", ".md", ".txt", ".json")


class Unpacked(Exception):
    """Why a page cannot be a house; the rest of the client works."""


def run(command: list[str], what: str) -> None:
    done = subprocess.run(
        command, cwd=WEB, capture_output=True, encoding="utf-8", errors="replace", check=False
    )
    if done.returncode:
        raise Unpacked(f"{what}: {(done.stderr or done.stdout).strip()[-600:]}")


def own_files() -> list[Path]:
    """All of the package that a page needs."""
    files = [file for file in SOURCE.rglob("*") if file.suffix in _DATA and file.is_file()]
    return [file for file in files if not left_out(file.relative_to(SOURCE).as_posix())]


def left_out(name: str) -> bool:
    return any(name == out or name.startswith(f"{out}/") for out in LEFT_OUT)


# ---- what a page finds beside the library ------------------------------------------------------


def wheel() -> Path:
    """msgspec, built for Pyodide; from the package index this Python uses."""
    kept = MADE / "wheels"
    wanted = (PAGE / "msgspec.lock").read_bytes()
    for found in kept.glob("*.whl"):
        if hashlib.sha256(found.read_bytes()).hexdigest().encode() in wanted:
            return found
    download = [sys.executable, "-m", "pip", "download", "--quiet", "--no-deps", "--dest"]
    lock = ["--only-binary=:all:", *PLATFORM, "--require-hashes", "-r", str(PAGE / "msgspec.lock")]
    run([*download, str(kept), *lock], "msgspec for Pyodide could not be had")
    return next(kept.glob("*.whl"))


def lay_out(site: Path) -> None:
    """A folder as Python finds it in the page."""
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    for file in own_files():
        copy(file, site / "baronnies" / file.relative_to(SOURCE))
    for name in PURE:
        for listed in distribution(name).files or ():
            if listed.suffix == ".py" and ".." not in listed.parts:
                copy(Path(str(listed.locate())), site / listed)
    shutil.copytree(PAGE / "standin", site, dirs_exist_ok=True)
    with zipfile.ZipFile(wheel()) as packed:
        for name in packed.namelist():
            if name.endswith((".py", ".so")):
                packed.extract(name, site)


def copy(file: Path, target: Path) -> None:
    target.parent.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(file, target)


# ---- packing -----------------------------------------------------------------------------------


def inside(script: str, library: Path | None = None) -> None:
    """Run a script of tools/page in Pyodide, in the folder of what is made."""
    node = shutil.which("node")
    assert node is not None, "the client was built with it"
    run([node, str(INSIDE), str(library or ""), str(PAGE / script), str(MADE)], script)


def mark(files: list[Path], *more: str) -> str:
    digest = hashlib.sha256("\n".join(more).encode())
    for file in sorted(files):
        digest.update(f"{file.relative_to(ROOT)}".encode())
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]


def anew(name: str, sign: str, make: Callable[[], None]) -> Path:
    """A folder of what is made, made again if its inputs have changed."""
    folder, stamp = MADE / name, MADE / f"{name}.stamp"
    if not (folder.is_dir() and stamp.is_file() and stamp.read_text(encoding="utf-8") == sign):
        stamp.unlink(missing_ok=True)
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir(parents=True)
        make()
        stamp.write_text(sign, encoding="utf-8")
    return folder


def pack_runtime() -> Path:
    """Pyodide and its library: they change with its version."""
    scripts = [PAGE / "pack.py", PAGE / "library.txt", INSIDE]
    folder = MADE / "runtime"

    def make() -> None:
        (MADE / "library.zip").unlink(missing_ok=True)
        (MADE / "site.zip").touch()  # not now
        shutil.copyfile(PAGE / "library.txt", MADE / "library.txt")
        inside("pack.py")
        (MADE / "site.zip").unlink()
        (MADE / "library.zip").rename(folder / "library.zip")
        for name in RUNTIME:
            shutil.copyfile(PYODIDE / name, folder / name)
        squeeze(folder)

    return anew("runtime", mark(scripts, (PYODIDE / "package.json").read_text()), make)


def pack_site(runtime: Path) -> Path:
    """Ours, and what it needs."""
    inputs = [*own_files(), *PAGE.rglob("*.py"), PAGE / "msgspec.lock", ROOT / "requirements.lock"]
    folder = MADE / "ours"

    def make() -> None:
        lay_out(MADE / "site")
        (MADE / "site.zip").unlink(missing_ok=True)
        (MADE / "library.zip").touch()  # it is there already
        inside("pack.py", runtime / "library.zip")
        (MADE / "library.zip").unlink()
        (MADE / "site.zip").rename(folder / "site.zip")
        squeeze(folder)

    return anew("ours", mark(inputs), make)


def squeeze(folder: Path) -> None:
    """Every file as it is sent, too: compressed once, not at each start of a server."""
    node = shutil.which("node")
    assert node is not None
    run([node, str(WEB / "tools" / "squeeze.js"), str(folder)], "compressing")


def pack(built: Path) -> None:
    """Put everything into the client's build; Unpacked says why not."""
    MADE.mkdir(parents=True, exist_ok=True)
    runtime = pack_runtime()  # first: what it makes reads the rest
    folders = {"runtime": runtime, "ours": pack_site(runtime)}
    told: dict[str, object] = {}
    for name, folder in folders.items():
        sign = mark_of(folder)
        target = built / "assets" / f"python-{sign}"
        if not target.is_dir():
            shutil.copytree(folder, target)
        told[name] = f"assets/python-{sign}/"
    for old in (built / "assets").glob("python-*"):
        if f"assets/{old.name}/" not in told.values():
            shutil.rmtree(old)
    sizes = {
        f"{told[name]}{file.name}": [file.stat().st_size, small(file)]
        for name, folder in folders.items()
        for file in sorted(folder.iterdir())
        if file.suffix not in (".br", ".gz")
    }
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    told |= {"files": sizes, "client": client_files(built)}
    told["lock"] = {"info": info, "packages": {}}
    (built / "python.json").write_text(json.dumps(told), encoding="utf-8")


def client_files(built: Path) -> list[str]:
    """All that pages are made of: what is kept when they shall open without a line."""
    files = [file for file in built.rglob("*") if file.is_file()]
    names = [file.relative_to(built).as_posix() for file in files]
    return sorted(n for n in names if not n.startswith("assets/python-") and n != "python.json")


def mark_of(folder: Path) -> str:
    digest = hashlib.sha256()
    for file in sorted(folder.iterdir()):
        digest.update(file.name.encode() + file.read_bytes())
    return digest.hexdigest()[:12]


def small(file: Path) -> int:
    return file.with_name(f"{file.name}.br").stat().st_size


def write_library() -> None:
    """Look what a page needs of the library."""
    MADE.mkdir(parents=True, exist_ok=True)
    lay_out(MADE / "site")
    inside("library.py")
    shutil.copyfile(MADE / "library.txt", PAGE / "library.txt")


if __name__ == "__main__":
    if sys.argv[1:] != ["library"]:
        sys.exit(__doc__)
    write_library()
