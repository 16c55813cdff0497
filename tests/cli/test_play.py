"""`baronnies play` in a pseudo-terminal, as a person sits before it."""

import os
import re
import signal
import sys
from pathlib import Path

import pytest

from baronnies.cli.parlour import Parlour
from baronnies.core.table import Refusal
from baronnies.games import SHELF
from tests.commands import run
from tests.playing import Setting

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals there", allow_module_level=True)

import pexpect

ESCAPES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


def heed_interrupts() -> None:
    """As at a terminal: what a shell starts in the background, tests too, is deaf to Ctrl-C."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


class Terminal:
    """A person at a terminal."""

    def __init__(self, folder: Path, *arguments: str, lang: str = "fr_FR.UTF-8") -> None:
        environment = {**os.environ, "LC_ALL": lang, "PYTHONUTF8": "1", "TERM": "xterm"}
        self.screen = pexpect.spawn(
            sys.executable,
            ["-m", "baronnies", "play", *arguments],
            cwd=str(folder),
            env=environment,
            encoding="utf-8",
            dimensions=(60, 110),
            timeout=60,
            preexec_fn=heed_interrupts,
        )
        self.seen = ""

    def reads(self, text: str) -> str:
        """Wait until the text appears; gives what was shown up to it."""
        self.screen.expect_exact(text)
        shown = ESCAPES.sub("", str(self.screen.before) + text)
        self.seen += shown
        return shown

    def types(self, line: str) -> None:
        self.screen.sendline(line)

    def ends(self) -> int:
        """Wait for the end of the program."""
        self.screen.expect(pexpect.EOF)
        self.seen += ESCAPES.sub("", str(self.screen.before))
        self.screen.close()
        return int(self.screen.exitstatus or 0)


def hand(shown: str) -> list[str]:
    """The legal moves that were listed last."""
    last: str = re.findall(r"Permis\s: (.*)", shown)[-1]
    return last.split()


def test_a_whole_game_in_french_against_two_bots(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "le_baron", "--seed", "essai", "--name", "Aliénor")
    for _ in range(40):  # twenty rounds: a card, and a place for it
        at = person.screen.expect_exact(["Aliénor >", "victoire"])
        shown = ESCAPES.sub("", str(person.screen.before))
        person.seen += shown
        if at == 1:
            break
        only = "Le seul coup" in shown
        person.types("" if only else hand(shown)[0])
        person.reads("annuler >")
        person.types("")
    assert person.ends() == 0
    assert "prend la rangée" in person.seen
    (record,) = tmp_path.glob("baronnies-le_baron-*.txt")
    assert run(["verify", str(record)]).code == 0


def test_help_refusals_undo_and_questions(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "le_baron", "--seed", "essai", "--name", "Ada")
    shown = person.reads("Ada >")
    first = hand(shown)[0]
    absent = next(str(card) for card in range(1, 111) if str(card) not in hand(shown))
    person.types(absent)
    assert "2.2" in person.reads("Ada >")
    person.types("r1")
    assert "2.1" in person.reads("Ada >")
    person.types("gibberish")
    assert "gibberish" in person.reads("Ada >")
    person.types(f"? {absent}")
    assert "2.2" in person.reads("Ada >")
    person.types(f"? {first}")
    assert "Permis." in person.reads("Ada >")
    person.types("why")
    assert first in hand(person.reads("Ada >"))
    person.types("u")
    assert "Rien à annuler" in person.reads("Ada >")
    person.types("rules 3.2")
    assert "Couleur avec couleur" in person.reads("Ada >")
    person.types("h")
    assert "save [FICHIER]" in person.reads("Ada >")
    person.types(first)
    person.reads("annuler >")
    person.types("u")
    assert first in hand(person.reads("Ada >"))
    person.types("q")
    assert person.ends() == 0


def test_a_game_that_is_left_is_saved_and_goes_on(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "le_baron", "--seed", "essai", "--name", "Ada", lang="en_GB.UTF-8")
    person.reads("Ada >")
    person.types("61")
    person.reads("undo >")
    person.types("")
    person.reads("Ada >")
    person.screen.sendintr()
    assert person.ends() == 0
    assert "every secret" in person.seen
    (saved,) = tmp_path.glob("*.txt")
    again = Terminal(tmp_path, "--resume", str(saved), lang="en_GB.UTF-8")
    shown = again.reads("Ada >")
    assert "reveals 61" in shown
    again.types("q")
    assert again.ends() == 0


def test_hidden_hands_stay_behind_a_curtain(tmp_path: Path) -> None:
    names = ["--name", "Ada", "--name", "Bob"]
    table = Terminal(tmp_path, "le_baron", "--people", "2", "--bots", "", *names, "--seed", "x")
    table.reads("pour Ada seulement")
    table.types("")
    ada = hand(table.reads("Ada >"))
    table.types(ada[0])
    table.reads("annuler >")
    table.types("")
    table.screen.expect_exact("Bob seulement")
    assert "\x1b[3J" in str(table.screen.before)  # nothing to scroll back to
    table.types("")
    shown = table.reads("Bob >")
    assert not set(hand(shown)) & set(ada)
    table.types("q")
    assert table.ends() == 0


def test_typed_input_may_come_from_a_pipe(tmp_path: Path) -> None:
    answer = run(["play", "le_baron", "--seed", "essai"], cwd=tmp_path, typed="61\n\n")
    assert answer.code == 0
    assert "Saved to" in answer.out


def test_the_shelf_is_offered_when_no_game_is_named(tmp_path: Path) -> None:
    for number, game in enumerate(SHELF.values(), start=1):
        answer = run(["play"], cwd=tmp_path, typed=f"{number}\nq\n")
        assert answer.code == 0
        assert game.title in answer.out.split("sha256")[0].splitlines()[-2]
    assert run(["play"], cwd=tmp_path).code == 2  # nobody answers


def test_ctrl_c_in_a_simulation_reports_what_there_is(tmp_path: Path) -> None:
    arguments = ["simulate", "le_baron", "--bots", "greedy", "--games", "100000", "--json"]
    program = pexpect.spawn(
        sys.executable,
        ["-m", "baronnies", *arguments, "--jobs", "2"],
        cwd=str(tmp_path),
        encoding="utf-8",
        timeout=60,
        dimensions=(40, 200),
        preexec_fn=heed_interrupts,
    )
    program.expect(r"[1-9]\d*/100000")
    program.kill(signal.SIGINT)
    program.expect_exact('"interrupted": true')
    program.expect(pexpect.EOF)
    program.close()
    assert program.exitstatus == 130


def test_a_hint_is_put_on_trial_and_noted_where_it_is_fair(tmp_path: Path) -> None:
    person = Terminal(tmp_path, "le_baron", "--seed", "essai", "--name", "Ada")
    person.reads("Ada >")
    person.types("hint")
    shown = person.reads("annuler >")
    assert "de chances de gagner" in shown
    assert "l’avis du robot" in shown
    assert "greedy" in shown
    person.types("q")
    assert person.ends() == 0
    (record,) = tmp_path.glob("*.txt")
    assert "# hint A" in record.read_text(encoding="utf-8")

    several = Terminal(tmp_path, "baron", "--seed", "essai", "--people", "2", lang="en_GB.UTF-8")
    several.reads("nobody else is looking.")
    several.types("")
    several.reads(" >")
    several.types("hint")
    assert "only against bots" in several.reads(" >")
    several.types("q")
    assert several.ends() == 0


def test_what_the_options_of_this_table_change_is_told_with_a_refusal(
    capsys: pytest.CaptureFixture[str],
) -> None:
    game = SHELF["terre_de_barons"]
    table = Setting(game, 2, {"walk": "2,3,3,3,3,3,3"}).table("walk")
    Parlour(table, ["Ada", "Bruno"], {}).show_refusal(Refusal("4.4"))
    assert "2, 3, 3, 3, 3, 3, 3" in " ".join(capsys.readouterr().out.split())
