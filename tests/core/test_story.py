"""The story in sentences."""

from baronnies.core.game import Event
from baronnies.core.story import heard, sentence
from baronnies.games.baron.game import GAME as BARON
from baronnies.games.barony.game import GAME as BARONY
from baronnies.games.le_baron.game import GAME as LE_BARON

NAMES = ["Aliénor", "Bob", "Cunégonde"]


def test_seats_are_told_by_their_names_and_other_numbers_as_they_are() -> None:
    event = Event("placed", (2, 45, 1))
    assert sentence(LE_BARON, event, NAMES, "en") == "Cunégonde places 45 in row I."
    assert sentence(LE_BARON, event, NAMES, "fr") == "Cunégonde pose 45 dans la rangée I."


def test_one_is_one_and_two_are_two() -> None:
    told = [sentence(LE_BARON, Event("drew", (0, count)), NAMES, "en") for count in (1, 2)]
    assert told == ["Aliénor draws 1 card.", "Aliénor draws 2 cards."]
    told = [sentence(LE_BARON, Event("left", (1, count)), NAMES, "fr") for count in (1, 2)]
    assert told == [
        "Bob garde 1 tête, à déduire.",
        "Bob garde 2 têtes, à déduire.",
    ]


def test_spells_are_told_by_their_names() -> None:
    cast = Event("cast", (0, "charm+illusion+portal", 4))
    assert sentence(BARONY, cast, NAMES, "fr") == (
        "Aliénor lance Charme, Illusion et Portail pour 4 jetons Magie."
    )
    one = Event("cast", (1, "abundance", 1))
    assert sentence(BARONY, one, NAMES, "en") == "Bob casts Abundance for 1 magic token."


def test_a_minus_is_no_hyphen() -> None:
    ruined = Event("established", (1, "2,-3", -3, -3))
    assert sentence(BARON, ruined, NAMES, "en") == (
        "Bob establishes a barony at 2,-3, worth −3: −3 honour."
    )


def test_a_story_is_heard_as_far_as_it_is_for_ones_eyes() -> None:
    public, hers, his = Event("dead_end", ()), Event("hand", ("1",), 0), Event("hand", ("2",), 1)
    story = [public, hers, his]
    assert heard(story, 0) == [public, hers]
    assert heard(story, 1) == [public, his]
    assert heard(story, 2) == [public]
    assert heard(story, None) == [public]


def test_the_same_happening_is_told_with_the_names_of_each_table() -> None:
    placed = Event("placed", (1, 57, 3))
    for names in (["Ada", "Odon"], ["Odon", "Ada"], ["Ada", "{$seat} \ue000 %s"]):
        for lang in ("fr", "en"):
            told = sentence(LE_BARON, placed, names, lang)
            assert names[1] in told
            assert names[0] not in told.replace(names[1], "")
