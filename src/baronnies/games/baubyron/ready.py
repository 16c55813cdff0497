"""The ready buildings, from ready.txt: a line `NAME CODE` each, and the option that names them."""

from importlib.resources import files
from typing import Final

from baronnies.core.options import Option, Switch, shown
from baronnies.core.unreadable import Unreadable
from baronnies.games.baubyron.building import plain_code
from baronnies.games.baubyron.tables import LENGTHS

DEFAULT: Final = "citadel"
TOGETHER: Final = "together"
RANDOM: Final = "random:"


def _ready() -> dict[str, str]:
    source = (files("baronnies.games.baubyron") / "ready.txt").read_text(encoding="utf-8")
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith("#")]
    pairs = [line.split(maxsplit=1) for line in lines]
    return {pair[0]: pair[1] for pair in pairs}


READY: Final = _ready()  # name -> code in its plain form, as tests make sure


class BuildingOption(Option):
    """A ready building, `random:LENGTH`, `together`, or a code (1.13)."""

    def __init__(self, default: str, clause: str) -> None:
        named = (*READY, *[RANDOM + length for length in LENGTHS], TOGETHER)
        super().__init__(default, clause, named)

    def read(self, name: str, text: str) -> str:
        text = " ".join(text.split())
        if text in self.names:
            return text
        if "@" not in text:
            raise Unreadable("option-value", option=name, value=shown(text), allowed=self.allowed)
        try:
            return plain_code(text)
        except Unreadable as reason:
            raise Unreadable("option-material", option=name, reason=reason) from reason

    @property
    def allowed(self) -> str:
        return ", ".join([*self.names, "CODE"])


def fixed_code(option: str) -> str:
    """The code that an option's value names from the start; "" if it is yet to be made."""
    if option == TOGETHER or option.startswith(RANDOM):
        return ""
    return READY.get(option, option)


OPTIONS: Final[dict[str, Option]] = {
    "building": BuildingOption(DEFAULT, "1.13"),
    "eject_down": Switch(default=False, clause="6.7"),
    "red_compulsory": Switch(default=False, clause="4.5"),
}
