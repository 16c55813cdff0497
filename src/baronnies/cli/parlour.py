"""A game at one screen: people and bots round a table, hidden hands behind a curtain."""

import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from rich.markup import escape

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.turn import whole_turn
from baronnies.cli import hints
from baronnies.cli.books import book_markdown
from baronnies.cli.records import result_line
from baronnies.cli.screen import LANG, called, clause_words, err, out, say, show_pages
from baronnies.core.game import Event, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.record import record_of
from baronnies.core.rulebook import rulebook
from baronnies.core.story import heard, sentence
from baronnies.core.table import Refusal, Table, refusal_of
from baronnies.core.unreadable import Unreadable

FEW_MOVES: Final = 16  # as many are listed without being asked for
MOST_MOVES: Final = 300  # as many are listed at all

with suppress(ImportError):
    import readline  # noqa: F401 - arrow keys and history at the prompt, where there is one


class Leave(Exception):
    """Somebody wants to stop playing."""


class Parlour:
    """One table in one terminal."""

    def __init__(self, table: Table, names: list[str], bots: dict[Seat, Bot]) -> None:
        self.table = table
        self.game = table.game
        self.names = names
        self.bots = bots
        self.people = [seat for seat in range(table.seats) if seat not in bots]
        self.bot_luck = {seat: Quick(secrets.token_hex(16)) for seat in bots}
        self.told = dict.fromkeys([*self.people, None], 0)  # plies of the story each has read
        self.at_screen: Seat | None = self.people[0] if len(self.people) == 1 else None
        self.commands: dict[str, Callable[[Seat, str], None]] = {
            "?": self.show_moves,
            "u": self.undo,
            "why": self.show_moves,
            "rules": self.show_rules,
            "aid": self.show_aid,
            "log": self.show_log,
            "save": self.save,
            "hint": self.hint,
            "h": self.show_help,
            "q": self.quit,
        }

    def run(self) -> None:
        """Play until the game is over or somebody leaves; a game that is left is saved."""
        out.print(f"[bold]{self.game.title}[/]  {escape(', '.join(self.names))}")
        out.print(say("luck-fixed", hash=self.table.commitment), style="dim", markup=False)
        out.print(say("how-to"), markup=False)
        try:
            while not self.table.over:
                self.play_bots()
                for seat in self.table.asked():
                    self.play_person(seat)
        except (Leave, EOFError, KeyboardInterrupt):
            out.print()
            self.save(0, "")
            return
        self.show_end()

    # ---- turns

    def play_bots(self) -> None:
        """Every bot that is asked takes its turn."""
        for seat in self.table.asked():
            if seat in self.bots:
                with err.status(say("thinking", name=self.names[seat])):
                    moves = self.turn_of(seat)
                assert self.table.play(seat, *moves) is None

    def turn_of(self, seat: Seat) -> list[Move]:
        """A bot's turn; if it fails, that is told, and chance plays this one for it."""
        truth, luck = self.table.truth, self.bot_luck[seat]
        try:
            return whole_turn(self.bots[seat], truth, seat, luck)
        except Unreadable as trouble:
            err.print(trouble.words(LANG), style="red", markup=False, soft_wrap=True)
            err.print(say("bot-replaced", name=self.names[seat]), markup=False)
            return whole_turn(RandomBot(self.game, {}), truth, seat, luck)

    def play_person(self, seat: Seat) -> None:
        """Ask a person until the turn is handed in."""
        if seat in self.bots:
            return
        self.lower_curtain(seat)
        self.show_news(seat)
        self.show_board(seat)
        ply = self.table.ply
        while self.table.ply == ply and seat in self.table.asked():
            self.prompt(seat)

    def prompt(self, seat: Seat) -> None:
        """One line from a person: moves, a command, or Enter."""
        draft = self.table.draft(seat)
        if draft.done:
            for event in heard(draft.state.story or [], seat):
                out.print(f"  → {sentence(self.game, event, self.names, LANG)}", markup=False)
            question = say("confirm", moves=" ".join(map(self.game.say, draft.moves)))
        else:
            self.show_few_moves(seat)
            question = say("your-move", name=self.names[seat])
        line = out.input(f"[bold]{escape(question)}[/] ").strip()
        word, _, rest = line.partition(" ")
        if word.lower() in self.commands:
            self.commands[word.lower()](seat, rest.strip())
        elif line:
            self.try_moves(seat, line.split())
        elif draft.done:
            self.hand_in(seat)
        elif len(only := draft.state.moves(seat)) == 1:
            self.try_moves(seat, [self.game.say(only[0])])

    def try_moves(self, seat: Seat, texts: list[str]) -> None:
        """Add moves to the draft; a refused one changes nothing and says why."""
        draft = self.table.draft(seat)
        try:
            moves = [*draft.moves, *map(self.game.read, texts)]
        except Unreadable as error:
            out.print(error.words(LANG), style="red", markup=False)
            return
        answer = self.table.offer(seat, self.table.ply, moves)
        if answer:
            self.show_refusal(answer)
        elif not self.table.draft(seat).done:
            self.show_board(seat)

    def hand_in(self, seat: Seat) -> None:
        answer = self.table.hand_in(seat, self.table.ply, self.table.tried(seat))
        if answer:
            self.show_refusal(answer)

    # ---- commands

    def undo(self, seat: Seat, _rest: str) -> None:
        """One step back in the draft."""
        moves = self.table.draft(seat).moves
        if not moves:
            out.print(say("nothing-to-undo"), style="red", markup=False)
            return
        assert self.table.offer(seat, self.table.ply, moves[:-1]) is None
        self.show_board(seat)

    def show_moves(self, seat: Seat, rest: str) -> None:
        """All legal moves, or why one is none."""
        if rest:
            self.show_why(seat, rest)
            return
        moves = [self.game.say(move) for move in self.table.draft(seat).state.moves(seat)]
        shown = "  ".join(moves[:MOST_MOVES]) or "–"
        more = f"  … (+{len(moves) - MOST_MOVES})" if len(moves) > MOST_MOVES else ""
        out.print(say("legal-moves", moves=shown + more), markup=False)

    def show_why(self, seat: Seat, rest: str) -> None:
        """What a move would be told, without playing it."""
        try:
            move = self.game.read(rest)
        except Unreadable as error:
            out.print(error.words(LANG), style="red", markup=False)
            return
        answer = self.table.draft(seat).state.refusal(seat, move)
        if answer is None:
            out.print(say("legal"), style="green", markup=False)
        else:
            self.show_refusal(refusal_of(answer))

    def show_rules(self, _seat: Seat, rest: str) -> None:
        """The rule book, or one clause of it."""
        book = rulebook(self.game.package, LANG)
        if not rest:
            show_pages(book_markdown(book))
        elif rest in book:
            out.print(f"{rest} · {book[rest]}", markup=False)
        else:
            out.print(say("no-clause", clause=rest[:20]), style="red", markup=False)

    def show_aid(self, _seat: Seat, _rest: str) -> None:
        show_pages(rulebook(self.game.package, LANG).aid)

    def show_log(self, seat: Seat, _rest: str) -> None:
        """The whole story, as this seat heard it."""
        self.told[seat] = 0
        self.show_news(seat)

    def save(self, _seat: Seat, rest: str) -> None:
        """The record with its seed in a file; what goes wrong is told, and the game goes on."""
        path = Path(rest or f"baronnies-{self.game.name}-{self.table.commitment[:8]}.txt")
        record = record_of(self.table, dict(enumerate(self.names)), with_seed=True)
        try:
            path.write_text(record.text(), encoding="utf-8")
        except OSError as error:
            out.print(f"{path}: {error.strerror}", style="red", markup=False)
            return
        key = "saved-end" if self.table.over else "saved"
        out.print(say(key, path=str(path), command=called("play")), markup=False)

    def hint(self, seat: Seat, _rest: str) -> None:
        """A good move, where that is fair to the others."""
        for_all = any(remark == hints.FOR_ALL for _, remark in self.table.notes)
        if len(self.people) > 1 and not for_all:
            out.print(say("hint-unfair"), style="red", markup=False)
        else:
            hints.put_on_trial(self.table, seat, self.names)

    def show_help(self, _seat: Seat, _rest: str) -> None:
        out.print(say("commands"), markup=False)

    def quit(self, _seat: Seat, _rest: str) -> None:
        raise Leave

    # ---- showing

    def lower_curtain(self, seat: Seat) -> None:
        """Hide what the last person saw before the next one looks, if there is anything to hide."""
        if self.at_screen == seat:
            return
        if len(self.people) > 1 and self.hides_something():
            self.wipe()
            out.print(say("curtain", name=self.names[seat]), style="bold", markup=False)
            out.input()
            self.wipe()
        self.at_screen = seat

    def wipe(self) -> None:
        """Empty the screen, and what could be scrolled back to."""
        if out.is_terminal:
            out.file.write("\x1b[3J")
        out.clear()

    def hides_something(self) -> bool:
        """Whether a spectator could be mistaken about the position."""
        truth = self.table.truth
        luck = Quick("curtain")
        return any(truth.imagine(None, luck).text() != truth.text() for _ in range(4))

    def show_news(self, seat: Seat | None) -> None:
        """What happened since this person last looked."""
        for story in self.table.stories[self.told[seat] :]:
            self.tell(story, seat)
        self.told[seat] = self.table.ply

    def tell(self, story: list[Event], seat: Seat | None) -> None:
        """What happened, as far as a seat may know."""
        for event in heard(story, seat):
            out.print(f"· {sentence(self.game, event, self.names, LANG)}", markup=False)

    def show_board(self, seat: Seat) -> None:
        """The table as a seat sees it, with its draft."""
        out.print()
        out.print(self.picture(self.table.draft(seat).state, seat))
        out.print()

    def picture(self, state: State, seat: Seat | None) -> str:
        return self.game.picture(state.view(seat), [escape(name) for name in self.names], LANG)

    def show_few_moves(self, seat: Seat) -> None:
        moves = self.table.draft(seat).state.moves(seat)
        if len(moves) == 1:
            out.print(say("only-move", move=self.game.say(moves[0])), style="dim", markup=False)
        elif len(moves) <= FEW_MOVES:
            self.show_moves(seat, "")

    def show_refusal(self, answer: Refusal) -> None:
        out.print(clause_words(self.game, answer, self.table.options), style="red", markup=False)

    def show_end(self) -> None:
        """The rest of the story, who won, and how to check the luck."""
        self.show_news(self.at_screen)
        table = self.table
        if table.final is not table.truth:
            self.tell(table.final.story or [], self.at_screen)
        out.print()
        out.print(self.picture(table.truth, self.at_screen))
        result = result_line(table.places(), table.scores(), self.names)
        out.print(result, style="bold", markup=False)
        self.save(0, "")
