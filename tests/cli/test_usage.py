"""Command lines that mean nothing are answered in the reader's language, with code 2."""

import re

import pytest

from baronnies.cli.serve import SETTINGS
from tests.commands import run


@pytest.mark.parametrize(
    ("typed", "french", "english"),
    [
        ("play --nope", "Il n’y a pas d’option --nope ici.", "There is no option --nope here."),
        ("play --seed", "L’option --seed demande une valeur", "The option --seed needs a value"),
        ("verify", "Il manque FILE.", "FILE is missing."),
        ("perft le_baron --depth 99", "ne convient pas à --depth.", "does not fit --depth."),
        (
            "simulate le_baron --games 20000000",
            "à --games. Elle va de 1 à 10\u202f000\u202f000.",
            "fit --games. It takes 1 to 10,000,000.",
        ),
        ("zut", "ne veut rien dire", "This command means nothing: baronnies zut."),
        ("verify a b", "ne veut rien dire", "This command means nothing: baronnies verify a b."),
    ],
)
def test_a_wrong_command_line_is_told_with_the_way_to_help(
    typed: str, french: str, english: str
) -> None:
    for lang, words in (("fr", french), ("en", english)):
        answer = run([*typed.split(), "--lang", lang])
        assert answer.code == 2
        assert answer.out == ""
        assert words in answer.err
        assert "-h`" in answer.err


def test_json_is_one_object_here_too() -> None:
    answer = run(["verify", "--json", "--lang", "fr"])
    assert answer.code == 2
    assert answer.json()["error"].startswith("Il manque FILE.")


def test_help_speaks_the_readers_language() -> None:
    french = run(["perft", "-h", "--lang", "fr"])
    assert french.code == 0
    assert all(word in french.out for word in ("obligatoire", "par défaut", "Afficher cette aide"))
    assert "Commandes" in run(["--help", "--lang", "fr"]).out
    assert "Afficher cette aide" in run(["host", "-h", "--lang", "fr"]).out
    english = run(["perft", "-h"]).out
    assert all(word in english for word in ("required", "default: 4", "Show this help."))


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_eighty_columns_hold_every_setting_of_a_host(lang: str) -> None:
    shown = run(["serve", "--help", "--lang", lang], columns=80).out
    given = set(re.findall(r"BARONNIES_[A-Z_]+", shown))
    assert "…" not in shown
    assert given == SETTINGS - {"BARONNIES_CALLED", "BARONNIES_COMPILED", "BARONNIES_SERVER"}


def test_without_a_command_help_is_shown() -> None:
    answer = run(["--lang", "fr"])
    assert answer.code == 2
    assert "Commandes" in answer.out
