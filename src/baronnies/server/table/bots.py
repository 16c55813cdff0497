"""The bots of one table: those it seats, and the caretakers of people who are away."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from baronnies.core.game import Seat
from baronnies.core.luck import Quick
from baronnies.core.record import letter
from baronnies.server.disk.entries import Entry, HandedIn, Noted
from baronnies.server.table.clocks import now
from baronnies.server.table.play import Play
from baronnies.server.table.thinker import Opponents, Thought

Moved = Callable[[Seat, int, Thought], Awaitable[None]]  # who, at which ply, with what


class Bots:
    """Who of them thinks now. A thought goes to `moved`, in whose hands it may come too late."""

    def __init__(self, play: Play, opponents: Opponents, moved: Moved) -> None:
        self._play: Final = play
        self._opponents: Final = opponents
        self._moved: Final = moved
        self._thinking: Final[dict[Seat, asyncio.Task[None]]] = {}

    @property
    def resting(self) -> bool:
        """Whether nobody thinks."""
        return not self._thinking

    def wake(self) -> None:
        """Let every bot that is asked begin to think, unless all people are away."""
        if not self._play.begun or self._play.forsaken:
            return
        for seat in self._play.table.asked():
            if self._play.player(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        play, ply = self._play, self._play.table.ply
        position, bot = play.table.truth.text(), play.player(seat)
        thought = await self._opponents.turn(play.game, position, seat, bot)
        await self._moved(seat, ply, thought)

    def rest(self, seat: Seat) -> None:
        """A thought has arrived."""
        self._thinking.pop(seat, None)

    def end(self) -> None:
        """Think no more."""
        for task in self._thinking.values():
            task.cancel()


def bot_turn(play: Play, seat: Seat, ply: int, thought: Thought) -> list[Entry]:
    """What a thought makes happen; nothing if the game ended meanwhile, or the person is back."""
    table = play.table
    if table.over or ply != table.ply or not play.player(seat):
        return []
    texts = thought.moves or _any_turn(play, seat)
    moves = [play.game.read(text) for text in texts]
    if refusal := table.hand_in_refusal(seat, ply, moves):
        raise AssertionError(f"a bot's turn is against clause {refusal.clause}")
    turn: Entry = HandedIn(seat, ply, texts, now())
    if not thought.trouble:
        return [turn]
    remark = f"bot {letter(seat)}: {play.player(seat)} failed, a random turn was played"
    return [Noted(remark), turn]


def _any_turn(play: Play, seat: Seat) -> list[str]:
    """Any whole turn, when even the thinkers fail."""
    draft, rng = play.table.draft(seat), Quick(play.made.table)
    while not draft.done:
        draft.try_move(draft.state.sample(seat, rng))
    return [play.game.say(move) for move in draft.moves]
