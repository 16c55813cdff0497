"""Reasons in words: so many points, with what they would be otherwise where that is not nothing."""

from collections.abc import Sequence
from typing import Literal

from baronnies.advice.reasons import Reason
from baronnies.core.game import Game, Seat
from baronnies.core.story import sentence
from baronnies.core.words import figure, word


def told(  # noqa: PLR0913 - a sentence, and who reads it where
    game: Game,
    reason: Reason,
    names: Sequence[str],
    lang: str,
    *,
    shown: bool,
    reader: Seat | None = None,
    rival: Literal["second", "played"] = "second",
) -> str:
    """A reason in words; where a board shows the places they are not told.

    It speaks for a turn and against its rival: the second best, or the one that was played.
    """
    event = reason.event and sentence(game, reason.event, names, lang, shown=shown)
    if reason.kind == "happens":
        return event or ""
    facts: dict[str, int | str] = {
        "seat": names[reason.seat],
        "you": "yes" if reason.seat == reader else "no",
        "amount": _amount_told(game, reason, reason.amount, lang),
        "other": _amount_told(game, reason, reason.other, lang),
        "beside": "yes" if reason.other else "no",
        "source": _sources_told(game, reason, lang),
        "event": event or "",
        "rival": rival,
    }
    return word(lang, f"reason-{reason.kind}", facts)


def _sources_told(game: Game, reason: Reason, lang: str) -> str:
    """Where points come from; what each source gives, if one takes some."""
    if reason.parts:
        return ", ".join(
            f"{word(lang, f'{game.name}-source-{of}')} {_signed(points, lang)}"
            for of, points in reason.parts
        )
    source = word(lang, f"{game.name}-source-{reason.source}") if reason.source else ""
    if not _unsigned(game, reason):
        return source
    unit = word(lang, f"{game.name}-account-unit")
    return word(lang, "reason-source", {"unit": unit, "source": source}) if source else unit


def _amount_told(game: Game, reason: Reason, amount: float, lang: str) -> str:
    """So many points, or how often. A minus would be read as a loss where the fewest win."""
    if reason.kind not in {"points", "later"}:
        return f"{round(100 * amount)}"
    if _unsigned(game, reason):
        return _figure(f"{amount:g}", lang)
    if reason.fewest and amount:
        way = "more" if amount > 0 else "fewer"
        facts = {"way": way, "amount": _figure(f"{abs(amount):g}", lang)}
        return word(lang, "reason-amount", facts)
    return _signed(amount, lang)


def _unsigned(game: Game, reason: Reason) -> bool:
    """What is counted against one, such as heads: so many of them, neither won nor lost."""
    adds = {source.name for source in game.sources if source.adds}
    return reason.fewest and reason.source in {"", *adds}


def _signed(points: float, lang: str) -> str:
    return _figure(f"{points:+g}" if points else "0", lang)


def _figure(number: str, lang: str) -> str:
    return figure(number).replace(".", word(lang, "decimal-mark"))
