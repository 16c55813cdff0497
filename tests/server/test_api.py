"""The REST part keeps to its own description, whatever is asked."""

import re
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from baronnies.bots.levels import levels
from baronnies.bots.names import bot_names
from baronnies.core.rulebook import rulebook
from baronnies.games import SHELF
from baronnies.server.wire import bodies as wire_bodies
from baronnies.server.wire import desk as wire_desk
from baronnies.server.wire import studies as wire_studies
from tests.serving import Server, make_table, rest

CONFIG = """
[parameters]
"path.table" = "{table}"
"path.game" = "le_baron"

[checks.negative_data_rejection]
expected-statuses = ["4xx"]  # what is too long is refused as that: 413

[[operations]]  # Litestar takes 0 and 1 for false and true, as in "public": 0
include-name = "POST /api/tables"
checks.negative_data_rejection.enabled = false
"""


@pytest.mark.parametrize("page", ["swagger", "redoc", "elements", "rapidoc", "scalar"])
def test_the_schema_is_given_without_pages_of_others_to_look_at_it(
    server: Server, page: str
) -> None:
    answer = rest(f"{server.url}/api/schema/{page}")
    assert answer.status == 404
    assert b"<script" not in answer.body
    assert rest(f"{server.url}/api/schema").json()["info"]["title"] == "Baronnies"


def test_whatever_schemathesis_asks_is_answered_as_described(
    server: Server, tmp_path: Path
) -> None:
    made = make_table(server.url, "le_baron", 2)
    config = tmp_path / "schemathesis.toml"
    config.write_text(CONFIG.format(table=made.table))
    command = [sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"]
    schema = f"{server.url}/api/schema/openapi.json"
    limits = ["--phases", "coverage,fuzzing", "--max-examples", "8", "--seed", "1"]
    # Which seats, options and bots make a table depends on the game: no schema can say it.
    skipped = ["--exclude-checks", "positive_data_acceptance", "--no-color"]
    done = subprocess.run(
        [*command, schema, *limits, *skipped],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        timeout=180,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-1000:]
    assert "passed" in done.stdout


def test_every_address_names_all_that_may_be_asked_there(server: Server) -> None:
    for path, asked in rest(f"{server.url}/api/schema").json()["paths"].items():
        address = re.sub(r"\{.*?\}", "1", path)
        answer = rest(f"{server.url}{address}", method="OPTIONS")
        assert {method.upper() for method in asked} <= set(answer.headers["allow"].split(", "))


def test_every_body_has_an_example_that_is_one(server: Server) -> None:
    described = rest(f"{server.url}/api/schema").json()
    bodies = [
        operation["requestBody"]["content"]["application/json"]["schema"]
        for path in described["paths"].values()
        for operation in path.values()
        if "requestBody" in operation
    ]
    assert len(bodies) == 12
    structs = {**vars(wire_bodies), **vars(wire_desk), **vars(wire_studies)}
    for body in bodies:
        name = body["allOf"][0]["$ref"].rpartition("/")[2]
        for example in body["examples"]:
            assert msgspec.convert(example, structs[name])
    made = next(body for body in bodies if body["allOf"][0]["$ref"].endswith("NewTable"))
    assert rest(f"{server.url}/api/tables", made["examples"][0]).status == 201


@pytest.mark.parametrize(
    ("body", "told"),
    [
        ({"seats": [{"kind": "open"}]}, "`game`"),
        ({"game": "baron", "seats": [{"kind": "open"}, {"kind": "dog"}]}, "seats[1].kind: "),
        ({"game": "baron", "seats": [{"kind": "open"}], "colour": 3}, "`colour`"),
        ({"game": 3, "seats": [{"kind": "open"}]}, "game: "),
    ],
)
def test_a_body_of_another_form_is_told_which_field_is_wrong(
    server: Server, body: dict[str, object], told: str
) -> None:
    problem = rest(f"{server.url}/api/tables?lang=en", body).json()
    assert problem["code"] == "malformed"
    assert told in problem["text"]
    assert problem["text"].startswith("The request is not of the form")


def test_the_shelf_and_the_rule_books(server: Server) -> None:
    games = {game["name"]: game for game in rest(f"{server.url}/api/games?lang=en").json()}
    assert list(games) == list(SHELF)
    for name, game in SHELF.items():
        assert (games[name]["fewest"], games[name]["most"]) == game.seats
        assert [option["name"] for option in games[name]["options"]] == list(game.options)
        assert games[name]["bots"] == bot_names(game)
        rungs = [(level["name"], level["seats"], level["share"]) for level in games[name]["levels"]]
        assert rungs == [(one.name, one.seats, one.over.share) for one in levels(game).levels]
        book = rest(f"{server.url}/api/games/{name}/rules?lang=fr").json()
        numbers = [
            clause["number"] for section in book["sections"] for clause in section["clauses"]
        ]
        assert numbers == rulebook(game.package, "fr").numbers()
    assert rest(f"{server.url}/api/games/chess/rules").json()["code"] == "no_game"


def test_what_makes_no_table_is_told_in_the_language_of_who_asks(server: Server) -> None:
    def problem(seats: list[dict[str, str]], game: str = "le_baron", **options: str) -> str:
        body = {"game": game, "seats": seats, "options": options}
        answer = rest(f"{server.url}/api/tables", body, Accept_Language="fr-FR,en;q=0.5")
        assert (answer.status, answer.json()["code"]) == (422, "bad_table")
        return str(answer.json()["text"])

    person = {"kind": "open"}
    assert "joueurs" in problem([person])
    assert "option" in problem([person, person], sorcery="yes")
    assert "chess" in problem([person, person], "chess")
    for bot in ("nobody", "greedy:samples=1000", "/etc/passwd", "evil.py:Evil", "../bots.py:Bot"):
        assert "robot" in problem([person, {"kind": "bot", "bot": bot}])
    assert "robot" in problem([person, {"kind": "here", "bot": "greedy"}])


def test_a_seat_is_taken_once(server: Server) -> None:
    seats = [{"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}]
    made = rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
    url = f"{server.url}/api/tables/{made['table']}"
    assert made["tokens"] == [None, None, None]
    assert rest(f"{url}/seats", {"seat": 1, "name": "Zoé"}).json()["seat"] == 1
    assert rest(f"{url}/seats", {"seat": 1}).status == 409
    assert rest(f"{url}/seats", {"seat": 2}).status == 409
    assert rest(f"{url}/seats", {"seat": 7}).status == 409
    assert rest(f"{url}/seats", {}).json()["seat"] == 0
    facts = rest(url).json()
    assert [seat["kind"] for seat in facts["seats"]] == ["person", "person", "bot"]
    assert facts["seats"][1]["name"] == "Zoé"
    for name in ("line\nbreak", "\u202ebackwards", "x" * 31):
        assert rest(f"{url}/seats", {"name": name}).json()["code"] == "malformed"
    assert rest(f"{url}x").json()["code"] == "no_table"
