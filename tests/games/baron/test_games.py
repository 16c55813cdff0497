"""Whole games: what is true after every move, and how long they last."""

from collections import Counter
from pathlib import Path

import pytest

from baronnies.core.game import CHANCE, Event
from baronnies.core.hex import STEPS
from baronnies.core.luck import Quick
from baronnies.core.reading import read_record
from baronnies.core.replay import Replay
from baronnies.core.unreadable import Unreadable
from baronnies.games.baron.fights import foes
from baronnies.games.baron.game import GAME, BaronState
from baronnies.games.baron.plane import CELLS
from baronnies.games.baron.state import OVER
from baronnies.games.baron.tables import KEEPS, NONE, TILES
from tests.games.baron.asking import played
from tests.playing import Setting, steps

SETTINGS = [
    Setting(GAME, 2, {}),
    Setting(GAME, 3, {"one_establishment": "yes"}),
    Setting(GAME, 4, {}),
    Setting(GAME, 5, {"open_reserves": "yes"}),
]


def positions(setting: Setting, seed: str) -> list[BaronState]:
    """Every position of a random game, the first and the last included."""
    seen = []
    last = setting.start()
    for step in steps(setting, seed):
        assert isinstance(step.state, BaronState)
        seen.append(step.state.copy())
        last = step.state
    assert isinstance(last, BaronState)
    return [*seen, last]


def tiles_of(p: BaronState) -> list[int]:
    """Of each nature, all the tiles there are, wherever they lie."""
    count = Counter([*p.tiles().values(), *p.display, *p.buried])
    for reserve in p.reserves:
        count.update(reserve)
    if p.gone != NONE:
        count.update([0, p.gone])
    return [count[tile] + p.unseen[tile] + p.out[tile] for tile in range(len(TILES))]


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_no_tile_and_no_keep_is_ever_lost(setting: Setting) -> None:
    for p in positions(setting, "material"):
        assert tiles_of(p) == list(TILES)
        assert p.pile == sum(p.unseen) + len(p.buried)
        for seat in range(setting.seats):
            placed = list(p.lords().values()).count(seat)
            if p.fell[seat]:
                assert p.stock[seat] == 0
            else:
                assert p.stock[seat] + placed == KEEPS[setting.seats]


@pytest.mark.clause("5.2", "6.5")
@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_knights_are_unfinished_and_baronies_share_only_meadows(setting: Setting) -> None:
    for p in positions(setting, "baronies"):
        for knight in p.knights():
            gaps = p.gaps[knight]
            assert gaps == sum(p.tile(CELLS[knight] + step) == NONE for step in STEPS)
            assert gaps > 0
        standing = p.barons()
        assert not any(foes(p, baron, standing) for baron in standing)


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_what_is_kept_up_to_date_is_what_can_be_read_from_the_board(setting: Setting) -> None:
    for p in positions(setting, "kept")[::9]:
        again = GAME.position(p.text())
        assert isinstance(again, BaronState)
        assert again.land == p.land
        assert again.beside == p.beside
        free = [CELLS[place] for place, beside in enumerate(p.beside) if beside]
        assert again.frontier == p.frontier == sorted(free)
        assert again.sites == p.sites
        assert again.gaps == p.gaps
        assert list(again.lords().items()) == list(p.lords().items())
        assert (again.stock, again.unseen) == (p.stock, p.unseen)


@pytest.mark.clause("2.6")
@pytest.mark.parametrize(("seats", "turns"), [(2, 72), (3, 72), (4, 72), (5, 70)])
def test_a_whole_game_has_72_turns_or_70(seats: int, turns: int) -> None:
    whole = 0
    for seed in "abcdef":
        played_to_the_end = positions(Setting(GAME, seats, {}), seed)
        last = played_to_the_end[-1]
        if not any(last.fell):
            laid = [p.turn for p in played_to_the_end if p.phase != OVER and not p.undecided]
            assert max(laid) == turns - 1
            assert len(last.tiles()) == 73 - 2 * (seats == 5)
            whole += 1
    assert whole


@pytest.mark.parametrize("setting", SETTINGS, ids=str)
def test_a_game_ends_within_its_bound(setting: Setting) -> None:
    """Set-up, then four steps a turn at most, then a decision for each keep."""
    most = 3 * setting.seats + 16 + 4 * 72 + 10
    for seed in "xyz":
        assert sum(1 for _ in steps(setting, seed)) <= most


def test_every_lay_is_as_likely_as_every_other() -> None:
    position = """
        baron 2 lay
           0,-1  F   Q
        0,0   M   .   .
        A reserve=MQQ
    """
    state = GAME.position(position)
    rng = Quick("uniform")
    seen = Counter(state.sample(0, rng) for _ in range(200 * len(state.moves(0))))
    assert sorted(seen) == sorted(state.moves(0))
    assert all(140 <= count <= 260 for count in seen.values())


def test_every_keep_and_every_draw_is_as_likely_as_every_other() -> None:
    rng = Quick("uniform")
    for text in ("baron 2 keep\n0,0 M M M M", "baron 2\n0,0 M\ndisplay M V F\nA honour=-2"):
        state = GAME.position(text)
        seen = Counter(state.sample(0, rng) for _ in range(300 * len(state.moves(0))))
        assert sorted(seen) == sorted(state.moves(0))
        assert all(220 <= count <= 380 for count in seen.values())


def test_tiles_are_drawn_as_likely_as_there_are_of_them() -> None:
    state = GAME.position("baron 2 refill\n0,0 M\ndisplay M V\npile MMMQ\nA reserve=MYF")
    rng = Quick("odds")
    seen = Counter(GAME.say(state.draw(rng)) for _ in range(2000))
    assert set(seen) == {"tile:M", "tile:Q"}
    assert 1400 < seen["tile:M"] < 1600


def test_a_buried_tile_waits_for_its_turn() -> None:
    state = played(GAME.position("baron 2 refill buried=S1\n0,0 M\ndisplay M V\nA reserve=MYF"))
    assert GAME.read("tile:S") in state.moves(CHANCE)  # another marsh
    assert "buried=S0" in played(state, "* tile:M").text()


@pytest.mark.parametrize("seats", [1, 6])
def test_baron_is_for_two_to_five(seats: int) -> None:
    with pytest.raises(Unreadable, match="2 to 5 players"):
        GAME.start(seats, {})


@pytest.mark.parametrize(
    ("options", "reason"),
    [
        ({"open_reserves": "maybe"}, "open_reserves.*maybe.*yes, no"),
        ({"one_establishment": ""}, "one_establishment"),
        ({"open_hands": "yes"}, "no option.*open_hands"),
    ],
)
def test_a_bad_option_is_refused_with_a_reason(options: dict[str, str], reason: str) -> None:
    with pytest.raises(Unreadable, match=reason):
        GAME.start(2, options)


RECORDS = Path(__file__).parent / "records"


def stories(name: str) -> list[list[Event]]:
    """What happened in a kept record, line by line."""
    text = (RECORDS / f"{name}.txt").read_text(encoding="utf-8")
    return Replay(read_record(text, {GAME.name: GAME})).stories


@pytest.mark.clause("9.2")
def test_a_kept_game_shows_ruin_and_goes_on() -> None:
    told = stories("ruin-4")
    fell = [at for at, story in enumerate(told) if any(event.kind == "fell" for event in story)]
    assert len(fell) == 2
    assert fell[-1] < len(told) - 10


@pytest.mark.clause("7.2")
def test_a_kept_game_shows_a_tie_that_sends_all_knights_back() -> None:
    kinds = [[event.kind for event in story] for story in stories("all-knights-back-3")]
    assert any(
        "rivals" in story and story.count("keep_back") > 1 and "established" not in story
        for story in kinds
    )
