"""The error for texts that mean nothing: no move, no position, no option, no record."""

from typing import Final

from baronnies.core.words import word


class Unreadable(ValueError):
    """Input that cannot be understood. Worded at the edge, in the reader's language.

    `key` is a message of a words file; `facts` fill it. A fact `line` is the line of the input
    where the trouble is; a fact `reason` may be another Unreadable, told after this one.
    """

    def __init__(self, key: str, **facts: "int | str | Unreadable") -> None:
        super().__init__(key)
        self.key: Final = key
        self.facts: Final = facts

    def __reduce__(self) -> tuple[object, ...]:
        """Facts cross from one process to another."""
        return _rebuilt, (self.key, self.facts)

    def words(self, lang: str) -> str:
        """The whole sentence, with the line where it stands."""
        plain = {
            name: fact.words(lang) if isinstance(fact, Unreadable) else fact
            for name, fact in self.facts.items()
        }
        sentence = word(lang, self.key, plain)
        if "line" in plain:
            return word(lang, "at-line", {"line": plain["line"], "sentence": sentence})
        return sentence

    def __str__(self) -> str:
        return self.words("en")


def _rebuilt(key: str, facts: "dict[str, int | str | Unreadable]") -> Unreadable:
    return Unreadable(key, **facts)
