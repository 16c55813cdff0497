"""The workshop over REST: what a code is, what walking there costs, how often one may ask."""

from pathlib import Path
from urllib.parse import quote

from tests.serving import Json, Server, rest, serving


def ask(server: Server, what: str, code: str, more: str = "") -> tuple[int, Json]:
    reply = rest(f"{server.url}/api/baubyron/{what}?lang=en&code={quote(code)}{more}")
    return reply.status, reply.json()


def test_a_code_is_a_building_or_what_keeps_it_from_being_one(server: Server) -> None:
    status, told = ask(server, "building", "uc1 xa1 @ a1")
    assert status == 200
    assert told["code"] == "xa1 uc1 @ a1"
    status, told = ask(server, "building", "xa1")
    assert (status, told["building"]) == (200, None)
    status, told = ask(server, "building", "random:short", "&middle=true")
    assert status == 200
    assert told["building"]
    status, told = ask(server, "ways", "hook")
    assert (status, told["entering"]) == (200, 3)
    assert len(rest(f"{server.url}/api/baubyron/buildings").json()) == 9


def test_rubbish_gets_a_sentence(server: Server) -> None:
    for what, code, said in [
        ("building", "rubbish", "not a block"),
        ("building", "xa1 @ q99", "not a cell"),
        ("building", "x" * 3000, "at most"),
        ("building", "random:endless", "not a length"),
        ("ways", "xa1 uc1", "written as its blocks"),
        ("ways", "xa1 uc1 @", "one to six entries"),
    ]:
        status, told = ask(server, what, code)
        assert (status, told["code"]) == (422, "bad_building"), code
        assert said in str(told["text"])
    status, told = ask(server, "building", "x" * 5000)
    assert (status, told["code"]) == (400, "malformed")
    assert rest(f"{server.url}/api/baubyron/building").json()["code"] == "malformed"


def test_one_address_asks_only_so_often(tmp_path: Path) -> None:
    with serving(tmp_path / "db", ("sketches=0.01", "sketch_burst=3")) as strict:
        answers = [
            ask(strict, what, "hook")[0] for what in ("building", "ways", "building", "ways")
        ]
        assert answers == [200, 200, 200, 429]
        assert rest(f"{strict.url}/api/games").status == 200
