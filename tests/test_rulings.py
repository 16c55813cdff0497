"""Rule books say where a rule is ours, and aids say no more than their clauses."""

import re

import pytest

from baronnies.core.rulebook import RuleBook, rulebook
from baronnies.core.words import word
from baronnies.games import SHELF

OURS = {
    "baron": "1.4 2.4 3.6 5.4 7.1 7.3 7.5 8.3 8.6 9.1 9.3 9.4",
    "barony": "1.3 1.4 1.6 1.7 2.6 3.6 9.4 10.4 11.1 11.2 11.3",
    "terre_de_barons": "1.3 1.4 1.5 7.7",
    "le_baron": "1.2 7.7",
    "baubyron": "1.2 1.12 2.1 3.5 4.5 6.2 6.7 7.2 7.4 8.3",
}
MARKS = {"fr": r"\bnotre (choix|lecture)\b", "en": r"\bour (choice|reading)\b"}


def book(game: str, lang: str) -> RuleBook:
    return rulebook(SHELF[game].package, lang)


@pytest.mark.parametrize("lang", MARKS)
@pytest.mark.parametrize("game", OURS)
def test_rulings_are_marked_as_ours(game: str, lang: str) -> None:
    read = book(game, lang)
    marked = [n for n in read.numbers() if re.search(MARKS[lang], read[n], re.IGNORECASE)]
    assert marked == OURS[game].split()


@pytest.mark.parametrize(
    ("game", "clause", "aid", "french"),
    [
        ("barony", "4.1", "Up to two knights", "Jusqu’à deux chevaliers"),
        ("barony", "9.2", "Pay at least 15", "Payez au moins 15"),
        ("baron", "5.5", "another standing barony", "vos baronnies en place"),
        ("baron", "7.2", "sends all of them back", "à égalité, tous repartent"),
        ("terre_de_barons", "6.3", "+1 on grey, with the die", "+1 sur gris, avec le dé"),
        ("terre_de_barons", "11.4", "five troops or fewer", "cinq troupes ou moins"),
        ("le_baron", "7.2", "under your draw pile instead", "sous votre pioche)"),
    ],
)
def test_an_aid_says_what_its_clause_says(game: str, clause: str, aid: str, french: str) -> None:
    assert aid in book(game, "en").aid
    assert french in book(game, "fr").aid
    assert clause in book(game, "en")


def test_a_goal_of_terre_de_barons_may_be_passed() -> None:
    assert "at least 16 points" in book("terre_de_barons", "en")["11.3"]
    assert "au moins 16 points" in book("terre_de_barons", "fr")["11.3"]


@pytest.mark.parametrize(
    ("key", "english", "french"),
    [
        ("le_baron-about", "a row that shares a colour", "une carte qui partage une couleur"),
        ("terre_de_barons-brief", "a baron, two knights", "un baron, deux chevaliers"),
        ("terre_de_barons-option-own_first", "other colours cancel first", "autres couleurs"),
        ("terre_de_barons-option-stop_at_active", "active enemy knight", "chevalier adverse actif"),
        ("baubyron-option-red_compulsory", "Must move a red pawn", "Obligation de jouer un rouge"),
        ("baron-option-one_establishment", "the strongest knight", "chevalier le plus fort"),
    ],
)
def test_a_shelf_promises_what_the_rules_say(key: str, english: str, french: str) -> None:
    assert english in word("en", key)
    assert french in word("fr", key)


def test_barony_takes_as_long_as_its_box_says() -> None:
    assert SHELF["barony"].minutes == 40


def test_what_is_true_only_of_a_refused_move_stands_in_no_book() -> None:
    for game in SHELF.values():
        for lang in MARKS:
            read = rulebook(game.package, lang)
            assert not any("[" in read[number] for number in read.numbers())
            answered = [n for n in read.numbers() if read.answer(n) != read[n]]
            assert all(read.answer(n).startswith(read[n][:10]) for n in answered)
    assert book("baron", "fr")["3.2"] == "La tuile vient de votre réserve."
    assert book("baron", "fr").answer("3.2").endswith("Vous n’en avez pas de cette nature.")
