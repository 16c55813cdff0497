"""For who runs a server: settings from the environment, proxies, health, metrics."""

import re
import sqlite3
from pathlib import Path
from random import Random
from typing import Final

import pytest

from baronnies.games import SHELF
from baronnies.server.disk.forms import FORM
from baronnies.server.limits import Buckets, Quota, household
from tests.commands import run
from tests.inside import inside
from tests.server.test_secrets import TOKENS, Scripted, hand_in, hidden_pairs
from tests.serving import (
    Client,
    Made,
    Reply,
    Server,
    make_table,
    play_out,
    ready_all,
    rest,
    serving,
)

KEY: Final = "a-host-token-long-enough"
ENVIRONMENT: Final = {
    "BARONNIES_PORT": "0",
    "BARONNIES_GAMES": "le_baron,baron",
    "BARONNIES_LIMIT": "tables=1,requests=1000",
    "BARONNIES_ORIGIN": "https://one.example,https://two.example",
    "BARONNIES_LOG": "error",
    "BARONNIES_HOST_TOKEN": KEY,
}


def bearer(key: str = KEY) -> str:
    return f"Bearer {key}"


def test_every_setting_may_come_from_the_environment_and_a_flag_wins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in {**ENVIRONMENT, "BARONNIES_DB": str(tmp_path / "other")}.items():
        monkeypatch.setenv(name, value)
    with serving(tmp_path / "db", (), ("--games", "le_baron")) as server:
        assert [game["name"] for game in rest(f"{server.url}/api/games").json()] == ["le_baron"]
        for origin in ("https://one.example", "https://two.example"):
            assert rest(f"{server.url}/api/games", Origin=origin).status == 200
        make_table(server.url, "le_baron", 2)
        seats = [{"kind": "open"}] * 2
        full = rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats})
        assert full.json()["code"] == "too_many_tables"
        assert rest(f"{server.url}/api/host/tables", Authorization=bearer()).status == 200
    assert not (tmp_path / "other").exists()
    assert server.log == []


def test_the_version_tells_form_and_rules() -> None:
    said = run(["--version"]).out
    assert f"form {FORM}" in said
    assert all(f"{name} {game.version}" in said for name, game in SHELF.items())


def test_the_help_names_every_variable() -> None:
    said = re.sub(r"[│\s]+", " ", run(["serve", "--help"], columns=80).out)
    flags = re.findall(r"(--[a-z-]+)", said)
    variables = re.findall(r"BARONNIES_\w+", said)
    assert {"--behind-proxy", "--keep-names", "--host-token-file"} <= set(flags)
    assert {
        "BARONNIES_HOST", "BARONNIES_PORT", "BARONNIES_DB", "BARONNIES_GAMES", "BARONNIES_ORIGIN",
        "BARONNIES_LIMIT", "BARONNIES_PROXY", "BARONNIES_HOST_TOKEN", "BARONNIES_LOG",
        "BARONNIES_URL", "BARONNIES_NOTICES", "BARONNIES_KEEP_FINISHED", "BARONNIES_KEEP_NAMES",
        "BARONNIES_KEEP_WAITING", "BARONNIES_CLIENT", "BARONNIES_HOST_TOKEN_FILE",
    } <= set(variables)  # fmt: skip


@pytest.mark.parametrize(
    ("flags", "said"),
    [
        (["--behind-proxy", "*"], "neither an address"),
        (["--behind-proxy", "127.0.0.1,club.example"], "club.example"),
        (["--keep-names", "-1"], "keep-names"),
    ],
)
def test_a_setting_that_is_none_is_told(flags: list[str], said: str, tmp_path: Path) -> None:
    answer = run(["serve", "--port", "0", "--db", str(tmp_path / "db"), *flags])
    assert answer.code == 2
    assert said in answer.err
    assert not (tmp_path / "db").exists()


def test_a_short_token_is_refused_without_being_shown(tmp_path: Path) -> None:
    short = tmp_path / "token"
    for text in ("secret", ""):
        short.write_text(f"{text}\n")
        answer = run(
            ["serve", "--port", "0", "--db", str(tmp_path / "db"), "--host-token-file", str(short)]
        )
        assert answer.code == 2
        assert "24" in answer.err
        assert "secret" not in answer.err


# ---- proxies


def ask_as(server: Server, address: str) -> Reply:
    return rest(f"{server.url}/api/games", X_Forwarded_For=address)


def test_behind_a_proxy_limits_are_those_of_the_client(tmp_path: Path) -> None:
    limits = ("requests=0.001", "request_burst=3", "tables=1", "viewers=1", "talk_burst=1")
    with serving(tmp_path / "db", limits, ("--behind-proxy", "127.0.0.1")) as server:
        first = [ask_as(server, "198.51.100.1").status for _ in range(4)]
        assert first == [200, 200, 200, 429]
        assert ask_as(server, "198.51.100.2").status == 200
        assert ask_as(server, "9.9.9.9, 198.51.100.1").status == 429  # the client wrote 9.9.9.9
        body = {"game": "le_baron", "seats": [{"kind": "here"}] * 2}
        tables = f"{server.url}/api/tables"
        made = rest(tables, body, X_Forwarded_For="198.51.100.3").json()
        assert rest(tables, body, X_Forwarded_For="198.51.100.3").status == 429
        assert rest(tables, body, X_Forwarded_For="198.51.100.4").status == 201
        place = Made(server.url, made["table"], made["host"], made["tokens"])

        def watch(address: str) -> Client:
            return Client(place, greet=False, additional_headers={"X-Forwarded-For": address})

        one = watch("198.51.100.5")
        one.ask("hello", version=1)
        assert one.ask("say", text="hello")["type"] == "chat"
        assert one.ask("say", text="hello")["code"] == "too_fast"
        crowded = watch("198.51.100.5")
        assert crowded.until("goodbye")["reason"] == "crowded"
        other = watch("198.51.100.6")
        other.ask("hello", version=1)
        assert other.ask("say", text="hello")["type"] == "chat"
        for client in (one, crowded, other):
            client.close()


def test_without_a_proxy_nobodys_word_about_addresses_is_taken(tmp_path: Path) -> None:
    with serving(tmp_path / "db", ("requests=0.001", "request_burst=3")) as server:
        forged = [ask_as(server, f"198.51.100.{number}").status for number in range(4)]
        assert forged == [200, 200, 200, 429]
    with serving(
        tmp_path / "db", ("requests=0.001", "request_burst=3"), ("--behind-proxy", "10.0.0.0/8")
    ) as server:
        forged = [ask_as(server, f"198.51.100.{number}").status for number in range(4)]
        assert forged == [200, 200, 200, 429]


def test_a_house_with_many_addresses_is_one_client() -> None:
    assert household("2001:db8:1:2:3::4") == household("2001:db8:1:2:ffff::1")
    assert household("2001:db8:1:2::1") != household("2001:db8:1:3::1")
    assert household("::ffff:192.0.2.1") == household("192.0.2.1")
    assert household("fe80::1%eth0") == household("fe80::2")
    assert household("unix:") == "unix:"
    buckets, tally = Buckets(0.001, 1), Quota(1)
    assert buckets.take("2001:db8::1")
    assert not buckets.take("2001:db8::2")
    assert tally.take("2001:db8::1")
    assert not tally.take("2001:db8::2")
    tally.give_back("2001:db8::3")
    assert tally.take("2001:db8::2")


# ---- health and metrics


def test_health_tells_whether_moves_can_be_kept(tmp_path: Path) -> None:
    with serving(tmp_path / "db", more=("--games", "baron")) as server:
        well = rest(f"{server.url}/api/health")
        assert well.status == 200
        assert well.json()["ok"]
        assert well.json()["games"] == ["baron"]
        blocking = sqlite3.connect(tmp_path / "db", isolation_level=None)
        blocking.execute("BEGIN IMMEDIATE")  # nobody else can write now
        ill = rest(f"{server.url}/api/health")
        assert (ill.status, ill.json()["ok"]) == (503, False)
        blocking.execute("ROLLBACK")
        blocking.close()
        assert rest(f"{server.url}/api/health").status == 200


def metrics(server: str, key: str = "", address: str = "") -> dict[str, float]:
    forwarded = {"X_Forwarded_For": address} if address else {}
    answer = rest(f"{server}/api/metrics", None, Authorization=bearer(key), **forwarded)
    assert answer.status == 200
    lines = [line.rsplit(" ", 1) for line in answer.body.decode().splitlines() if line[0] != "#"]
    assert len({name for name, _ in lines}) == len(lines)
    return {name: float(value) for name, value in lines}


def test_metrics_count_what_happens_and_name_nobody(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        made = make_table(server.url, "le_baron", 1, ["random"])
        client = Client(made, made.tokens)
        ready_all(client)
        client.ask("say", text="bonjour")
        client.ask("hand_in", seat=0, ply=999, moves=["1"])
        client.ask("hand_in", seat=0, ply=client.plies[0], moves=["1", "1"])
        client.send("nonsense")
        play_out([client], Random(0))  # noqa: S311 - a game
        watching = Client(made)
        found = metrics(server.url)
        text = rest(f"{server.url}/api/metrics").body.decode()
        seed = client.facts["result"]["seed"]
        client.close()
        watching.close()
    turns = found['baronnies_moves_total{answer="accepted"}']
    assert turns > 5
    assert found['baronnies_moves_total{answer="stale"}'] == 1
    assert found['baronnies_moves_total{answer="refused"}'] == 1
    assert found["baronnies_move_seconds_count"] == turns + 2
    assert found['baronnies_move_seconds_bucket{le="+Inf"}'] == turns + 2
    assert found['baronnies_errors_total{code="malformed"}'] == 1
    assert found['baronnies_viewers{kind="player"}'] == 1
    assert found['baronnies_viewers{kind="spectator"}'] == 1
    assert found["baronnies_chat_lines_total"] == 1
    assert found["baronnies_thoughts_total"] > 5
    assert found["baronnies_commits_total"] == found["baronnies_commit_seconds_count"] > turns
    assert found["baronnies_open_rooms"] == 1
    assert found["process_resident_memory_bytes"] > 10_000_000
    assert found["baronnies_loop_delay_seconds_count"] >= 0
    for secret in (made.table, made.host, *made.tokens, seed, "127.0.0.1", "P0", "bonjour"):
        assert secret not in text


def test_metrics_are_the_hosts(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        assert rest(f"{server.url}/api/metrics").status == 200
        far = rest(f"{server.url}/api/metrics", X_Forwarded_For="198.51.100.1")
        assert (far.status, far.json()["code"]) == (401, "not_the_house")
    token = tmp_path / "token"
    token.write_text(f"{KEY}\n")
    with serving(tmp_path / "db", more=("--host-token-file", str(token))) as server:
        place = f"{server.url}/api/metrics"
        assert rest(place).status == 401
        assert rest(place, Authorization=bearer(KEY[:-1])).status == 401
        assert metrics(server.url, KEY, "198.51.100.1")
        answers = [rest(place, Authorization=bearer("wrong")) for _ in range(10)]
        assert [answer.status for answer in answers][-1] == 429
        assert {k.lower(): v for k, v in answers[0].headers.items()}["www-authenticate"] == "Bearer"
    log = "".join(server.log)
    assert "wrong_host_token" in log
    assert KEY not in log


CHANCE: Final = re.compile(r"seconds|process_|commits|kept|_requests|thoughts_waiting")


def counted(db: Path, play: Scripted) -> list[str]:
    """All metrics that are not times, after a record was played to its end by its people."""
    with inside(db) as server:
        server.enter(play)
        made = Made(server.url, play.made.table, "", TOKENS)
        record = play.record_to_play
        clients = [Client(made, [TOKENS[seat]]) for seat in range(record.seats)]
        for ply, line in enumerate(record.lines):
            if line[0][0] >= 0:
                hand_in(clients, record, ply)
        text = rest(f"{server.url}/api/metrics").body.decode()
        for client in clients:
            client.close()
    return [line for line in text.splitlines() if not CHANCE.search(line)]


def test_hidden_cards_change_no_byte_of_the_metrics(tmp_path: Path) -> None:
    record, other = next(hidden_pairs(None))
    assert record.lines != other.lines
    first = counted(tmp_path / "one", Scripted(record))
    assert any("moves_total" in line and not line.endswith(" 0") for line in first)
    assert first == counted(tmp_path / "two", Scripted(other))
