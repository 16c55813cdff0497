"""Good turns for who asks, where that is fair; the table goes on while somebody thinks of them."""

import secrets

from baronnies.advice.hint import HINT_SECONDS, JUDGE, Hint
from baronnies.advice.sentences import told
from baronnies.core.game import Move
from baronnies.core.record import letter
from baronnies.core.sample import Mean
from baronnies.core.steps import turn_worded
from baronnies.server.disk.entries import Noted
from baronnies.server.table.play import Play
from baronnies.server.table.room import Room
from baronnies.server.table.thinker import Question
from baronnies.server.table.viewer import Viewer
from baronnies.server.wire import messages as wire


async def ask_hint(room: Room, viewer: Viewer, message: wire.AskHint) -> None:
    """Note the question in the record, and let somebody think about it."""
    play, seat = room.play, message.seat
    if not play.hints_for(seat):
        viewer.error("no_hint", message.id)
    elif message.ply != play.table.ply or seat not in play.table.asked():
        frame = room.audience.frames.frame(seat, viewer.lang)
        viewer.send(wire.Stale(id=message.id, frame=frame))
    elif not viewer.may_ask_hint():
        viewer.error("too_fast", message.id)
    else:
        await room.keep(Noted(f"hint {letter(seat)}"))
        room.aside(_think(room, viewer, message))


async def _think(room: Room, viewer: Viewer, message: wire.AskHint) -> None:
    play = room.play
    question = Question(
        game=play.game.name,
        rules=play.game.version,
        position=play.table.truth.text(),
        seat=message.seat,
        bot=JUDGE,
        luck=secrets.token_hex(16),
        seconds=HINT_SECONDS,
        hint=True,
    )
    thought = await room.keeper.opponents.think(question, room.asker())
    if thought.hint is None:
        viewer.error("broken", message.id)
    else:
        viewer.send(hint_told(play, message, thought.hint, viewer.lang))


def hint_told(play: Play, asked: wire.AskHint, found: Hint, lang: str) -> wire.Hint:
    """A hint in words, for the seat that asked."""
    names = play.names(lang)
    second = found.second_chance and _choice(play, found.second, found.second_chance, lang)
    return wire.Hint(
        id=asked.id,
        seat=asked.seat,
        ply=asked.ply,
        best=_choice(play, found.moves, found.chance, lang),
        second=second,
        equal=found.equal,
        why=[
            told(play.game, reason, names, lang, shown=True, reader=asked.seat)
            for reason in found.why
        ],
        judge=JUDGE,
    )


def _choice(play: Play, moves: list[Move], chance: Mean, lang: str) -> wire.JudgedTurn:
    texts = [play.game.say(move) for move in moves]
    words = turn_worded(play.game, texts, lang, shown=True)
    return wire.JudgedTurn(texts, words, chance_told(chance))


def chance_told(chance: Mean) -> wire.Chance:
    """A chance with its interval."""
    low, high = max(0.0, chance.low), min(1.0, chance.high)
    return wire.Chance(round(chance.value, 4), round(low, 4), round(high, 4), chance.size)
