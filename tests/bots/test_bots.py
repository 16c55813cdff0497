"""Bots: named, set, from files; honest by construction; and as strong as they claim to be."""

from pathlib import Path

import pytest

from baronnies.bots import Bot, Budget, Outlook, bot_names, look, make_bot, whole_turn
from baronnies.bots.names import judge
from baronnies.core.game import CHANCE, Game, Move
from baronnies.core.luck import Quick
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from tests.playing import Setting, settings, some_states

by_setting = pytest.mark.parametrize("setting", settings(), ids=str)
by_game = pytest.mark.parametrize("game", SHELF.values(), ids=SHELF.keys())
LE_BARON = SHELF["le_baron"]


@by_setting
def test_what_a_seat_cannot_know_never_changes_what_its_bot_chooses(setting: Setting) -> None:
    names = [name for name in bot_names(setting.game) if name != "greedy"]
    names += ["greedy:samples=2:width=2", "greedy:samples=1:width=2:leeway=50"]
    bots = [make_bot(name, setting.game) for name in names]
    for state in some_states(setting, "honest", every=29):
        for seat in state.to_act():
            if seat == CHANCE:
                continue
            other = state.imagine(seat, Quick("another truth"))
            for bot in bots:
                mine, yours = (
                    bot.choose(look(truth, seat, Quick("stream"), Budget(work=80)))
                    for truth in (state, other)
                )
                assert mine == yours


@by_setting
def test_bots_play_legal_turns(setting: Setting) -> None:
    for name in bot_names(setting.game):
        bot = make_bot("greedy:samples=1:width=2" if name == "greedy" else name, setting.game)
        for state in some_states(setting, f"legal {name}", every=41):
            for seat in state.to_act():
                if seat != CHANCE:
                    assert whole_turn(bot, state, seat, Quick("legal"), Budget(work=300))


def test_an_outlook_holds_no_truth() -> None:
    """Whatever a bot digs out of its outlook is imagined."""
    setting = Setting(LE_BARON, 4, {})
    truth = setting.table().truth
    looks = [look(truth, 0, Quick(n), None) for n in range(20)]
    hidden = {tuple(map(tuple, outlook._imagined.hands[1:])) for outlook in looks}  # type: ignore[attr-defined]  # noqa: SLF001 - as a cheat would
    assert len(hidden) > 15


def test_the_same_stream_gives_the_same_choice() -> None:
    truth = Setting(LE_BARON, 3, {}).table().truth
    choices = [
        make_bot("greedy", LE_BARON).choose(look(truth, 1, Quick("stream"))) for _ in range(3)
    ]
    assert len(set(choices)) == 1


def test_names_take_settings() -> None:
    settings = {"samples": "8", "width": "0", "judge": "learned", "leeway": "0"}
    assert make_bot("greedy:samples=8", LE_BARON).settings == settings


def test_a_bot_from_a_file_needs_nothing_of_ours(tmp_path: Path) -> None:
    """Neither a judge nor the settings of the greedy bot, even if it derives from it."""
    file = tmp_path / "bots.py"
    file.write_text(
        "from baronnies.bots import Bot\n"
        "from baronnies.bots.greedy import GreedyBot\n\n\n"
        "class Simple(Bot):\n"
        "    def choose(self, outlook):\n"
        "        return outlook.any_move()\n\n\n"
        "class Bold(GreedyBot):\n"
        "    options = {}\n"
    )
    simple, bold = (make_bot(f"{file}:{name}", LE_BARON) for name in ("Simple", "Bold"))
    assert simple.settings == bold.settings == {}
    assert not hasattr(simple, "judge")
    assert getattr(bold, "judge") is judge(LE_BARON)  # noqa: B009 - of its class nobody knows here


@pytest.mark.parametrize(
    ("name", "key"),
    [
        ("clever", "bot-unknown"),
        ("greedy:samples=none", "bot-settings"),
        ("greedy:depth=3", "bot-settings"),
        ("nowhere.py:Clever", "bot-no-file"),
    ],
)
def test_a_bad_name_is_told(name: str, key: str) -> None:
    with pytest.raises(Unreadable) as error:
        make_bot(name, LE_BARON)
    assert error.value.key == key
    assert name.split(":", maxsplit=1)[0] in error.value.words("fr")


@pytest.mark.parametrize(
    ("source", "key"),
    [
        ("this is not Python", "bot-file-error"),
        ("1 / 0", "bot-file-error"),
        ("class Other: pass", "bot-no-class"),
    ],
)
def test_a_bad_file_is_told(tmp_path: Path, source: str, key: str) -> None:
    path = tmp_path / "mine.py"
    path.write_text(source, encoding="utf-8")
    with pytest.raises(Unreadable) as error:
        make_bot(f"{path}:Mine", LE_BARON)
    assert error.value.key == key


class Wild(Bot):
    """Answers whatever it was made for."""

    def __init__(self, game: Game, answer: object) -> None:
        super().__init__(game, {})
        self.answer = answer

    def choose(self, outlook: Outlook) -> Move:  # noqa: ARG002 - it does not look
        if isinstance(self.answer, Exception):
            raise self.answer
        return self.answer  # type: ignore[return-value]


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("45", "bot-no-move"),
        (None, "bot-no-move"),
        (-1, "bot-illegal"),
        (111, "bot-illegal"),
        (KeyError("x"), "bot-crashed"),
    ],
)
def test_a_failing_bot_is_named(answer: object, key: str) -> None:
    truth = Setting(LE_BARON, 2, {}).table().truth
    with pytest.raises(Unreadable) as error:
        whole_turn(Wild(LE_BARON, answer), truth, 0, Quick(0))
    assert error.value.key == key
    assert "Wild" in str(error.value)


def test_a_budget_of_work_is_kept() -> None:
    budget = Budget(work=10)
    assert budget.left()
    budget.spend(10)
    assert not budget.left()
    assert not Budget(seconds=0).left()


@pytest.mark.parametrize("game", ["barony", "terre_de_barons"])
def test_a_greedy_bot_without_time_looks_at_less_and_still_plays_a_whole_turn(game: str) -> None:
    bot, spent = make_bot("greedy", SHELF[game]), [0, 0]
    for state in some_states(Setting(SHELF[game], 3, {}), "hurry", every=60):
        for seat in [seat for seat in state.to_act() if seat != CHANCE]:
            for at, seconds in enumerate((None, 0.0)):
                budget = Budget(seconds)
                assert whole_turn(bot, state, seat, Quick("hurry"), budget)
                spent[at] += budget.spent
    assert spent[1] < spent[0] / 2


@pytest.mark.parametrize("game", sorted(SHELF))
def test_a_greedy_bot_without_time_still_plays_to_win(game: str) -> None:
    """On a slow device every turn may be hurried: the game must end, and end well."""
    seats, _ = SHELF[game].seats
    table = Setting(SHELF[game], seats, {}).table("hurried")
    bots = [make_bot("greedy", table.game), *[make_bot("random", table.game)] * (seats - 1)]
    while not table.over and table.ply < 2000:
        for seat in table.asked():
            luck = Quick(f"{table.ply} {seat}")
            moves = whole_turn(bots[seat], table.truth, seat, luck, Budget(seconds=0))
            assert table.play(seat, *moves) is None
    assert table.truth.places()[0] == 1


@by_setting
def test_a_judge_says_the_same_of_one_seat_and_of_all(setting: Setting) -> None:
    judged = judge(setting.game)
    for state in some_states(setting, "judged", every=17):
        if CHANCE not in state.to_act():
            values = [judged.value(state, seat) for seat in range(setting.seats)]
            assert judged.values(state) == pytest.approx(values)
