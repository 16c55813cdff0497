"""Signs of both languages as printers set them, in all that people read."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PLACES = [ROOT / "src", ROOT / "web" / "src"]
NAMES = ("words.*.ftl", "rulebook.*.md")
READ = sorted(path for place in PLACES for name in NAMES for path in place.rglob(name))
CODE = re.compile(r'`[^`]*`|\{" ?"\}')  # what is typed keeps its own signs

AMISS = {
    "an apostrophe is ’": r"'",
    "quotation marks are not straight": r'"[^"]+"',
    "… follows its word": r"[\w}] …$",
}
AMISS_IN_FRENCH = {
    "a space that does not break stands before ; : ! ? » %": r" [;:!?»%]",
    "a space stands before ; ! ? »": r"[\w})][;!?»]",
    "a space that does not break stands after «": "«[^\u00a0]",
    "quotation marks are « », and “ ” only within": r"^[^«]*“",
}
AMISS_IN_ENGLISH = {
    "no space stands before ! ? %": r"\w[ \u00a0][!?%]",
    "quotation marks are “ ”": r"[«»]",
}


def prose(path: Path) -> list[tuple[int, str]]:
    """The numbered rows of a file without what is typed."""
    rows = path.read_text(encoding="utf-8").splitlines()
    return [(at, CODE.sub("x", row)) for at, row in enumerate(rows, start=1)]


def test_there_is_something_to_read() -> None:
    assert len(READ) > 50
    assert {path.name for path in READ} == {
        "words.fr.ftl",
        "words.en.ftl",
        "rulebook.fr.md",
        "rulebook.en.md",
    }


@pytest.mark.parametrize("path", READ, ids=lambda path: "-".join(path.parts[-3:]))
def test_signs_are_those_of_the_language(path: Path) -> None:
    french = ".fr." in path.name
    amiss = AMISS | (AMISS_IN_FRENCH if french else AMISS_IN_ENGLISH)
    found = [
        f"{at}: {told}: {row}"
        for at, row in prose(path)
        for told, sign in amiss.items()
        if re.search(sign, row)
    ]
    assert found == []


@pytest.mark.parametrize(
    ("row", "language"),
    [
        ("l'étal", "fr"),
        ("Pourquoi ?", "fr"),
        ("Pourquoi?", "fr"),
        ("« oui »", "fr"),
        ("95 %", "fr"),
        ("un “mot”", "fr"),
        ("réfléchit …", "fr"),
        ("somebody's", "en"),
        ('a "word"', "en"),
        ("95 %", "en"),
        ("Why ?", "en"),
    ],
)
def test_a_wrong_sign_is_seen(row: str, language: str) -> None:
    amiss = AMISS | (AMISS_IN_FRENCH if language == "fr" else AMISS_IN_ENGLISH)
    assert any(re.search(sign, row) for sign in amiss.values())
