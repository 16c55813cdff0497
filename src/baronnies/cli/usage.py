"""What Typer says by itself, in the reader's language: headings of help, wrong command lines."""

import sys
from typing import Any, Final, NoReturn

import typer

from baronnies.cli.screen import BAD_INPUT, fail, say

HELP: Final = ["-h", "--help"]
_ALONE: Final = 2  # words: our name and one more, perhaps a group, which then shows its help

# By the names of Typer's errors, which it keeps in a package of its own; any other is "other".
_KINDS: Final = {
    "NoSuchOption": "option",
    "BadOptionUsage": "alone",
    "MissingParameter": "missing",
    "BadParameter": "value",
}


def word_headings(command: Any) -> None:  # noqa: ANN401 - Typer has no public name for its type
    """Put help into the reader's language, for a command and those below it."""
    if len(sys.argv) > _ALONE and set(HELP).isdisjoint(sys.argv):
        return  # nobody asks for it, and it brings much along
    from typer import rich_utils  # noqa: PLC0415 - as above

    rich_utils.ARGUMENTS_PANEL_TITLE = say("usage-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = say("usage-options")
    rich_utils.COMMANDS_PANEL_TITLE = say("usage-commands")
    rich_utils.REQUIRED_LONG_STRING = f"[{say('usage-required')}]"
    rich_utils.DEFAULT_STRING = f"[{say('usage-default')} {{}}]"
    rich_utils.ENVVAR_STRING = "{}"  # so that 80 columns hold the longest name of a setting,
    rich_utils.RANGE_STRING = ""  # what is out of range is told anyway
    _word_help(command)


def _word_help(command: Any) -> None:  # noqa: ANN401 - as above
    command.get_help_option(typer.Context(command, help_option_names=HELP)).help = say("usage-help")
    for below in getattr(command, "commands", {}).values():
        _word_help(below)


def refuse(error: typer.TyperException) -> NoReturn:
    """End with what is wrong with the command line, and where help is."""
    name = type(error).__name__
    if name == "NoArgsIsHelpError":
        raise SystemExit(BAD_INPUT)  # the help has just been shown
    context = getattr(error, "ctx", None)
    path = context.command_path if context else "baronnies"
    given = " ".join(["baronnies", *sys.argv[1:]])
    wrong = say(f"usage-{_KINDS.get(name, 'other')}", name=_about(error), given=given)
    told = f"{wrong}{_range(error)} {say('usage-more', command=f'{path} -h')}"
    fail(told, as_json="--json" in sys.argv)


def _about(error: typer.TyperException) -> str:
    """The option or argument that is wrong."""
    param = getattr(error, "param", None)
    hint = param.get_error_hint() if param else getattr(error, "option_name", "")
    return str(hint).replace("'", "")


def _range(error: typer.TyperException) -> str:
    """From where to where a number may lie, if that is what is wrong."""
    kind = getattr(getattr(error, "param", None), "type_descriptor", None)
    limits = getattr(kind, "parameter_info", None)
    low, high = getattr(limits, "min", None), getattr(limits, "max", None)
    if not isinstance(low, int) or not isinstance(high, int):
        return ""
    return f" {say('usage-range', low=low, high=high)}"
