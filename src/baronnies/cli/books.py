"""Commands to look at games and rules: games, rules, why."""

from typing import Annotated

import typer
from rich.table import Table as Grid

from baronnies.bots.names import bot_names
from baronnies.cli.inputs import find_game, read_move, read_position
from baronnies.cli.screen import LANG, clause_words, out, program, say, show_json, show_pages, told
from baronnies.core.game import Game
from baronnies.core.rulebook import RuleBook, answer, rulebook
from baronnies.core.table import refusal_of
from baronnies.core.unreadable import Unreadable
from baronnies.core.words import word
from baronnies.games import SHELF

JsonFlag = Annotated[bool, typer.Option("--json", help=say("help-json"))]
GameName = Annotated[str, typer.Argument(metavar="GAME", help=say("help-game"))]


def games(*, as_json: JsonFlag = False) -> None:
    """The shelf."""
    if as_json:
        show_json({"games": {game.name: _game_facts(game) for game in SHELF.values()}})
        return
    for game in SHELF.values():
        fewest, most = game.seats
        out.print(f"[bold]{game.title}[/]  [dim]{game.name}[/]")
        out.print(f"  {word(LANG, f'{game.name}-about')}", markup=False)
        out.print(f"  {say('players', fewest=fewest, most=most)} · {game.credits}", markup=False)
        out.print(f"  {say('bots', bots=', '.join(bot_names(game)))}", markup=False)
        grid = Grid(box=None, pad_edge=False, show_header=False, padding=(0, 2))
        for name, option in game.options.items():
            called = word(LANG, f"{game.name}-option-{name}")
            chosen = f"{name}={option.default}"
            grid.add_row("  --option", chosen, option.allowed, option.clause, called)
        out.print(grid)
    out.print(f"\n[dim]{say('games-hint', program=program())}[/]")


def _game_facts(game: Game) -> dict[str, object]:
    book = rulebook(game.package, LANG)
    return {
        "title": game.title,
        "about": word(LANG, f"{game.name}-about"),
        "players": list(game.seats),
        "rules": game.version,
        "credits": game.credits,
        "bots": bot_names(game),
        "options": {
            name: {
                "called": word(LANG, f"{game.name}-option-{name}"),
                "default": option.default,
                "allowed": option.allowed,
                "clause": option.clause,
                "text": book[option.clause],
            }
            for name, option in game.options.items()
        },
    }


def rules(
    game: GameName,
    clause: Annotated[str, typer.Argument(metavar="[CLAUSE]", help=say("help-clause"))] = "",
    *,
    aid: Annotated[bool, typer.Option("--aid", help=say("help-aid"))] = False,
    as_json: JsonFlag = False,
) -> None:
    """The rule book."""
    with told(as_json=as_json):
        book = rulebook(find_game(game).package, LANG)
        if clause and clause not in book:
            raise Unreadable("cli-no-clause", clause=clause[:20])
    if as_json:
        show_json(_book_facts(book, clause))
    elif clause:
        out.print(f"{clause} · {book[clause]}", markup=False)
    elif aid:
        show_pages(f"# {book.title}\n\n{book.aid}")
    else:
        show_pages(book_markdown(book))


def book_markdown(book: RuleBook) -> str:
    """The whole book, what holds at every table last."""
    parts = [f"# {book.title}\n\n{book.aid}"]
    for section in [*book.sections[1:], book.sections[0]]:
        parts.append(f"## {section.number} · {section.title}")
        parts += [f"**{clause.number}** {clause.text}" for clause in section.clauses]
    return "\n\n".join(parts)


def _book_facts(book: RuleBook, clause: str) -> dict[str, object]:
    if clause:
        return {"clause": clause, "text": book[clause]}
    clauses = {c.number: c.text for section in book.sections for c in section.clauses}
    return {"title": book.title, "aid": book.aid, "clauses": clauses}


def why(
    game: GameName,
    position: Annotated[str, typer.Argument(metavar="POSITION", help=say("help-position"))],
    move: Annotated[str, typer.Argument(metavar="MOVE", help=say("help-move"))],
    *,
    as_json: JsonFlag = False,
) -> None:
    """Legal, or the clause that forbids it."""
    with told(as_json=as_json):
        found = find_game(game)
        state = read_position(found, position)
        seat, chosen = read_move(found, state, move)
        refused = state.refusal(seat, chosen)
    if refused is None:
        show_json({"legal": True}) if as_json else out.print(f"[green]{say('legal')}[/]")
        return
    reason = refusal_of(refused)
    if as_json:
        text = answer(found, {}, reason, LANG)
        facts = {"clause": reason.clause, "where": reason.where, "text": text}
        show_json({"legal": False, **facts})
    else:
        out.print(clause_words(found, reason, {}), style="red", markup=False)
    raise typer.Exit(1)
