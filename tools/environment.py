"""Sets up .venv, the Python environment, and brings it up to date.

.venv/baronnies.stamp is written last and removed first. With it, the environment is whole and can
be brought up to date in place; without it, a set-up was interrupted and all is made anew.
"""

import contextlib
import hashlib
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import TextIO

from tools.running import ROOT, Trouble, in_venv, quietly, say

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

UV = "uv==0.13.7"  # many times quicker than pip; pip is used where uv cannot be had
INPUTS = ("requirements.lock", "pyproject.toml", "tools/environment.py")  # a change sets up anew


def identity(root: Path) -> str:
    """What an environment cannot change: its system, its Python and its place."""
    return f"{sys.platform} {sys.implementation.cache_tag} {root / '.venv'}"


def contents(root: Path) -> str:
    """A hash of all that decides what is installed."""
    digest = hashlib.sha256()
    for name in INPUTS:
        digest.update(hashlib.sha256((root / name).read_bytes()).digest())
    return digest.hexdigest()


def stamp_file(root: Path) -> Path:
    return root / ".venv" / "baronnies.stamp"


def write_stamp(root: Path) -> None:
    stamp_file(root).write_text(f"{identity(root)}\n{contents(root)}\n", encoding="utf-8")


def read_stamp(root: Path) -> list[str]:
    try:
        return stamp_file(root).read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def is_whole(root: Path) -> bool:
    """An environment for this Python, at this place, whose set-up came to its end."""
    return read_stamp(root)[:1] == [identity(root)] and in_venv("python", root).exists()


def is_ready(root: Path) -> bool:
    """Nothing to set up."""
    return (
        is_whole(root)
        and read_stamp(root)[1:] == [contents(root)]
        and in_venv("baronnies", root).exists()
    )


def try_lock(file: TextIO) -> bool:
    try:
        if sys.platform == "win32":
            msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # what Unix and Windows say of a lock held
        return False
    except OSError:
        return True  # a file system without locks: better unguarded than never
    return True


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """One set-up at a time. The system drops the lock when its holder ends, however it ends."""
    with path.open("a", encoding="utf-8") as file:
        if not try_lock(file):
            say("another set-up is at work here; waiting for it")
            while not try_lock(file):
                time.sleep(0.2)
        yield


def remove_venv() -> None:
    venv = ROOT / ".venv"
    try:
        if venv.is_symlink() or venv.is_file():
            venv.unlink()
        elif venv.exists():
            shutil.rmtree(venv)
    except OSError as error:
        raise Trouble(
            "The folder .venv could not be removed. Close the programs that use it, leave the "
            "environment if you are in it (deactivate), and run this again.",
            str(error),
        ) from error


def make_venv() -> None:
    if (ROOT / ".venv").exists():
        say("removing .venv: it is unfinished, was moved, or belongs to another Python")
        remove_venv()
    say("making a Python environment in .venv")
    # Not sys.executable: that may be the one inside the .venv just removed.
    python = getattr(sys, "_base_executable", None) or sys.executable
    made, output = quietly([python, "-m", "venv", ".venv"])
    if not made:
        raise Trouble(
            "Python could not make an environment. On Debian and Ubuntu, install the package "
            "python3-venv; elsewhere, a Python from python.org has all that is needed.",
            output,
        )


def install_with_uv() -> bool:
    """Whether uv could be had and did all the work."""
    python, uv = str(in_venv("python")), str(in_venv("uv"))
    pip_uv = [python, "-m", "pip", "install", "--quiet", "--only-binary=:all:", UV]
    target = ["--quiet", "--python", python]
    return (
        quietly(pip_uv)[0]
        and quietly([uv, "pip", "sync", *target, "--require-hashes", "requirements.lock"])[0]
        and quietly(
            [uv, "pip", "install", *target, "--no-deps", "--no-build-isolation", "-e", "."]
        )[0]
    )


def install_with_pip() -> None:
    pip = [str(in_venv("python")), "-m", "pip", "install", "--quiet", "--no-deps"]
    for rest in (
        ["--require-hashes", "-r", "requirements.lock"],
        ["--no-build-isolation", "-e", "."],
    ):
        installed, output = quietly(pip + rest)
        if not installed:
            raise Trouble(
                "The packages could not be installed. Look at the message above, check that this "
                "machine reaches the internet, and run this again.",
                output,
            )


def make_ready() -> None:
    began = time.monotonic()
    if not is_whole(ROOT):
        make_venv()
    with contextlib.suppress(FileNotFoundError):
        stamp_file(ROOT).unlink()
    say("installing the packages of requirements.lock")
    if not install_with_uv():
        say("uv did not manage; trying the slower pip")
        install_with_pip()
    write_stamp(ROOT)
    say(f"ready, after {time.monotonic() - began:.0f} s")


def ensure_ready() -> None:
    if is_ready(ROOT):
        return
    with alone(ROOT / ".setup.lock"):
        if not is_ready(ROOT):  # or the other set-up has done it meanwhile
            make_ready()
