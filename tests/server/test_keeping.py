"""What is kept: the store, differences of views, the wire's description, the log, the bots."""

import asyncio
import json
import re
import signal
from pathlib import Path
from random import Random
from time import monotonic

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.server.disk.entries import Entry, HandedIn, Listing, Made, Noted, Readied, Sat
from baronnies.server.disk.sqlite import SqliteStore
from baronnies.server.house.lobby import listed
from baronnies.server.limits import Limits, read_limits
from baronnies.server.table.chairs import fingerprint
from baronnies.server.table.play import Play
from baronnies.server.wire.patch import Known, difference
from baronnies.server.wire.schema import wire_schema
from tests.commands import run
from tests.patched import patched
from tests.serving import (
    FREE,
    PATIENCE,
    Client,
    Json,
    Server,
    asked,
    hear_until,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)
from tests.serving import Made as Place

ROOT = Path(__file__).parent.parent.parent
JSON = st.recursive(
    st.none() | st.integers(0, 3) | st.text("ab/~", max_size=3),
    lambda inner: (
        st.lists(inner, max_size=4)
        | st.dictionaries(st.text("ab/~", max_size=2), inner, max_size=3)
    ),
    max_leaves=12,
)
VIEWS = st.dictionaries(st.text("abc/~", max_size=2), JSON, max_size=4)


@given(old=VIEWS, new=VIEWS)
def test_a_patch_leads_from_one_view_to_the_other(old: Json, new: Json) -> None:
    patch = json.loads(json.dumps([_plain(step) for step in difference(old, new)]))
    assert json.dumps(patched(old, patch), sort_keys=True) == json.dumps(new, sort_keys=True)


@pytest.mark.parametrize(
    ("new", "steps"),
    [
        ([1, 2, 3, 4, 9, 6, 7, 8, 9, 10], ["/far/4"]),  # one change is told alone
        ([1, 2, 9], ["/far"]),
        ([], ["/far"]),
    ],
)
def test_a_list_of_numbers_is_told_whole_where_that_is_shorter(
    new: list[int], steps: list[str]
) -> None:
    patch = difference({"far": [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]}, {"far": new})
    assert [step.path for step in patch] == steps


@given(old=VIEWS, new=VIEWS, others=st.lists(VIEWS, max_size=3))
def test_views_that_share_parts_have_the_patches_of_each_alone(
    old: Json, new: Json, others: list[Json]
) -> None:
    views = [(old, new), *(({**old, **other}, {**new, **other}) for other in others), (old, new)]
    parts: Known = {}
    for before, after in views:
        together, alone = difference(before, after, parts), difference(before, after)
        assert [_plain(step) for step in together] == [_plain(step) for step in alone]


def _plain(step: object) -> Json:
    plain: Json = msgspec.to_builtins(step)
    return plain


def made(table: str) -> Made:
    return Made(
        table=table, game="le_baron", rules=1, options={}, bots=["", ""], seed="00", host="", made=0
    )  # fmt: skip


def known(table: str) -> Listing:
    return listed(Play(made(table), SHELF["le_baron"]))


def test_what_was_kept_is_there_in_order(tmp_path: Path) -> None:
    async def both() -> None:
        store = SqliteStore(tmp_path / "db")
        await asyncio.gather(
            *(store.make(made(str(table)), [], known(str(table))) for table in range(20))
        )
        for ply in range(10):
            await asyncio.gather(
                *(
                    store.append(str(table), [HandedIn(0, ply, ["1"]), Noted("é")])
                    for table in range(20)
                )
            )
        await store.close()
        again = SqliteStore(tmp_path / "db")
        saved = await again.load("7")
        assert saved
        assert saved.made == made("7")
        assert saved.entries[::2] == [HandedIn(0, ply, ["1"]) for ply in range(10)]
        assert await again.load("nothing") is None
        with pytest.raises(OSError, match="not kept"):
            await again.make(made("7"), [], known("7"))
        await again.close()

    asyncio.run(both())


def test_a_file_of_somebody_else_is_refused(tmp_path: Path) -> None:
    other = tmp_path / "db"
    other.write_bytes(b"no database at all, but long enough to look like one" * 100)
    answer = run(["serve", "--port", "0", "--db", str(other)])
    assert answer.code == 2
    assert "cannot be used" in answer.err


def test_a_file_has_one_server_at_a_time(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as first:
        answer = run(["serve", "--port", "0", "--db", str(tmp_path / "db")])
        assert answer.code == 2
        assert "Another server" in answer.err
        first.end(signal.SIGKILL)
    with serving(tmp_path / "db") as second:  # nothing of the first stands in its way
        assert rest(f"{second.url}/api/games").status == 200


def test_limits_are_read_with_their_names() -> None:
    assert read_limits(["tables=3", "whys=0.5"]) == Limits(tables=3, whys=0.5)
    for wrong in ("tabels=3", "tables=many", "tables"):
        with pytest.raises(Unreadable, match="tables"):
            read_limits([wrong])


def test_the_schema_in_the_repository_is_the_one_of_the_source() -> None:
    kept = json.loads((ROOT / "web" / "wire.schema.json").read_text(encoding="utf-8"))
    assert kept == json.loads(json.dumps(wire_schema())), "baronnies wire > web/wire.schema.json"


def test_the_schema_tells_the_views_and_the_events_of_every_game() -> None:
    parts = wire_schema()["$defs"]
    assert list(parts["Views"]["properties"]) == list(SHELF)
    for name, game in SHELF.items():
        kinds = parts["Events"]["properties"][name]["properties"]
        assert {kind: tuple(told["properties"]) for kind, told in kinds.items()} == game.events
    named = set(re.findall(r"#/\$defs/(\w+)", json.dumps(parts)))
    assert named <= set(parts)


def test_the_page_about_the_wire_names_every_message() -> None:
    page = (ROOT / "docs" / "wire.md").read_text(encoding="utf-8")
    parts = wire_schema()["$defs"]
    for name, part in parts.items():
        if kind := part.get("properties", {}).get("type", {}).get("enum"):
            assert f"`{kind[0]}`" in page, name
    for code in (
        *parts["Error"]["properties"]["code"]["enum"],
        *parts["Problem"]["properties"]["code"]["enum"],
    ):
        assert f"`{code}`" in page, code


def test_the_log_tells_what_happened_and_no_secret(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        table = make_table(server.url, "le_baron", 1, ["random"])
        client = Client(table, table.tokens)
        ready_all(client)
        play_out([client], Random(0), 200)  # noqa: S311 - a game
        seed = client.facts["result"]["seed"]
        Client(table, ["wrong-token-wrong-token"]).close()
        client.close()
    lines = [json.loads(line) for line in server.log]
    assert {"started", "table_made", "request", "game_over", "stopping", "stopped"} <= {
        line["event"] for line in lines
    }
    text = "".join(server.log)
    for secret in (table.table, table.host, *table.tokens, seed, "127.0.0.1", "wrong-token"):
        assert secret not in text
    assert not re.search(r"deal:|\bP0\b", text)


def test_a_stopping_server_says_good_bye_and_ends_well(tmp_path: Path) -> None:
    for number in (signal.SIGTERM, signal.SIGINT):
        server = Server(tmp_path / number.name)
        table = make_table(server.url, "le_baron", 2)
        client = Client(table, table.tokens, lang="fr")
        assert server.end(number) == 0
        goodbye = client.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("stopping", True)
        client.close()
        assert "Traceback" not in "".join(server.log)


def test_a_table_nobody_looks_at_leaves_the_memory_and_comes_back(tmp_path: Path) -> None:
    with serving(tmp_path / "db", (*FREE, "idle=0.1")) as server:
        table = make_table(server.url, "le_baron", 2)
        client = Client(table, table.tokens)
        ready_all(client)
        hear_until(lambda: len(asked([client])) == 2)
        views = dict(client.views)
        client.close()
        other = Client(make_table(server.url, "le_baron", 2))
        until = monotonic() + PATIENCE
        while not any("put_away" in line for line in server.log):
            assert other.ask("ping")["type"] in ("pong", "error")
            assert monotonic() < until
        back = Client(table, table.tokens)
        assert back.views == views
        back.close()
        other.close()


# Red, a bot, may do what it likes and still has six troops when blue comes to capture its keep.
BEFORE_CAPTURE = """terre_de_barons 2 roll playing=BA seat=B
blue A baron=19 knights=19,21 troops=19:14 card=30
red B baron=37 knights=16,16 keeps=21 troops=21:2 discard=24 card=10"""


def test_a_table_begun_by_older_rules_goes_on_by_them(tmp_path: Path) -> None:
    """By the first rules of Terre de Barons defenders fell with their keep, not one by one."""
    game, token = SHELF["terre_de_barons"].edition(1), "a-token-that-is-long-enough"
    assert game is not None
    old = Made(
        table="of-the-first-rules", game=game.name, rules=1, options={}, bots=["", "greedy"],
        seed="00", host="", made=0, start=BEFORE_CAPTURE,
    )  # fmt: skip

    async def keep() -> None:
        store = SqliteStore(tmp_path / "db")
        entries: list[Entry] = [Sat(0, "Ada", fingerprint(token)), Readied(0, "00ff")]
        await store.make(old, entries, listed(Play(old, game)))
        await store.close()

    asyncio.run(keep())
    with serving(tmp_path / "db") as server:
        place = Place(server.url, old.table, "", [token])
        client = Client(place, place.tokens)
        hear_until(lambda: bool(asked([client])))
        turn = ["disperse:19", "capture:21", *["19-21"] * 14]
        answer = client.ask("hand_in", seat=0, ply=client.plies[0], moves=turn)
        assert answer["type"] == "accepted", answer
        hear_until(lambda: client.facts["phase"] == "over")
        assert client.facts["result"]["places"] == [1, 2]
        record = rest(f"{place.url}/record").body.decode()
        assert "\nrules: 1\n" in record
        verify(read_record(record, SHELF))
        bearer = f"Bearer {token}"
        again = rest(f"{place.url}/rematch", method="POST", Authorization=bearer).json()["table"]
        anew = rest(f"{server.url}/api/tables/{again}/record", Authorization=bearer).body.decode()
        assert "\nrules: 2\n" in anew
        client.close()


def test_a_game_of_other_rules_is_told_so(tmp_path: Path) -> None:
    async def keep() -> None:
        store = SqliteStore(tmp_path / "db")
        old = made("of-another-time")
        old.rules = 99
        await store.make(old, [], known("of-another-time"))
        await store.close()

    asyncio.run(keep())
    with serving(tmp_path / "db") as server:
        place = Place(server.url, "of-another-time", "", [])
        assert rest(place.url).json()["code"] == "old_rules"
        client = Client(place, greet=False)
        client.send('{"type": "hello", "version": 1}')
        goodbye = client.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("old_rules", False)
        client.close()
