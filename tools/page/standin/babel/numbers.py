"""How a number is written."""

from decimal import Decimal
from typing import Any, NamedTuple


class NumberPattern:
    """The form of a number; Fluent changes copies of it."""

    def __init__(  # noqa: PLR0913, PLR0917 - as Fluent calls it
        self,
        pattern: str,
        prefix: tuple[str, str],
        suffix: tuple[str, str],
        grouping: tuple[int, int],
        int_prec: tuple[int, int],
        frac_prec: tuple[int, int],
        exp_prec: Any,  # noqa: ANN401 - never looked at
        exp_plus: Any,  # noqa: ANN401 - never looked at
    ) -> None:
        self.pattern = pattern
        self.prefix = prefix
        self.suffix = suffix
        self.grouping = grouping
        self.int_prec = int_prec
        self.frac_prec = frac_prec
        self.exp_prec = exp_prec
        self.exp_plus = exp_plus

    def apply(self, value: Any, locale: Any) -> str:  # noqa: ANN401 - any number, our Locale
        """A number as it is read in a language."""
        least, most = self.frac_prec
        whole, _, part = f"{abs(Decimal(str(value))):,.{most}f}".partition(".")
        while len(part) > least and part.endswith("0"):
            part = part[:-1]
        grouped = self.grouping == (3, 3)
        told = whole.replace(",", locale.group if grouped else "").rjust(self.int_prec[0], "0")
        sign = "-" if value < 0 and any(digit not in "0," for digit in whole + part) else ""
        return sign + told + (locale.point + part if part else "")


class _Ungrouped(NamedTuple):
    grouping: tuple[int, int]


def parse_pattern(pattern: str) -> _Ungrouped:
    """Fluent asks for one pattern only, to write a number without groups."""
    assert pattern == "#0"
    return _Ungrouped((1000, 1000))
