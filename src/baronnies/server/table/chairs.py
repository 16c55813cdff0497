"""Seats and the secret tokens that open them. Only a token's hash is kept."""

import hashlib
import secrets
from typing import Final, Literal

from baronnies.server.disk.entries import Agreed

_ID_BYTES: Final = 15  # 120 bits: nobody guesses a table
_TOKEN_BYTES: Final = 24
_CODE_LETTERS: Final = "BCDFGHJKLMNPQRSTVWXZ"  # no vowels: no words that offend somebody
_CODE_LENGTH: Final = 6  # 64 million codes, for the few tables with an open seat


def new_id() -> str:
    """An id for a table, which is its link."""
    return _unguessable(_ID_BYTES)


def new_token() -> str:
    """A token for a seat, or for who made the table."""
    return _unguessable(_TOKEN_BYTES)


def _unguessable(size: int) -> str:
    """Letters for a link; the first is no dash, with which an option begins in a terminal."""
    while (letters := secrets.token_urlsafe(size)).startswith("-"):
        pass
    return letters


def new_code() -> str:
    """Letters to type on a phone, which lead to a table while a seat is open."""
    return "".join(secrets.choice(_CODE_LETTERS) for _ in range(_CODE_LENGTH))


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Chair:
    """One seat of a table and who has it."""

    def __init__(self, bot: str) -> None:
        self.bot = bot  # its kind; "" for a person
        self.name = ""
        self.lock = ""  # the fingerprint of the token that opens it; "" while the seat is open
        self.away = False  # a caretaker plays for the person
        self.wish: Agreed | None = None  # how the person would agree to end
        self.late = False  # because their time was up
        self.hurried = False  # the last turn of its bot had less time than usual
        self.ready = bool(bot)
        self.luck = ""  # added bytes, in hexadecimal

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """open, person or bot."""
        if self.bot:
            return "bot"
        return "person" if self.lock else "open"
