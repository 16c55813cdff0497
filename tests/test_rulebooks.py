"""The check of the rule books sees every kind of trouble, on a small tree of its own."""

from pathlib import Path

import pytest

from tools import rulebooks

BOOK = """\
# Pebbles
The aid.
## 1 Turns
**1.1** Take one.
**1.2** Not from an empty heap.
"""
RULES = '''\
"""What forbids."""

def take_refusal(heap):
    if not heap:
        return "1.2 heap"  # nothing is left
    return None

def take(heap):
    """1.1: one is taken."""
    return heap - 1
'''
TESTS = """\
import pytest

@pytest.mark.clause("1.1", "1.2")
def test_take():
    refuses("1.2 heap", 0)
"""
CORE_BOOK = "# Table\n## 0 Table\n**0.1** Only who is asked.\n"
CORE_TESTS = """\
@pytest.mark.clause("0.1")
def test_asked():
    refuses("0.1", 0)
"""
GAME = "src/baronnies/games/pebbles"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A complete rule book with its code and its tests."""
    write(tmp_path, "src/baronnies/core/rulebook.en.md", CORE_BOOK)
    write(tmp_path, "src/baronnies/core/rulebook.fr.md", CORE_BOOK)
    write(tmp_path, "tests/core/test_table.py", CORE_TESTS)
    write(tmp_path, f"{GAME}/rulebook.en.md", BOOK)
    write(tmp_path, f"{GAME}/rulebook.fr.md", BOOK.replace("Take one", "Prenez-en un"))
    write(tmp_path, f"{GAME}/rules.py", RULES)
    write(tmp_path, "tests/games/pebbles/test_turns.py", TESTS)
    return tmp_path


def write(root: Path, name: str, text: str) -> None:
    (root / name).parent.mkdir(parents=True, exist_ok=True)
    (root / name).write_text(text, encoding="utf-8")


def change(root: Path, name: str, old: str, new: str) -> None:
    text = (root / name).read_text(encoding="utf-8")
    assert old in text
    write(root, name, text.replace(old, new))


def troubles(root: Path) -> list[str]:
    return [trouble for book in rulebooks.books(root) for trouble in book.troubles()]


def test_a_complete_book_has_no_trouble(tree: Path) -> None:
    assert troubles(tree) == []


TROUBLES = {
    "a clause in one language only": (
        (f"{GAME}/rulebook.fr.md", "**1.2** Not from an empty heap.\n", ""),
        "French and English differ in the clauses ['1.2']",
    ),
    "no aid": (
        (f"{GAME}/rulebook.en.md", "The aid.\n", ""),
        "an aid has 1 to 1800 characters, not 0",
    ),
    "an aid of many screens": (
        (f"{GAME}/rulebook.fr.md", "The aid.", "x" * 1801),
        "an aid has 1 to 1800 characters, not 1801",
    ),
    "a clause cited in a comment": (
        (f"{GAME}/rules.py", "nothing is left", "see 1.7"),
        "rules.py:5 cites clause 1.7, which is not in the book",
    ),
    "a clause cited in a docstring": (
        (f"{GAME}/rules.py", '"""1.1:', '"""3.1:'),
        "rules.py:9 cites clause 3.1, which is not in the book",
    ),
    "a clause no test shows": (
        ("tests/games/pebbles/test_turns.py", '"1.1", "1.2"', '"1.2"'),
        'clause 1.1 is shown by no test: mark one with clause("1.1")',
    ),
    "a refusal no test triggers": (
        ("tests/games/pebbles/test_turns.py", 'refuses("1.2 heap", 0)', "pass"),
        'clause 1.2 refuses, but no test calls refuses("1.2", …)',
    ),
    "a refusal with a place no test triggers": (
        (f"{GAME}/rules.py", 'return "1.2 heap"', 'return f"1.1 {heap}"'),
        'clause 1.1 refuses, but no test calls refuses("1.1", …)',
    ),
    "a test of a clause that is gone": (
        ("tests/games/pebbles/test_turns.py", '"1.1", "1.2"', '"1.1", "1.2", "4.1"'),
        "a test names clause 4.1, which is not in the book",
    ),
    "a core test of a clause that is not there": (
        ("tests/core/test_table.py", 'refuses("0.1", 0)', 'refuses("0.7", 0)'),
        "a test names clause 0.7, which is not in the book",
    ),
    "a core clause no test shows": (
        ("tests/core/test_table.py", 'clause("0.1")', 'clause("0.x")'),
        'clause 0.1 is shown by no test: mark one with clause("0.1")',
    ),
    "a core clause no test triggers": (
        ("tests/core/test_table.py", 'refuses("0.1", 0)', "pass"),
        'clause 0.1 refuses, but no test calls refuses("0.1", …)',
    ),
}


@pytest.mark.parametrize(("broken", "told"), TROUBLES.values(), ids=TROUBLES)
def test_trouble_is_told(tree: Path, broken: tuple[str, str, str], told: str) -> None:
    change(tree, *broken)
    assert told in troubles(tree)


def test_the_core_cites_its_own_clauses_and_shows_others_as_examples(tree: Path) -> None:
    write(tree, "src/baronnies/core/table.py", '"""A refusal is a clause, such as 3.2."""\n')
    assert troubles(tree) == []
    write(tree, "src/baronnies/core/table.py", "# 0.8: no such thing\n")
    assert troubles(tree) == ["table.py:1 cites clause 0.8, which is not in the book"]


def test_numbers_in_code_itself_are_no_citations() -> None:
    source = 'x = 7.5  # as 2.1 says, in version 1.2.3 of 12\ny = "3.2 r4"\n'
    assert list(rulebooks.cited(source)) == [("2.1", 1), ("3.2", 2)]


def test_refusing_clauses_are_found_in_every_form() -> None:
    source = """
def place_refusal(p):
    if p: return "1.1"
    if q: return f"1.2 {row}"
    return None if r else "1.3" if s else "1.4 here"
def other():
    return "2.1"
"""
    assert rulebooks.refusing(source) == {"1.1", "1.2", "1.3", "1.4"}


def test_the_real_books_are_complete(capsys: pytest.CaptureFixture[str]) -> None:
    assert rulebooks.main() == 0, capsys.readouterr().out
    assert capsys.readouterr().out == "the rule books are complete\n"
