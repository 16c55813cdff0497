"""What a client says and what it is answered."""

import random

import pytest

from baronnies.core.luck import commitment
from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.core.rulebook import rulebook
from baronnies.games import SHELF
from tests.patched import patched
from tests.serving import (
    Client,
    Json,
    Made,
    Server,
    agree,
    make_table,
    play_out,
    ready_all,
    rest,
    take_turn,
)

LE_BARON = "le_baron"


def two_people(server: Server) -> tuple[Made, Client, Client]:
    """A running game of two people on two devices."""
    made = make_table(server.url, LE_BARON, 2)
    first, second = (Client(made, [token]) for token in made.tokens)
    ready_all(first)
    ready_all(second)
    for client in (first, second):
        client.until("update")
    return made, first, second


def card(client: Client, seat: int) -> str:
    return client.steps[seat][0]


def test_the_hash_is_shown_before_anybody_adds_to_the_luck(server: Server) -> None:
    made = make_table(server.url, LE_BARON, 2)
    client = Client(made, made.tokens)
    facts = client.welcome["table"]
    assert facts["phase"] == "gathering"
    assert [seat["luck"] for seat in facts["seats"]] == ["", ""]
    assert client.ask("ready", seat=0, luck="00ff")["type"] == "accepted"
    assert client.ask("ready", seat=0, luck="00ff")["type"] == "accepted", "sent twice"
    assert client.ask("ready", seat=0, luck="aa")["code"] == "luck_given"
    assert client.ask("offer", seat=0, ply=0, moves=[])["code"] == "not_begun"
    client.ask("ready", seat=1, luck="")
    agree([client], "draw")
    result = client.facts["result"]
    assert commitment(bytes.fromhex(result["seed"])) == facts["hash"] == client.facts["hash"]
    assert result["places"] == [1, 1]
    record = read_record(rest(f"{made.url}/record").body.decode(), SHELF)
    assert record.added == [(0, b"\x00\xff")]
    assert verify(record) > 0
    assert (record.ended, record.places) == ("draw", [1, 1])
    assert client.ask("hand_in", seat=0, ply=client.plies[0], moves=["1"])["clause"] == "0.3"
    client.close()


def test_a_wish_alone_ends_nothing_and_can_be_taken_back(server: Server) -> None:
    _, first, second = two_people(server)
    first.ask("wish", seat=0, wish="count")
    assert second.until("table")["table"]["seats"][0]["wish"] == "count"
    second.ask("wish", seat=1, wish="draw")
    assert second.ask("wish", seat=1, wish=None)["type"] == "accepted"
    assert first.ask("offer", seat=0, ply=first.plies[0], moves=[])["type"] == "accepted"
    first.close()
    second.close()


@pytest.mark.parametrize("lang", ["fr", "en"])
def test_a_refusal_is_a_clause_in_the_language_of_the_asker(server: Server, lang: str) -> None:
    made = make_table(server.url, LE_BARON, 2)
    client = Client(made, made.tokens, lang=lang)
    ready_all(client)
    client.until("update")
    held = client.steps[0]
    other = next(str(number) for number in range(1, 111) if str(number) not in held)
    ply = client.plies[0]
    book = rulebook(SHELF[LE_BARON].package, lang)
    refused = client.ask("offer", seat=0, ply=ply, moves=[other])
    assert (refused["type"], refused["text"]) == ("refused", book[refused["clause"]])
    because = client.ask("why", seat=0, ply=ply, moves=[other])
    assert because["type"] == "because"
    for key in ("clause", "text", "where", "step"):
        assert because[key] == refused[key]
    twice = client.ask("offer", seat=0, ply=ply, moves=[held[0], held[1]])
    assert (twice["clause"], twice["step"]) == ("0.2", 1)
    unfinished = client.ask("hand_in", seat=0, ply=ply, moves=[])
    assert unfinished["clause"] == "0.6"
    assert client.ask("offer", seat=0, ply=ply, moves=["knight"])["code"] == "unreadable"
    assert client.ask("why", seat=0, ply=ply, moves=[held[0]])["allowed"] is True
    client.close()


def test_why_changes_nothing(server: Server) -> None:
    _, first, second = two_people(server)
    ply = first.plies[0]
    first.ask("offer", seat=0, ply=ply, moves=[card(first, 0)])
    assert first.ask("why", seat=0, ply=ply, moves=[])["allowed"] is True
    again = first.ask("hello", version=1, lang="en", tokens=first.tokens)
    assert again["frames"][0]["draft"]["moves"] == [card_of(again)]
    first.close()
    second.close()


def card_of(welcome: Json) -> str:
    chosen: Json = patched(welcome["frames"][0]["view"], welcome["frames"][0]["draft"]["patch"])
    return str(chosen["chosen"]["card"])


def test_undo_is_an_offer_and_a_draft_is_private(server: Server) -> None:
    _, first, second = two_people(server)
    heard = len(second.raw)
    ply, held = first.plies[0], first.steps[0]
    tried = first.ask("offer", seat=0, ply=ply, moves=[held[0]])
    assert tried["draft"]["done"]
    assert not tried["draft"]["final"]
    assert patched(first.views[0], tried["draft"]["patch"])["chosen"]["card"] == int(held[0])
    undone = first.ask("offer", seat=0, ply=ply, moves=[])
    assert undone["draft"] == {
        "moves": [], "patch": [], "next": held, "done": False, "final": False, "story": []
    }  # fmt: skip
    second.ask("ping")
    assert len(second.raw) == heard + 1, "the other seat heard its pong and nothing else"
    first.close()
    second.close()


def test_stale_and_duplicate_offers(server: Server) -> None:
    _, first, second = two_people(server)
    ply, chosen = first.plies[0], card(first, 0)
    assert first.ask("offer", seat=0, ply=ply - 1, moves=[chosen])["type"] == "stale"
    assert first.ask("why", seat=0, ply=ply + 5, moves=[chosen])["type"] == "stale"
    done = first.ask("hand_in", seat=0, ply=ply, moves=[chosen])
    assert done["draft"]["final"]
    assert first.ask("hand_in", seat=0, ply=ply, moves=[chosen])["type"] == "accepted", "again"
    assert second.until("waiting")["asked"] == [1]
    other = first.ask("hand_in", seat=0, ply=ply, moves=[first.steps[0][-1]])
    assert other["clause"] == "0.4"
    assert first.ask("offer", seat=0, ply=ply, moves=[])["clause"] == "0.4"
    second.ask("hand_in", seat=1, ply=ply, moves=[card(second, 1)])
    first.until("update")
    late = first.ask("hand_in", seat=0, ply=ply, moves=[chosen])
    assert (late["type"], late["draft"]) == ("accepted", None), "it is in the record"
    fresh = first.ask("hand_in", seat=0, ply=ply, moves=["r1"])
    assert fresh["type"] == "stale"
    assert fresh["frame"]["ply"] == first.plies[0] > ply
    first.close()
    second.close()


def test_two_devices_hold_one_seat(server: Server) -> None:
    made, first, second = two_people(server)
    phone = Client(made, [made.tokens[0]], lang="fr")
    assert phone.views == first.views
    ply, chosen = first.plies[0], card(first, 0)
    first.ask("offer", seat=0, ply=ply, moves=[chosen])
    assert phone.until("draft")["draft"]["moves"] == [chosen]
    phone.ask("hand_in", seat=0, ply=ply, moves=[chosen])
    assert first.until("draft")["draft"]["final"]
    second.ask("hand_in", seat=1, ply=ply, moves=[card(second, 1)])
    news = [client.until("update") for client in (first, phone)]
    assert news[0]["patch"] == news[1]["patch"]
    for client in (first, second, phone):
        client.close()


def test_a_wrong_token_opens_nothing(server: Server) -> None:
    made = make_table(server.url, LE_BARON, 2)
    client = Client(made, greet=False)
    client.send('{"type": "ping", "id": 7}')
    assert client.answer()["code"] == "hello_first"
    client.send('{"type": "hello", "id": 8, "version": 99}')
    assert client.answer()["code"] == "version"
    hello = {"version": 1, "tokens": ["no-such-token-at-all", made.tokens[1]]}
    assert client.ask("hello", **hello)["code"] == "wrong_token"
    welcome = client.answer()
    assert [frame["seat"] for frame in welcome["frames"]] == [1]
    assert client.ask("ready", seat=0)["code"] == "not_your_seat"
    assert client.ask("look", seat=0, ply=0)["code"] == "not_your_seat"
    client.close()


def test_a_freed_seat_is_open_again_and_its_old_token_opens_nothing(server: Server) -> None:
    made, first, second = two_people(server)
    seat_url = f"{made.url}/seats/1"
    assert rest(seat_url, method="DELETE").status == 403
    assert rest(seat_url, method="DELETE", Authorization=f"Bearer {made.tokens[0]}").status == 403
    freed = rest(seat_url, method="DELETE", Authorization=f"Bearer {made.host}")
    assert freed.json()["seats"][1]["kind"] == "open"
    assert second.answer()["code"] == "wrong_token"
    assert second.answer()["frames"][0]["seat"] is None
    assert second.ask("offer", seat=1, ply=second.plies[1], moves=[])["code"] == "not_your_seat"
    seated = rest(f"{made.url}/seats", {"name": "Nouvelle"}).json()
    assert seated["seat"] == 1
    assert rest(f"{made.url}/seats", {}).json()["code"] == "seat_taken"
    newcomer = Client(made, [seated["token"]])
    assert newcomer.views[1] == second.views[1], "the seat knows what it knew"
    for client in (first, second, newcomer):
        client.close()


def test_several_seats_on_one_device(server: Server) -> None:
    made = make_table(server.url, LE_BARON, 3)
    client = Client(made, made.tokens)
    ready_all(client)
    assert sorted(client.seats) == [0, 1, 2]
    play_out([client], random.Random("one device"), 6)  # noqa: S311 - a game
    assert client.facts["result"]["how"] == "count"
    client.close()


def test_coming_back_one_is_told_what_was_missed(server: Server) -> None:
    made, first, second = two_people(server)
    seen = first.plies[0]
    first.close()
    watching = Client(made, [made.tokens[0]])
    for client, seat in ((watching, 0), (second, 1)):
        take_turn(client, seat, random.Random(0))  # noqa: S311 - a game
    news = watching.until("update")
    back = Client(made, greet=False)
    welcome = back.ask("hello", version=1, lang="en", tokens=[made.tokens[0]], since=seen)
    assert welcome["story"] == [news["story"]]
    assert welcome["frames"][0]["view"] == watching.views[0]
    whole = back.ask("hello", version=1, lang="en", tokens=[made.tokens[0]])
    assert whole["story"][0][-len(news["story"]) :] == news["story"]
    for client in (watching, second, back):
        client.close()


def test_looking_back_shows_what_the_seat_saw(server: Server) -> None:
    _, first, second = two_people(server)
    before, ply = first.views[0], first.plies[0]
    for client, seat in ((first, 0), (second, 1)):
        take_turn(client, seat, random.Random(0))  # noqa: S311 - a game
    news = first.until("update")
    past = first.ask("look", seat=0, ply=ply)
    assert past["view"] == before
    assert first.ask("look", seat=0, ply=first.plies[0])["story"] == [
        told for told in news["story"] if told["ply"] == first.plies[0] - 1
    ]
    assert first.ask("look", seat=0, ply=10_000)["code"] == "no_ply"
    spectator = Client(first.made)
    assert spectator.ask("look", seat=None, ply=0)["type"] == "past"
    for client in (first, second, spectator):
        client.close()


def test_a_running_record_needs_a_seat_and_hides_what_it_does_not_know(server: Server) -> None:
    made, first, second = two_people(server)
    assert rest(f"{made.url}/record").status == 401
    texts = [
        rest(f"{made.url}/record", Authorization=f"Bearer {token}").body.decode()
        for token in made.tokens
    ]
    deals = [line for line in texts[0].splitlines() if line.startswith("* ")]
    assert deals[1] == "* ?"
    own = [int(number) for number in deals[0].removeprefix("* deal:").split(",")]
    assert own == [card["card"] for card in first.views[0]["hand"]]
    assert "* ?" in texts[1].splitlines()
    assert "seed" not in "".join(texts)
    first.close()
    second.close()


def test_no_table_no_socket(server: Server) -> None:
    client = Client(Made(server.url, "nowhere", "", []), greet=False)
    client.send('{"type": "hello", "version": 1, "lang": "en"}')
    assert client.until("goodbye")["reason"] == "no_table"
    assert client.closed.wait(10)
    client.close()


def test_whoever_comes_later_sees_what_is_so_now(server: Server) -> None:
    """Also as a spectator, when the last spectator has sat down before the table moved on."""
    made, first, second = two_people(server)
    changing = Client(made)
    changing.ask("hello", version=1, lang="en", tokens=[made.tokens[0]])
    for client, seat in ((first, 0), (second, 1)):
        take_turn(client, seat, random.Random(0))  # noqa: S311 - a game
    ply = first.until("update")["ply"]
    late = Client(made)
    assert late.plies[None] == ply
    assert late.views[None] == late.ask("look", seat=None, ply=ply)["view"]
    for client in (first, second, changing, late):
        client.close()
