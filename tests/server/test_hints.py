"""Good moves asked for at a table: where that is fair; legal, and noted in the record."""

from functools import partial
from typing import Any

from tests.serving import Client, Json, Made, Server, agree, hear_until, make_table, ready_all, rest


def ask(client: Client, seat: int) -> Json:
    return client.ask("hint", seat=seat, ply=client.plies[seat])


def is_asked(client: Client, seat: int) -> bool:
    return bool(client.steps[seat])


def test_who_plays_against_bots_is_told_a_good_move(server: Server) -> None:
    made = make_table(server.url, "le_baron", 1, ["random"])
    client = Client(made, made.tokens, lang="fr")
    ready_all(client)
    client.until("update")
    assert client.facts["hints"]
    hint = ask(client, 0)
    assert hint["type"] == "hint", hint
    best, second = hint["best"], hint["second"]
    assert best["moves"] != second["moves"]
    assert 0 <= best["chance"]["low"] <= best["chance"]["share"] <= best["chance"]["high"] <= 1
    assert best["words"][0].startswith("Jouer")
    assert hint["why"]
    assert hint["judge"] == "greedy"
    stale = client.ask("hint", seat=0, ply=hint["ply"] + 1)
    assert stale["type"] == "stale"
    answer = client.ask("hand_in", seat=0, ply=hint["ply"], moves=best["moves"])
    assert answer["type"] == "accepted"
    agree([client], "draw")
    assert "# hint A\n" in rest(f"{made.url}/record").body.decode()
    assert ask(client, 0)["type"] == "stale"  # the game is over
    client.close()


def test_among_people_there_are_hints_only_if_the_table_was_made_so(server: Server) -> None:
    for hints in (False, True):
        made = with_two(server, hints=hints)
        client = Client(made, made.tokens)
        ready_all(client)
        hear_until(partial(is_asked, client, 1))
        assert client.facts["hints"] is hints
        answer = ask(client, 1)
        assert (answer["type"], answer.get("code")) == (
            ("hint", None) if hints else ("error", "no_hint")
        )
        client.close()


def with_two(server: Server, **more: Any) -> Made:  # noqa: ANN401 - JSON
    seats = [{"kind": "here", "name": name} for name in "AB"]
    body = {"game": "le_baron", "seats": seats, **more}
    made = rest(f"{server.url}/api/tables", body).json()
    return Made(server.url, made["table"], made["host"], made["tokens"])
