"""Random games of Terre de Barons: what is true after every move."""

from collections import Counter

import pytest

from baronnies.core.game import CHANCE, Move
from baronnies.core.luck import Quick
from baronnies.games.terre_de_barons.board import NEIGHBOURS, tiles_of
from baronnies.games.terre_de_barons.fights import points_of
from baronnies.games.terre_de_barons.melee import knights_of
from baronnies.games.terre_de_barons.notation import move_of
from baronnies.games.terre_de_barons.state import ACT, ROLL
from tests.games.terre_de_barons.board import GAME, at, position
from tests.playing import Setting, steps

SETTINGS = [
    Setting(GAME, 2, {}),
    Setting(GAME, 3, {"own_first": "yes", "stop_at_active": "no", "mountains": "12"}),
    Setting(GAME, 4, {}),
    # A lively game: large troops, cheap captures.
    Setting(
        GAME,
        3,
        {"capture": "4", "recruit": "3,3,3,3,3,3,3", "goal_3": "30", "two_orders": "1,1,1,1,1,1"},
    ),
]
by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@by_setting
def test_nothing_is_lost_or_made(setting: Setting) -> None:
    for step in steps(setting, "material"):
        p = position(step.state)
        for colour in range(setting.seats):
            on_board = sum(p.troops[tile] for tile in tiles_of(p.troop_masks[colour]))
            engaged = p.engaged if colour == p.colour else 0
            held = p.reserve[colour] + p.discard[colour]
            assert on_board + engaged + held == p.setting.troops
            assert len(p.keep_tiles[colour]) + p.keeps[colour] == p.setting.keeps
            assert p.reserve[colour] >= 0
        assert sum(p.troops) == sum(p.troops[tile] for tile in tiles_of(p.all_troops))


@by_setting
def test_what_is_kept_up_to_date_is_true(setting: Setting) -> None:
    for step in steps(setting, "kept", longest=1500):
        p = position(step.state)
        for colour, keeps in enumerate(p.keep_tiles):
            assert keeps == tiles_of(p.keep_masks[colour])
            assert p.points[colour] == points_of(p, colour)
            for tile in set(p.knights):
                own = p.knights[2 * colour : 2 * colour + 2]
                assert tile == 0 or own.count(tile) == knights_of(p.knights_at[tile], colour)
        assert p.all_troops == sum(p.troop_masks)
        assert p.all_keeps == sum(p.keep_masks)
        assert all(moved <= troops for moved, troops in zip(p.moved, p.troops, strict=True))


@by_setting
def test_the_board_keeps_its_order(setting: Setting) -> None:
    """One colour of troops on a tile, keeps apart, nobody on mountains, barons apart."""
    for step in steps(setting, "order"):
        p = position(step.state)
        assert not any(NEIGHBOURS[tile] & p.all_keeps for tile in tiles_of(p.all_keeps))
        assert not p.mountains & (p.all_troops | p.all_keeps)
        assert not any(p.mountains >> tile & 1 for tile in p.barons + p.knights)
        if p.phase == ROLL:
            assert len(set(p.barons)) == setting.seats
            assert not any(p.moved)


EXTREMES = [
    {"mountains": "0", "walk": "12,12,12,12,12,12,12", "keeps": "37", "troops": "200"},
    {"mountains": "18", "two_orders": "1,1,1,1,1,1", "build": "1", "goal_2": "9"},
    {"tiles": "37,0,0,0", "goal_2": "3", "recruit_extra": "50,0,0,0", "recruit": "50,1,1,1,1,1,1"},
    {"troops": "1", "last_troops": "0", "build": "1", "goal_2": "4", "diversity": "0,0,0"},
    {"destroy": "1", "capture": "1", "capture_lost": "0", "build": "1", "recruit": "9,9,9,9,9,9,9"},
    {"destroy": "50", "capture": "100", "troops": "200", "last_troops": "199", "goal_2": "4"},
    {"tile_points": "20,0,0,20", "goal_2": "100", "diversity": "50,0,50", "walk": "1,1,1,1,1,1,1"},
]


@pytest.mark.parametrize("options", EXTREMES, ids=",".join)
def test_numbers_at_their_extremes_still_make_a_game(options: dict[str, str]) -> None:
    for at_step, step in enumerate(steps(Setting(GAME, 2, options), "extreme", longest=700)):
        p = position(step.state)
        assert p.refusal(step.seat, step.move) is None
        assert min(p.reserve) >= 0
        if at_step % 20 == 0:
            assert GAME.position(p.text()).text() == p.text()
            if step.seat != CHANCE:
                assert step.move in p.moves(step.seat)


def every_move() -> list[Move]:
    """All moves a player could type during a turn."""
    tiles = range(1, 38)
    two = [move_of(verb, end, start) for verb in (1, 2, 12) for start in tiles for end in tiles]
    one = [move_of(verb, tile) for verb in (3, 4, 6, 7, 8, 9, 10, 11, 13) for tile in tiles]
    faces = [move_of(5, face) for face in range(1, 7)]
    colours = [move_of(16, colour) for colour in range(4)]
    rest = [GAME.read(text) for text in ("stop", "end", "roll:3", "card:4", "row:1234")]
    return [*two, *one, *faces, *colours, *rest]


@by_setting
def test_all_that_is_not_refused_is_listed(setting: Setting) -> None:
    moves = every_move()
    for at_step, step in enumerate(steps(setting, "all", longest=900)):
        if at_step % 23 == 0 and step.seat != CHANCE:
            legal = {move for move in moves if step.state.refusal(step.seat, move) is None}
            assert legal == set(step.state.moves(step.seat))


CROWDED = at(
    "die=4",
    "blue A baron=8 knights=19,19 keeps=19,8,22 troops=8:3,16:2,20 card=30",
    "red B baron=20 knights=12,35 keeps=17 troops=5:2",
)


@pytest.mark.parametrize(
    "text",
    [
        CROWDED,
        CROWDED.replace("die=4", "die=1 first=moved"),
        CROWDED.replace("die=4", "die=5 first=ordered").replace("card=30", "card=19"),
        CROWDED.replace("die=4", "die=4 disperse=8"),
        CROWDED.replace("die=4", "die=4 concentrate=19 begun=yes"),
    ],
)
def test_a_random_move_is_any_legal_move_with_the_same_chance(text: str) -> None:
    state = GAME.position(text)
    moves = state.moves(0)
    rng = Quick("even")
    counts = Counter(state.sample(0, rng) for _ in range(200 * len(moves)))
    assert set(counts) == set(moves)
    assert min(counts.values()) > 130
    assert max(counts.values()) < 270


def test_random_games_end_sooner_or_later() -> None:
    """Nothing bounds their length, but troops are lost until somebody is exhausted."""
    for seed in range(8):
        state = Setting(GAME, 2, {}).start()
        for step in steps(Setting(GAME, 2, {}), f"end {seed}", longest=20_000):
            state = step.state
        p = position(state)
        assert p.to_act() == []
        assert max(p.points) >= 16 or max(p.discard) >= 25


def test_positions_are_copied_whole() -> None:
    for step in steps(SETTINGS[3], "copy", longest=700):
        p = position(step.state)
        if p.phase == ACT:
            copy = position(p.copy())
            for name in filter(lambda name: not name.startswith("_"), dir(p)):
                value = getattr(p, name)
                assert name == "story" or callable(value) or getattr(copy, name) == value
                if isinstance(value, list):
                    assert getattr(copy, name) is not value
