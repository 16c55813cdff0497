"""What people may ask at a table, and what they are answered: a function for each message."""

import asyncio
from typing import Final

from baronnies.core.game import Move
from baronnies.core.rulebook import answer
from baronnies.core.table import Refusal
from baronnies.core.unreadable import Unreadable
from baronnies.server.disk.entries import (
    Entry,
    HandedIn,
    Left,
    Readied,
    Returned,
    Said,
    Stopped,
    Wished,
)
from baronnies.server.table import account, plain
from baronnies.server.table.clocks import now
from baronnies.server.table.hints import ask_hint
from baronnies.server.table.room import Room
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire

_SEEN: Final = 20  # lines that one costs which is not only told but seen
AboutMoves = wire.Offer | wire.HandIn | wire.Why


async def ask(room: Room, viewer: Viewer, message: wire.Asking) -> None:
    """Answer a message of a viewer, in turn."""
    await room.do(lambda: _answer(room, viewer, message))


async def _answer(room: Room, viewer: Viewer, message: wire.Asking) -> None:
    match message:
        case wire.Hello():
            await hello(room, viewer, message)
        case wire.Ping():
            viewer.send(wire.Pong(id=message.id))
        case wire.Look():
            await look(room, viewer, message)
        case wire.AskPlain():
            tell_plain(room, viewer, message)
        case wire.AskAccount():
            await tell_account(room, viewer, message)
        case wire.Say():
            await say(room, viewer, message)
        case _ if message.seat not in viewer.seats:
            viewer.error("not_your_seat", message.id)
        case wire.Ready():
            await ready(room, viewer, message)
        case _ if not room.play.begun:
            viewer.error("not_begun", message.id)
        case _:
            await _answer_player(room, viewer, message)


async def _answer_player(
    room: Room, viewer: Viewer, message: AboutMoves | wire.AskHint | wire.Wish | wire.Away
) -> None:
    """In a game that has begun."""
    match message:
        case wire.Offer():
            offer(room, viewer, message)
        case wire.HandIn():
            await hand_in(room, viewer, message)
        case wire.Why():
            why(room, viewer, message)
        case wire.AskHint():
            await ask_hint(room, viewer, message)
        case _ if room.play.table.over:
            _refuse(room, viewer, message, Refusal("0.3"))
        case wire.Wish():
            await wish(room, viewer, message)
        case wire.Away():
            await leave_or_return(room, viewer, message)


async def hello(room: Room, viewer: Viewer, message: wire.Hello) -> None:
    """Somebody comes, or changes language or seats."""
    since = min(message.since, room.play.table.ply)
    if not room.keeper.may_recall(viewer, room.play.table.ply - since):
        viewer.error("too_fast", message.id)
        return
    viewer.lang = message.lang
    opened = [room.play.seat_of(token) for token in message.tokens]
    viewer.seats = sorted({seat for seat in opened if seat is not None})
    frames = room.audience.frames
    told = [await frames.long_story(seat, since, viewer.lang) for seat in viewer.looks_as]
    room.audience.viewers.add(viewer)
    if None in opened:
        viewer.error("wrong_token", message.id)
    room.audience.welcome(viewer, message.id, told)
    if viewer.seats:
        room.tell_facts(but=viewer)


async def look(room: Room, viewer: Viewer, message: wire.Look) -> None:
    """The table as it was."""
    last = room.play.table.ply
    if not room.hindsight.open_to(viewer, message.seat):
        viewer.error("not_your_seat", message.id)
    elif message.ply > last:
        viewer.error("no_ply", message.id, last=last)
    elif message.more and not (
        viewer.may_look_long() and room.keeper.may_recall(viewer, message.more * _SEEN)
    ):
        viewer.error("too_fast", message.id)
    else:
        viewer.send(await room.hindsight.past(message, viewer.lang))


def tell_plain(room: Room, viewer: Viewer, message: wire.AskPlain) -> None:
    """The table as text."""
    if message.seat in viewer.looks_as:
        viewer.send(plain.told(room.audience.frames, message.id, message.seat, viewer.lang))
    else:
        viewer.error("not_your_seat", message.id)


async def tell_account(room: Room, viewer: Viewer, message: wire.AskAccount) -> None:
    """Where the points came from."""
    if room.play.phase != "over":
        viewer.error("not_over", message.id)
    elif not viewer.may_look_long():
        viewer.error("too_fast", message.id)
    else:
        viewer.send(await account.told(room.play, message.id, viewer.lang))


async def say(room: Room, viewer: Viewer, message: wire.Say) -> None:
    """Somebody talks."""
    seat = next(iter(viewer.seats), None)
    if seat in room.play.muted:
        viewer.error("muted", message.id)
        return
    if not room.keeper.may_talk(viewer):
        viewer.error("too_fast", message.id)
        return
    name = message.name if seat is None else room.play.chairs[seat].name
    line = Said(room.chat.next_number, now() // 1000, seat, name, message.text)
    await room.keeper.store.say(room.table, line)
    room.chat.hear(line)
    room.audience.tell_line(viewer, message.id, line)


async def ready(room: Room, viewer: Viewer, message: wire.Ready) -> None:
    """Somebody adds to the luck and is ready."""
    chair, table = room.play.chairs[message.seat], room.play.table
    if chair.ready and chair.luck != message.luck:
        viewer.error("luck_given", message.id)
        return
    before, begun = table.ply, room.play.begun
    if not chair.ready:
        await room.keep(Readied(message.seat, message.luck, now()))
    _done(room, viewer, message)
    room.gathered(before, begins=room.play.begun and not begun)


async def wish(room: Room, viewer: Viewer, message: wire.Wish) -> None:
    """How somebody would agree to end; when all people agree, it ends."""
    entries: list[Entry] = [Wished(message.seat, message.wish)]
    others = [seat for seat in room.play.people() if seat != message.seat]
    wishes = {message.wish, *(room.play.chairs[seat].wish for seat in others)}
    if agreed := message.wish if len(wishes) == 1 else None:
        entries.append(Stopped(agreed))
    await room.keep(*entries)
    _done(room, viewer, message)
    room.tell_facts()
    if agreed:
        room.audience.tell_stopped()


async def leave_or_return(room: Room, viewer: Viewer, message: wire.Away) -> None:
    """Somebody leaves the seat to a caretaker, or takes it back."""
    seat, at = message.seat, now()
    if message.away != room.play.chairs[seat].away:
        await room.keep(Left(seat, at, late=False) if message.away else Returned(seat, at))
    _done(room, viewer, message)
    room.tell_facts()


def _done(room: Room, viewer: Viewer, message: wire.Ready | wire.Wish | wire.Away) -> None:
    ply = room.play.table.ply
    viewer.send(wire.Accepted(id=message.id, seat=message.seat, ply=ply, draft=None))


# ---- moves


def offer(room: Room, viewer: Viewer, message: wire.Offer) -> None:
    """A draft takes the place of another."""
    moves = _read(room, viewer, message)
    if moves is None:
        return
    if refusal := room.play.table.offer(message.seat, message.ply, moves):
        _refuse(room, viewer, message, refusal)
    else:
        _accept(room, viewer, message)


async def hand_in(room: Room, viewer: Viewer, message: wire.HandIn) -> None:
    """A draft becomes final."""
    moves = _read(room, viewer, message)
    if moves is None:
        return
    metrics, seat, before = room.keeper.metrics, message.seat, room.play.table.ply
    if _has_handed_in(room, message, moves):
        metrics.count("moves", "again")
        _accept(room, viewer, message)  # sent twice, because an answer was lost
    elif refusal := room.play.table.hand_in_refusal(seat, message.ply, moves):
        metrics.count("moves", "stale" if refusal.clause == "0.5" else "refused")
        _refuse(room, viewer, message, refusal)
    else:
        texts = [room.play.game.say(move) for move in moves]
        await room.keep(HandedIn(seat, message.ply, texts, now()))
        metrics.count("moves", "accepted")
        _accept(room, viewer, message)
        await asyncio.sleep(0)  # whoever waits for the same commit is answered first
        room.moved_on(before)


def _has_handed_in(room: Room, message: wire.HandIn, moves: list[Move]) -> bool:
    table, seat, ply = room.play.table, message.seat, message.ply
    if ply < table.ply:
        return (seat, moves) in table.lines[ply]
    return ply == table.ply and table.handed_in(seat) == moves


def why(room: Room, viewer: Viewer, message: wire.Why) -> None:
    """What an offer would be told."""
    moves = _read(room, viewer, message)
    if moves is None:
        return
    if not viewer.may_ask_why():
        viewer.error("too_fast", message.id)
        return
    refusal = room.play.table.offer_refusal(message.seat, message.ply, moves)
    if refusal and refusal.clause == "0.5":
        _refuse(room, viewer, message, refusal)
        return
    clause, where, step, _ = refusal or Refusal("")
    text = _words(room, viewer, refusal) if refusal else ""
    viewer.send(
        wire.Because(
            id=message.id,
            seat=message.seat,
            allowed=refusal is None,
            clause=clause,
            text=text,
            where=where,
            step=step,
        )
    )


def _read(room: Room, viewer: Viewer, message: AboutMoves) -> list[Move] | None:
    """The moves; None if a text is none, which has then been answered."""
    try:
        return [room.play.game.read(text) for text in message.moves]
    except Unreadable as error:
        viewer.error("unreadable", message.id, reason=error.words(viewer.lang))
        return None


def _accept(room: Room, viewer: Viewer, message: wire.Offer | wire.HandIn) -> None:
    """Tell who asked, and the other devices of the seat."""
    frames, seat, ply = room.audience.frames, message.seat, room.play.table.ply
    draft = frames.draft(seat, viewer.lang) if ply == message.ply else None
    viewer.send(wire.Accepted(id=message.id, seat=seat, ply=message.ply, draft=draft))
    for other in room.audience.viewers:
        if draft and other is not viewer and seat in other.seats:
            same = frames.draft(seat, other.lang)
            other.send(wire.DraftNews(seat=seat, ply=ply, draft=same))


def _words(room: Room, viewer: Viewer, refusal: Refusal) -> str:
    return answer(room.play.game, room.play.made.options, refusal, viewer.lang)


def _refuse(
    room: Room, viewer: Viewer, message: AboutMoves | wire.Wish | wire.Away, refusal: Refusal
) -> None:
    if refusal.clause == "0.5":
        frame = room.audience.frames.frame(message.seat, viewer.lang)
        viewer.send(wire.Stale(id=message.id, frame=frame))
        return
    viewer.send(
        wire.Refused(
            id=message.id,
            seat=message.seat,
            clause=refusal.clause,
            text=_words(room, viewer, refusal),
            where=refusal.where,
            step=refusal.step,
        )
    )
