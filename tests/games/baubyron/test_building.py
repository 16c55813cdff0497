"""Section 1: what makes a building, its code, the ready ones and the random ones."""

import pytest

from baronnies.core.game import CHANCE, Event
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import LANGS
from baronnies.games.baubyron.blocks import heights_of
from baronnies.games.baubyron.building import building, check, plain_code
from baronnies.games.baubyron.game import GAME, BaubyronState
from baronnies.games.baubyron.generate import NUMBERS, random_building
from baronnies.games.baubyron.pairing import blocks_for
from baronnies.games.baubyron.plan import show
from baronnies.games.baubyron.ready import DEFAULT, READY
from baronnies.games.baubyron.tables import LENGTHS, length_of, read_cell
from tests.clauses import refuses

LADDER = "xa1 xc1 xe1 ug1 xe1 ug1 @ a1"  # 1 1 1 1 2 2 4


def site(blocks: str, rest: str = "") -> str:
    """The position of builders who have laid these blocks; A is to go on."""
    return f"baubyron 3 build building=together\nblocks {blocks}\n{rest}"


def heights(code: str) -> str:
    """The storeys of a building, row by row."""
    made = building(plain_code(code))
    rows = []
    for row in range(made.depth):
        spots = [made.spot_of[row * 26 + column] for column in range(made.width)]
        rows.append("".join("." if spot < 0 else str(made.storeys[spot]) for spot in spots))
    return "/".join(rows)


def troubles(code: str) -> list[str]:
    return [trouble.answer() for trouble in check(code)]


@pytest.mark.clause("1.1")
def test_a_lying_block_is_one_storey_high_and_an_upright_one_two() -> None:
    assert heights("xa1 ua2 @ a1") == "11/2."
    assert heights("ya1 ub1 @ a2") == "12/1."
    assert heights(LADDER) == "1111224"


@pytest.mark.clause("1.2")
def test_a_block_lies_on_the_table_whole() -> None:
    empty = "baubyron 3 build building=together"
    refuses("1.2 xz1", GAME, empty, "A xz1")
    refuses("1.2 ya26", GAME, empty, "A ya26")
    assert troubles("xa1 xz9 @ a1") == ["1.2 xz9"]


@pytest.mark.clause("1.2")
def test_equal_buildings_have_equal_codes() -> None:
    shuffled = "ug1 xe1 xc1 ug1 xe1 xa1 @ a1"
    moved = "ui4 xg4 xe4 ui4 xg4 xc4 @ c4"
    assert plain_code(LADDER) == plain_code(shuffled) == plain_code(moved) == LADDER


@pytest.mark.clause("1.3")
def test_there_are_48_blocks() -> None:
    columns = [f"u{letter}{row}" for row in (1, 2) for letter in "abcdefghijklmnopqrstuvwx"]
    refuses("1.3 xa5", GAME, site(" ".join(columns)), "A xa5")
    assert troubles(" ".join([*columns, "ya4", "@", "a4"])) == ["1.3 ya4"]


@pytest.mark.clause("1.4")
def test_a_block_needs_support_under_its_whole_underside() -> None:
    refuses("1.4 xa1", GAME, site("ua1"), "A xa1")
    refuses("1.4 ya1", GAME, site("xa1"), "A ya1")
    assert troubles("ua1 xa1 @ a1") == ["1.4 xa1"]


@pytest.mark.clause("1.4")
def test_heights_can_be_built_when_their_cubes_pair_up() -> None:
    row = {0: 1, 1: 3, 2: 2}
    blocks = blocks_for(row)
    assert blocks is not None
    assert heights_of(blocks) == row
    assert blocks_for({0: 1, 1: 2}) is None  # an odd cube is left
    assert blocks_for({0: 1, 1: 1, 2: 1, 27: 1}) is None  # two pairs want the same cube


@pytest.mark.clause("1.5")
def test_a_building_is_one_piece() -> None:
    refuses("1.5 d1", GAME, site("xa1 ud1"), "A @a1")
    refuses("1.5 d2", GAME, site("xa1 uc1 ud2"), "A @a1")  # corners do not join
    refuses("1.5", GAME, "baubyron 3 build building=together", "A @a1")  # nothing yet
    assert "1.5 d1" in troubles("xa1 ud1 @ a1")


@pytest.mark.clause("1.6")
def test_one_cell_is_the_highest() -> None:
    refuses("1.6 d1", GAME, site("ua1 xb1 ud1"), "A @b1")
    assert troubles("xa1 @ a1") == ["1.6 b1"]
    assert building(LADDER).names[building(LADDER).goal] == "g1"


@pytest.mark.clause("1.7")
def test_neighbours_differ_by_two_storeys_at_most() -> None:
    refuses("1.7 b1", GAME, site("xa1 uc1 uc1"), "A @a1")
    assert troubles("xa1 uc1 uc1 @ a1") == ["1.7 b1"]
    assert troubles(LADDER) == []  # two storeys up to the goal, four down to the table


@pytest.mark.clause("1.8")
def test_an_entry_is_one_storey_high_and_touches_the_table_outside() -> None:
    refuses("1.8 c1", GAME, site("xa1 uc1"), "A @c1")
    refuses("1.8 d4", GAME, site("xa1 uc1"), "A @d4")
    # 22221  Within the walls, b2 is one storey high, but touches only the courtyard c2.
    # 31.21
    # 2224
    walls = "ua1 ub1 uc1 ud1 ye1 xa2 ua2 ud2 ua3 ub3 uc3 ud3 ud3"
    assert heights(f"{walls} @ e1") == "22221/31.21/2224."
    assert troubles(f"{walls} @ b2") == ["1.8 b2"]
    refuses("1.8 b2", GAME, site(walls), "A @b2")
    assert troubles("ux26 xy26 @ z26") == []  # the edge of the table is outside, too


@pytest.mark.clause("1.9")
def test_there_are_one_to_six_entries() -> None:
    line = "xa1 xc1 xe1 xg1 ui1"
    refuses("1.9 0", GAME, site(line), "A propose")
    refuses("1.9 a1", GAME, site(line, "entries a1"), "A @a1")
    refuses("1.9 7", GAME, site(line, "entries a1 b1 c1 d1 e1 f1"), "A @g1")
    assert troubles(f"{line} @") == ["1.9 0"]
    assert troubles(f"{line} @ a1 b1 a1") == ["1.9 a1"]
    assert troubles(f"{line} @ a1 b1 c1 d1 e1 f1 g1") == ["1.9 7"]


@pytest.mark.clause("1.10")
def test_the_goal_can_be_reached_from_every_entry() -> None:
    for number in range(30):
        made = building(random_building("short", number))
        assert all(0 < made.away[entry] < 99 for entry in made.entries)


@pytest.mark.clause("1.11")
def test_holes_are_walls() -> None:
    made = building(plain_code("xa1 xc1 ya2 yd2 xa4 uc4 @ a1"))  # a ring round b2, c2, b3, c3
    a2, d2 = (made.spot_of[read_cell(name)] for name in ("a2", "d2"))
    assert d2 not in made.near[a2]
    assert made.away[a2] == 2 + 1 + 3


@pytest.mark.clause("1.12")
def test_points_are_counted_from_the_table_to_the_goal() -> None:
    """The 3 of entering are counted in."""
    assert building(LADDER).points == 3 + 3 + 3 + 1 + 5
    assert [length_of(points) for points in (12, 18, 19, 22, 24, 25, 31)] == (
        ["short", "short", "medium", "medium", "medium", "long", "long"]
    )


@pytest.mark.clause("1.12")
def test_the_ready_buildings_are_three_of_each_length_with_two_ways() -> None:
    made = {name: building(code) for name, code in READY.items()}
    assert all(plain_code(code) == code for code in READY.values())
    for length in LENGTHS:
        assert sum(b.length == length for b in made.values()) == 3
    assert made[DEFAULT].length == "medium"
    for ready in made.values():
        assert len(ready.entries) == 2
        assert len(ready.near[ready.goal]) == 2


@pytest.mark.clause("1.13")
def test_the_option_names_a_building() -> None:
    def building_of(value: str) -> str:
        state = GAME.start(3, {"building": value})
        assert isinstance(state, BaubyronState)
        return state.building.code

    assert building_of("hook") == READY["hook"]
    assert building_of("ug1 xe1 xc1 ug1 xe1 xa1 @ a1") == LADDER
    assert GAME.start(3, {"building": "together"}).to_act() == [0]


@pytest.mark.parametrize(
    ("value", "said"),
    [
        ("castle", "cannot be “castle”. Allowed: horseshoe"),
        ("random:endless", "cannot be “random:endless”"),
        ("xa1 ub1", "cannot be “xa1 ub1”"),
        ("xa1 k9 @ a1", "“k9” is not a block"),
        ("xa1 @ a99", "“a99” is not a cell"),
        ("@ a1", "A building is written as its blocks"),
        ("ua1 xa1 @ a1", "xa1 is not supported"),
        ("xa1 ud1 @ a1", "d1 stands apart"),
        ("xa1 @ a1", "b1 is as high"),
        ("xa1 uc1 uc1 @ a1", "Beside b1 it goes up"),
        ("xa1 uc1 @ c1", "c1 cannot be an entry"),
        ("xa1 uc1 @ a1 a1", "a1 is named twice"),
        ("xa1 uc1 @", "one to six entries, not 0"),
        ("xz1 uc1 @ z1", "xz1 sticks out"),
        ("xa1 " * 2000 + "@ a1", "at most"),
    ],
)
def test_a_bad_building_is_refused_with_the_place(value: str, said: str) -> None:
    with pytest.raises(Unreadable) as error:
        GAME.settle({"building": value})
    assert said in str(error.value)
    assert error.value.words("fr")


@pytest.mark.clause("1.13")
def test_luck_draws_the_number_of_a_random_building_and_the_number_settles_it() -> None:
    start = GAME.start(3, {"building": "random:short"})
    assert start.to_act() == [CHANCE]
    refuses("1.13", GAME, start, "* roll:3")
    move = start.draw(Quick("luck"))
    start.story = []
    start.play(CHANCE, move)
    number = int(GAME.say(move).removeprefix("plan:"))
    assert start.story[0] == Event("planned", ("short", number))
    assert start.story[1].facts[2] == random_building("short", number)
    assert f"building {random_building('short', number)}" in start.text()
    again = GAME.position(start.text())
    assert again.text() == start.text()


@pytest.mark.parametrize(("length", "many"), [("short", 1000), ("medium", 800), ("long", 300)])
def test_random_buildings_are_sound_and_of_the_length_asked_for(length: str, many: int) -> None:
    fewest, most = LENGTHS[length]
    codes = [random_building(length, number * (NUMBERS // many)) for number in range(many)]
    assert len(set(codes)) == many
    for code in codes:
        assert plain_code(code) == code
        assert fewest <= building(code).points <= most


def test_the_buildings_of_luck_are_frozen_by_the_version_of_the_rules() -> None:
    assert random_building("short", 7) == random_building("short", 7)
    assert random_building("short", 1982, 0) == READY["stairs"]
    assert random_building("medium", 2061, 0) == READY["citadel"]
    assert random_building("long", 349, 0) == READY["rampart"]
    with pytest.raises(Unreadable, match="short, medium, long"):
        random_building("endless", 1)


@pytest.mark.parametrize("lang", LANGS)
def test_a_building_is_shown_as_a_plan_with_heights(lang: str) -> None:
    plan = show(LADDER, lang).splitlines()
    assert plan[1].split() == ["[dim]", "a", "b", "c", "d", "e", "f", "g[/]"]
    assert plan[0].split() == [
        "[dim]",
        "1[/]",
        "[bold]>1[/]",
        "1",
        "1",
        "1",
        "2",
        "2",
        "[bold]*4[/]",
    ]
    hook = show("hook", lang).splitlines()
    assert hook[-5].startswith("[dim]  1[/]")  # rows go up: a1 is at the lower left
    assert "15 points" in plan[-2]
    assert plan[-1] == LADDER
    assert READY["hook"] in show("hook", lang)
    with pytest.raises(Unreadable, match="stands apart"):
        show("xa1 ud1 @ a1", lang)
