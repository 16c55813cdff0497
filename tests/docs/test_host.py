"""The page for hosts is true: its environment, its commands and its units are tried."""

import json
import os
import re
import shlex
import subprocess
import sys
import tomllib
from configparser import ConfigParser
from pathlib import Path
from typing import Final

import pytest
import typer
from typer.core import TyperGroup

from baronnies import __version__
from baronnies.cli.app import app
from baronnies.cli.serve import SETTINGS, USUAL_PORT
from baronnies.server.edge.app import LONGEST_BODY
from baronnies.server.edge.records_api import LONGEST_RECORD
from go import VERBS
from tests.commands import run
from tests.serving import FREE, Client, make_table, ready_all, rest, serving

ROOT: Final = Path(__file__).parent.parent.parent
PAGE: Final = (ROOT / "docs" / "host.md").read_text(encoding="utf-8")
OURS: Final = "/opt/baronnies/.venv/bin/baronnies"


def blocks(language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", PAGE, re.DOTALL)


def environment() -> dict[str, str]:
    return dict(line.split("=", 1) for line in blocks("ini")[0].splitlines())


def unit(number: int) -> ConfigParser:
    parser = ConfigParser(interpolation=None)
    parser.optionxform = str  # type: ignore[assignment,method-assign] # as configparser says
    parser.read_string(blocks("ini")[number])
    return parser


def commands() -> list[list[str]]:
    lines = [line for block in blocks("console") for line in block.splitlines()]
    return [
        shlex.split(line[2:]) for line in lines if "baronnies " in line and "export" not in line
    ]


def parsed(words: list[str]) -> None:
    """Nothing is done; a word that the command does not know raises."""
    command = typer.main.get_command(app)
    while isinstance(command, TyperGroup) and not words[0].startswith("-"):
        name, *words = words
        command = command.commands[name]
    command.make_context(None, [*words], resilient_parsing=words == ["--help"])


def test_every_command_of_the_page_is_one_there_is() -> None:
    names = ("baronnies", ".venv/bin/baronnies")
    found = [(words, at) for words in commands() for at, word in enumerate(words) if word in names]
    given = [words[at + 1 :] for words, at in found if at == 0 or "/" in words[at]]
    assert len(given) == 21
    for words in given:
        if words != ["--version"]:
            parsed(words)
    with pytest.raises(Exception, match="No such option: --too"):
        parsed(["backup", "--too", "copy.db"])


def test_a_proxy_lets_through_what_the_server_would_read() -> None:
    (block,) = blocks("nginx")
    assert "client_max_body_size 1m;" in block
    assert LONGEST_BODY < LONGEST_RECORD <= 1024 * 1024


def test_every_variable_of_the_page_is_one_that_serve_knows() -> None:
    told = run(["serve", "--help"]).out + run(["host", "tables", "--help"]).out
    named = set(re.findall(r"BARONNIES_[A-Z_]+", PAGE))
    assert len(named) > 10
    assert {name for name in named if name not in told} == set()


def test_the_server_runs_with_the_environment_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment().items():
        monkeypatch.setenv(name, value)
    with serving(tmp_path / "db") as server:
        key = environment()["BARONNIES_HOST_TOKEN"]
        assert rest(f"{server.url}/api/health").status == 200
        assert rest(f"{server.url}/api/metrics", Authorization=f"Bearer {key}").status == 200
        assert rest(f"{server.url}/api/metrics").status == 401


def test_copies_are_made_and_put_back_by_the_commands_of_the_page(tmp_path: Path) -> None:
    with serving(tmp_path / "baronnies.db"):
        pass
    for command in commands():
        if command[1] in ("backup", "restore") and command[0] == "baronnies":
            arguments = [str(tmp_path / word) if word.endswith(".db") else word for word in command]
            assert run(arguments[1:]).code == 0, command
    start = unit(2)["Service"]["ExecStart"].replace("$$", "$").replace("%%", "%")
    assert OURS in start
    done = subprocess.run(
        shlex.split(start.replace(OURS, f"{sys.executable} -m baronnies")),
        env={
            **os.environ,
            "STATE_DIRECTORY": str(tmp_path),
            "BARONNIES_DB": str(tmp_path / "baronnies.db"),
        },
        timeout=60,
        check=True,
        capture_output=True,
    )
    assert done.returncode == 0
    assert len(list(tmp_path.glob("copy-[1-7].db"))) == 1


def test_the_service_starts_what_there_is() -> None:
    service = unit(1)["Service"]
    assert service["ExecStart"] == f"{OURS} serve"
    folder = Path(environment()["BARONNIES_DB"]).parent
    assert folder == Path("/var/lib") / service["StateDirectory"]
    assert unit(2)["Service"]["User"] == service["User"]
    assert "OnCalendar" in unit(3)["Timer"]
    port = environment()["BARONNIES_PORT"]
    for block in (*blocks("nginx"), *blocks("caddy"), *blocks("yaml")):
        assert f"127.0.0.1:{port}" in block


def test_the_container_is_made_and_started_of_what_there_is() -> None:
    lines = (ROOT / "Containerfile").read_text("utf-8").replace("\\\n", " ").splitlines()
    parts = [line.partition(" ") for line in lines if line and not line.startswith("#")]
    steps = [(verb, words.strip()) for verb, _, words in parts]
    by_verb = dict(steps)
    verbs = [word for _, words in steps for word in re.findall(r"go\.py (\w+)", words)]
    assert verbs == ["setup", "compile"]
    assert set(verbs) <= set(VERBS)
    given = dict(word.split("=") for word in by_verb["ENV"].split())
    assert set(given) <= SETTINGS
    assert given["BARONNIES_PORT"] == by_verb["EXPOSE"] == str(USUAL_PORT)
    assert given["BARONNIES_DB"].startswith(f"{by_verb['VOLUME']}/")
    assert json.loads(by_verb["ENTRYPOINT"]) == [".venv/bin/baronnies", "serve"]
    assert by_verb["FROM"].startswith("python:3.")
    ignored = (ROOT / ".containerignore").read_text("utf-8").split()
    assert {".venv", "web/node_modules", "build"} <= set(ignored)


def test_a_release_is_named_once_and_stands_in_the_changelog() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    news, last = re.split(r"^## (\d+\.\d+\.\d+)$", changelog, flags=re.MULTILINE)[:2]
    next_one, between, _ = __version__.partition(".dev0")
    assert bool(between) == ("\n- " in news.partition("## Unreleased")[2])
    then, now = ([int(part) for part in text.split(".")] for text in (last, next_one))
    assert now > then if between else now == then
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert "version" in project["dynamic"]
    assert run(["--version"]).out.startswith(f"Baronnies {__version__} ")


def test_the_commands_against_abuse_do_what_they_say(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("BARONNIES_HOST_TOKEN", environment()["BARONNIES_HOST_TOKEN"])
    with serving(tmp_path / "db", (*FREE, "talk_burst=100")) as server:
        monkeypatch.setenv("BARONNIES_SERVER", server.url)
        made = make_table(server.url, "le_baron", 2)
        client = Client(made, made.tokens)
        ready_all(client)
        for _ in range(17):
            assert client.ask("say", text="hm")["type"] == "chat"
        assert rest(f"{made.url}/report", {"text": "He is rude."}).status == 200
        tried = [command for command in commands() if command[1] == "host"]
        assert len(tried) == 14
        for command in tried:
            words = [f"{server.url}/t/{made.table}" if w == "LINK" else w for w in command[1:]]
            answer = run(words)
            assert answer.code == 0, answer.err
        assert client.until("goodbye")["text"].endswith("Not in this club.")
        client.close()
