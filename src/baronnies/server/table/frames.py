"""A table put into words and views for one seat."""

import asyncio
from collections.abc import Iterable
from typing import Any, Final

from baronnies.core.game import Event, Game, Seat
from baronnies.core.story import heard, sentence
from baronnies.server.disk.entries import ThinkingTime
from baronnies.server.table.clocks import now
from baronnies.server.table.play import Play
from baronnies.server.wire.messages import DraftFacts, Frame, SeatFacts, TableFacts, Time, Told
from baronnies.server.wire.patch import difference

View = dict[str, Any]
_KEPT_LINES: Final = 8  # of what was told last
_RECALLED: Final = 10_000  # lines kept of long stories that were asked for
_BIT: Final = 64  # lines of a story told at once; then others get their turn

_Lines = dict[tuple[str, int], list[tuple[Seat | None, Told]]]  # by language and ply; for whom


class Frames:
    """What seats are shown. The views last sent are kept, since updates are differences."""

    def __init__(self, play: Play) -> None:
        self.play: Final = play
        self._shown: dict[Seat | None, tuple[int, View]] = {}  # with the ply it belongs to
        self._latest: tuple[int, View] = (-1, {})  # of any seat: others share what they see alike
        self._lines: Final[_Lines] = {}  # told lately
        self._recalled: Final[_Lines] = {}  # those of long stories

    def forget(self, seats: Iterable[Seat | None]) -> None:
        """Nobody looks on for these seats any more."""
        for seat in seats:
            self._shown.pop(seat, None)

    def shown(self, seat: Seat | None) -> View:
        """The view of a seat, which it has been sent or is about to be."""
        table = self.play.table
        ply, view = self._shown.get(seat, (-1, {}))
        if ply != table.ply:
            then, beside = self._latest
            same = then == table.ply
            view = table.truth.view_beside(seat, beside) if same else table.truth.view(seat)
            self._latest = self._shown[seat] = table.ply, view
        return view

    def moved_on(self, seat: Seat | None) -> tuple[View, View]:
        """The view last sent and the one to send now."""
        _, old = self._shown[seat]
        return old, self.shown(seat)

    def next_steps(self, seat: Seat | None) -> list[str]:
        """The legal steps of a seat that tries nothing yet."""
        table = self.play.table
        if not self.play.begun or seat is None or seat not in table.asked():
            return []
        return [self.play.game.say(move) for move in table.truth.moves(seat)]

    def draft(self, seat: Seat | None, lang: str) -> DraftFacts:
        """What a seat is trying, and the legal next steps."""
        table, game = self.play.table, self.play.game
        if seat is None or not table.tried(seat) or table.over:
            return DraftFacts([], [], self.next_steps(seat), done=False, final=False, story=[])
        draft = table.draft(seat)
        final = table.handed_in(seat) is not None
        open_steps = [] if final or draft.done else draft.state.moves(seat)
        return DraftFacts(
            [game.say(move) for move in draft.moves],
            difference(self.shown(seat), draft.state.view(seat)),
            [game.say(move) for move in open_steps],
            draft.done,
            final,
            self.told(heard(draft.state.story or [], seat), table.ply, lang),
        )

    def frame(self, seat: Seat | None, lang: str) -> Frame:
        """All a seat may know now."""
        ply = self.play.table.ply
        return Frame(seat, ply, self._asked(), self.shown(seat), self.draft(seat, lang))

    def _asked(self) -> list[Seat]:
        return self.play.table.asked() if self.play.begun else []

    def story(self, seat: Seat | None, since: int, lang: str) -> list[Told]:
        """What happened from a ply on, as far as a seat may know."""
        plies = range(since, self.play.table.ply)
        return [told for ply in plies for told in self.line(seat, ply, lang)]

    async def long_story(self, seat: Seat | None, since: int, lang: str) -> list[Told]:
        """The same, bit by bit; long stories are kept for whoever comes next."""
        last, long = self.play.table.ply, list[Told]()
        if len(self._recalled) >= _RECALLED:
            self._recalled.clear()
        for ply in range(since, last):
            if ply < last - _BIT and (lang, ply) not in self._recalled:
                self._recalled[lang, ply] = self._all_told(ply, lang)
            long += self.line(seat, ply, lang)
            if ply % _BIT == 0:
                await asyncio.sleep(0)
        await asyncio.sleep(0)  # before all of it is put on the wire
        return long

    def line(self, seat: Seat | None, ply: int, lang: str) -> list[Told]:
        """What a line tells, as far as a seat may know."""
        events = self._recalled.get((lang, ply)) or self._all_told(ply, lang)
        return [told for only, told in events if only is None or only == seat]

    def _all_told(self, ply: int, lang: str) -> list[tuple[Seat | None, Told]]:
        """All that a line tells, and to whom; made once for all seats."""
        key, events = (lang, ply), self.play.table.told(ply)
        found = self._lines.get(key)
        if found is None or len(found) != len(events):  # or told before people stopped and counted
            if len(self._lines) >= _KEPT_LINES:
                self._lines.clear()
            only = [event.only for event in events]
            self._lines[key] = list(zip(only, self.told(events, ply, lang), strict=True))
        return self._lines[key]

    def told(self, events: Iterable[Event], ply: int, lang: str) -> list[Told]:
        """Events in sentences."""
        table, game = self.play.table, self.play.game
        final = ply < table.ply
        turn = table.turns[ply] if final else table.truth.turn_number()
        movers = [seat for seat, _ in table.lines[ply]] if final else table.truth.to_act()
        by = movers[0] if len(movers) == 1 else None
        names = self.play.names(lang)
        return [
            Told(
                ply,
                turn,
                by,
                event.kind,
                facts_of(game, event),
                sentence(game, event, names, lang, shown=True),
            )
            for event in events
        ]

    def renamed(self) -> None:
        """Somebody else sits there now: sentences have to be made anew."""
        self._lines.clear()
        self._recalled.clear()

    def facts(self, lang: str, present: set[Seat]) -> TableFacts:
        """What everybody may know about the table itself."""
        play, made = self.play, self.play.made
        seats = [
            SeatFacts(
                seat=seat,
                kind=chair.kind,
                name=name,
                named=bool(chair.bot or chair.name),
                bot=chair.bot,
                ready=chair.ready,
                luck=chair.luck,
                present=seat in present,
                away=chair.away,
                late=chair.late,
                wish=chair.wish,
                hurried=chair.hurried,
            )
            for seat, (chair, name) in enumerate(zip(play.chairs, play.names(lang), strict=True))
        ]
        return TableFacts(
            table=made.table,
            game=made.game,
            rules=made.rules,
            options=play.table.options,
            made=made.made,
            public=made.public,
            code=play.code,
            time=time_on_wire(made.time),
            clocks=play.clocks.told(now()),
            next=play.next,
            next_by=play.next_by,
            hash=play.table.commitment,
            phase=play.phase,
            asked=self._asked(),
            seats=seats,
            result=play.result(),
            hints=made.hints or len(play.people()) == 1,
            branch=bool(made.start),
        )


def time_on_wire(time: ThinkingTime | None) -> Time | None:
    """How long people may think, as it is told."""
    return Time(time.kind, time.seconds, time.more) if time else None


def facts_of(game: Game, event: Event) -> dict[str, int | str]:
    """The facts of an event by their names."""
    return dict(zip(game.events[event.kind], event.facts, strict=True))
