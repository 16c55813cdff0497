"""go.py, and what it relies on: the lock file and a repository that names no machine."""

import ast
import os
import re
import shutil
import signal
import subprocess
import sys
import tomllib
import urllib.request
from pathlib import Path

import pytest

import go
from tools import environment
from tools.running import ROOT, beside, in_venv

LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, str(ROOT / "go.py"), *arguments]
    return subprocess.run(command, capture_output=True, encoding="utf-8", check=False)


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A folder that looks set up: stamped, with the two programs that must be there."""
    for name in environment.INPUTS:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(name, encoding="utf-8")
    for name in ("python", "baronnies"):
        program = in_venv(name, tmp_path)
        program.parent.mkdir(parents=True, exist_ok=True)
        program.touch()
    environment.write_stamp(tmp_path)
    return tmp_path


@pytest.mark.parametrize("arguments", [(), ("-h",), ("--help",)])
def test_help_names_every_verb(arguments: tuple[str, ...]) -> None:
    answer = run(*arguments)
    assert answer.returncode == 0
    assert answer.stderr == ""
    for verb in ("play", "terminal", "test", "setup", "check", "bench"):
        assert f"\n  {verb} " in answer.stdout


def test_an_unknown_verb_is_answered_with_the_list() -> None:
    answer = run("plya")
    assert answer.returncode == 2
    assert answer.stdout == ""
    assert "'plya'" in answer.stderr
    assert go.help_text() in answer.stderr
    assert "\033" not in answer.stderr  # no colour outside a terminal


def test_a_verb_without_arguments_refuses_them() -> None:
    answer = run("setup", "please")
    assert answer.returncode == 2
    assert "setup takes nothing after it" in answer.stderr


def test_play_serves_the_page_until_somebody_stops_it(tmp_path: Path) -> None:
    options = ["--no-browser", "--port", "0", "--db", str(tmp_path / "db")]
    with subprocess.Popen(
        [sys.executable, str(ROOT / "go.py"), "play", *options, "--lang", "en"],
        env={**os.environ, "BARONNIES_COMPILED": "no"},  # else it would compile beside the tests
        stdout=subprocess.PIPE,
        encoding="utf-8",
    ) as playing:
        assert playing.stdout
        place = playing.stdout.readline().removeprefix("Baronnies: ").strip()
        with urllib.request.urlopen(f"{place}/api/games", timeout=30) as answer:  # noqa: S310 - ours
            assert answer.status == 200
        said = [playing.stdout.readline() for _ in range(3)]
        playing.send_signal(signal.SIGINT)  # before anything is judged: nobody waits for it
        assert playing.wait(30) == 0
    assert "--lan" in said[0]  # only this computer can open it
    assert str(tmp_path / "db") in said[1]
    assert "quicker from the next start" in said[2]


def test_what_runs_beside_speaks_to_a_file(tmp_path: Path) -> None:
    log = tmp_path / "new" / "log"
    with beside([sys.executable, "-c", "print('done')"], log) as program:
        assert program.wait(60) == 0
    assert log.read_text(encoding="utf-8") == "done\n"


@pytest.mark.parametrize("version", [(3, 6), (3, 10)])
def test_an_old_python_is_told_so(version: tuple[int, int]) -> None:
    assert f"this is Python 3.{version[1]}." in go.too_old(version)
    assert "needs Python 3.11" in go.too_old(version)


@pytest.mark.parametrize("version", [(3, 11), (3, 14), (4, 0)])
def test_a_new_python_is_welcome(version: tuple[int, int]) -> None:
    assert go.too_old(version) == ""


def test_an_old_python_can_read_as_far_as_the_message() -> None:
    source = (ROOT / "go.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 6))
    with pytest.raises(SyntaxError):  # the parser does notice what is newer
        ast.parse(source + "\nif (x := 1): pass\n", feature_version=(3, 6))


def test_the_oldest_python_is_the_one_of_the_package() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert project["requires-python"] == f">={go.OLDEST[0]}.{go.OLDEST[1]}"


def test_stamped_and_unchanged_is_ready(root: Path) -> None:
    assert environment.is_ready(root)


@pytest.mark.parametrize("name", environment.INPUTS)
def test_a_changed_input_is_installed_in_place(root: Path, name: str) -> None:
    (root / name).write_text("changed", encoding="utf-8")
    assert not environment.is_ready(root)
    assert environment.is_whole(root)


@pytest.mark.parametrize("text", ["", "other\n", "\0\n\n"])
def test_a_strange_stamp_makes_all_anew(root: Path, text: str) -> None:
    environment.stamp_file(root).write_text(text, encoding="utf-8")
    assert not environment.is_whole(root)


def test_an_interrupted_setup_makes_all_anew(root: Path) -> None:
    environment.stamp_file(root).unlink()
    assert not environment.is_whole(root)
    assert not environment.is_ready(root)


def test_an_environment_without_its_python_makes_all_anew(root: Path) -> None:
    in_venv("python", root).unlink()
    assert not environment.is_whole(root)


def test_a_missing_program_is_installed_again(root: Path) -> None:
    in_venv("baronnies", root).unlink()
    assert environment.is_whole(root)
    assert not environment.is_ready(root)


def test_a_moved_environment_is_made_anew(
    root: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    moved = tmp_path_factory.mktemp("moved") / "here"
    shutil.copytree(root, moved)
    assert not environment.is_whole(moved)


def test_a_second_setup_finds_the_lock_held(tmp_path: Path) -> None:
    path = tmp_path / "lock"
    with path.open("a", encoding="utf-8") as second:
        with environment.alone(path):
            assert not environment.try_lock(second)
        assert environment.try_lock(second)


def test_the_lock_file_names_no_address() -> None:
    assert not re.search(r"https?:", LOCK)  # packages may be called httpx
    assert "://" not in LOCK


def test_the_lock_file_pins_and_hashes_everything() -> None:
    entries = re.split(r"\n(?=\S)", LOCK.strip())
    assert len(entries) > 20
    for entry in entries:
        assert re.match(r"[a-z0-9.-]+==\S+ ", entry), entry
        assert "--hash=sha256:" in entry


def test_the_lock_file_has_what_the_package_asks_for() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    pinned = set(re.findall(r"^([a-z0-9-]+)==", LOCK, re.MULTILINE))
    extras = project["optional-dependencies"]
    del extras["cluster"]  # heavy: only who has a cluster installs it
    for wish in [*project["dependencies"], *(wish for extra in extras.values() for wish in extra)]:
        name = re.split(r"[<>=~;! \[]", wish)[0].replace(".", "-")
        assert name in pinned or name == project["name"]  # one extra asks for another


def repository_files() -> list[Path]:
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("not a clone: nothing says which files belong to the repository")
    command = [git, "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, check=True).stdout
    paths = [ROOT / name for name in listed.decode().split("\0") if name]
    return [path for path in paths if path.is_file()]


def test_no_file_names_a_place_on_somebodys_machine() -> None:
    homes = re.compile(rb"(?<![\w.])/(?:home|root|Users)/\w|[A-Z]:\\+Users\\+\w")
    here = str(ROOT).encode()
    files = repository_files()
    assert ROOT / "go.py" in files
    for path in files:
        content = path.read_bytes()
        assert not homes.search(content), path
        assert here not in content, path
