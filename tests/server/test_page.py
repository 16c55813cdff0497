"""A house in a page: tables kept before they happen, taken out and brought in as records."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from baronnies.core.reading import read_record
from baronnies.core.replay import verify
from baronnies.games import SHELF
from baronnies.lab.contest import play_game
from baronnies.lab.plan import Plan
from baronnies.lab.sheet import sheet
from tests.server.in_a_page import OwnBrowser, Person

SHORT = {"games": "1"}


def at_a_page(story: Callable[[Person], Awaitable[None]]) -> None:
    """Something that happens in a house in a page."""

    async def told() -> None:
        person = Person(OwnBrowser())
        await person.worker.open()
        await story(person)

    asyncio.run(told())


async def come_back(person: Person) -> Person:
    """The page is opened again: all that is left is what the browser kept."""
    again = Person(OwnBrowser(person.browser.kept))
    await again.worker.open()
    return again


async def until_turn(person: Person, count: int) -> dict[str, Any]:
    """Play some turns, and wait until one is asked again."""
    for _ in range(count):
        await asked(person)
        await person.turn()
    return await asked(person)


async def asked(person: Person) -> dict[str, Any]:
    """The table when this person is asked."""
    while True:
        welcome = await person.hello()
        if 0 in welcome["table"]["asked"]:
            return welcome


def test_a_table_is_as_it_was_when_the_page_comes_back() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        before = await until_turn(person, 3)
        again = await come_back(person)
        assert await again.enter(table, person.token) == before
        while await again.turn() != "over":
            pass

    at_a_page(story)


def test_what_cannot_be_kept_has_not_happened() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        before = await until_turn(person, 1)
        person.browser.full = ""
        frame = before["frames"][0]
        moves = [frame["draft"]["next"][0]]
        told = await person.tell(type="hand_in", seat=0, ply=frame["ply"], moves=moves)
        assert (told["type"], told["code"]) == ("error", "not_kept")
        done, problem = await person.ask("POST", "/tables", {"game": "baron", "seats": [
            {"kind": "here"}, {"kind": "bot", "bot": "greedy"}]})  # fmt: skip
        assert (done, problem["code"]) == (False, "not_kept")
        assert await person.hello() == before
        person.browser.full = None
        assert await (await come_back(person)).enter(table, person.token) == before

    at_a_page(story)


def test_a_saved_game_goes_on_elsewhere_with_the_same_luck() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        before = await until_turn(person, 2)
        record = await person.record(table)
        other = Person(OwnBrowser())
        await other.worker.open()
        seats = [{"kind": "here", "name": "Odile"}, {"kind": "bot", "bot": "greedy"}]
        done, made = await other.ask("POST", "/records", {"record": record, "seats": seats})
        assert done, made
        after = await other.enter(made["table"], made["tokens"][0])
        assert after["frames"][0]["view"] == before["frames"][0]["view"]
        assert after["table"]["hash"] == before["table"]["hash"]
        while await other.turn() != "over":
            pass
        end = read_record(await other.record(made["table"]), SHELF)
        assert verify(end)
        assert (
            end.lines[: len(read_record(record, SHELF).lines)] == read_record(record, SHELF).lines
        )

    at_a_page(story)


def test_a_finished_game_is_brought_in_to_be_looked_at() -> None:
    async def story(person: Person) -> None:
        table = await person.make("baubyron", "greedy", "greedy")
        while await person.turn() != "over":
            pass
        record = await person.record(table)
        seats = [{"kind": "here"}] * 3
        done, made = await person.ask("POST", "/records", {"record": record, "seats": seats})
        assert done, made
        assert made["facts"]["phase"] == "over"
        _, found = await person.ask("POST", "/verify", {"record": record})
        assert found["right"]

    at_a_page(story)


@pytest.mark.parametrize(
    ("spoilt", "code"),
    [
        (lambda _: "", "bad_record"),
        (lambda _: "[" * 10_000, "bad_record"),
        (lambda text: text.replace("game: le_baron", "game: chess"), "bad_record"),
        (lambda text: "\n".join(text.splitlines()[:-1]), "bad_record"),
        (lambda text: text.replace("seats: 2", "seats: 9999999999"), "bad_record"),
        (lambda text: text.replace("* deal:", "* deal:1,", 1), "bad_record"),
        (lambda text: text[: len(text) // 2], "bad_record"),
    ],
    ids=["nothing", "brackets", "another game", "no seed", "seats", "luck", "half"],
)
def test_a_record_that_is_not_right_makes_no_table(spoilt: Callable[[str], str], code: str) -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        await until_turn(person, 1)
        rows = dict(person.browser.kept.rows)
        record = spoilt(await person.record(table))
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
        done, problem = await person.ask("POST", "/records", {"record": record, "seats": seats})
        assert (done, problem["code"]) == (False, code), problem
        assert problem["text"]
        assert person.browser.kept.rows == rows

    at_a_page(story)


def test_a_table_is_forgotten_when_its_owner_says_so() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        await until_turn(person, 1)
        done, _ = await person.ask("DELETE", f"/tables/{table}")
        assert done
        assert not person.browser.kept.rows
        _, problem = await person.ask("GET", f"/tables/{table}")
        assert problem["code"] == "no_table"

    at_a_page(story)


def test_whatever_a_page_asks_is_answered() -> None:
    async def story(person: Person) -> None:
        for method, path, code in (
            ("GET", "/host/tables", "not_found"),
            ("GET", "/tables/of-a-server", "not_found"),
            ("GET", "/games/chess/rules", "no_game"),
            ("POST", "/tables", "malformed"),
            ("GET", "/baubyron/ways", "bad_building"),
        ):
            done, problem = await person.ask(method, path, {"what": "ever"})
            assert (done, problem["code"]) == (False, code), path
        for path in ("/games", "/games/barony/rules", "/games/baron/scene", "/baubyron/buildings"):
            done, found = await person.ask("GET", path)
            assert done, found

    at_a_page(story)


def test_the_house_knows_the_seats_of_its_device() -> None:
    async def story(person: Person) -> None:
        rows = person.browser.kept.rows
        seats = [{"kind": "here"}, {"kind": "open"}]
        _, made = await person.ask("POST", "/tables", {"game": "le_baron", "seats": seats})
        table, name = made["table"], f"keys/{made['table']}"
        held = json.loads(rows[name])
        assert held.pop("at") > 0
        known = {"game": "le_baron", "seats": {"0": made["tokens"][0]}, "host": made["host"]}
        assert held == known
        _, seated = await person.ask("POST", f"/tables/{table}/seats", {"name": "Odile"})
        assert json.loads(rows[name])["seats"] == {**known["seats"], "1": seated["token"]}
        await person.ask("DELETE", f"/tables/{table}/seats/0", token=made["tokens"][0])
        assert json.loads(rows[name])["seats"] == {"1": seated["token"]}

    at_a_page(story)


def test_another_game_with_the_same_people_is_theirs_too() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        while await person.turn() != "over":
            pass
        _, found = await person.ask("POST", f"/tables/{table}/rematch", token=person.token)
        rows = person.browser.kept.rows
        for each in (table, found["table"]):
            assert json.loads(rows[f"keys/{each}"])["seats"] == {"0": person.token}

    at_a_page(story)


def test_a_table_whose_keys_cannot_be_kept_was_never_made() -> None:
    async def story(person: Person) -> None:
        person.browser.full = "keys/"
        seats = [{"kind": "here"}, {"kind": "bot", "bot": "greedy"}]
        done, problem = await person.ask("POST", "/tables", {"game": "baron", "seats": seats})
        assert (done, problem["code"]) == (False, "not_kept")
        assert not person.browser.kept.rows

    at_a_page(story)


def test_a_finished_game_of_a_page_is_reviewed_as_at_a_server() -> None:
    async def story(person: Person) -> None:
        table = await person.make("le_baron", "greedy", **SHORT)
        await until_turn(person, 2)
        await person.tell(type="wish", seat=0, wish="count")
        _, seen = await person.ask("POST", f"/tables/{table}/review")
        while seen["state"] != "done":
            assert seen["state"] in ("waiting", "running")
            _, seen = await person.ask("GET", f"/tables/{table}/review")
            await asyncio.sleep(0)
        assert seen["done"] == seen["of"]
        _, again = await (await come_back(person)).ask("GET", f"/tables/{table}/review")
        assert again == seen

    at_a_page(story)


def test_a_study_of_a_page_is_that_of_a_server() -> None:
    ask = {"game": "le_baron", "seats": 2, "bots": ["random"], "games": 20, "seed": "labo"}

    async def story(person: Person) -> None:
        _, offered = await person.ask("GET", "/lab")
        assert offered["plays"]
        _, seen = await person.ask("POST", "/lab", {**ask, "settings": [{}, {"games": "2"}]})
        study = f"/lab/{seen['study']}"
        while seen["state"] != "done":
            assert seen["state"] in ("waiting", "running")
            _, seen = await person.ask("GET", study)
            await asyncio.sleep(0)
        back = await come_back(person)
        assert (await back.ask("GET", study))[1] == seen
        assert (await back.ask("DELETE", study))[1] == seen, "what is done cannot be stopped"
        plan = Plan("le_baron", 2, {"games": "2"}, ["random"], seed="labo").settled()
        played = [play_game(plan, number, with_record=True) for number in range(20)]
        assert await back.text(f"{study}/games.csv", setting="1") == sheet(plan, played)
        assert await back.text(f"{study}/record", setting="1", game="7") == played[7].record

    at_a_page(story)
