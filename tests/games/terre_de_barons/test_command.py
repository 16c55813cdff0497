"""Sections 5 to 7: command tiles, melees, recruiting, building, deconstructing."""

import pytest

from baronnies.games.terre_de_barons.board import tiles_of
from tests.clauses import after, allows, refuses
from tests.games.terre_de_barons.board import GAME, at, position, told

FAR = "red B baron=37 knights=34,35"
ORDERS = ("recruit", "build", "deconstruct", "disperse", "concentrate")


@pytest.mark.clause("5.1")
def test_orders_come_from_the_own_baron_or_an_own_keep() -> None:
    lines = ("blue A baron=19 knights=21,22 keeps=4 troops=21:3,4:2", "red B baron=37 keeps=1")
    for tile in (21, 1, 37):
        refuses(f"5.1 {tile}", GAME, at("die=1", *lines), f"A recruit:{tile}")
        refuses(f"5.1 {tile}", GAME, at("die=1", *lines), f"A concentrate:{tile}")
    allows(GAME, at("die=1", *lines), "A recruit:19")
    allows(GAME, at("die=1", *lines), "A disperse:4")


def blocked(knights: dict[str, str], players: int = 2, options: str = "") -> bool:
    """Whether blue's baron on 19 is blocked by the knights there."""
    lines = ["blue A baron=19"]
    others = {"blue": "1,1", "red": "2,2", "green": "3,3", "yellow": "4,4"}
    for colour, far in list(others.items())[:players]:
        placed = knights.get(colour, far)
        line = f"{colour} knights={placed}"
        lines = [f"{lines[0]} knights={placed}"] if colour == "blue" else [*lines, line]
    state = GAME.position(at(f"die=1 {options}", *lines, players=players))
    refusal = state.refusal(0, GAME.read("recruit:19"))
    assert refusal in (None, "5.4 19")
    return refusal is not None


@pytest.mark.clause("5.2", "5.4")
def test_the_example_with_two_players() -> None:
    """A red knight blocks, a blue one frees, a second red one blocks, a second blue one frees."""
    assert blocked({"red": "19,2"})
    assert not blocked({"red": "19,2", "blue": "19,1"})
    assert blocked({"red": "19,19", "blue": "19,1"})
    assert not blocked({"red": "19,19", "blue": "19,19"})


@pytest.mark.clause("5.2", "5.4")
def test_the_example_with_four_players() -> None:
    """Red blocks, green frees, yellow changes nothing, red again blocks, then either frees."""
    assert blocked({"red": "19,2"}, 4)
    assert not blocked({"red": "19,2", "green": "19,3"}, 4)
    assert not blocked({"red": "19,2", "green": "19,3", "yellow": "19,4"}, 4)
    melee = {"red": "19,19", "green": "19,3", "yellow": "19,4"}
    assert blocked(melee, 4)
    assert not blocked({**melee, "yellow": "19,19"}, 4)
    assert not blocked({**melee, "green": "19,19"}, 4)


@pytest.mark.clause("5.3")
def test_a_blue_knight_frees_blue_only_if_the_others_cancel_first() -> None:
    melee = {"red": "19,19", "green": "19,3", "yellow": "19,4", "blue": "19,1"}
    assert blocked(melee, 4)
    assert not blocked(melee, 4, "own_first=yes")
    assert blocked({**melee, "blue": "1,1"}, 4, "own_first=yes")
    assert not blocked({"red": "19,19", "green": "19,19"}, 4, "own_first=yes")
    assert blocked({"red": "19,19", "blue": "19,1"}, 2, "own_first=yes")


@pytest.mark.clause("5.3")
def test_cancelling_first_does_not_make_a_knight_active() -> None:
    """Blue is not blocked on its keep, but its knight is in a melee there."""
    lines = [
        "blue baron=1 knights=19,2 keeps=19 troops=19:2",
        "red knights=19,19",
        "green knights=19,3",
        "yellow knights=4,9",
    ]
    state = at("die=1 own_first=yes", *lines, players=4)
    refuses("5.6 19", GAME, state, "A recruit:19")
    allows(GAME, state, "A disperse:19")


@pytest.mark.clause("5.4")
@pytest.mark.parametrize("order", ORDERS)
def test_an_active_enemy_knight_silences_baron_and_keep(order: str) -> None:
    blue = "blue A baron=19 knights=1,2 keeps=4 troops=19:3,4:3,20"
    red = "red B baron=37 knights=19,4"
    refuses("5.4 19", GAME, at("die=1", blue, red), f"A {order}:19")
    refuses("5.4 4", GAME, at("die=1", blue, red), f"A {order}:4")


@pytest.mark.clause("5.5")
def test_what_each_command_tile_may_order() -> None:
    baron = at("die=1", "blue A baron=19 knights=1,2 troops=19:3,20", FAR)
    for order in ("recruit", "build", "disperse", "concentrate"):
        allows(GAME, baron, f"A {order}:19")
    allows(GAME, at("die=1", "blue A baron=19 keeps=19", FAR), "A deconstruct:19")
    knight = at("die=1", "blue A baron=1 knights=19,2 keeps=19 troops=19:3,20", FAR)
    for order in ("recruit", "deconstruct", "disperse", "concentrate"):
        allows(GAME, knight, f"A {order}:19")
    refuses("5.5 19", GAME, knight, "A build:19")
    keep = at("die=1", "blue A baron=1 knights=2,3 keeps=19 troops=19:3,20", FAR)
    for order in ("recruit", "build", "deconstruct"):
        refuses("5.5 19", GAME, keep, f"A {order}:19")
    for order in ("disperse", "concentrate"):
        allows(GAME, keep, f"A {order}:19")


@pytest.mark.clause("5.6")
def test_a_knight_in_a_melee_adds_nothing_to_a_keep() -> None:
    blue = "blue A baron=1 knights=19,2 keeps=19 troops=19:3"
    even = at("die=1", blue, "red B baron=37 knights=19,35")
    refuses("5.6 19", GAME, even, "A recruit:19")
    refuses("5.6 19", GAME, even, "A deconstruct:19")
    allows(GAME, even, "A disperse:19")
    two = at("die=1", blue.replace("19,2", "19,19"), "red B baron=37 knights=19,35")
    allows(GAME, two, "A recruit:19")


@pytest.mark.clause("5.7")
def test_enemy_troops_block_work_but_not_marches() -> None:
    """Red troops stand on blue's keep under blue's baron; blue may still call troops there."""
    lines = ("blue A baron=19 keeps=19 troops=20:2", "red B baron=37 knights=34,35 troops=19:2")
    for order in ("recruit", "build", "deconstruct"):
        refuses("5.7 19", GAME, at("die=1", *lines), f"A {order}:19")
    allows(GAME, at("die=1", *lines), "A concentrate:19")


@pytest.mark.clause("6.1")
def test_an_empty_reserve_cannot_recruit() -> None:
    blue = "blue A baron=19 troops=19:30"
    refuses("6.1", GAME, at("die=1", blue, FAR), "A recruit:19")
    refuses("6.1", GAME, at("die=6", blue, FAR), "A recruit:19+die")


@pytest.mark.clause("6.2")
def test_an_enemy_keep_blocks_recruiting() -> None:
    red = "red B baron=37 knights=34,35 keeps=19"
    refuses("6.2 19", GAME, at("die=1", "blue A baron=19 troops=19:2", red), "A recruit:19")
    allows(GAME, at("die=1", "blue A baron=19 troops=19:2", red), "A disperse:19")


@pytest.mark.clause("6.3")
@pytest.mark.parametrize(
    ("die", "field", "keep"), [(1, 1, 2), (2, 1, 2), (3, 2, 2), (4, 2, 3), (5, 3, 3), (6, 3, 3)]
)
def test_the_recruiting_table(die: int, field: int, keep: int) -> None:
    """Tile 19 is green, tile 18 grey: one more there, but only with the die."""
    for tile, extra in ((19, 0), (18, 1)):
        for count, keeps in ((field + extra, ""), (keep + extra, f"keeps={tile}")):
            start = at(f"die={die}", f"blue A baron={tile} {keeps}", FAR)
            assert position(after(GAME, start, f"A recruit:{tile}")).troops[tile] == 1
            if count == 1:
                refuses("6.5", GAME, start, f"A recruit:{tile}+die")
            else:
                state = position(after(GAME, start, f"A recruit:{tile}+die"))
                assert (state.troops[tile], state.spent) == (count, True)
                assert told(state) == ["recruited_more"]


@pytest.mark.clause("6.3", "6.5")
def test_recruits_are_capped_by_the_reserve() -> None:
    two = at("die=6", "blue A baron=19 troops=1:28", FAR)
    assert position(after(GAME, two, "A recruit:19+die")).troops[19] == 2
    refuses("6.5", GAME, at("die=6", "blue A baron=19 troops=1:29", FAR), "A recruit:19+die")
    allows(GAME, at("die=6", "blue A baron=19 troops=1:29", FAR), "A recruit:19")


@pytest.mark.clause("6.4")
def test_a_used_die_recruits_nobody() -> None:
    blue = "blue A baron=19 knights=1,2"
    refuses("6.4", GAME, at("die=6 spent=yes", blue, FAR), "A recruit:19+die")
    refuses("6.4", GAME, at("die=6 first=ordered", blue, FAR), "A recruit:19+die")


@pytest.mark.clause("7.1")
@pytest.mark.parametrize("colour", ["blue", "red"])
def test_a_tile_bears_one_keep(colour: str) -> None:
    blue, red = "blue A baron=19 troops=19:2", FAR
    if colour == "blue":
        refuses("7.1 19", GAME, at("die=1", f"{blue} keeps=19", red), "A build:19")
    else:
        refuses("7.1 19", GAME, at("die=1", blue, f"{red} keeps=19"), "A build:19")


@pytest.mark.clause("7.2")
def test_keeps_are_never_neighbours() -> None:
    blue = "blue A baron=19 troops=19:3"
    refuses("7.2 20", GAME, at("die=1", f"{blue} keeps=20", FAR), "A build:19")
    refuses("7.2 12", GAME, at("die=1", blue, f"{FAR} keeps=12"), "A build:19")
    allows(GAME, at("die=1", blue, f"{FAR} keeps=21"), "A build:19")


@pytest.mark.clause("7.3")
def test_building_takes_three_troops() -> None:
    refuses("7.3 19", GAME, at("die=1", "blue A baron=19 troops=19:2", FAR), "A build:19")


@pytest.mark.clause("7.4")
def test_building_takes_a_keep_from_the_reserve() -> None:
    blue = "blue A baron=19 troops=19:3 keeps=1,3,10"
    refuses("7.4", GAME, at("die=1 keeps=3", blue, FAR), "A build:19")


@pytest.mark.clause("7.5")
def test_builders_go_to_the_discard() -> None:
    state = position(after(GAME, at("die=1", "blue A baron=19 troops=19:4", FAR), "A build:19"))
    assert (state.troops[19], state.discard[0], state.keeps[0]) == (1, 3, 9)
    assert state.keep_tiles[0] == [19]
    assert state.scores() == [3, 0]


@pytest.mark.clause("7.6")
def test_only_an_own_keep_is_deconstructed() -> None:
    refuses("7.6 19", GAME, at("die=1", "blue A baron=19", FAR), "A deconstruct:19")
    refuses("7.6 19", GAME, at("die=1", "blue A baron=19", f"{FAR} keeps=19"), "A deconstruct:19")


@pytest.mark.clause("7.7")
def test_a_deconstructed_keep_gives_its_builders_back() -> None:
    start = at("die=1", "blue A baron=19 troops=19 keeps=19", FAR)
    state = position(after(GAME, start, "A deconstruct:19"))
    assert (state.troops[19], state.discard[0], state.keeps[0]) == (4, 0, 10)
    assert state.scores() == [0, 0]
    few = at("die=1 capture_lost=1", "blue A baron=19 keeps=19 discard=1", FAR)
    assert position(after(GAME, few, "A deconstruct:19")).troops[19] == 1
    none = at("die=1 capture_lost=0", "blue A baron=19 keeps=19 discard=0", FAR)
    assert tiles_of(position(after(GAME, none, "A deconstruct:19")).all_troops) == []
