"""Whole games over real sockets, for every game on the shelf."""

import random
from pathlib import Path

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import Replay, verify
from baronnies.games import SHELF
from tests.serving import Client, hear_until, make_table, play_out, ready_all, rest, serving

MOST_TURNS = 300  # then people agree to stop and count


@pytest.mark.parametrize("game", SHELF)
def test_two_people_and_a_bot_play_to_the_end(game: str, tmp_path: Path) -> None:
    rng = random.Random(game)  # noqa: S311 - a game
    fewest, most = SHELF[game].seats
    bots = ["random"] * max(fewest - 2, min(1, most - 2))
    with serving(tmp_path / "db") as server:
        made = make_table(server.url, game, 2, bots)
        people = [
            Client(made, [token], lang=lang)
            for token, lang in zip(made.tokens, ("fr", "en"), strict=True)
        ]
        # The first seat is open on another device too, and two look on: each pair in two languages.
        looks: list[tuple[Client, int | None]] = [
            (Client(made, made.tokens[:1], lang="en"), 0),
            (Client(made, lang="fr"), None),
            (Client(made, lang="en"), None),
        ]
        for person in people:
            ready_all(person)
        play_out(people, rng, MOST_TURNS)
        hear_until(lambda: all(look.facts["phase"] == "over" for look, _ in looks))
        result = people[0].facts["result"]
        assert result["how"] in ("rules", "count")
        text = rest(f"{made.url}/record").body.decode()
        for person in people + [look for look, _ in looks]:
            person.close()
    record = read_record(text, SHELF)
    assert verify(record) > 0
    end = Replay(record).end
    assert result["scores"] == end.scores()
    assert result["places"] == end.counted()
    assert record.added == [(0, bytes([0] * 4)), (1, bytes([1] * 4))]
    for seat, person in enumerate(people):
        assert person.views[seat] == end.view(seat), "the patches lead to the true view"
    for look, eyes in looks:
        assert look.views[eyes] == end.view(eyes), "and to the same in every language"
