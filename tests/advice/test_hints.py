"""Hints: legal, explained in both languages, and found with what the seat may know."""

from importlib.resources import files

import pytest

from baronnies.advice.hint import Hint, hint
from baronnies.advice.reasons import Prospect, Reason, brings, reasons
from baronnies.advice.sentences import told
from baronnies.bots.outlook import Budget
from baronnies.core.game import Game, State
from baronnies.core.luck import Quick
from baronnies.core.table import turn_refusal
from baronnies.core.words import LANGS
from baronnies.games import SHELF

NAMES = ["Ann", "Bob", "Cid", "Dan"]
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=lambda game: game.name)


def scene(game: Game) -> State:
    """A fine moment of a game."""
    return game.position((files(game.package) / "scene.txt").read_text(encoding="utf-8"))


def asked_for(game: Game, state: State, luck: str = "hint") -> Hint:
    work = Budget(work=2000)
    return hint(game, state, state.to_act()[0], Quick(luck), work)


def sentences(game: Game, why: list[Reason], lang: str) -> list[str]:
    return [told(game, reason, NAMES, lang, shown=False) for reason in why]


@by_game
def test_a_hint_is_a_whole_legal_turn_and_says_why(game: Game) -> None:
    state = scene(game)
    before = state.text()
    found = asked_for(game, state)
    seat = state.to_act()[0]
    assert turn_refusal(state, seat, found.moves) is None
    assert not found.second or turn_refusal(state, seat, found.second) is None
    assert found.second != found.moves
    assert found.chance.low <= found.chance.value <= found.chance.high
    assert 1 <= len(found.why) <= 3
    words = [sentences(game, found.why, lang) for lang in LANGS]
    assert words[0] != words[1]
    assert state.text() == before, "a hint is no move"


@by_game
def test_a_hint_never_depends_on_what_the_seat_cannot_know(game: Game) -> None:
    state = scene(game)
    seat = state.to_act()[0]
    others = {state.imagine(seat, Quick(luck)).text() for luck in "abc"}
    hints = [asked_for(game, game.position(text)) for text in [state.text(), *sorted(others)]]
    assert all(found == hints[0] for found in hints)


def test_who_can_win_at_once_is_told_so() -> None:
    game = SHELF["baubyron"]
    head = "baubyron 3 move to=A first=B roll=3 turn=30"
    state = game.position(f"{head}\nbuilding citadel\npawns b4:A g2:B\n")
    found = asked_for(game, state)
    assert [game.say(move) for move in found.moves] == ["b4-a4"]
    assert found.why == [Reason("wins", 0)]
    assert sentences(game, found.why, "fr") == ["Ann gagne aussitôt."]
    assert found.chance.value == 1.0
    assert not found.equal


def test_points_are_told_with_their_source() -> None:
    game = SHELF["le_baron"]
    why = [Reason("points", 1, -11, source="both"), Reason("later", 0, 2.5, source="sixth")]
    assert sentences(game, why, "en") == [
        "Bob: −11 (sixth card and colour).",
        "Ann: then +2.5 on average by the end of the next turn (sixth card).",
    ]
    assert sentences(game, why, "fr")[1].startswith("Ann\u00a0: puis +2,5 en moyenne")
    yours = told(game, why[1], NAMES, "fr", shown=False, reader=0)
    assert yours.startswith("Vous\u00a0: puis +2,5 en moyenne")


def test_points_that_the_other_turn_brings_too_are_told_beside_it() -> None:
    """+1 beside a free draw would be a riddle."""
    game = SHELF["baron"]
    state = scene(game)
    seat = state.to_act()[0]
    free, dear, dearest = (Prospect(game, state, seat, [game.read(f"d{n}")]) for n in (1, 2, 3))
    assert sentences(game, reasons(free, dear), "en") == ["Bob: 0 instead of −1 (display)."]
    beside = sentences(game, reasons(dear, dearest), "fr")
    assert beside == ["Bob\u00a0: −1 contre −3 (prix à l’étal)."]
    assert sentences(game, reasons(free, free), "en")[0].startswith("By the end of the next turn")


def test_where_the_fewest_win_no_reason_reads_like_a_loss() -> None:
    heads = SHELF["le_baron"]
    fits = Reason("points", 0, 0, 7, "none", fewest=True)
    soon = Reason("later", 1, 4.5, 2.1, "sixth", fewest=True)
    assert sentences(heads, [fits], "en") == ["Ann: 0 instead of 7 (heads: fits no row)."]
    told_soon = sentences(heads, [soon], "fr")[0]
    assert told_soon.startswith("Bob\u00a0: puis 4,5 contre 2,1 en moyenne")
    assert told_soon.endswith("(têtes\u00a0: 6e carte).")
    state = scene(heads)
    second, fifth = (Prospect(heads, state, 0, [heads.read(row)]) for row in ("r2", "r5"))
    assert sentences(heads, reasons(fifth, second), "en")[0] == "Ann: 12 instead of 13 (heads)."
    game = SHELF["baubyron"]
    state = scene(game)
    climb, stay = (
        Prospect(game, state, state.to_act()[0], [game.read(m)]) for m in ("g1^2", "pass")
    )
    away = Reason("points", 1, -3, -1, "away", fewest=True)
    assert sentences(game, [away], "en") == ["Bob: 3 fewer instead of 1 fewer (points to go)."]
    assert "Ann: 3 more (points to go)." in sentences(game, reasons(climb, stay), "en")
    assert "Bob\u00a0: 3 de moins (points à faire)." in sentences(game, brings(climb), "fr")


def test_a_title_is_told_with_what_its_tokens_were_worth() -> None:
    """The plaque that confirms it says +6, and so does the hint."""
    game = SHELF["barony"]
    state = scene(game)
    seat = state.to_act()[0]
    texts = ("title", "pay:C", "pay:C", "pay:C")
    turn = Prospect(game, state, seat, [game.read(text) for text in texts])
    gain = turn.after.scores()[seat] - state.scores()[seat]
    assert gain == 6
    assert sentences(game, brings(turn), "en") == ["Ann: +6 (titles +15, tokens −9)."]
    alike = Reason("alike", seat)
    assert sentences(game, [alike], "fr")[0].startswith("À la fin du tour suivant, le second choix")
    assert "the turn that was played" in told(game, alike, NAMES, "en", shown=False, rival="played")


def test_a_turn_as_good_as_another_tells_what_it_brings() -> None:
    game = SHELF["terre_de_barons"]
    state = scene(game)
    seat = state.to_act()[0]
    turn = Prospect(game, state, seat, [game.read(text) for text in ("build:1", "b1-3")])
    assert sentences(game, brings(turn), "en") == [f"{NAMES[seat]}: +4 (red land)."]


def test_chances_that_read_the_same_are_called_equal_however_often_one_looked() -> None:
    start = """le_baron 2 choose turn=3
rows 51 26 63 80 / 46 / 60 28 / 42 / 41
A 24 30 pile=20
B 90 100 pile=20
"""
    state = SHELF["le_baron"].position(start)
    found = hint(SHELF["le_baron"], state, 0, Quick("b"), Budget(work=40_000))
    assert found.second_chance
    assert found.chance.value - found.second_chance.value < 0.01
    assert found.equal
