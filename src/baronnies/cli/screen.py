"""The terminal's edge: language, output, and errors for people."""

import json
import os
import shutil
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

from rich.console import Console

from baronnies.core.game import Game
from baronnies.core.rulebook import answer
from baronnies.core.table import Refusal
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS, word

BAD_INPUT: Final = 2  # exit code

_EXTRAS: Final = {  # what is not the server's
    "matplotlib": "lab",
    "numpy": "lab",
    "openskill": "lab",
    "pyarrow": "cluster",
    "ray": "cluster",
}
_WIDE: Final = 120  # columns where no terminal says otherwise

# Answers; a bot may be called em.py:fire, which is no emoji.
out: Final = Console(highlight=False, emoji=False, width=None if sys.stdout.isatty() else _WIDE)
err: Final = Console(stderr=True, highlight=False, emoji=False)  # messages and progress


def detect_lang(arguments: Sequence[str], environment: Mapping[str, str]) -> str:
    """`--lang fr`, anywhere on the command line; else the locale; else English."""
    for at, argument in enumerate(arguments):
        name, equals, value = argument.partition("=")
        if name == "--lang":
            given = value if equals else " ".join(arguments[at + 1 : at + 2])
            if given in LANGS:
                return given
            sys.exit(f"--lang: {' | '.join(LANGS)}")
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if environment.get(variable):
            return "fr" if environment[variable].lower().startswith("fr") else "en"
    return "en"


def without_lang(arguments: Sequence[str]) -> list[str]:
    """The command line without `--lang`, which every command takes."""
    rest = list(arguments)
    for at, argument in enumerate(rest):
        if argument == "--lang":
            del rest[at : at + 2]
            break
        if argument.startswith("--lang="):
            del rest[at]
            break
    return rest


def called(verb: str) -> str:
    """How this person can call a command again: go.py says how it was called."""
    return os.environ.get("BARONNIES_CALLED") or f"{program()} {verb}"


def program() -> str:
    """Our name where that alone finds us, otherwise the path we were called by."""
    path = sys.argv[0]
    elsewhere = Path(path).stem == "baronnies" and shutil.which("baronnies") != path
    return path if elsewhere else "baronnies"


LANG: Final = detect_lang(sys.argv[1:], os.environ)


def say(key: str, **facts: int | str) -> str:
    """A message of the terminal in the reader's language."""
    return word(LANG, f"cli-{key}", facts)


def show_pages(text: str) -> None:
    """A rule book, or a part of it, laid out for the terminal."""
    from rich.markdown import Markdown  # noqa: PLC0415 - it brings much along: the rest stays quick

    out.print(Markdown(text))


def show_json(answer: Mapping[str, object]) -> None:
    """The one object that `--json` promises."""
    print(json.dumps(answer, ensure_ascii=False, indent=2))  # noqa: T201 - exactly this, unwrapped


def fail(
    message: str,
    *,
    as_json: bool = False,
    answer: Mapping[str, object] | None = None,
    exit_code: int = BAD_INPUT,
) -> NoReturn:
    """End with a message, and no traceback; `answer` stands before it in the JSON object."""
    err.print(message, style="red", markup=False, soft_wrap=True)
    if as_json:
        show_json({**(answer or {}), "error": message})
    raise SystemExit(exit_code)


@contextmanager
def told(*, as_json: bool = False, answer: Mapping[str, object] | None = None) -> Iterator[None]:
    """Words instead of a traceback for whatever is wrong with the input."""
    try:
        yield
    except Unreadable as error:
        fail(error.words(LANG), as_json=as_json, answer=answer)
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        if package == "baronnies":
            raise  # our own mistake
        extra = _EXTRAS.get(package, "server")
        needed = say("extra", package=package, extra=extra)
        fail(needed, as_json=as_json, answer=answer)
    except UnicodeDecodeError:
        fail(say("not-text"), as_json=as_json, answer=answer)
    except OSError as error:
        place = f"{error.filename}: " if error.filename else ""
        fail(f"{place}{error.strerror or error}", as_json=as_json, answer=answer)


def clause_words(game: Game, refusal: Refusal, options: Mapping[str, str]) -> str:
    """A refusal as the rule book words it: number, place and sentence."""
    text = answer(game, options, refusal, LANG)
    where = f" ({refusal.where})" if refusal.where else ""
    return f"{refusal.clause}{where} · {text}"
