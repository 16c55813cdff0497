"""Where people find the server: an invitation never names an address that only works at home."""

import socket
from pathlib import Path

from baronnies.server.edge.addresses import address, addresses
from baronnies.server.edge.run import listen
from tests.serving import rest, serving


def test_on_loopback_no_address_is_for_friends() -> None:
    with listen("127.0.0.1", 0) as listener:
        assert addresses(listener) == ()
        assert address(listener) == f"http://127.0.0.1:{listener.getsockname()[1]}"


def test_listening_everywhere_names_real_addresses() -> None:
    with socket.socket() as listener:  # bound, but not listening: nobody is let in by a test
        listener.bind(("0.0.0.0", 0))  # noqa: S104 - as above
        port = listener.getsockname()[1]
        assert address(listener) == f"http://127.0.0.1:{port}"
        for each in addresses(listener):
            assert each.endswith(f":{port}")
            assert "//0.0.0.0" not in each
            assert "//127." not in each


def test_a_server_of_this_computer_says_how_it_is_opened(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db") as server:
        ways = rest(f"{server.url}/api/ways").json()
        assert ways["addresses"] == []
        assert ways["opening"].endswith(" --lan")


def test_a_public_server_names_its_public_address(tmp_path: Path) -> None:
    with serving(tmp_path / "tables.db", more=["--url", "https://club.example/"]) as server:
        ways = rest(f"{server.url}/api/ways").json()
        assert ways == {"addresses": ["https://club.example"], "opening": ""}
