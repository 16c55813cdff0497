"""One voice and one word for one thing, in all that people read."""

import re
from pathlib import Path

import pytest

from tests.test_typography import READ, prose

NAMES = re.compile(r"^\s*#.*|^[\w-]+ = |^ +\.\w+ = |\{[^}]*(\}|$)|\[[\w-]+\] ")  # for programs

# What is not said, and what is said instead.
AMISS = {
    "vous, not tu": r"\b([Tt]u|[Tt]oi|[Tt]on|[Tt]es)\b",
    "nobody is told to be a man": r"[Vv]ous (êtes|étiez|serez) (?!au )\w+(é|i|u|is|it)\b",
    "la personne qui": r"\b([Ss]eul|auprès de|par) qui\b|(^|[.;] )Qui [^.?]*\.",
    "a été, not fut": r"\b(fut|furent|eut|eurent)\b",
    "pas là": r"\b(est|sont|es) absente?s?\b",
    "article": r"\b[Cc]lauses?\b",
    "oubliettes": r"\bruinée?s?\b",
    "tour": r"\b[Mm]anches?\b",
    "construction": r"\b[ÉéEe]difices?\b",
    "l’extension, jeton Magie": r"\b\d+ magies?\b",
    "points d’honneur": r"\b\d+ honneurs?\b|\b\d+ d’honneur\b",
}
AMISS_IN_ENGLISH = {
    "they, and it for pieces": r"\b([Hh]e|[Hh]is|[Hh]im|[Ss]he|[Hh]er)\b",
    "British": r"\b(colou?rless|color|honor|gray|center|neighbor|defense)s?\b",
    "choose": r"\b([Cc]lick|[Pp]ress|[Tt]ap) (a|an|the|another|on)\b",
    "the person who": r"\b([Oo]nly|of|by|with|for|to|than) (who|whose)\b|(^|[.;] )Whose\b[^?]*\.",
    "is not a": r"(?<!There )\b(is|are) no (record|seat|move|game|row|piece)\b",
    "their own": r"\b(all|an|the) own\b",
    "undo": r"\b[Tt]ake (it )?back\b(?! (the last|their keep))",
    "confirm": r"\bhand(s|ed)? in\b",
    "replay": r"\blook again at the game\b|\b[Ll]ook back\b",
    "that many": r"\bnot so many\b|\bequally many\b",
    "a move in": r"\bmove of (Baron|Barony|Baubyron|Terre|Le Baron)\b",
    "the expansion": r"\b[Ee]xtension\b",
    "fall into the oubliette": r"\b[Rr]uined\b",
}


def amiss(row: str, *, french: bool) -> list[str]:
    """What a row should have said instead."""
    said = NAMES.sub(" ", row).strip()
    known = AMISS if french else AMISS_IN_ENGLISH
    return [instead for instead, wrong in known.items() if re.search(wrong, said)]


@pytest.mark.parametrize("path", READ, ids=lambda path: "-".join(path.parts[-3:]))
def test_all_texts_have_one_voice(path: Path) -> None:
    french = ".fr." in path.name
    rows = prose(path)
    assert [(at, row) for at, row in rows if amiss(row, french=french)] == []


@pytest.mark.parametrize(
    ("row", "french"),
    [
        ("x = Seul qui a créé la table peut le faire.", True),
        ("x = Vous êtes ruiné.", True),
        ("x = Ouvrir la règle à cette clause", True),
        ("x = Tu perds { $n } points.", True),
        ("Qui nomme une entrée la propose.", True),
        ("x = Only who made the table may do this.", False),
        ("x = Whose time is up is played for.", False),
        ("x = At half his strength.", False),
        ("x = Press a seal.", False),
        ("x = This is no record.", False),
        ("x = Sorciers, the extension", False),
    ],
)
def test_another_voice_is_heard(row: str, *, french: bool) -> None:
    assert amiss(row, french=french)
