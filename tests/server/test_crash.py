"""Killed at any instant, the server has lost nothing that it acknowledged.

`python -m bench.siege kills` is a longer campaign.
"""

import signal
from pathlib import Path
from time import monotonic
from typing import Final

from tests.crashing import kill_again_and_again
from tests.serving import (
    FREE,
    PATIENCE,
    Client,
    Made,
    Server,
    asked,
    hear_until,
    make_table,
    ready_all,
    rest,
)

KILLS: Final = 20


def test_nothing_acknowledged_is_lost(tmp_path: Path) -> None:
    assert kill_again_and_again(tmp_path / "db", KILLS) > KILLS


def test_what_was_handed_in_waits_for_the_others_after_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    hear_until(lambda: len(asked([client])) == 2)
    ply, steps = client.plies[0], dict(client.steps)
    chosen = [steps[0][0], steps[1][0]]
    assert client.ask("hand_in", seat=0, ply=ply, moves=[chosen[0]])["type"] == "accepted"
    view = client.views[1]
    server.end(signal.SIGKILL)
    client.close()
    server = Server(tmp_path / "db", FREE)
    back = Client(Made(server.url, *made[1:]), made.tokens)
    mine, other = back.welcome["frames"]
    assert (mine["draft"]["final"], mine["draft"]["moves"]) == (True, [chosen[0]])
    assert mine["asked"] == other["asked"] == [1]
    assert (other["view"], other["draft"]["next"]) == (view, steps[1])
    assert back.ask("hand_in", seat=1, ply=ply, moves=[chosen[1]])["type"] == "accepted"
    told = [event["facts"].get("card") for event in back.until("update")["story"]]
    assert {int(card) for card in chosen} <= set(told)
    back.close()
    assert server.end() == 0


def test_a_wish_is_not_forgotten_by_a_crash(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 2)
    client = Client(made, made.tokens)
    ready_all(client)
    assert client.ask("wish", seat=0, wish="count")["type"] == "accepted"
    server.end(signal.SIGKILL)
    client.close()
    server = Server(tmp_path / "db", FREE)
    made = Made(server.url, *made[1:])
    back = Client(made, made.tokens)
    assert [seat["wish"] for seat in back.facts["seats"]] == ["count", None]
    assert back.ask("wish", seat=1, wish="count")["type"] == "accepted"
    hear_until(lambda: back.facts["phase"] == "over")
    assert back.facts["result"]["how"] == "count"
    back.close()
    assert "\nended: count\n" in rest(f"{made.url}/record").body.decode()
    assert server.end() == 0


def test_bots_go_on_though_nobody_looks_on(tmp_path: Path) -> None:
    server = Server(tmp_path / "db", FREE)
    made = make_table(server.url, "le_baron", 0, ["random", "random"])
    server.end(signal.SIGKILL)
    server = Server(tmp_path / "db", ("requests=10000", "idle=0.1"))
    place = f"{server.url}/api/tables/{made.table}"
    until = monotonic() + PATIENCE
    while rest(place).json()["phase"] != "over":
        assert monotonic() < until
    assert server.end() == 0
