"""Everybody who looks on at a table: what they are told, and what they say to each other."""

from collections.abc import Iterable, Sequence
from typing import Final

from baronnies.core.game import Seat
from baronnies.server.disk.entries import Said
from baronnies.server.disk.store import LONGEST_CHAT
from baronnies.server.table.clocks import now
from baronnies.server.table.frames import Frames
from baronnies.server.table.play import Play
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.messages import Leaving
from baronnies.server.wire.patch import Known, difference

_SHOWN: Final = 100  # lines told to who comes


class Chat:
    """What people say: players among themselves, spectators among themselves."""

    def __init__(self, lines: list[Said]) -> None:
        self.lines: Final = lines

    @property
    def next_number(self) -> int:
        """The number of the next line."""
        return self.lines[-1].number + 1 if self.lines else 1

    def hear(self, line: Said) -> None:
        """Somebody has said something."""
        self.lines.append(line)
        del self.lines[:-LONGEST_CHAT]

    def rewrite(self, lines: Iterable[Said]) -> None:
        """Put lines in the place of those with their numbers."""
        new = {line.number: line for line in lines}
        self.lines[:] = [new.get(line.number, line) for line in self.lines]

    def forget(self) -> list[Said]:
        """Keep nothing of it; gives the lines as they shall be read from now on."""
        gone = [Said(line.number, line.at, line.seat, "", "") for line in self.lines]
        self.lines.clear()
        return gone

    def told(self, viewer: Viewer) -> list[wire.ChatLine]:
        """What was said lately to people like this viewer."""
        return heard(self.lines, playing=bool(viewer.seats))[-_SHOWN:]


class Audience:
    """The viewers of one table. What is the same for several is made and encoded once."""

    def __init__(self, play: Play, chat: Chat) -> None:
        self.play: Final = play
        self.chat: Final = chat
        self.frames: Final = Frames(play)
        self.viewers: Final[set[Viewer]] = set()

    def welcome(self, viewer: Viewer, asked: int = 0, told: Sequence[list[wire.Told]] = ()) -> None:
        """Tell a viewer all there is to know, and a story for each seat it looks on for."""
        viewer.send(
            wire.Welcome(
                id=asked,
                version=wire.VERSION,
                table=self.facts(viewer.lang),
                frames=[self.frames.frame(seat, viewer.lang) for seat in viewer.looks_as],
                story=[*told] or [[] for _ in viewer.looks_as],
            )
        )
        if lines := self.chat.told(viewer):
            viewer.send(wire.Chat(id=None, lines=lines))

    def turn_out(self, seat: Seat) -> None:
        """A seat was freed: who held it does so no longer."""
        for viewer in self.viewers:
            if seat in viewer.seats:
                viewer.seats.remove(seat)
                viewer.error("wrong_token", None)
                self.welcome(viewer)

    def leave(self, viewer: Viewer) -> None:
        """A viewer's connection has ended."""
        self.viewers.discard(viewer)
        watched = {seat for other in self.viewers for seat in other.looks_as}
        self.frames.forget([seat for seat in viewer.looks_as if seat not in watched])

    def say_goodbye(self, reason: Leaving) -> None:
        """Everybody has to leave."""
        for viewer in self.viewers:
            viewer.let_go(reason)

    def present(self) -> set[Seat]:
        """The seats whose people look on."""
        return {seat for viewer in self.viewers for seat in viewer.seats}

    def people(self) -> tuple[int, int]:
        """How many players are there, and how many others watch."""
        return len(self.present()), sum(not viewer.seats for viewer in self.viewers)

    def facts(self, lang: str) -> wire.TableFacts:
        """What everybody may know about the table itself."""
        return self.frames.facts(lang, self.present())

    def tell_facts(self, but: Viewer | None = None) -> None:
        """Tell everybody what changed about the table itself."""
        for lang in {viewer.lang for viewer in self.viewers}:
            news = wire.encoder.encode(wire.TableNews(table=self.facts(lang)))
            for viewer in self.viewers:
                if viewer.lang == lang and viewer is not but:
                    viewer.send_bytes(news)

    def tell_waiting(self, before: int = 0) -> None:
        """Tell everybody whom the table waits for, and what is thought about before its bots."""
        table, clocks = self.play.table, self.play.clocks.told(now())
        news = wire.encoder.encode(
            wire.Waiting(ply=table.ply, asked=table.asked(), clocks=clocks, before=before)
        )
        for viewer in self.viewers:
            viewer.send_bytes(news)

    def tell_stopped(self) -> None:
        """People agreed to end: what was turned up to be counted belongs to the last line."""
        table = self.play.table
        self.tell_waiting()
        if table.lines and table.final is not table.truth:
            for viewer in self.viewers:
                seats = viewer.looks_as
                told = [self.frames.story(seat, table.ply - 1, viewer.lang) for seat in seats]
                self.welcome(viewer, told=told)

    def tell_updates(self, before: int) -> None:
        """Tell every seat that somebody looks on for what changed for it since a ply."""
        readers: dict[tuple[Seat | None, wire.Lang], list[Viewer]] = {}
        for viewer in self.viewers:
            for seat in viewer.looks_as:
                readers.setdefault((seat, viewer.lang), []).append(viewer)
        seats = {seat for seat, _ in readers}  # each once: what is looked at moves on
        views = {seat: self.frames.moved_on(seat) for seat in seats}
        known: Known = {}
        changed = {seat: difference(*both, known) for seat, both in views.items()}
        table = self.play.table
        asked, clocks = table.asked(), self.play.clocks.told(now())
        for (seat, lang), same in readers.items():
            news = wire.encoder.encode(
                wire.Update(
                    seat=seat,
                    before=before,
                    ply=table.ply,
                    asked=asked,
                    clocks=clocks,
                    patch=changed[seat],
                    next=self.frames.next_steps(seat),
                    story=self.frames.story(seat, before, lang),
                )
            )
            for viewer in same:
                viewer.send_bytes(news)

    def tell_line(self, speaker: Viewer, asked: int, line: Said) -> None:
        """Tell everybody whom it concerns what somebody said."""
        speaker.send(wire.Chat(id=asked, lines=[on_wire(line)]))
        self.tell_chat([line], but=speaker)

    def tell_chat(self, lines: list[Said], but: Viewer | None = None) -> None:
        """Tell everybody whom they concern how lines are to be read."""
        for playing in (True, False):
            if told := heard(lines, playing=playing):
                news = wire.encoder.encode(wire.Chat(id=None, lines=told))
                for viewer in self.viewers:
                    if viewer is not but and bool(viewer.seats) == playing:
                        viewer.send_bytes(news)


def heard(lines: Iterable[Said], *, playing: bool) -> list[wire.ChatLine]:
    """The lines that are for players, or for the others: spectators do not speak into a game."""
    return [on_wire(line) for line in lines if (line.seat is not None) == playing]


def on_wire(line: Said) -> wire.ChatLine:
    """A line as it is told."""
    return wire.ChatLine(line.number, line.at, line.seat, line.name, line.text)
