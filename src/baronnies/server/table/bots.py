"""The bots of one table: those it seats, and the caretakers of people who are away."""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

from baronnies.core.game import Seat
from baronnies.core.luck import Quick
from baronnies.core.record import letter
from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.entries import Entry, HandedIn, Noted
from baronnies.server.logs import log_mistake, mark
from baronnies.server.table.clocks import now
from baronnies.server.table.play import Play
from baronnies.server.table.thinker import Asker, Opponents, Thought

Moved = Callable[[Seat, int, Thought], Awaitable[None]]  # who, at which ply, with what


class Bots:
    """Who of them thinks now. A thought goes to `moved`, in whose hands it may come too late."""

    def __init__(
        self, play: Play, opponents: Opponents, moved: Moved, asker: Callable[[], Asker]
    ) -> None:
        self._play: Final = play
        self._opponents: Final = opponents
        self._moved: Final = moved
        self._asker: Final = asker
        self._thinking: Final[dict[Seat, asyncio.Task[None]]] = {}
        self._before: Final[dict[Seat, int]] = {}  # of those who wait for a thinker
        self._ended = False

    @property
    def thinking(self) -> set[Seat]:
        """Who thinks now, perhaps about something that has changed meanwhile."""
        return set(self._thinking)

    @property
    def resting(self) -> bool:
        """Whether nobody thinks."""
        return not self._thinking

    def wake(self) -> None:
        """Let every bot that is asked begin to think, unless all people are away."""
        if self._ended or not self._play.begun or self._play.forsaken:
            return
        for seat in self._play.table.asked():
            if self._play.player(seat) and seat not in self._thinking:
                self._thinking[seat] = asyncio.create_task(self._think(seat))

    async def _think(self, seat: Seat) -> None:
        play, ply = self._play, self._play.table.ply
        position, bot = play.table.truth.text(), play.player(seat)
        try:
            asker = self._asker()
            asker = asker._replace(queued=partial(self._queued, seat, asker.queued))
            thought = await self._opponents.turn(play.game, position, seat, bot, asker)
        except Exception as error:  # noqa: BLE001 - our mistake; the game goes on without it
            log_mistake("not_thought", error, table=mark(play.made.table))
            thought = Thought([], "crash")
        await self._moved(seat, ply, thought)

    def _queued(self, seat: Seat, tell: Callable[[int], None], before: int) -> None:
        """A bot waits; the table waits as long as the last of them."""
        told = max(self._before.values(), default=0)
        self._before[seat] = before
        longest = max(self._before.values())
        if longest != told:
            tell(longest)

    def rest(self, seat: Seat) -> None:
        """A thought has arrived."""
        self._thinking.pop(seat, None)
        self._before.pop(seat, None)

    def end(self) -> None:
        """Think no more."""
        self._ended = True
        for task in self._thinking.values():
            task.cancel()


def bot_turn(play: Play, seat: Seat, ply: int, thought: Thought) -> list[Entry]:
    """What a thought makes happen; nothing if the game went on meanwhile, or the person is back."""
    table = play.table
    if ply != table.ply or seat not in table.asked() or not play.player(seat):
        return []
    stands = _stands(play, seat, thought.moves)
    texts = thought.moves if stands else _any_turn(play, seat)
    turn: Entry = HandedIn(seat, ply, texts, now(), hurried=stands and thought.hurried)
    if stands and not thought.trouble:
        return [turn]
    remark = f"bot {letter(seat)}: {play.player(seat)} failed, a random turn was played"
    return [Noted(remark), turn]


def _stands(play: Play, seat: Seat, texts: list[str]) -> bool:
    """Whether a bot has thought of a whole turn by the rules."""
    try:
        moves = [play.game.read(text) for text in texts]
    except Unreadable:
        return False
    return play.table.hand_in_refusal(seat, play.table.ply, moves) is None


def _any_turn(play: Play, seat: Seat) -> list[str]:
    """Any whole turn, when even the thinkers fail."""
    draft, rng = play.table.draft(seat), Quick(play.made.table)
    while not draft.done:
        draft.try_move(draft.state.sample(seat, rng))
    return [play.game.say(move) for move in draft.moves]
