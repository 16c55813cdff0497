"""A finished game is checked by the server, and its points are accounted for."""

from pathlib import Path
from typing import Any

import pytest

from baronnies.core.reading import read_record
from baronnies.core.record import record_of
from baronnies.games import SHELF
from tests.playing import Setting, play_randomly
from tests.server.test_replay import played
from tests.serving import (
    Client,
    Server,
    make_table,
    ready_all,
    rest,
    serving,
)


def check(server: Server, record: str, lang: str = "en") -> Any:  # noqa: ANN401 - JSON
    return rest(f"{server.url}/api/verify?lang={lang}", {"record": record}).json()


def a_record(game: str = "le_baron") -> str:
    setting = Setting(SHELF[game], SHELF[game].seats[0], {})
    table = setting.table("check")
    play_randomly(table, "check", longest=400)
    return record_of(table, with_seed=True).text()


@pytest.mark.parametrize("game", SHELF)
def test_a_right_record_is_found_right(server: Server, game: str) -> None:
    text = a_record(game)
    record = read_record(text, SHELF)
    found = check(server, text)
    assert found == {
        "right": True,
        "lines": len(record.lines),
        "luck": sum(line[0][0] == -1 for line in record.lines),
        "row": None,
        "text": "",
    }


def test_a_forged_record_is_found_out_with_its_line(server: Server) -> None:
    text = a_record()
    rows = text.splitlines()
    flip = next(at for at, row in enumerate(rows) if row.startswith("* flip:"))
    other = next(n for n in range(1, 110) if f"{n}" not in text)
    rows[flip] = f"* flip:{other}"
    found = check(server, "\n".join(rows))
    assert (found["right"], found["row"]) == (False, flip + 1)
    assert "seed" in found["text"]
    seeded = text.replace(text.split("seed: ")[1].strip(), "00" * 32)
    assert "graine" in check(server, seeded, "fr")["text"]
    assert not check(server, "no record")["right"]
    assert not check(server, "")["right"]


def test_checking_is_limited_in_size_and_rate(tmp_path: Path) -> None:
    with serving(tmp_path / "db", ["checks=0.001", "check_burst=1"]) as server:
        answer = rest(f"{server.url}/api/verify", {"record": "x" * 400_001})
        assert answer.json()["code"] == "malformed"
        answers = [rest(f"{server.url}/api/verify", {"record": ""}) for _ in range(2)]
        assert answers[0].status == 200
        assert answers[1].json()["code"] == "too_fast"


def test_a_record_that_takes_too_long_is_given_up(tmp_path: Path) -> None:
    with serving(tmp_path / "db", ["check_patience=0.001"]) as server:
        answer = rest(f"{server.url}/api/verify", {"record": a_record()})
        assert (answer.status, answer.json()["code"]) == (413, "too_big")


@pytest.mark.parametrize("game", SHELF)
def test_the_account_of_a_finished_game_adds_up(server: Server, game: str) -> None:
    made = played(server, game, SHELF[game].seats[0])
    stranger = Client(made)
    told, last = stranger.ask("account"), stranger.welcome["frames"][0]["ply"]
    result = rest(made.url).json()["result"]
    assert [seat["place"] for seat in told["seats"]] == result["places"]
    if game != "baubyron":  # it counts no points
        assert [seat["total"] for seat in told["seats"]] == result["scores"]
    for seat in told["seats"]:
        sums = [0] * len(told["sources"])
        for event in seat["events"]:
            assert -1 <= event["ply"] < last  # -1: it was so before the first line
            sums[event["source"]] += event["points"]
        assert sums == seat["parts"]
    assert all(0 <= moment["ply"] < last for moment in told["moments"])
    stranger.close()


def test_while_a_game_runs_there_is_no_account(server: Server) -> None:
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    assert client.ask("account")["code"] == "not_over"
    client.close()
