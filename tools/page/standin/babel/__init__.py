"""In place of Babel, in a page: its numbers and plurals of French and English, and nothing else.

tests/server/test_standin.py has every sentence of ours said with either.
"""

from .numbers import NumberPattern
from .plural import Plural, en, fr

DECIMAL = NumberPattern("#,##0.###", ("", "-"), ("", ""), (3, 3), (1, 1), (0, 3), None, None)


class UnknownLocaleError(Exception):
    """A language we do not speak."""


class Locale:
    """French or English."""

    def __init__(self, group: str, point: str, plural_form: Plural) -> None:
        self.group = group  # between thousands
        self.point = point
        self.plural_form = plural_form
        self.decimal_formats = {None: DECIMAL}

    @staticmethod
    def parse(name: str) -> "Locale":
        """The language of a name."""
        if name not in LOCALES:
            raise UnknownLocaleError(name)
        return LOCALES[name]


LOCALES = {"fr": Locale("\u202f", ",", fr), "en": Locale(",", ".", en)}
