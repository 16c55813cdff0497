"""Letters to other servers, where the host allows it: a table's webhook, a browser's push service.

Strangers choose the addresses, so nothing inside the host's own network can be reached by them.
"""

import asyncio
import ipaddress
import socket
from typing import Final
from urllib.parse import SplitResult, urlsplit

import httpx

from baronnies.server.house.site import Reach
from baronnies.server.logs import log

_PATIENCE: Final = 5.0  # seconds for an answer
_WAITING: Final = 500  # letters that may wait; more are thrown away
_TOGETHER: Final = 8  # letters on their way at once
_HTTPS: Final = 443


class Unreachable(Exception):
    """An address that no letter goes to."""


class Outward:
    """Sends letters and never waits for long."""

    def __init__(self, reach: Reach) -> None:
        self.reach: Final = reach
        self._post: Final = httpx.AsyncClient(timeout=_PATIENCE, trust_env=False)
        self._turns: Final = asyncio.Semaphore(_TOGETHER)
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
        self._waiting += 1
        try:
            async with self._turns:
                return await self._sent(urlsplit(url), body, headers)
        except (Unreachable, OSError, httpx.HTTPError, httpx.InvalidURL) as error:
            log("letter_lost", error=type(error).__name__)
            return 0
        finally:
            self._waiting -= 1

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
        found = await asyncio.get_running_loop().getaddrinfo(name, port, type=socket.SOCK_STREAM)
        numbers = [str(address[0]) for *_, address in found]
        if self.reach != "any":
            numbers = [one for one in numbers if ipaddress.ip_address(one).is_global]
        if not numbers:
            raise Unreachable
        return numbers[0]

    async def close(self) -> None:
        """No more letters."""
        await self._post.aclose()
