"""The story in sentences."""

from baronnies.core.game import Event
from baronnies.core.story import heard, sentence
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
        "Bob garde 1 tête, qui compte en moins.",
        "Bob garde 2 têtes, qui comptent en moins.",
    ]


def test_a_story_is_heard_as_far_as_it_is_for_ones_eyes() -> None:
    public, hers, his = Event("dead_end", ()), Event("hand", ("1",), 0), Event("hand", ("2",), 1)
    story = [public, hers, his]
    assert heard(story, 0) == [public, hers]
    assert heard(story, 1) == [public, his]
    assert heard(story, 2) == [public]
    assert heard(story, None) == [public]
