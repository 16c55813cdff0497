"""What a host has settled about a server, beside its limits."""

import hashlib
import hmac
from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network
from pathlib import Path
from typing import Final, Literal, NamedTuple
from urllib.parse import urlsplit

from baronnies.core.unreadable import Unreadable

Reach = Literal["none", "public", "any"]  # any: also inside, for tests and closed networks
SHORTEST_KEY: Final = 24  # characters of a host's token


class Keep(NamedTuple):
    """For how many days things are kept; None is for ever."""

    finished: int | None = None  # games that are over
    names: int | None = None  # names and talk of games that are over; their moves stay
    waiting: int | None = 30  # tables where people are missing and nobody sits down any more


class Site(NamedTuple):
    """How the server stands in the world."""

    client: Path  # the folder of the built client
    origins: frozenset[str] = frozenset()  # whose pages may ask, beside our own
    url: str = ""  # where people find it
    reach: Reach = "public"  # where notices may go
    proxies: tuple[str, ...] = ()  # addresses whose word about a client's address is taken
    key: str = ""  # the host's token; "" if there is none
    keep: Keep = Keep()
    addresses: tuple[str, ...] = ()  # where other machines find it; none: only this one does
    opening: str = ""  # the command that opens it to the network; "" if that is the host's affair

    def goes_by(self, host: str) -> bool:
        """Whether a request names this server; a page of another name was lured here.

        Where the server is open to others and nobody gave it a name, any number is its own.
        """
        name = _name(f"//{host}")
        own = {_name(place) for place in (self.url, *self.origins)}
        if name in own or name == "localhost":
            return bool(name)
        number, found = _number(name), _number(_name(self.url))
        if number is None:
            return False
        return number.is_loopback or (found is not None and not found.is_loopback)

    def opens(self, token: str) -> bool:
        """Whether a token is the host's; how long that takes tells nothing."""
        return bool(self.key) and hmac.compare_digest(_hash(token), _hash(self.key))


def _name(place: str) -> str:
    """The host of an address; "" if it has none."""
    try:
        return urlsplit(place).hostname or ""
    except ValueError:
        return ""


def _number(name: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(name)
    except ValueError:
        return None


def read_place(text: str, setting: str) -> str:
    """An address such as https://club.example; Unreadable names the setting that is none."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        parts, port = urlsplit(""), None
    more = parts.path or parts.query or parts.fragment or parts.username is not None or port == 0
    if parts.scheme not in ("http", "https") or not parts.hostname or more:
        raise Unreadable("server-place", place=text[:80], setting=setting)
    return text


def _hash(token: str) -> bytes:
    return hashlib.sha256(token.encode("utf-8", "surrogateescape")).digest()


def read_key(given: str, file: Path | None) -> str:
    """The host's token, from the environment or the first line of a file; Unreadable if short."""
    key = file.read_text(encoding="utf-8").split("\n")[0].strip() if file else given
    if key and (len(key) < SHORTEST_KEY or not key.isascii() or not key.isprintable()):
        raise Unreadable("server-key", least=SHORTEST_KEY)
    if file and not key:
        raise Unreadable("server-key", least=SHORTEST_KEY)
    return key


def read_proxies(given: Sequence[str]) -> tuple[str, ...]:
    """Addresses or networks of proxies; Unreadable names the one that is none."""
    for text in given:
        try:
            ip_network(text)
        except ValueError as error:
            raise Unreadable("server-proxy", address=text[:60]) from error
    return tuple(given)
