"""Seats and the secret tokens that open them. Only a token's hash is kept."""

import hashlib
import secrets
from typing import Final, Literal

_ID_BYTES: Final = 15  # 120 bits: nobody guesses a table
_TOKEN_BYTES: Final = 24


def new_id() -> str:
    """An id for a table, which is its link."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_token() -> str:
    """A token for a seat, or for who made the table."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def fingerprint(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to use it."""
    return hashlib.sha256(token.encode()).hexdigest()


class Chair:
    """One seat of a table and who has it."""

    def __init__(self, bot: str) -> None:
        self.bot: Final = bot  # its kind; "" for a person
        self.name = ""
        self.lock = ""  # the fingerprint of the token that opens it; "" while the seat is open
        self.ready = bool(bot)
        self.luck = ""  # added bytes, in hexadecimal

    @property
    def kind(self) -> Literal["open", "person", "bot"]:
        """open, person or bot."""
        if self.bot:
            return "bot"
        return "person" if self.lock else "open"
