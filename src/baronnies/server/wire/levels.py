"""Opponents of measured strength, as the shelf tells them."""

from msgspec import Struct


class LevelFacts(Struct):
    """An opponent of measured strength: how often it wins, alone among the level below."""

    name: str  # page, squire, knight, baron or duke: a bot to be seated
    how: str  # it plays: its name if it errs, else greedy, search or longer
    errs: bool  # on purpose: even the highest one measured, if all do, is not the strongest bot
    seats: int  # where it was measured
    games: int
    share: float
    low: float  # 95 % interval
    high: float
    fair: float  # what it would win if they were alike
