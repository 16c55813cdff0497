"""Addresses that may not come in for a while, by the host's word.

They stay in memory, as all addresses do: a server that starts again has forgotten them.
"""

from time import time
from typing import Final, NamedTuple

from baronnies.server.limits import household

MOST: Final = 1000  # addresses at once; the oldest go


class Ban(NamedTuple):
    """Who may not come in, and until when."""

    address: str  # of a household
    until: int  # seconds since 1970


class Bans:
    """All of them."""

    def __init__(self) -> None:
        self._until: Final[dict[str, int]] = {}

    def put(self, address: str, hours: int) -> Ban:
        """Keep somebody out."""
        who = household(address)
        self._until.pop(who, None)
        self._until[who] = int(time()) + hours * 3600
        while len(self._until) > MOST:
            del self._until[next(iter(self._until))]
        return Ban(who, self._until[who])

    def lift(self, address: str) -> bool:
        """Let somebody in again; False if nothing kept them out."""
        return self._until.pop(household(address), None) is not None

    def stands(self, address: str) -> bool:
        """Whether somebody is kept out."""
        if not self._until:
            return False
        until = self._until.get(household(address), 0)
        return until > time()

    def all(self) -> list[Ban]:
        """Who is kept out now."""
        for who in [who for who, until in self._until.items() if until <= time()]:
            del self._until[who]
        return [Ban(who, until) for who, until in self._until.items()]
