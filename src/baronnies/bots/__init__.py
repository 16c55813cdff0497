"""Opponents; they know what their seat may know, and no more."""

from baronnies.bots.bot import Bot
from baronnies.bots.greedy import Turns
from baronnies.bots.judge import Judge
from baronnies.bots.names import bot_names, judge, make_bot
from baronnies.bots.outlook import Budget, Outlook, look
from baronnies.bots.turn import whole_turn
from baronnies.core.options import Choice, Count, Switch

__all__ = [
    "Bot",
    "Budget",
    "Choice",
    "Count",
    "Judge",
    "Outlook",
    "Switch",
    "Turns",
    "bot_names",
    "judge",
    "look",
    "make_bot",
    "whole_turn",
]
