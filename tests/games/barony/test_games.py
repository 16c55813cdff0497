"""What holds in whole games: material, length, sampling, and that nothing is hidden."""

import json
from collections import Counter

import pytest

from baronnies.core.game import CHANCE, Move
from baronnies.core.luck import Quick
from baronnies.core.record import record_of
from baronnies.core.rulebook import rulebook
from baronnies.games.barony.game import GAME, BaronyState
from baronnies.games.barony.notation import (
    ACT,
    BOX_AT,
    CAST,
    DONE,
    HERE,
    PASS,
    PAY,
    STRONGHOLD_AT,
    TAKE,
    VILLAGE_AT,
    step_of,
)
from baronnies.games.barony.tables import (
    ALL_SPELLS,
    COUNT,
    GOLD,
    KINDS,
    KNIGHTS,
    SEAT_BITS,
)
from tests.games.barony.boards import on_magic
from tests.playing import Setting, play_randomly, settings, some_states, steps
from tests.secrets import hidden, messages

SETTINGS = [setting for setting in settings() if setting.game.name == "barony"]
by_setting = pytest.mark.parametrize("setting", SETTINGS, ids=str)


@by_setting
def test_material_is_conserved(setting: Setting) -> None:
    for step in steps(setting, "material", longest=1200):
        state = step.state
        assert isinstance(state, BaronyState)
        if not state.board.hexes:
            continue
        for kind in range(KINDS):
            assert state.bank[kind] + sum(state.tokens[kind::KINDS]) == state.setting.bank
        for seat in range(setting.seats):
            _check_seat(state, seat)


def _check_seat(state: BaronyState, seat: int) -> None:
    own = [pieces >> SEAT_BITS * seat for pieces in state.pieces]
    assert sum(pieces & COUNT for pieces in own) + state.knights[seat] + state.gone[seat] == KNIGHTS
    for bit, listed in enumerate((state.villages, state.strongholds, state.cities), start=3):
        assert listed[seat] == [at for at, pieces in enumerate(own) if pieces >> bit & 1]
    assert state.camps[seat] == [at for at, pieces in enumerate(own) if pieces & COUNT]
    tokens = state.tokens[KINDS * seat : KINDS * seat + KINDS]
    assert state.purse[seat] == sum(map(int.__mul__, tokens, GOLD))
    assert len(state.cities[seat]) <= 5
    assert len(state.strongholds[seat]) <= 2
    assert len(state.villages[seat]) <= 14


@pytest.mark.clause("10.4")
def test_a_game_ends_within_its_rounds() -> None:
    setting = Setting(GAME, 2, {"rounds": "5"})
    for seed in range(10):
        decisions = Counter(step.seat for step in steps(setting, str(seed)))
        assert max(decisions[0], decisions[1]) <= 5 + 5 * 10  # cities; a turn is short


def every_move(state: BaronyState) -> list[Move]:
    """Every readable move on the hexes of the board, and some beside it."""
    hexes = [*state.board.hexes, 468]
    found = [ACT | action for action in range(6)] + [PASS, DONE]
    found += [kind | token for kind in (PAY, TAKE) for token in range(KINDS)]
    found += [CAST | spells for spells in range(1, ALL_SPELLS + 1)]
    found += [kind | at for kind in (HERE, VILLAGE_AT, STRONGHOLD_AT, BOX_AT) for at in hexes]
    return found + [step_of(start, to) for start in hexes for to in hexes]


@pytest.mark.parametrize("seed", range(3))
def test_of_all_moves_on_a_small_board_exactly_the_listed_ones_are_allowed(seed: int) -> None:
    spells = ("celerity+teleportation+tornado", "charm+illusion+portal")[seed % 2]
    state = GAME.position(
        on_magic(
            spells + "+abundance+sanctuary",
            "A 2,0=c2 -1,0=1 0,1=v tokens=CCPFM magic=9 gone=1",
            "B 0,-2=c1 1,0=v 0,1=1 -2,2=s tokens=PPPPM magic=9",
        )
    )
    book = rulebook(GAME.package, "en")
    rng = Quick(seed)
    for _ in range(150):
        assert isinstance(state, BaronyState)
        seat = state.to_act()[0]
        moves = set(state.moves(seat))
        for move in every_move(state):
            refusal = state.refusal(seat, move)
            assert (refusal is None) == (move in moves), GAME.say(move)
            assert refusal is None or refusal.split(" ")[0] in book
        state.play(seat, state.sample(seat, rng))


CROWDED = [
    "celerity+teleportation+tornado+charm+abundance",
    "celerity+tornado+illusion+portal+sanctuary",
    "teleportation+tornado+charm+illusion+petrification",
]


@pytest.mark.parametrize("spells", CROWDED)
def test_on_a_crowded_board_every_position_is_sound_and_can_be_written_down(spells: str) -> None:
    state = GAME.position(
        on_magic(
            spells,
            "A 2,0=c2 -1,0=1 0,1=v tokens=CCPFM magic=30",
            "B 0,-2=c1 1,0=v 0,1=1 -2,2=s tokens=PPPPM magic=30",
            "C -2,0=s 1,1=1 1,-1=1 tokens=CCC magic=30",
            head="barony 3",
        )
    )
    rng = Quick(spells)
    told: set[str] = set()
    for _ in range(400):
        if not state.to_act():
            break
        seat = state.to_act()[0]
        state.story = []
        state.play(seat, state.sample(seat, rng))
        told |= {event.kind for event in state.story}
        assert GAME.position(state.text()).text() == state.text()
    assert {"cast", "moved", "destroyed", "recruited", "built"} <= told


@by_setting
def test_every_move_is_sampled_equally_often(setting: Setting) -> None:
    rng = Quick("even")
    for state in some_states(setting, "even", every=97):
        asked = state.to_act()
        if not asked or asked == [CHANCE]:
            continue
        moves = state.moves(asked[0])
        drawn = Counter(state.sample(asked[0], rng) for _ in range(60 * len(moves)))
        assert set(drawn) == set(moves)
        assert max(drawn.values()) < 110
        assert min(drawn.values()) > 25


@by_setting
def test_nothing_is_hidden(setting: Setting) -> None:
    """Seats and spectators are sent the same, but for who is who and what is asked of whom."""
    table = setting.table("open")
    play_randomly(table, "open", longest=30)
    record = record_of(table, with_seed=True)
    assert all(event.only is None for story in table.stories for event in story)
    watched = messages(record, None, table.ply)
    for seat in range(setting.seats):
        for own, public in zip(messages(record, seat, table.ply), watched, strict=True):
            told, shown = json.loads(own), json.loads(public)
            told[2] |= {"seat": None, "choice": None, "previews": []}
            assert told[:6] == shown[:6]
        assert hidden(record, seat) == []
