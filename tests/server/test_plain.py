"""The table as text, over the wire: in the reader's language, a seat's own, and soon there."""

from pathlib import Path

import pytest

from baronnies.core.game import Move
from baronnies.core.record import record_of
from baronnies.core.steps import worded
from baronnies.core.words import LANGS
from baronnies.games import SHELF
from tests.inside import inside
from tests.playing import Setting, some_states
from tests.server.test_secrets import TOKENS, Scripted
from tests.serving import Client, Made


@pytest.mark.parametrize("lang", LANGS)
def test_a_seat_reads_its_own_hand_and_steps_in_its_language(tmp_path: Path, lang: str) -> None:
    table = Setting(SHELF["le_baron"], 2, {}).table("plain")
    with inside(tmp_path / "db") as server:
        play = Scripted(record_of(table))
        server.enter(play)
        client = Client(Made(server.url, play.made.table, "", TOKENS), [TOKENS[0]], lang=lang)
        own = client.ask("plain", seat=0)
        others = client.ask("plain", seat=1)
        client.close()
    hands: list[list[Move]] = [table.truth.moves(seat) for seat in (0, 1)]
    assert [step["step"] for step in own["steps"]] == [str(card) for card in hands[0]]
    assert all(str(card) in own["view"]["drawing"] for card in hands[0])
    assert all(step["words"] != step["step"] for step in own["steps"])
    assert own["steps"][0]["words"] == worded(play.game, str(hands[0][0]), lang).words
    assert others["type"] == "error"


def test_the_words_differ_by_language() -> None:
    game = SHELF["le_baron"]
    assert worded(game, "52", "fr") != worded(game, "52", "en")


def test_hundreds_of_steps_are_worded_once() -> None:
    """What was worded once is at hand: steps stay much the same from ply to ply."""
    game = SHELF["terre_de_barons"]
    steps = {
        game.say(move)
        for state in some_states(Setting(game, 2, {}), "plain", every=11)
        for seat in state.to_act()
        for move in state.moves(seat)
    }
    some = sorted(steps)[:400]
    assert len(some) == 400
    first = [worded(game, step, "fr") for step in some]
    before = worded.cache_info()
    assert [worded(game, step, "fr") for step in some] == first
    assert worded.cache_info().misses == before.misses
