"""How much anybody may ask for."""

import os
from collections.abc import Sequence
from ipaddress import IPv6Address
from time import monotonic
from typing import Final

import msgspec
from msgspec import Struct

from baronnies.core.unreadable import Unreadable


def _cores() -> int:
    return os.cpu_count() or 1


class Limits(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a host may set: `baronnies serve --limit name=value`."""

    message_bytes: int = 16_384  # of one message from a client
    messages: float = 50.0  # a second, from one connection
    burst: int = 100  # messages at once, after a rest
    whys: float = 5.0  # questions a second, from one connection
    why_burst: int = 20
    hints: float = 0.5  # good turns asked for a second, from one connection
    hint_burst: int = 3
    talk: float = 0.5  # lines of chat a second, from one address
    talk_burst: int = 10
    codes: float = 0.2  # codes tried a second, from one address
    code_burst: int = 10
    looks: float = 20.0  # at many lines of the past a second, from one connection
    look_burst: int = 100
    lines: float = 2000.0  # of the past told a second, to one address; one seen counts as 20
    line_burst: int = 40_000
    sockets: float = 5.0  # opened a second, from one address
    socket_burst: int = 200
    connections: int = 200  # for requests, from one address; a proxy's are not counted
    head_patience: float = 10.0  # seconds until the head of a request is there
    body_patience: float = 30.0  # and then its body
    requests: float = 20.0  # a second, from one address
    request_burst: int = 100
    checks: float = 0.2  # records to verify a second, from one address
    check_burst: int = 5
    check_patience: float = 30.0  # seconds until a record that takes too long is given up
    sketches: float = 5.0  # buildings looked at in the workshop a second, from one address
    sketch_burst: int = 60
    reports: float = 0.02  # words to the host a second, from one address
    report_burst: int = 5
    reviews: float = 0.01  # asked for a second, from one address
    review_burst: int = 5
    reviews_at_once: int = 2  # made at a time
    reviews_waiting: int = 200  # asked for by all, and not yet made
    studies: float = 0.01  # of the lab, asked for a second, from one address
    study_burst: int = 5
    studies_at_once: int = 1  # made at a time
    studies_waiting: int = 50  # asked for by all, and not yet made
    tables: int = 50  # open ones, made from one address
    viewers: int = 100  # connections from one address
    table_viewers: int = 1000  # connections to one table
    outbox: int = 256  # messages a slow reader may leave unread
    notice_patience: float = 10.0  # seconds until somebody who is not there is told of their turn
    idle: float = 120.0  # seconds until a table nobody looks at leaves the memory
    bot_seconds: float = 1.0  # for a bot's turn
    bot_patience: float = 20.0  # seconds until a bot that does not answer is replaced
    thinkers: int = msgspec.field(default_factory=_cores)  # processes for bots, if need be


def read_limits(given: Sequence[str]) -> Limits:
    """Limits from `name=value` texts; Unreadable names the one that is none."""
    values: dict[str, str] = {}
    for text in given:
        name, _, value = text.partition("=")
        values[name] = value
        try:
            msgspec.convert(values, Limits, strict=False)
        except msgspec.ValidationError as error:
            known = ", ".join(Limits.__struct_fields__)
            raise Unreadable("server-limit", limit=text[:40], known=known) from error
    return msgspec.convert(values, Limits, strict=False)


def household(address: str) -> str:
    """Who is counted as one: an IPv6 address is one of countless that a house has."""
    if ":" not in address:
        return address
    try:
        found = IPv6Address(address.partition("%")[0])
    except ValueError:
        return address
    return str(found.ipv4_mapped or IPv6Address(int(found) >> 64 << 64))


class Bucket:
    """Lets so many through a second, and some more after a rest."""

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._left = float(burst)
        self._at = monotonic()

    def take(self, cost: int = 1) -> bool:
        """Take one, if one may pass. What costs more than it can hold passes when it is full."""
        now = monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < min(cost, self.burst):
            return False
        self._left -= cost
        return True

    @property
    def empty(self) -> bool:
        """Whether nothing would pass now."""
        return self._left + (monotonic() - self._at) * self.rate < 1

    @property
    def full(self) -> bool:
        """Whether it has rested long enough to be forgotten."""
        return self._left + (monotonic() - self._at) * self.rate >= self.burst


class Buckets:
    """A bucket for each address; rested ones are forgotten."""

    _MOST: Final = 10_000

    def __init__(self, rate: float, burst: int) -> None:
        self.rate: Final = rate
        self.burst: Final = burst
        self._buckets: dict[str, Bucket] = {}

    def take(self, address: str, cost: int = 1) -> bool:
        """Take one of an address, if it may pass once more."""
        if len(self._buckets) > self._MOST:
            self._buckets = {a: bucket for a, bucket in self._buckets.items() if not bucket.full}
        who = household(address)
        return self._buckets.setdefault(who, Bucket(self.rate, self.burst)).take(cost)

    def empty(self, address: str) -> bool:
        """Whether this address would not pass; that does not count."""
        found = self._buckets.get(household(address))
        return found is not None and found.empty


class Quota:
    """How many each address has of something."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._counts: dict[str, int] = {}

    def take(self, address: str) -> bool:
        """Count one more, unless that would be too many."""
        address = household(address)
        count = self._counts.get(address, 0)
        if count >= self.most:
            return False
        self._counts[address] = count + 1
        return True

    def count(self, address: str) -> int:
        """How many it has."""
        return self._counts.get(household(address), 0)

    def give_back(self, address: str) -> None:
        """One fewer."""
        address = household(address)
        count = self._counts.pop(address, 0) - 1
        if count > 0:
            self._counts[address] = count


class Makers:
    """Who made which table, and how many each has."""

    def __init__(self, most: int) -> None:
        self._counts: Final = Quota(most)
        self._of: Final[dict[str, str]] = {}  # the address by table

    def take(self, table: str, address: str) -> bool:
        """Count a new table, unless its maker would have too many."""
        if not self._counts.take(address):
            return False
        self._of[table] = address
        return True

    def of(self, table: str) -> str:
        """Where a table was made from; of one made before a restart nobody knows."""
        return household(self._of.get(table, table))

    def give_back(self, table: str) -> None:
        """It counts no longer."""
        if maker := self._of.pop(table, None):
            self._counts.give_back(maker)
