"""Bots that are programs of their own: they play like others, and what they do wrong is told."""

import json
import os
import sys
from pathlib import Path

import pytest

from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.contest import play_game, seed_of
from baronnies.lab.plan import Plan, any_bot
from baronnies.lab.program import ProgramTalk, program_name
from baronnies.lab.simulation import Work, simulate
from tests.commands import run

ROOT = Path(__file__).parents[2]
PYTHON = f"cmd:{sys.executable} {ROOT}/examples/line_bot.py"
SHELL = f"cmd:sh {ROOT}/examples/line_bot.sh"


def written(folder: Path, body: str) -> str:
    """The name of a program that does this with every question `told`."""
    source = (
        f"import json, os, sys, time\nfor line in sys.stdin:\n    told = json.loads(line)\n{body}"
    )
    (folder / "bot.py").write_text(source, encoding="utf-8")
    return f"cmd:{sys.executable} {folder}/bot.py"


@pytest.mark.parametrize("game", SHELF)
def test_the_examples_play_every_game_to_its_end(game: str) -> None:
    seats = SHELF[game].seats[0]
    plan = Plan(game, bots=[PYTHON, SHELL, *["random"] * (seats - 2)], cap=40).settled()
    outcome = play_game(plan, 0, with_record=True)
    assert outcome.decisions > seats
    assert outcome == play_game(plan, 0, with_record=True), "its luck comes from the seed"


def test_a_program_is_asked_with_what_its_seat_sees_and_nothing_else(tmp_path: Path) -> None:
    name = written(
        tmp_path,
        "    open('asked', 'a').write(line)\n"
        "    if 'moves' in told: print(json.dumps({'move': told['moves'][0]}), flush=True)\n",
    )
    before = Path.cwd()
    os.chdir(tmp_path)
    try:
        plan = Plan("le_baron", bots=[name, "random"], cap=3).settled()
        play_game(plan, 0)
    finally:
        os.chdir(before)
    lines = (tmp_path / "asked").read_text(encoding="utf-8").splitlines()
    first, *asked = map(json.loads, lines)
    assert set(first) == {"type", "version", "game", "rules", "seat", "luck", "seconds"}
    assert {frozenset(question) for question in asked} == {frozenset(("type", "moves", "view"))}
    table = Table(SHELF["le_baron"], 2, seed=seed_of(plan, 0))
    table.begin()
    assert asked[0]["view"] == json.loads(json.dumps(table.truth.view(0)))


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("    print('hello', flush=True)", "“hello”"),
        ("    print('[' * 5000, flush=True)", "is not an answer"),
        ("    sys.stdout.write('x' * 50000); sys.stdout.flush()", "is not an answer"),
        ("    print(json.dumps({'move': 'nonsense'}), flush=True)", "nonsense"),
        ("    print(json.dumps({'move': ['12']}), flush=True)", "is not an answer"),
        ("    print(json.dumps({'move': '1'}), flush=True)", "“1”, which clause 2.2 forbids"),
        ("    sys.exit(3)", "exit code 3"),
        ("    time.sleep(60)", "within 0.5 s"),
        ("    os.system('sleep 60')", "within 0.5 s"),
        ("    os.close(1); time.sleep(60)", "within 0.5 s"),
    ],
)
def test_what_a_program_does_wrong_is_told_and_it_is_gone(
    tmp_path: Path, body: str, told: str
) -> None:
    name = written(
        tmp_path, f"    open({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n{body}"
    )
    patience = 0.5 if "sleep" in body else 60
    result = simulate(Plan("le_baron", bots=[name, "random"], seconds=patience), Work(1))
    assert result.trouble
    assert told in str(result.trouble)
    assert "program.py" not in str(result.trouble), "its own mistake, not a line of ours"
    found = tmp_path / "pid"
    if number := found.read_text() if found.exists() else "":  # else it ended before it began
        with pytest.raises(ProcessLookupError):
            os.kill(int(number), 0)


def test_who_says_more_than_asked_and_never_reads_waits_and_is_ended(tmp_path: Path) -> None:
    """However much it writes, little of it is heard; however little it reads, nobody hangs."""
    (tmp_path / "bot.py").write_text(
        f"import os\nopen({str(tmp_path / 'pid')!r}, 'w').write(str(os.getpid()))\n"
        "while True: os.write(1, b'\\0' * 65536)\n"
    )
    talk = ProgramTalk([sys.executable, str(tmp_path / "bot.py")])
    for _ in range(300):
        talk.tell({"what": "x" * 1000})  # more than a pipe holds
    for _ in range(200):
        assert talk.ask({"type": "move"}, 60)
    talk.end()
    with pytest.raises(ProcessLookupError):
        os.kill(int((tmp_path / "pid").read_text()), 0)


def test_games_before_a_mistake_are_kept(tmp_path: Path) -> None:
    body = f"""    if told['type'] == 'game':
        mark = {str(tmp_path / "games")!r}
        open(mark, 'a').write('x')
        count = len(open(mark).read())
    elif count == 3: print('tired', flush=True)
    else: print(json.dumps({{'move': told['moves'][-1]}}), flush=True)
"""
    result = simulate(Plan("le_baron", bots=[written(tmp_path, body), "random"]), Work(5))
    assert [outcome.number for outcome in result.outcomes] == [0, 1]
    assert "game 2" in str(result.trouble)


def test_a_command_that_is_none_is_told_before_anything_is_played() -> None:
    readme = f"cmd:{ROOT}/README.md"  # a file, but nothing that runs
    for name in ("cmd:", "cmd:./nowhere", "cmd:'unclosed", readme):
        with pytest.raises(Unreadable) as error:
            any_bot(name, SHELF["le_baron"])
        assert error.value.key == ("program-barred" if name == readme else "program-missing")
    assert program_name("cmd:python bots/my_bot.py") == "my_bot"


def test_at_a_table_a_program_that_fails_does_not_end_the_game(tmp_path: Path) -> None:
    name = written(tmp_path, "    print('?', flush=True)")
    told = run(["play", "le_baron", "--people", "0", "--bots", f"{name},random"], cwd=tmp_path)
    assert told.code == 0
    assert "Bot 1’s turn is played at random instead." in told.err
    assert "wins" in told.out or "share" in told.out


def test_a_saved_game_starts_no_program_unasked(tmp_path: Path) -> None:
    play = ["play", "le_baron", "--bots", PYTHON]
    assert run(play, cwd=tmp_path, typed="save mine.txt\nq\n").code == 0
    again = ["play", "--resume", "mine.txt"]
    refused = run(again, cwd=tmp_path, typed="q\n")
    assert refused.code == 2
    assert "If you trust it" in refused.err
    assert run([*again, "--bots", PYTHON], cwd=tmp_path, typed="q\n").code == 0
