"""What leads into a page says the same as what leads to a server, message by message."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from baronnies.games import SHELF
from tests.page.wired import conversation, heard_in_a_page, record, without_clock
from tests.serving import Client, Made, Server, rest, serving


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder: Path = tmp_path_factory.mktemp("server")
    with serving(folder / "db") as running:
        yield running


def heard_at_a_server(server: str, name: str) -> list[str]:
    told = rest(f"{server}/api/records?lang=fr", record(name)).json()
    made = Made(server, told["table"], told["host"], told["tokens"])
    client = Client(made, greet=False)
    asking = conversation(made.tokens)
    message = next(asking)
    try:
        while True:
            fields = dict(message)
            message = asking.send(client.ask(fields.pop("type"), **fields))
    except StopIteration:
        end = rest(f"{made.url}/record?lang=fr").body.decode()
        client.close()
        return without_clock([*client.raw, end], made.table)


@pytest.mark.parametrize("name", list(SHELF))
def test_both_lines_say_the_same_byte_for_byte(server: Server, name: str) -> None:
    there, here = heard_at_a_server(server.url, name), asyncio.run(heard_in_a_page(name))
    assert len(here) > 50
    for one, other in zip(there, here, strict=True):
        assert one == other
