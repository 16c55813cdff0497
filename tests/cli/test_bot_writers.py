"""What somebody who writes a bot is told: where it failed, what was played, how far it is."""

from pathlib import Path

import pytest

from baronnies.cli.progress import Lines, Parts
from tests.commands import run

HEAD = """
from baronnies.bots import Bot
class fire(Bot):
    def choose(self, outlook):
"""


def simulate(folder: Path, body: str, *more: str) -> tuple[int, str, str]:
    (folder / "em.py").write_text(f"{HEAD}        {body}\n", encoding="utf-8")
    command = ["simulate", "le_baron", "--bots", "em.py:fire,random", "--games", "2", *more]
    return run(command, cwd=folder, columns=60)


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ("return outlook.moves()[99]", 'em.py", line 5, in choose\n    return outlook.moves()[99]'),
        ("return self.helper()", "AttributeError"),
        ("return -7", 'em.py", line 4, in choose'),
        ("return None", 'em.py", line 4, in choose'),
        ("while True: pass", 'em.py", line 5, in choose\n    while True: pass'),
        ("return )", 'em.py", line 5\n    return )'),
    ],
)
def test_a_bot_that_fails_is_told_its_file_and_line_before_anything_else(
    tmp_path: Path, body: str, told: str
) -> None:
    limit = ["--move-seconds", "0.2"] if "while" in body else []
    code, out, err = simulate(tmp_path, body, *limit)
    assert code == 2
    assert told in err
    assert not any(file in err for file in ("turn.py", "limit.py")), "its own lines, not ours"
    assert out == "", "no tables of zeros"


def test_a_sweep_or_ladder_of_a_failing_bot_shows_no_zeros(tmp_path: Path) -> None:
    simulate(tmp_path, "raise ValueError('tired')")
    for command in (
        ["sweep", "le_baron", "--vary", "games=1,2", "--bots", "em.py:fire", "--games", "2"],
        ["ladder", "le_baron", "--bots", "em.py:fire,random", "--games", "2"],
    ):
        answer = run(command, cwd=tmp_path)
        assert (answer.code, answer.out) == (2, "")
        assert "ValueError: tired\n" in answer.err


def test_a_bot_keeps_its_name(tmp_path: Path) -> None:
    _, out, _ = simulate(tmp_path, "return outlook.any_move()")
    assert "em.py:fire " in out


def test_help_says_how_many_play_if_nobody_says_it() -> None:
    for command in ("simulate", "sweep", "ladder", "perft"):
        shown = " ".join(run([command, "--help"], columns=300).out.split())
        assert "--seats" in shown
        assert "The number of players. Default: " in shown
        assert "default: 0" not in shown.partition("--seats")[2].partition("--games")[0]


def test_a_sweep_says_what_was_played_and_whether_it_tells_anything() -> None:
    vary = ["sweep", "le_baron", "--vary", "games=1,3", "--bots", "random"]
    told = run([*vary, "--games", "12"]).out
    assert "Le Baron · players: 4 · 12 games for each setting, on the same luck" in told
    assert "Difference from games=1" in told
    length = told.partition("Difference")[2].splitlines()[2].split()
    assert length[0] == "3"
    assert float(length[1]) > 0
    assert "Too few games to tell" in run([*vary, "--games", "2"]).out


def test_progress_is_told_where_nobody_sees_a_bar(capsys: pytest.CaptureFixture[str]) -> None:
    seconds = iter([0, 1, 6, 7, 12])
    parts = Parts(Lines(40, lambda: next(seconds)))
    for done in (5, 20):
        parts(done)
    parts.next_part()
    for done in (5, 10):
        parts(done)
    assert capsys.readouterr().err == "Playing 20/40\nPlaying 30/40\n"


def test_values_with_commas_are_parted_by_semicolons() -> None:
    command = ["sweep", "terre_de_barons", "--bots", "random", "--games", "1", "--seats", "2"]
    told = run([*command, "--vary", "diversity=2,3,4;0,0,0"]).out
    assert "2,3,4" in told
    assert "0,0,0" in told
    assert "semicolon" in run([*command, "--vary", "diversity"]).err
