"""Plays a record again: any ply at once, every move judged, all luck checked against the seed."""

from typing import Final

from baronnies.core.game import CHANCE, Event, State
from baronnies.core.luck import Luck, luck_key
from baronnies.core.reading import damaged
from baronnies.core.record import Record, letter
from baronnies.core.table import Line, Table, places, turn_refusal
from baronnies.core.unreadable import Unreadable

_KEEP_EVERY: Final = 16  # plies between kept copies: any ply is a few moves away


class Positions:
    """The positions that lines lead through. The list of lines may grow; it is not judged."""

    def __init__(self, start: State, lines: list[Line]) -> None:
        self._lines: Final = lines
        self._kept: Final = [start.copy()]  # the positions before plies 0, 16, 32 …

    @property
    def reached(self) -> int:
        """How many lines have been played so far, about."""
        return (len(self._kept) - 1) * _KEEP_EVERY

    def at(self, ply: int) -> State:
        """The position after so many lines."""
        nearest = min(ply // _KEEP_EVERY, len(self._kept) - 1)
        state = self._kept[nearest].copy()
        for done in range(nearest * _KEEP_EVERY + 1, ply + 1):
            play_line(state, self._lines[done - 1])
            if done == len(self._kept) * _KEEP_EVERY:
                self._kept.append(state.copy())
        return state

    def along(self, first: int, last: int) -> list[State]:
        """The positions after so many lines, and after each one that follows."""
        states = [self.at(first)]
        for line in self._lines[first:last]:
            state = states[-1].copy()
            play_line(state, line)
            states.append(state)
        return states


class Replay:
    """A record with its positions. Unreadable, with the line, if a move or the result is wrong.

    With a key, every move of CHANCE must be the one that follows from it.
    """

    def __init__(self, record: Record, key: bytes | None = None) -> None:
        self.record: Final = record
        self.stories: list[list[Event]] = []  # what happened, for each line
        state = record.opening()
        self._positions: Final = Positions(state, record.lines)
        for ply, line in enumerate(record.lines):
            row = record.rows[ply] if record.rows else ply + 1
            _judge(state, line, row)
            if key and line[0][0] == CHANCE and line[0][1] != [state.draw(Luck(key, ply))]:
                damaged(row, "record-luck")
            state.story = []
            play_line(state, line)
            self.stories.append(state.story)
        self.end: Final = state.copy()
        self.final: Final = _counted(record, self.end)
        _judge_result(record, self.end, self.final)

    def at(self, ply: int) -> State:
        """The position after so many lines."""
        return self.end.copy() if ply == len(self.record.lines) else self._positions.at(ply)


def verify(record: Record) -> int:
    """Check every move, and that those of CHANCE follow from the seed; gives their number."""
    if record.seed is None:
        raise Unreadable("record-no-seed")
    Replay(record, luck_key(record.seed, record.added))
    return sum(line[0][0] == CHANCE for line in record.lines)


def resume(record: Record) -> Table:
    """A table that goes on where the record stops. The record must hold its seed."""
    if record.seed is None:
        raise Unreadable("record-no-seed")
    Replay(record)
    table = Table(record.game, record.seats, record.options, seed=record.seed, start=record.start)
    table.added = list(record.added)
    table.notes = list(record.notes)
    table.catch_up(record.lines)
    table.ended = record.ended
    return table


def play_line(state: State, line: Line) -> None:
    """Play a line that is not judged."""
    for seat, moves in line:
        for move in moves:
            state.play(seat, move)


def _counted(record: Record, end: State) -> State | None:
    """The position whose points count, as at the table; None if only the lost seed would tell."""
    if record.ended != "count":
        return end
    key = luck_key(record.seed or b"", record.added)
    final = end.stopped(Luck(key, len(record.lines)))
    return final if final is end or record.seed is not None else None


def _judge(state: State, line: Line, row: int) -> None:
    asked = state.to_act()
    if not asked:
        damaged(row, "record-over")
    if [seat for seat, _ in line] != asked:
        damaged(row, "record-asked", asked=" ".join(letter(seat) for seat in asked))
    for seat, moves in line:
        if refusal := turn_refusal(state, seat, moves):
            place = f"{refusal.clause} {refusal.where}".rstrip()
            damaged(row, "record-refused", seat=letter(seat), clause=place)


def _judge_result(record: Record, state: State, final: State | None) -> None:
    if record.scores is None:
        return
    if state.to_act() and not record.ended:
        damaged(record.result_row, "record-not-over")
    if record.ended and not state.to_act():
        damaged(record.result_row, "record-over")
    if final is None:
        return  # only the seed tells what was turned up
    if record.scores != final.scores() or record.places != places(final, record.ended):
        damaged(record.result_row, "record-result")
