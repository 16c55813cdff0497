"""Checks the rule books: languages agree, code cites clauses that exist, tests show them all.

A clause is cited in code by its number in a comment, a docstring or a string; it refuses if a
function named `…refusal` returns it. A test shows a clause by the marker `clause("3.2")`, and
triggers it by calling `refuses("3.2", …)`.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from baronnies.core.rulebook import RuleBook, parse

ROOT: Final = Path(__file__).resolve().parent.parent
NUMBER: Final = re.compile(r"(?<![\d.])(\d{1,2}\.\d{1,2})(?![\d.])")
LEADING: Final = re.compile(r"(\d{1,2}\.\d{1,2})(?: .*)?")
LONGEST_AID: Final = 1800  # characters: one screen


class Book:
    """One rule book with its code and its tests."""

    def __init__(self, root: Path, code: Path, tests: Path) -> None:
        self.name = code.relative_to(root).as_posix()
        self.code = sorted(code.glob("*.py"))
        self.tests = sorted(tests.rglob("*.py"))
        self.french = _book(code / "rulebook.fr.md")
        self.english = _book(code / "rulebook.en.md")

    def troubles(self) -> Iterator[str]:
        """Everything that is missing, a sentence each."""
        numbers = self.english.numbers()
        if self.french.numbers() != numbers:
            different = sorted(set(numbers) ^ set(self.french.numbers()))
            yield f"French and English differ in the clauses {different}"
        yield from self._aid_troubles()
        for path in self.code:
            for number, line in cited(path.read_text(encoding="utf-8")):
                if self._answers_for(number) and number not in numbers:
                    yield f"{path.name}:{line} cites clause {number}, which is not in the book"
        shown, triggered = self._in_tests()
        refusing = self._refusing()
        for number in numbers:
            if number not in shown:
                yield f'clause {number} is shown by no test: mark one with clause("{number}")'
            if number in refusing and number not in triggered:
                yield f'clause {number} refuses, but no test calls refuses("{number}", …)'
        for number in sorted((shown | triggered) - set(numbers)):
            if self._answers_for(number):
                yield f"a test names clause {number}, which is not in the book"

    def _answers_for(self, number: str) -> bool:
        """Section 0 stands in the core's book, which shows other numbers only as examples."""
        return number.startswith("0.") == (self.name == CORE)

    def _aid_troubles(self) -> Iterator[str]:
        if self.name == CORE:
            return
        for book in (self.french, self.english):
            if not 0 < len(book.aid) <= LONGEST_AID:
                yield f"an aid has 1 to {LONGEST_AID} characters, not {len(book.aid)}"

    def _refusing(self) -> set[str]:
        if self.name == CORE:
            return set(self.english.numbers())  # whatever holds at every table is a refusal
        return {n for path in self.code for n in refusing(path.read_text(encoding="utf-8"))}

    def _in_tests(self) -> tuple[set[str], set[str]]:
        shown: set[str] = set()
        triggered: set[str] = set()
        for path in self.tests:
            for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
                if isinstance(node, ast.Call) and node.args:
                    if _called(node) == "clause":
                        shown.update(_leading(arg) for arg in node.args)
                    elif _called(node) == "refuses":
                        triggered.add(_leading(node.args[0]))
        return shown - {""}, triggered - {""}


CORE: Final = "src/baronnies/core"


def _book(path: Path) -> RuleBook:
    return parse(path.read_text(encoding="utf-8"))


def _called(node: ast.Call) -> str:
    function = node.func
    return function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "")


def _leading(node: ast.AST) -> str:
    """The clause number a string, or the beginning of an f-string, starts with; "" if none."""
    if isinstance(node, ast.JoinedStr):
        node = node.values[0] if node.values else node
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        found = LEADING.fullmatch(node.value)
        return found[1] if found else ""
    return ""


def cited(source: str) -> Iterator[tuple[str, int]]:
    """Clause numbers in the comments and strings of a source, with their lines."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type in (tokenize.COMMENT, tokenize.STRING):
            for found in NUMBER.finditer(token.string):
                yield found[1], token.start[0]


def refusing(source: str) -> set[str]:
    """Clauses that functions named `…refusal` return."""
    numbers: set[str] = set()
    for function in ast.walk(ast.parse(source)):
        if isinstance(function, ast.FunctionDef) and function.name.endswith("refusal"):
            for node in ast.walk(function):
                if isinstance(node, ast.Return) and node.value:
                    numbers.update(_leading(part) for part in ast.walk(node.value))
    return numbers - {""}


def books(root: Path) -> list[Book]:
    """The book of every table, and that of every game."""
    source = root / "src" / "baronnies"
    games = [path.parent for path in sorted((source / "games").glob("*/rulebook.en.md"))]
    return [
        Book(root, source / "core", root / "tests" / "core"),
        *(Book(root, game, root / "tests" / "games" / game.name) for game in games),
    ]


def main() -> int:
    """Print what is missing; 0 if nothing is."""
    troubles = [f"{book.name}: {trouble}" for book in books(ROOT) for trouble in book.troubles()]
    print("\n".join(troubles) or "the rule books are complete")
    return 1 if troubles else 0


if __name__ == "__main__":
    sys.exit(main())
