"""Sentences in French and English, from the words.fr.ftl and words.en.ftl beside what they word.

Keys are unique across the package: those of a game begin with its name.
"""

import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGS: Final = ("fr", "en")


def word(lang: str, key: str, facts: Mapping[str, int | str] | None = None) -> str:
    """The message `key`, or its attribute `key.name`, in a language, filled with facts."""
    bundle = _bundle(lang)
    name, _, attribute = key.partition(".")
    message = bundle.get_message(name)
    pattern = message.attributes[attribute] if attribute else message.value
    assert pattern is not None, f"{key} has no words in {lang}"
    sentence, errors = bundle.format_pattern(pattern, dict(facts or {}))
    assert not errors, f"{key} in {lang}: {errors}"
    told = str(sentence)
    for fact in (facts or {}).values():
        if isinstance(fact, int) and fact < 0:  # a figure, not the -3 of a cell such as 2,-3
            told = re.sub(rf"(?<![\w,]){fact}(?!\d|,\d)", figure(fact), told)
    return told


def listed(lang: str, parts: Sequence[str]) -> str:
    """Parts as people list them: a, b and c."""
    *some, last = parts
    return word(lang, "listed", {"some": ", ".join(some), "last": last}) if some else last


def figure(number: float | str) -> str:
    """A number as people read it, with a minus that is no hyphen."""
    return f"{number}".replace("-", "−")


def read_words() -> None:
    """Read all there is to say in every language now: a server does before people wait for it."""
    for lang in LANGS:
        _bundle(lang)


@cache
def _bundle(lang: str) -> "FluentBundle":
    # Here, since it takes six times as long to import as all the rest: who words nothing, such as
    # a bot or a simulation, does not wait for it.
    from fluent.runtime import FluentBundle, FluentResource  # noqa: PLC0415

    bundle = FluentBundle([lang], use_isolating=False)
    for source in word_files(lang):
        bundle.add_resource(FluentResource(source))
    return bundle


def word_files(lang: str) -> list[str]:
    """All there is to say in a language, as it was written."""
    found = _word_files(files("baronnies"), f"words.{lang}.ftl")
    return [source.read_text(encoding="utf-8") for source in found]


def _word_files(folder: Traversable, name: str) -> Iterator[Traversable]:
    for entry in sorted(folder.iterdir(), key=lambda entry: entry.name):
        if entry.is_dir():
            yield from _word_files(entry, name)
        elif entry.name == name:
            yield entry
