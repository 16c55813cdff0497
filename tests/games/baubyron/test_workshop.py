"""What the workshop is told of a code, whatever the code is."""

import random
from typing import Final

import pytest

from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games.baubyron.building import building, check, plain_code
from baronnies.games.baubyron.game import GAME
from baronnies.games.baubyron.generate import random_building
from baronnies.games.baubyron.ready import READY
from baronnies.games.baubyron.sight import BaubyronSketch
from baronnies.games.baubyron.sketch import shelf, sketch, ways_on

MANY: Final = 10_000
SCRAP: Final = [
    "@",
    "x",
    "y",
    "u",
    "a1",
    "z26",
    "m13",
    "xz26",
    "yz26",
    "uz99",
    "ue3",
    "é",
    "\0",
    "x" * 99,
]


def failing(told: BaubyronSketch) -> list[tuple[str, str]]:
    return [(one["clause"], one["where"]) for one in told["site"]["conditions"] if not one["holds"]]


def test_a_building_is_told_whole_and_in_its_plain_form() -> None:
    told = sketch("uf3 xd3 @ d3", middle=False)
    assert failing(told) == []
    assert told["code"] == "xa1 uc1 @ a1"
    assert told["building"]
    assert (told["building"]["points"], told["building"]["goal"]) == (7, "c1")
    assert told["site"]["blocks"] == ["uf3", "xd3"]  # as they were laid
    assert "@e3" in told["next"]
    assert {"xa1", "uf3", "xd4"} <= set(told["next"])
    assert "xe3" not in told["next"]  # 1.4: of two heights


@pytest.mark.parametrize(
    ("code", "wrong"),
    [
        ("", [("1.5", "")]),
        ("xa1", [("1.6", "b1"), ("1.9", "0")]),
        ("xa1 uc1", [("1.9", "0")]),
        ("xa1 uc1 @ b1 b1", [("1.9", "b1")]),
        ("xa1 uc1 @ c1", [("1.8", "c1")]),
        ("xa1 xb1 uc1 @ a1", [("1.4", "xb1")]),
        ("xz1 @ a1", [("1.2", "xz1")]),
        ("ua1 " * 49 + "@", [("1.3", "ua1")]),
    ],
)
def test_what_is_no_building_yet_says_what_is_missing(
    code: str, wrong: list[tuple[str, str]]
) -> None:
    told = sketch(code, middle=False)
    assert failing(told) == wrong
    assert told["building"] is None


def test_an_entry_named_twice_is_shown_once() -> None:
    told = sketch("xa1 uc1 @ a1 a1", middle=False)
    assert failing(told) == [("1.9", "a1")]
    assert told["site"]["entries"] == ["a1"]


def test_in_the_middle_of_the_table_there_is_room_on_all_sides() -> None:
    told = sketch("ridge", middle=True)
    names = [cell["cell"] for cell in told["site"]["cells"]]
    columns, rows = {name[0] for name in names}, {int(name[1:]) for name in names}
    assert (min(columns), max(columns), min(rows), max(rows)) == ("j", "p", 11, 16)
    assert told["code"] == READY["ridge"]
    assert failing(told) == []


def test_a_walk_is_told_step_by_step() -> None:
    told = ways_on("ridge")
    assert [(way["cells"][0], way["cells"][-1]) for way in told["ways"]] == [
        ("d1", "e6"),
        ("a6", "e6"),
    ]
    for way in told["ways"]:
        assert (
            sum(way["costs"]) == way["points"] == building(READY["ridge"]).points - told["entering"]
        )
        costs = {(step["start"], step["end"]): step["cost"] for step in told["steps"]}
        steps = zip(way["cells"], way["cells"][1:], strict=False)
        assert [costs[step] for step in steps] == way["costs"]
    with pytest.raises(Unreadable, match="one to six entries"):
        ways_on("xa1 uc1 @")


def test_the_shelf_has_every_ready_building() -> None:
    assert [one["name"] for one in shelf()] == list(READY)
    assert all(one["building"]["code"] == READY[one["name"]] for one in shelf())


def hostile(rng: random.Random) -> str:
    """Anything: buildings bent a little, blocks in a heap, words, scraps and noise."""
    kind = rng.randrange(5)
    if kind == 0:
        words = READY[rng.choice(list(READY))].split()
        for _ in range(rng.randrange(1, 4)):
            words[rng.randrange(len(words))] = rng.choice([*SCRAP, *words])
        return " ".join(words)
    if kind == 1:
        heap = [f"{rng.choice('xyu')}{rng.choice('abcz')}{rng.randrange(1, 28)}" for _ in range(12)]
        return " ".join([*heap, "@", rng.choice("abc") + "1"])
    if kind == 2:
        return rng.choice(["", " "]).join(rng.choices(SCRAP, k=rng.randrange(30)))
    if kind == 3:
        return "".join(chr(rng.randrange(0x2FFF)) for _ in range(rng.randrange(2500)))
    return "".join(rng.choices("xyuabcdef123456789 @", k=rng.randrange(300)))


def answer(code: str, *, middle: bool) -> BaubyronSketch | Unreadable:
    try:
        return sketch(code, middle=middle)
    except Unreadable as reason:
        return reason


def test_ten_thousand_hostile_codes_get_an_answer_or_a_sentence() -> None:
    rng = random.Random("hostile codes")  # noqa: S311 - texts
    answered = sound = 0
    for _ in range(MANY):
        code = hostile(rng)
        told = answer(code, middle=rng.random() < 0.5)
        if isinstance(told, Unreadable):
            assert all(told.words(lang) for lang in LANGS)
            continue
        answered += 1
        if told["building"]:
            sound += 1
            assert plain_code(told["code"]) == told["code"]
            assert GAME.settle({"building": told["code"]})["building"] == told["code"]
        elif "@" in code and told["site"]["blocks"]:
            assert check(code)
    assert answered > 1000
    assert sound > 50


def test_generated_buildings_are_told_whole() -> None:
    for number in range(200):
        code = random_building("short", number)
        assert sketch(code, middle=False)["code"] == code
        assert {way["points"] + 3 for way in ways_on(code)["ways"]} <= set(range(13, 19))
