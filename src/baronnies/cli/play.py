"""The command `play`: who sits at the table, and off we go."""

import secrets
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.prompt import Prompt

from baronnies.cli.hints import FOR_ALL
from baronnies.cli.inputs import find_game, load_record, read_options
from baronnies.cli.parlour import Parlour
from baronnies.cli.records import Options, seat_names
from baronnies.cli.screen import LANG, fail, out, say, told
from baronnies.core.game import SEAT_LETTERS, Game, Seat
from baronnies.core.luck import MOST_BYTES
from baronnies.core.replay import resume
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word
from baronnies.games import SHELF
from baronnies.lab.plan import PROGRAM, any_bot
from baronnies.lab.program import program_name

DEFAULT_BOT: Final = "greedy"
USUAL_SEATS: Final = 3  # one person against two bots, where the game allows it
BOT_NOTE: Final = "bot "  # how a saved game says which seats are bots


def play(
    game: Annotated[str, typer.Argument(metavar="[GAME]", help=say("help-game"))] = "",
    people: Annotated[int, typer.Option("--people", min=0, max=10, help=say("help-people"))] = 1,
    bots: Annotated[
        str | None, typer.Option("--bots", metavar="a,b", help=say("help-bots"))
    ] = None,
    name: Annotated[list[str] | None, typer.Option("--name", help=say("help-name"))] = None,
    option: Options = None,
    seed: Annotated[str, typer.Option("--seed", help=say("help-seed"))] = "",
    saved: Annotated[
        Path | None, typer.Option("--resume", metavar="FILE", help=say("help-resume"))
    ] = None,
    *,
    hints: Annotated[bool, typer.Option("--hints", help=say("help-hints"))] = False,
) -> None:
    """Play at one screen."""
    with told():
        if saved:
            parlour = _resumed(saved, _listed(bots or ""))
        else:
            found = find_game(game) if game else _ask_game()
            kinds = _bot_kinds(found, people, bots)
            table = Table(
                found,
                people + len(kinds),
                read_options(found, option or []),
                seed=_seed(seed),
            )
            table.begin()
            if hints:
                table.note(FOR_ALL)
            parlour = _seated(table, people, kinds, name or [])
        parlour.run()


def _ask_game() -> Game:
    if len(SHELF) == 1:
        return next(iter(SHELF.values()))
    games = list(SHELF.values())
    for number, game in enumerate(games, start=1):
        out.print(f"[bold]{number}[/]  [bold]{game.title}[/]  {word(LANG, f'{game.name}-about')}")
    try:
        chosen = Prompt.ask(
            say("which-game"), console=out, choices=[str(n) for n in range(1, len(games) + 1)]
        )
    except (EOFError, KeyboardInterrupt):
        fail(say("no-game"))
    return games[int(chosen) - 1]


def _seed(text: str) -> bytes:
    """The seed of a text, or a secret one."""
    seed = text.encode()
    if len(seed) > MOST_BYTES:
        raise Unreadable("cli-seed-long", most=MOST_BYTES)
    return seed or secrets.token_bytes(32)


def _bot_kinds(game: Game, people: int, bots: str | None) -> list[str]:
    if bots is None:
        fewest, most = game.seats
        return [DEFAULT_BOT] * (min(max(USUAL_SEATS, fewest), most) - people)
    return _listed(bots)


def _listed(bots: str) -> list[str]:
    return [kind for kind in bots.split(",") if kind]


def _seated(table: Table, people: int, kinds: list[str], given: list[str]) -> Parlour:
    bots = {people + at: any_bot(kind, table.game) for at, kind in enumerate(kinds)}
    names = given[:people]
    while len(names) < people:
        names.append(say("you") if people == 1 else say("player", number=len(names) + 1))
    for at, kind in enumerate(kinds):
        label = _label(kind).capitalize()
        names.append(label if len(kinds) == 1 else f"{label} {at + 1}")
        table.note(f"{BOT_NOTE}{SEAT_LETTERS[people + at]}: {kind}")
    return Parlour(table, names, bots)


def _label(kind: str) -> str:
    """What the bot of a name is called at a table."""
    if kind.startswith(PROGRAM):
        return program_name(kind)
    return kind.rpartition(":")[2] if ".py:" in kind else kind.partition(":")[0]


def _resumed(path: Path, named: list[str]) -> Parlour:
    """A saved game. Its programs are started only if they are named again: it may be anybody's."""
    record = load_record(path)
    table = resume(record)
    bots = {}
    for _, remark in record.notes:
        if remark.startswith(BOT_NOTE):
            letter, _, kind = remark.removeprefix(BOT_NOTE).partition(": ")
            if kind.startswith(PROGRAM) and kind not in named:
                raise Unreadable("cli-resume-program", bot=kind)
            bots[_seat(letter, record.seats)] = any_bot(kind, record.game)
    return Parlour(table, seat_names(record), bots)


def _seat(letter: str, seats: int) -> Seat:
    seat = SEAT_LETTERS.find(letter) if len(letter) == 1 else -1
    if not 0 <= seat < seats:
        raise Unreadable("record-seat", seat=letter[:10], last=SEAT_LETTERS[seats - 1])
    return seat
