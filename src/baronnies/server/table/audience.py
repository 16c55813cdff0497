"""Everybody who looks on at a table, and what they are told."""

from typing import Final

from baronnies.core.game import Seat
from baronnies.server.table.chat import Chat, hears
from baronnies.server.table.clocks import now
from baronnies.server.table.frames import Frames
from baronnies.server.table.play import Play
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire
from baronnies.server.wire.messages import Leaving
from baronnies.server.wire.patch import difference


class Gallery:
    """The viewers of one table. What is the same for several is made and encoded once."""

    def __init__(self, play: Play, chat: Chat) -> None:
        self.play: Final = play
        self.chat: Final = chat
        self.frames: Final = Frames(play)
        self.viewers: Final[set[Viewer]] = set()

    def welcome(self, viewer: Viewer, asked: int, since: int) -> None:
        """Tell a viewer all there is to know."""
        viewer.send(
            wire.Welcome(
                id=asked,
                version=wire.VERSION,
                table=self.facts(viewer.lang),
                frames=[self.frames.frame(seat, viewer.lang) for seat in viewer.looks_as],
                story=[self.frames.story(seat, since, viewer.lang) for seat in viewer.looks_as],
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
                self.welcome(viewer, 0, self.play.table.ply)

    async def leave(self, viewer: Viewer) -> None:
        """A viewer's connection has ended."""
        self.viewers.discard(viewer)
        watched = {seat for other in self.viewers for seat in other.looks_as}
        self.frames.forget([seat for seat in viewer.looks_as if seat not in watched])
        if viewer.seats:
            self.tell_facts()

    def say_goodbye(self, reason: Leaving) -> None:
        """Everybody has to leave."""
        for viewer in self.viewers:
            viewer.let_go(reason)

    def forget_people(self) -> None:
        """The names and the talk are no longer kept: tell so."""
        for chair in self.play.chairs:
            chair.name = ""
        self.play.subscriptions.clear()
        gone = [wire.ChatLine(line.number, line.at, line.seat, "", "") for line in self.chat.lines]
        self.chat.lines.clear()
        self.frames.renamed()
        for viewer in self.viewers:
            if heard := [line for line in gone if hears(viewer, line)]:
                viewer.send(wire.Chat(id=None, lines=heard))
        self.tell_facts()

    def people(self) -> tuple[int, int]:
        """How many players are there, and how many others watch."""
        present = {seat for viewer in self.viewers for seat in viewer.seats}
        return len(present), sum(not viewer.seats for viewer in self.viewers)

    def facts(self, lang: str) -> wire.TableFacts:
        """What everybody may know about the table itself."""
        present = {seat for viewer in self.viewers for seat in viewer.seats}
        return self.frames.facts(lang, present)

    def tell_facts(self, but: Viewer | None = None) -> None:
        """Tell everybody what changed about the table itself."""
        for lang in {viewer.lang for viewer in self.viewers}:
            news = wire.encoder.encode(wire.TableNews(table=self.facts(lang)))
            for viewer in self.viewers:
                if viewer.lang == lang and viewer is not but:
                    viewer.send_bytes(news)

    def tell_waiting(self) -> None:
        """Tell everybody whom the table waits for."""
        table = self.play.table
        news = wire.encoder.encode(
            wire.Waiting(ply=table.ply, asked=table.asked(), clocks=self.play.clocks.told(now()))
        )
        for viewer in self.viewers:
            viewer.send_bytes(news)

    def tell_update(self, seat: Seat | None, before: int) -> None:
        """Tell a seat what changed for it since a ply."""
        table = self.play.table
        patch = difference(*self.frames.moved_on(seat))
        steps = self.frames.next_steps(seat)
        readers = [viewer for viewer in self.viewers if seat in viewer.looks_as]
        for lang in {viewer.lang for viewer in readers}:
            news = wire.encoder.encode(
                wire.Update(
                    seat=seat,
                    before=before,
                    ply=table.ply,
                    asked=table.asked(),
                    clocks=self.play.clocks.told(now()),
                    patch=patch,
                    next=steps,
                    story=self.frames.story(seat, before, lang),
                )
            )
            for viewer in readers:
                if viewer.lang == lang:
                    viewer.send_bytes(news)

    def tell_line(self, speaker: Viewer, asked: int, line: wire.ChatLine) -> None:
        """Tell everybody whom it concerns what somebody said."""
        speaker.send(wire.Chat(id=asked, lines=[line]))
        news = wire.encoder.encode(wire.Chat(id=None, lines=[line]))
        for viewer in self.viewers:
            if viewer is not speaker and hears(viewer, line):
                viewer.send_bytes(news)
