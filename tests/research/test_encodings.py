"""What a network sees: always as many numbers, the same for what looks the same, no secrets."""

from pathlib import Path

import numpy as np
import pytest

from baronnies.core.game import Seat, State
from baronnies.core.luck import Quick
from baronnies.games import SHELF
from baronnies.research.encoding import Numbers
from baronnies.research.match import Match, Setting

SETTINGS = [
    ("baron", 2, {}),
    ("baron", 5, {}),
    ("barony", 2, {}),
    ("barony", 4, {"sorciers": "yes"}),
    ("terre_de_barons", 2, {}),
    ("terre_de_barons", 4, {}),
    ("le_baron", 2, {}),
    ("le_baron", 10, {"heads_good": "yes", "games": "2"}),
    ("baubyron", 3, {}),
    ("baubyron", 6, {"building": "random:short"}),
    ("baubyron", 3, {"building": "together"}),
]
STEPS = 250  # of each game


@pytest.mark.parametrize(("game", "seats", "options"), SETTINGS)
def test_every_position_has_the_same_parts_and_every_move_its_action(
    game: str, seats: int, options: dict[str, str]
) -> None:
    setting = Setting(game, seats, options)
    encoding, match, luck = setting.encoding, Match(setting, "parts"), Quick("parts")
    seat = match.asked[0]
    parts = encoding.sheet(match.view(seat), seat).parts
    for step in range(STEPS):
        if match.over:
            break
        seat = match.asked[0]
        moves, actions = match.moves(seat), match.actions(seat)
        assert list(actions.values()) == moves, "no two moves share an action"
        assert 0 <= min(actions) <= max(actions) < encoding.actions
        if step % 10 == 0:
            assert encoding.sheet(match.view(seat), seat).parts == parts
            observed = match.observe(seat)
            assert observed.shape == (setting.size,)
            assert np.isfinite(observed).all()
            assert np.flatnonzero(match.mask(seat)).tolist() == sorted(actions)
        match.play(seat, moves[luck.below(len(moves))])


def seen(setting: Setting, state: State, seat: Seat) -> Numbers:
    row = np.empty(setting.size, np.float32)
    setting.encoding.observe(state.view(setting.encoding.whose(seat)), seat, row)
    return row


@pytest.mark.parametrize("game", SHELF)
def test_what_a_seat_cannot_know_is_not_in_what_it_sees(game: str) -> None:
    """Whatever is hidden from a seat is dealt anew: it sees the same numbers."""
    setting = Setting(game)
    match, luck, changed = Match(setting, "swap"), Quick("swap"), 0
    for step in range(120):
        if match.over:
            break
        if step % 12 == 0:
            for seat in range(setting.seats):
                other = match.truth.imagine(seat, luck)
                changed += other.text() != match.truth.text()
                assert (seen(setting, other, seat) == seen(setting, match.truth, seat)).all()
        seat = match.asked[0]
        moves = match.moves(seat)
        match.play(seat, moves[luck.below(len(moves))])
    assert changed or game in ("barony", "baubyron"), "where something is hidden it was swapped"


def test_a_choice_made_at_the_same_time_is_unseen_until_all_have_chosen() -> None:
    setting = Setting("le_baron", 3)
    one, other = Match(setting, "same"), Match(setting, "same")
    first, second = one.moves(0)[:2]
    one.play(0, first)
    other.play(0, second)
    for seat in (1, 2):
        assert (one.observe(seat) == other.observe(seat)).all()
    assert one.asked == other.asked == [1, 2]
    assert (one.observe(0) != other.observe(0)).any(), "it knows its own"


def test_hands_are_seen_by_their_own_seat() -> None:
    match = Match(Setting("le_baron", 2), "hand")
    sheet = match.setting.encoding.sheet(match.view(0), 0)
    hand = np.flatnonzero(sheet.numbers[sheet.parts["hand"]]) + 1
    assert hand.tolist() == sorted(match.moves(0))


def test_rewards_are_shared_out_to_zero() -> None:
    match, luck = Match(Setting("le_baron", 4), "end"), Quick("end")
    assert match.rewards() == [0.0] * 4
    while not match.over:
        moves = match.moves(match.asked[0])
        match.play(match.asked[0], moves[luck.below(len(moves))])
    assert sum(match.rewards()) == pytest.approx(0)
    assert max(match.rewards()) > 0


def test_the_page_tells_how_much_a_network_sees() -> None:
    page = (Path(__file__).parents[2] / "docs" / "research.md").read_text(encoding="utf-8")
    for game in SHELF.values():
        setting = Setting(game.name)
        row = f"{game.title}, {setting.seats} seats | {setting.encoding.actions} | {setting.size}"
        assert f"| {row} |" in page
