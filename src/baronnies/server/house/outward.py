"""Letters to other servers, where the host allows it: a table's webhook, a browser's push service.

Strangers choose the addresses, so nothing inside the host's own network can be reached by them.
"""

import asyncio
import socket
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_address, ip_network
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from baronnies.server.house.site import Reach
from baronnies.server.logs import log

_PATIENCE: Final = (
    5.0  # seconds for a letter, from looking its address up to the answer's first line
)
_WAITING: Final = 500  # letters that may wait; more are thrown away
_TOGETHER: Final = 64  # letters on their way at once,
_EACH: Final = 4  # of them to one receiver,
_EACH_WAITING: Final = 50  # and so many wait for it
_LOOKUPS: Final = 32  # names looked up at once; one that takes long cannot be called back
_HTTPS: Final = 443
# Addresses of the world outside; of the others many lead inside, or hide another address.
_WORLD: Final = ip_network("2000::/3")
_NOT_THE_WORLD: Final = tuple(
    ip_network(text)
    for text in (
        "192.88.99.0/24",  # relays of 6to4
        "2001::/23",  # Teredo, benchmarks, identifiers
        "2001:db8::/32",
        "2002::/16",  # 6to4: an IPv4 address inside
        "3fff::/20",
    )
)


class Unreachable(Exception):
    """An address that no letter goes to."""


class Outward:
    """Sends letters and never waits for long."""

    def __init__(self, reach: Reach, patience: float = _PATIENCE) -> None:
        self.reach: Final = reach
        self._patience: Final = patience
        # A connection is used once: the next letter to the same number may be for another name.
        once = httpx.Limits(max_connections=None, max_keepalive_connections=0)
        self._post: Final = httpx.AsyncClient(
            timeout=patience, limits=once, follow_redirects=False, trust_env=False
        )
        self._lookups: Final = ThreadPoolExecutor(_LOOKUPS, thread_name_prefix="names")
        self._turns: Final = asyncio.Semaphore(_TOGETHER)
        self._receivers: Final[dict[str, _Receiver]] = {}
        self._waiting = 0

    def allows(self, url: str) -> bool:
        """Whether a letter could go there, as far as the address tells."""
        try:
            parts = urlsplit(url)
            named = bool(parts.hostname) and parts.port != 0
        except ValueError:
            return False
        if not named or parts.username or parts.password or self.reach == "none":
            return False
        if self.reach == "any":
            return parts.scheme in ("http", "https")
        return parts.scheme == "https" and parts.port in (None, _HTTPS)

    async def send(self, url: str, body: bytes, headers: dict[str, str]) -> int:
        """Send a letter; the status of the answer, 0 if there was none."""
        if self._waiting >= _WAITING or not self.allows(url):
            return 0
        parts = urlsplit(url)
        name = _domain(parts.hostname or "")
        receiver = self._receivers.setdefault(name, _Receiver())
        if receiver.letters >= _EACH_WAITING:
            return 0
        self._waiting += 1
        receiver.letters += 1
        try:
            # First the receiver's turn: who waits for a slow one takes nobody else's place.
            async with receiver.turns, self._turns, asyncio.timeout(self._patience):
                return await self._sent(parts, body, headers)
        except (Unreachable, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            log("letter_lost", error=type(error).__name__)
            return 0
        finally:
            self._waiting -= 1
            receiver.letters -= 1
            if not receiver.letters:
                self._receivers.pop(name, None)

    async def _sent(self, parts: SplitResult, body: bytes, headers: dict[str, str]) -> int:
        """To the very number that was looked at: asking again for the name might give another."""
        name, secure = parts.hostname or "", parts.scheme == "https"
        port = parts.port or (_HTTPS if secure else 80)
        number = await self._number(name, port)
        place = f"[{number}]" if ":" in number else number
        target = parts._replace(netloc=f"{place}:{port}").geturl()
        async with self._post.stream(
            "POST",
            target,
            content=body,
            headers={**headers, "Host": parts.netloc},
            extensions={"sni_hostname": name},
        ) as answer:
            return answer.status_code  # what it says beside is not read

    async def _number(self, name: str, port: int) -> str:
        look_up = partial(socket.getaddrinfo, name, port, type=socket.SOCK_STREAM)
        found = await asyncio.get_running_loop().run_in_executor(self._lookups, look_up)
        numbers = [str(address[0]) for *_, address in found]
        if self.reach != "any":
            numbers = [one for one in numbers if plainly_public(one)]
        if not numbers:
            raise Unreachable
        return numbers[0]

    async def close(self) -> None:
        """No more letters."""
        self._lookups.shutdown(wait=False, cancel_futures=True)
        await self._post.aclose()


class _Receiver:
    """Where letters go."""

    def __init__(self) -> None:
        self.letters = 0  # that wait or are on their way
        self.turns: Final = asyncio.Semaphore(_EACH)


def _domain(name: str) -> str:
    """Who receives a letter: all names of one owner are one receiver."""
    return name if ":" in name or name[-1:].isdigit() else ".".join(name.lower().split(".")[-2:])


def plainly_public(number: str) -> bool:
    """Whether an address is one of the world outside, and nothing else in disguise."""
    found = ip_address(number.partition("%")[0])
    world = found.is_global and not found.is_multicast and not found.is_reserved
    if found.version == 6:  # noqa: PLR2004 - IPv6
        world = world and found in _WORLD
    return world and not any(found in network for network in _NOT_THE_WORLD)
