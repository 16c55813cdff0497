"""Letters leave only for the world outside, and a slow receiver holds up nobody."""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

import pytest

from baronnies.server.house.outward import Outward, plainly_public
from tests.receiving import Service
from tests.serving import (
    PATIENCE,
    rest,
    serving,
)


def test_a_webhook_is_an_https_address_of_the_world_outside(tmp_path: Path) -> None:
    with serving(tmp_path / "db") as server:
        for url in (
            "http://example.org/hook",
            "https://example.org:8443/hook",
            "https://me:secret@example.org/hook",
            "https://",
            "https://[::1",
            "file:///etc/passwd",
            "no address",
        ):
            seats = [{"kind": "open"}, {"kind": "open"}]
            answer = rest(
                f"{server.url}/api/tables", {"game": "baron", "seats": seats, "webhook": url}
            )
            assert (answer.status, answer.json()["code"]) == (422, "bad_webhook"), url


def test_nothing_inside_the_hosts_network_gets_letters(
    service: Service, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO", "baronnies")

    async def letters() -> None:
        port = service.url.rpartition(":")[2]
        public = Outward("public")
        for name in ("127.0.0.1", "localhost", "10.1.2.3", "169.254.169.254", "[::1]"):
            assert await public.send(f"https://{name}/", b"", {}) == 0
        await public.close()
        anywhere = Outward("any")
        assert await anywhere.send(f"http://localhost:{port}/", b"", {}) == 201
        await anywhere.close()

    asyncio.run(letters())
    why = [record.__dict__["facts"]["error"] for record in caplog.records]
    assert why == ["Unreachable"] * 5  # nobody was even called
    assert service.letter().path == "/"
    assert service.letters.empty()


@pytest.mark.parametrize(
    "number",
    [
        "224.0.0.1", "240.0.0.1", "192.88.99.1", "100.64.0.1", "0.1.2.3", "198.18.0.1",
        "64:ff9b::a00:1", "64:ff9b:1::1", "2002:a00:1::1", "::10.0.0.1", "::ffff:10.0.0.1",
        "2001::1", "2001:db8::1", "ff02::1", "ff0e::1", "fec0::1", "fe80::1%eth0", "::", "3fff::1",
    ],
)  # fmt: skip
def test_an_address_that_is_not_plainly_public_gets_no_letters(number: str) -> None:
    assert not plainly_public(number)


def test_addresses_of_the_world_get_letters() -> None:
    assert plainly_public("93.184.216.34")
    assert plainly_public("2606:2800:220:1::1")


def test_slow_receivers_hold_up_nobody(service: Service) -> None:
    """They take connections and never answer; letters to them are given up, the others arrive."""

    async def letters() -> None:
        outward = Outward("any", patience=2 * PATIENCE)
        with socket.create_server(("127.0.0.1", 0)) as silent:
            port = silent.getsockname()[1]
            slow = [
                asyncio.create_task(outward.send(f"http://{name}:{port}/", b"", {}))
                for name in ("127.0.0.1", "127.0.1", "127.1")  # one house, three receivers
                for _ in range(100)
            ]
            quick = f"http://localhost:{service.url.rpartition(':')[2]}/"
            assert await asyncio.wait_for(outward.send(quick, b"", {}), PATIENCE) == 201
            assert sum(task.done() for task in slow) == 150  # more than fifty wait for none
            for task in slow:
                task.cancel()
            await asyncio.gather(*slow, return_exceptions=True)
        await outward.close()

    asyncio.run(letters())


def test_a_letter_has_a_deadline_however_often_the_receiver_stirs() -> None:
    async def letter() -> int:
        async def drip(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"HTTP/1.1 200 OK\r\n")
            with suppress(OSError):
                while True:
                    writer.write(b"X: y\r\n")
                    await writer.drain()
                    await asyncio.sleep(0.01)
            writer.close()
            gone.set()

        gone = asyncio.Event()
        receiver = await asyncio.start_server(drip, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        outward = Outward("any", patience=0.3)
        status = await outward.send(f"http://127.0.0.1:{port}/", b"", {})
        await outward.close()
        await gone.wait()
        receiver.close()
        return status

    assert asyncio.run(asyncio.wait_for(letter(), PATIENCE)) == 0


def test_a_letter_is_not_sent_on_where_its_receiver_points(service: Service) -> None:
    """A public address could point inside the host's network."""

    async def letter() -> int:
        async def point(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = (
                f"HTTP/1.1 307 Elsewhere\r\nLocation: {service.url}/\r\nContent-Length: 0\r\n\r\n"
            )
            writer.write(head.encode())
            await writer.drain()
            writer.close()

        receiver = await asyncio.start_server(point, "127.0.0.1", 0)
        outward = Outward("any")
        port = receiver.sockets[0].getsockname()[1]
        status = await outward.send(f"http://127.0.0.1:{port}/", b"", {})
        await outward.close()
        receiver.close()
        return status

    assert asyncio.run(asyncio.wait_for(letter(), PATIENCE)) == 307
    assert service.letters.empty()


def test_a_host_may_send_no_notices(tmp_path: Path) -> None:
    with serving(tmp_path / "db", more=["--notices", "none"]) as server:
        assert rest(f"{server.url}/api/push").json() == {"key": ""}
