"""Rule books: numbered clauses in French and English, from the rulebook.fr.md and .en.md files.

The form of such a file: a title, the player aid, then numbered sections of numbered clauses::

    # Le Baron
    The aid: what a player wants on one screen.
    ## 1 Set-up
    **1.1** A sentence or a few. [What is added when it answers a refused move.]
    ![What is to be seen.](pictures.txt#name)

An addition with a `#` is made only by a refusal that tells an amount, which stands there then. What
a table has changed of a clause is told after it.

A picture belongs to the clause above it; it lies in the pictures.txt of the game (`pictures.py`).

Clauses of section 0 hold at every table and are written once, beside this file.
"""

import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from baronnies.core.game import Game
from baronnies.core.options import NO, YES, Count, Numbers, Switch
from baronnies.core.table import Refusal
from baronnies.core.words import word

_SECTION: Final = re.compile(r"## (\d+) (.+)")
_CLAUSE: Final = re.compile(r"\*\*(\d+\.\d+)\*\* (.+)")
_ANSWER: Final = re.compile(r" ?\[([^\]]+)\]")
_OPTIONS: Final = re.compile(r" \(options? `[^)]*\)")  # which option changes a number
_PICTURE: Final = re.compile(r"!\[(.+)\]\(pictures\.txt#(\w+)\)")
_AMOUNT: Final = "#"
_CORE: Final = "baronnies.core"


class Shown(NamedTuple):
    """A picture beside a clause."""

    said: str  # what is to be seen on it, for those who cannot see it too
    name: str


class Clause(NamedTuple):
    """A numbered sentence of a rule book: what code, tests and refusals cite."""

    number: str
    text: str
    answer: str  # the text, and in brackets what is true only of the move that it refuses
    shown: Shown | None = None


class Section(NamedTuple):
    """A chapter of a rule book."""

    number: str
    title: str
    clauses: list[Clause]


class RuleBook:
    """The rules of a game in one language."""

    def __init__(self, title: str, aid: str, sections: list[Section]) -> None:
        self.title = title
        self.aid = aid  # the player aid, one screen of Markdown
        self.sections = sections
        self._clauses = {c.number: c for section in sections for c in section.clauses}

    def __contains__(self, number: str) -> bool:
        return number in self._clauses

    def __getitem__(self, number: str) -> str:
        return self._clauses[number].text

    def answer(self, number: str, amount: str = "") -> str:
        """A clause as the answer to a move that it refuses."""
        answer = self._clauses[number].answer
        for added in _ANSWER.finditer(answer):
            told = amount or _AMOUNT not in added[1]
            said = f" {added[1].replace(_AMOUNT, amount)}" if told else ""
            answer = answer.replace(added[0], said)
        return _OPTIONS.sub("", answer)  # who plays is not setting up a table

    def numbers(self) -> list[str]:
        """All clause numbers, in the order of the book."""
        return list(self._clauses)


def answer(game: Game, options: Mapping[str, str], refusal: Refusal, lang: str) -> str:
    """A clause as the answer to a move it refuses, with what the options of this table change."""
    said = [rulebook(game.package, lang).answer(refusal.clause, refusal.amount)]
    for name, option in game.options.items():
        value = options.get(name, option.default)
        ours = option.clause == refusal.clause and isinstance(option, Count | Numbers | Switch)
        if ours and value != option.default:
            what = word(lang, f"{game.name}-option-{name}")
            here = word(lang, f"option-{value}") if value in (YES, NO) else value.replace(",", ", ")
            said.append(word(lang, "option-here", {"what": what, "value": here}))
    return " ".join(said)


@cache
def rulebook(package: str, lang: str) -> RuleBook:
    """The rule book that lies in a package, section 0 included."""
    book = parse(_source(package, lang))
    common = parse(_source(_CORE, lang))
    return RuleBook(book.title, book.aid, [*common.sections, *book.sections])


def _source(package: str, lang: str) -> str:
    return (files(package) / f"rulebook.{lang}.md").read_text(encoding="utf-8")


def parse(source: str) -> RuleBook:
    """Read a rule book. Its mistakes are ours: ValueError with the line."""
    title = ""
    aid: list[str] = []
    sections: list[Section] = []
    for at, raw in enumerate(source.splitlines(), start=1):
        line = raw.strip()
        if line.startswith("# "):
            title = line[2:]
        elif found := _SECTION.fullmatch(line):
            _add_section(sections, Section(found[1], found[2], []), at)
        elif not sections:
            aid.append(raw)
        elif found := _CLAUSE.fullmatch(line):
            _add_clause(sections[-1], _clause(found[1], found[2]), at)
        elif (found := _PICTURE.fullmatch(line)) and sections[-1].clauses:
            clauses = sections[-1].clauses
            clauses[-1] = clauses[-1]._replace(shown=Shown(found[1], found[2]))
        elif line:
            raise ValueError(f"line {at} is neither a section nor a clause: {line}")
    return RuleBook(title, "\n".join(aid).strip(), sections)


def _clause(number: str, text: str) -> Clause:
    return Clause(number, _ANSWER.sub("", text), text)


def _add_section(sections: list[Section], section: Section, at: int) -> None:
    if sections and int(section.number) != int(sections[-1].number) + 1:
        raise ValueError(f"line {at}: section {section.number} is out of order")
    sections.append(section)


def _add_clause(section: Section, clause: Clause, at: int) -> None:
    if clause.number != f"{section.number}.{len(section.clauses) + 1}":
        raise ValueError(f"line {at}: clause {clause.number} is out of order")
    section.clauses.append(clause)
