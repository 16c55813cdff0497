"""The table as it was: while a game runs, as one's own seat saw it; afterwards, as any seat did."""

from typing import Any, Final

from rich.markup import escape
from rich.text import Text

from baronnies.core.game import CHANCE, Seat, State
from baronnies.core.replay import Positions
from baronnies.core.story import heard
from baronnies.server.table.frames import Frames
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.patch import difference


class Hindsight:
    """The past of a table. Nothing of it is made before somebody looks."""

    def __init__(self, frames: Frames) -> None:
        self._frames: Final = frames
        self._replayed: Positions | None = None

    def open_to(self, viewer: Viewer, seat: Seat | None) -> bool:
        """Whether somebody may see what a seat saw: their own seats, or all once it is over."""
        play = self._frames.play
        if seat in viewer.looks_as:
            return True
        return play.phase == "over" and (seat is None or seat < len(play.chairs))

    def past(self, look: wire.Look, lang: str) -> wire.Past:
        """What was to be seen after a line, and what changed with each one after it."""
        last = min(look.ply + look.more, self._frames.play.table.ply)
        states = [self.at(ply) for ply in range(look.ply, last + 1)]
        views = [self._view(state, look, lang) for state in states]
        later = [
            wire.Later(
                turn=states[at].turn,
                asked=self._asked(states[at], look.ply + at),
                patch=difference(views[at - 1], views[at]),
                story=self._story(look.seat, look.ply + at, lang),
            )
            for at in range(1, len(states))
        ]
        return wire.Past(
            id=look.id,
            seat=look.seat,
            ply=look.ply,
            turn=states[0].turn,
            asked=self._asked(states[0], look.ply),
            view=views[0],
            story=self._story(look.seat, look.ply, lang),
            later=later,
        )

    def at(self, ply: int) -> State:
        """The truth after so many lines."""
        table = self._frames.play.table
        if self._replayed is None:
            self._replayed = Positions(table.opening(), table.lines)
        return self._replayed.at(ply)

    def _view(self, state: State, look: wire.Look, lang: str) -> dict[str, Any]:
        view = state.view(look.seat)
        if not look.plain:
            return view
        play = self._frames.play
        names = [escape(name) for name in play.names(lang)]
        drawing = Text.from_markup(play.game.picture(view, names, lang)).plain
        return dict(wire.PlainView(drawing=drawing, points=state.scores()))

    def _asked(self, state: State, ply: int) -> list[Seat]:
        table = self._frames.play.table
        if table.over and ply == table.ply:
            return []  # also where people agreed to end
        return [seat for seat in state.to_act() if seat != CHANCE]

    def _story(self, seat: Seat | None, ply: int, lang: str) -> list[wire.Told]:
        """What the last line before a ply told."""
        if ply == 0:
            return []
        events = heard(self._frames.play.table.stories[ply - 1], seat)
        return self._frames.told(events, ply - 1, lang)
