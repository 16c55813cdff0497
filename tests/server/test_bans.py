"""Who talks too much to the host, or is kept out for a while."""

from pathlib import Path

from tests.server.test_desk import KEY, host
from tests.serving import (
    FREE,
    Client,
    make_table,
    rest,
    serving,
)


def test_nobody_floods_the_host_with_words(tmp_path: Path) -> None:
    with serving(tmp_path / "db", (*FREE, "reports=0.001", "report_burst=5")) as server:
        made = make_table(server.url, "le_baron", 2)
        answers = [rest(f"{made.url}/report", {"text": "and more"}).status for _ in range(6)]
    assert answers == [200] * 5 + [429]


def test_an_address_is_kept_out_for_a_while(tmp_path: Path) -> None:
    (tmp_path / "token").write_text(KEY)
    flags = ("--host-token-file", str(tmp_path / "token"), "--behind-proxy", "127.0.0.1")
    with serving(tmp_path / "db", more=flags) as server:
        made = make_table(server.url, "le_baron", 2)
        rude = {"X-Forwarded-For": "198.51.100.7"}
        client = Client(made, made.tokens, additional_headers=rude)
        found = host(server.url, f"tables/{made.table}").json()
        assert [seat["addresses"] for seat in found["seats"]] == [["198.51.100.7"]] * 2
        banned = host(server.url, "bans", {"address": "198.51.100.7", "hours": 1}).json()
        goodbye = client.until("goodbye")
        assert (goodbye["reason"], goodbye["again"]) == ("banned", False)
        client.close()
        place = f"{server.url}/api/games"
        out = rest(place, X_Forwarded_For="198.51.100.7")
        assert (out.status, out.json()["code"]) == (403, "banned")
        assert rest(place, X_Forwarded_For="198.51.100.8").status == 200
        assert host(server.url, "bans").json() == [banned]
        assert host(server.url, "bans/198.51.100.7", method="DELETE").status == 200
        assert rest(place, X_Forwarded_For="198.51.100.7").status == 200
    assert "198.51.100" not in "".join(server.log)
