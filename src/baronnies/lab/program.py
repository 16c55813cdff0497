"""A bot that is a program of its own, in any language: a question a line, an answer a line.

docs/write-a-bot.md tells both. It runs as long as the game does, and is sent what its seat sees,
never a position: it cannot know more.
"""

import json
import os
import shlex
import shutil
import signal
import subprocess
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from queue import Empty, Queue
from threading import Thread
from typing import IO, Final
from weakref import finalize

from baronnies.bots.bot import Bot
from baronnies.bots.mishap import Mistake
from baronnies.bots.outlook import Outlook
from baronnies.core.game import Game, Move
from baronnies.core.options import shown
from baronnies.core.unreadable import Unreadable
from baronnies.lab.plan import PROGRAM

VERSION: Final = 1  # of the questions and answers
_LONGEST: Final = 10_000  # bytes of an answer
_UNASKED: Final = 100  # answers that wait to be heard: who says more waits until it is asked
_LUCK: Final = 2**32


def program_name(name: str) -> str:
    """What people call the bot of a command: its file, without folder and ending."""
    words = shlex.split(name.removeprefix(PROGRAM))
    return Path(words[-1]).stem if words else name


class ProgramBot(Bot):
    """Asks a program for every step."""

    def __init__(self, game: Game, command: str, seconds: float) -> None:
        super().__init__(game, {})
        self.command = _words(command)
        self.seconds = seconds
        self._talk: ProgramTalk | None = None  # none before the first question

    def choose(self, outlook: Outlook) -> Move:
        talk = self._talk or self._begin(outlook)
        moves = {self.game.say(move): move for move in outlook.moves()}
        question = {"type": "move", "moves": list(moves), "view": outlook.view()}
        answer = talk.ask(question, self.seconds)
        try:
            said = json.loads(answer)["move"]
            if said in moves:
                return moves[said]
            move = self.game.read(said)
        except (ValueError, KeyError, TypeError, AttributeError, RecursionError) as error:
            raise Mistake("program-rubbish", answer=shown(answer)) from error
        if refusal := outlook.imagine().refusal(outlook.seat, move):
            clause, _, _ = refusal.partition(" ")
            raise Mistake("program-illegal", move=self.game.say(move), clause=clause)
        return move

    def end(self) -> None:
        """The game is over, or nobody waits for it any more."""
        if self._talk:
            self._talk.end()

    def _begin(self, outlook: Outlook) -> "ProgramTalk":
        self._talk = ProgramTalk(self.command)
        self._talk.tell(
            {
                "type": "game",
                "version": VERSION,
                "game": self.game.name,
                "rules": self.game.version,
                "seat": outlook.seat,
                "luck": outlook.rng.below(_LUCK),
                "seconds": self.seconds,
            }
        )
        return self._talk


def _words(command: str) -> list[str]:
    """A command taken apart. Unreadable if there is no such program."""
    try:
        words = shlex.split(command)
    except ValueError:
        words = []
    if not words or shutil.which(words[0]) is None:
        there = bool(words) and Path(words[0]).is_file()
        raise Unreadable("program-barred" if there else "program-missing", command=shown(command))
    return words


class ProgramTalk:
    """A running program. It ends with us, and with the last who holds this."""

    def __init__(self, command: list[str]) -> None:
        try:
            self._program = subprocess.Popen(  # noqa: S603 - named by who runs it
                command,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,  # so that what it starts ends with it
            )
        except OSError as error:
            told = shown(" ".join(command))
            raise Mistake("program-start", command=told, error=str(error)) from error
        assert self._program.stdin
        assert self._program.stdout
        self._questions: Queue[bytes] = Queue()
        self._answers: Queue[bytes] = Queue(_UNASKED)
        self.end = finalize(self, _end, self._program, self._questions, self._answers)
        for work, pipe, lines in (
            (_say, self._program.stdin, self._questions),
            (_hear, self._program.stdout, self._answers),
        ):
            Thread(target=work, args=(pipe, lines), daemon=True).start()

    def tell(self, message: Mapping[str, object]) -> None:
        self._questions.put(json.dumps(message, separators=(",", ":")).encode() + b"\n")

    def ask(self, question: Mapping[str, object], seconds: float) -> str:
        """The next line it writes. A mistake if there is none in time."""
        self.tell(question)
        try:
            answer = self._answers.get(timeout=seconds)
            code = None if answer else self._program.wait(seconds)
        except (Empty, subprocess.TimeoutExpired):  # it says nothing, or will not say any more
            self.end()
            raise Mistake("program-slow", seconds=f"{seconds:g}") from None
        if code is not None:
            raise Mistake("program-gone", code=str(code))
        return answer.decode(errors="replace")


def _say(questions: IO[bytes], said: "Queue[bytes]") -> None:
    """Every question, as soon as the program reads; after an empty one there are no more."""
    with suppress(OSError, ValueError):  # it is gone: that is told when it does not answer
        while line := said.get():
            questions.write(line)
            questions.flush()


def _hear(answers: IO[bytes], heard: "Queue[bytes]") -> None:
    """Every line a program writes; after the last, an empty one."""
    with suppress(OSError, ValueError):  # it was ended
        while line := answers.readline(_LONGEST):
            heard.put(line)
    heard.put(b"")


def _end(
    program: "subprocess.Popen[bytes]", questions: "Queue[bytes]", answers: "Queue[bytes]"
) -> None:
    """Kill a program and what it started; nobody waits for it any more, on either side."""
    with suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(program.pid, signal.SIGKILL)
        else:
            program.kill()
    for pipe in (program.stdin, program.stdout):
        if pipe:
            with suppress(OSError):
                pipe.close()
    program.wait()
    questions.put(b"")
    with suppress(Empty):
        while True:
            answers.get_nowait()
