"""Where somebody's bot went wrong: the lines of its own code, for whoever wrote it."""

from itertools import dropwhile
from traceback import StackSummary, format_exception_only, walk_tb
from types import FrameType

from baronnies.bots.bot import Bot
from baronnies.core.unreadable import Unreadable


class Mistake(Unreadable):
    """What a bot did wrong, told by itself: nothing has to be added."""


def own_lines(error: BaseException) -> str:
    """The lines that led to an error, from the first that is not ours; all, if all are ours."""
    if isinstance(error, SyntaxError):
        return "".join(["\n", *format_exception_only(error)[:-1]]).rstrip()
    calls = list(walk_tb(error.__traceback__))
    theirs = list(dropwhile(_is_ours, calls))
    return "".join(["\n", *StackSummary.extract(iter(theirs or calls)).format()]).rstrip()


def _is_ours(call: tuple[FrameType, int]) -> bool:
    module = str(call[0].f_globals.get("__name__"))
    return module.partition(".")[0] in ("baronnies", "importlib")  # which loads their file


def choosing_line(bot: Bot) -> str:
    """Where a bot chooses; "" if it is compiled."""
    code = getattr(type(bot).choose, "__code__", None)
    if code is None:
        return ""
    return f'\n  File "{code.co_filename}", line {code.co_firstlineno}, in choose'
