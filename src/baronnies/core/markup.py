"""The markup of pictures for the terminal, as far as it has to be understood without one."""

import re
from typing import Final

_TAG: Final = re.compile(r"(\\*)\[([a-z#/@][^\[]*?)\]")  # the backslashes before it may escape it


def escape(text: str) -> str:
    """A text in which nothing is markup, for example a name that somebody chose."""
    shown = _TAG.sub(_escaped, text)
    odd = (len(shown) - len(shown.rstrip("\\"))) % 2
    return shown + "\\" if odd else shown


def _escaped(tag: re.Match[str]) -> str:
    slashes, inside = tag.groups()
    return f"{slashes}{slashes}\\[{inside}]"


def plain(picture: str) -> str:
    """A picture without its markup."""
    return _TAG.sub(_unmarked, picture)


def _unmarked(tag: re.Match[str]) -> str:
    slashes, inside = tag.groups()
    kept = "\\" * (len(slashes) // 2)
    return f"{kept}[{inside}]" if len(slashes) % 2 else kept
