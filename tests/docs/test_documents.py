"""The documents are true: what they show is run."""

import doctest
import re
import shlex
from pathlib import Path

import pytest

from baronnies.core.reading import read_record
from baronnies.core.rulebook import rulebook
from baronnies.games import SHELF
from baronnies.lab import Plan, Work, simulate
from tests.commands import run

ROOT = Path(__file__).parent.parent.parent
PYTHON = re.compile(r"```python\n(.*?)```", re.DOTALL)
CONSOLE = re.compile(r"```console\n(.*?)```", re.DOTALL)
LAB_PAGES = ("lab.md", "tune-a-game.md")
LINK = re.compile(r"\]\(([^)#:]+)\)")


def test_the_readme_plays_a_whole_game() -> None:
    failed, tried = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert tried > 5
    assert failed == 0


def test_the_bots_of_write_a_bot_play_and_beat_random(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "write-a-bot.md").read_text(encoding="utf-8")
    blocks = PYTHON.findall(text)
    (tmp_path / "my_bot.py").write_text("\n\n".join(blocks), encoding="utf-8")
    commands = [line for block in CONSOLE.findall(text) for line in _commands(block)]
    simulate = next(line for line in commands if line[1] == "simulate")
    answer = run([*simulate[1:], "--json"], cwd=tmp_path)
    clever, other = answer.json()["by_bot"]
    assert clever["wins"] > other["wins"] * 2
    patient = ["simulate", "le_baron", "--bots", "my_bot.py:Patient:tries=3", "--games", "2"]
    assert run(patient, cwd=tmp_path).code == 0
    farsighted = ["simulate", "baron", "--bots", "my_bot.py:Farsighted,random", "--games", "4"]
    assert run([*farsighted, "--rotate", "--json"], cwd=tmp_path).json()["by_bot"][0]["wins"] == 4
    for line in commands[2:]:
        assert "cmd:" in line[line.index("--bots") + 1]
        assert run([*line[1:], "--json"], cwd=ROOT).code == 0
    play = next(line for line in commands if line[1] == "play")
    assert run(play[1:], cwd=tmp_path, typed="q\n").code == 0


def test_the_commands_of_the_lab_pages_run(tmp_path: Path) -> None:
    pages = [(ROOT / "docs" / page).read_text(encoding="utf-8") for page in LAB_PAGES]
    commands = [
        line for page in pages for block in CONSOLE.findall(page) for line in _commands(block)
    ]
    assert len(commands) == 6
    for command in commands:
        if "--games" in command:
            command[command.index("--games") + 1] = "1"  # as many as show that it runs
        assert run(command[1:], cwd=tmp_path).code == 0
    for plot in ("length.png", "goal.svg"):
        assert (tmp_path / plot).stat().st_size > 1000


def test_a_table_is_that_of_the_command_above_it() -> None:
    """Whether its figures are of today's bots, the page's own games tell: see below."""
    text = (ROOT / "docs" / "tune-a-game.md").read_text(encoding="utf-8")
    command = CONSOLE.findall(text)[0]
    option, _, values = command.partition("--vary ")[2].split()[0].partition("=")
    rows = [line.split(" | ")[0] for line in text.splitlines() if line.startswith("| ")]
    assert rows == [f"| {name}" for name in (option, *values.split(","))]


def test_buildings_last_as_long_as_their_page_says() -> None:
    """One figure of the table, of today's greedy bots: if it is another one, all of them are."""
    text = (ROOT / "docs" / "buildings.md").read_text(encoding="utf-8")
    (row,) = (line.split(" | ") for line in text.splitlines() if line.startswith("| stairs "))
    plan = Plan("baubyron", 3, {"building": "stairs"})
    games = simulate(plan, Work(60)).outcomes
    assert row[4] == f"{sum(game.turns for game in games) / 60:.0f}"


@pytest.mark.parametrize("page", ["lab.md", "first-player.md", "research.md", "tune-a-game.md"])
def test_what_a_page_does_in_python_is_so(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / "docs" / page), module_relative=False)
    assert tried > 1
    assert failed == 0


def test_the_record_page_shows_a_record_as_it_is() -> None:
    """Its head can be read; the moves are an extract."""
    text = (ROOT / "docs" / "record.md").read_text(encoding="utf-8")
    shown = text.split("```\n")[1]
    record = read_record(shown, SHELF)
    assert record.names == {0: "Aliénor", 1: "Renaud"}
    assert len(record.lines) == 5


def test_links_lead_somewhere() -> None:
    pages = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md")), *ROOT.glob("src/**/*.md")]
    for page in pages:
        for link in LINK.findall(page.read_text(encoding="utf-8")):
            assert (page.parent / link).exists(), f"{page.name}: {link}"


def test_the_map_of_the_source_names_every_file() -> None:
    source = ROOT / "src" / "baronnies"
    text = (source / "README.md").read_text(encoding="utf-8")
    for folder in ("core", "bots", "lab", "server", "games/le_baron"):
        for path in sorted((source / folder).glob("*.py")):
            assert path.name == "__init__.py" or f"`{path.name}`" in text, path


def test_every_option_is_explained_by_its_clause() -> None:
    for game in SHELF.values():
        for name, option in game.options.items():
            for lang in ("fr", "en"):
                assert f"`{name}`" in rulebook(game.package, lang)[option.clause], name


def _commands(block: str) -> list[list[str]]:
    return [shlex.split(line.removeprefix("$ ")) for line in block.splitlines() if line]
