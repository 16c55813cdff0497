"""Which form of a word goes with a number."""

from collections.abc import Callable
from typing import Any

Plural = Callable[[Any], str]

MILLION = 1_000_000


def en(number: Any) -> str:  # noqa: ANN401 - any number
    """One, or other."""
    return "one" if str(abs(number)) == "1" else "other"


def fr(number: Any) -> str:  # noqa: ANN401 - any number
    """Nothing and all that is less than two is one."""
    if abs(number) < 2:  # noqa: PLR2004 - as the sentence above says
        return "one"
    return "many" if str(number).isdigit() and number % MILLION == 0 else "other"


def to_python(rule: Plural) -> Plural:
    """A rule is a function already."""
    return rule
