"""A bot takes its whole turn."""

from typing import Final

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.mishap import Mistake, choosing_line, own_lines
from baronnies.bots.outlook import Budget, look
from baronnies.core.game import Move, Rng, Seat, State
from baronnies.core.table import Draft
from baronnies.core.unreadable import Unreadable

_NONE: Final[Move] = -1  # no game has such a move


def whole_turn(
    bot: Bot, truth: State, seat: Seat, rng: Rng, budget: Budget | None = None
) -> list[Move]:
    """The moves of a bot until its draft is done. Unreadable tells what the bot did wrong."""
    draft = Draft(truth, seat)
    while not draft.done:
        for move in _steps(bot, draft.state, seat, rng, budget):
            if type(move) is not int:
                answer, line = repr(move)[:40], choosing_line(bot)
                raise Unreadable("bot-no-move", bot=type(bot).__name__, move=answer, lines=line)
            if refusal := draft.try_move(move):
                raise Unreadable(
                    "bot-illegal",
                    bot=type(bot).__name__,
                    move=str(move),
                    clause=refusal,
                    lines=choosing_line(bot),
                )
    return draft.moves


def _steps(bot: Bot, state: State, seat: Seat, rng: Rng, budget: Budget | None) -> list[Move]:
    if type(bot) is RandomBot:
        return [state.sample(seat, rng)]  # needs no imagination: legal moves are no secret
    try:
        outlook = look(state, seat, rng, budget)
        if type(bot).turn is Bot.turn:  # which is compiled, and takes nothing but a move
            return [bot.choose(outlook)]
        return list(bot.turn(outlook)) or [_NONE]
    except Mistake:
        raise
    except (
        Exception,
        SystemExit,
    ) as error:  # whatever somebody's bot does wrong, it is told, not thrown
        what = f"{type(error).__name__}: {error}"
        raise Unreadable(
            "bot-crashed", bot=type(bot).__name__, error=what, lines=own_lines(error)
        ) from error
