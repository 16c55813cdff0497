"""One game in play: the truth, the drafts of the seats, and the lines that are final."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, Literal, NamedTuple

from baronnies.core.game import CHANCE, Event, Game, Move, Seat, State, turn_done, uncalled
from baronnies.core.luck import MOST_BYTES, Luck, commitment, luck_key

Line = list[tuple[Seat, list[Move]]]  # what was handed in together: one line of the record
Ending = Literal["draw", "count", "closed"]  # all share the first place, points decide, nobody wins


class Refusal(NamedTuple):
    """Why something cannot be done."""

    clause: str
    where: str = ""  # the place, in the game's notation, if the clause is about one
    step: int = 0  # which move of the draft it was
    amount: str = ""  # a number that the clause's answer names, if there is one


def refusal_of(answer: str, step: int = 0) -> Refusal:
    """A State's refusal, "clause", "clause where" or "clause where #amount", taken apart."""
    told, _, amount = answer.partition(" #")
    clause, _, where = told.partition(" ")
    return Refusal(clause, where, step, amount)


def places(state: State, ended: Ending | None) -> list[int]:
    """The places of a game that ended so; [] if it was closed."""
    if ended == "closed":
        return []
    if ended == "draw":
        return [1] * len(state.scores())
    return state.counted() if ended == "count" else state.places()


class Draft:
    """The moves a seat is trying, on a copy of the truth."""

    def __init__(self, truth: State, seat: Seat) -> None:
        self.seat: Final = seat
        self.moves: list[Move] = []
        self.state: Final = truth.copy()
        self.state.story = []
        self._turn: Final = truth.turn

    @property
    def done(self) -> bool:
        """Whether it can be handed in, and takes no further move."""
        return turn_done(self.state, self.seat, self._turn)

    def try_move(self, move: Move) -> str | None:
        """Add a move, or say which clause forbids it."""
        if self.done:
            return "0.2"  # a done draft takes no further move
        refusal = self.state.refusal(self.seat, move)
        if refusal is None:
            self.state.play(self.seat, move)
            self.moves.append(move)
        return refusal

    def try_all(self, moves: Iterable[Move]) -> Refusal | None:
        """Add moves up to the first that is refused, and say why that one is."""
        for step, move in enumerate(moves):
            if answer := self.try_move(move):
                return refusal_of(answer, step)
        return None

    def unfinished(self) -> Refusal | None:
        """What handing it in would be told: None if the turn is done."""
        return None if self.done else Refusal("0.6", step=len(self.moves))


def turn_refusal(state: State, seat: Seat, moves: list[Move]) -> Refusal | None:
    """What is wrong with a whole turn handed in; one of CHANCE is a single move."""
    if seat == CHANCE:
        answer = state.refusal(seat, moves[0]) if len(moves) == 1 else "0.2"
        return refusal_of(answer) if answer else None
    draft = Draft(state, seat)
    return draft.try_all(moves) or draft.unfinished()


class Table:
    """One game in play. Give every seat its chance to `add` to the luck, then `begin`."""

    def __init__(
        self,
        game: Game,
        seats: int,
        options: Mapping[str, str] | None = None,
        *,
        seed: bytes,
        start: str = "",
    ) -> None:
        self.game: Final = game
        self.seats: Final = seats
        self.options: Final = game.settle(options or {})
        assert 0 < len(seed) <= MOST_BYTES
        self.seed: Final = seed  # secret until the game is over
        self.added: list[tuple[Seat, bytes]] = []
        self.start: Final = start  # the text of the position it began with; "": the usual one
        self.truth: Final = self.opening()
        self.lines: list[Line] = []
        self.stories: list[list[Event]] = []  # what happened, for each line
        self.turns: list[int] = []  # the turn each line belongs to, as players count them
        self.notes: list[tuple[int, str]] = []  # (ply, remark): what people did beside the rules
        self.ended: Ending | None = None  # by agreement, before the rules end it
        self._drafts: dict[Seat, Draft] = {}
        self._handed_in: dict[Seat, list[Move]] = {}
        self._judged: Draft | None = None  # last: what is handed in is judged twice
        self._counted: State | None = None  # see final

    @property
    def commitment(self) -> str:
        """The hash of the seed, to be shown before anything is dealt."""
        return commitment(self.seed)

    def opening(self) -> State:
        """The position before the first line."""
        return self.game.opening(self.seats, self.options, self.start)

    @property
    def ply(self) -> int:
        """The number of lines so far."""
        return len(self.lines)

    @property
    def over(self) -> bool:
        """Whether nothing more can be played."""
        return self.ended is not None or not self.truth.to_act()

    def add(self, seat: Seat, more: bytes) -> None:
        """Stir bytes of a seat's own into the luck, so that nobody alone picks it."""
        assert not self.lines, "luck is settled before the first deal"
        assert 0 <= seat < self.seats
        assert 0 < len(more) <= MOST_BYTES
        self.added.append((seat, more))

    def begin(self) -> None:
        """Let CHANCE make its first moves."""
        self._run_luck()

    def catch_up(self, lines: Iterable[Line]) -> None:
        """Play lines that were judged before, such as those of a record, and let luck follow."""
        for line in lines:
            self._write(line)
        self._run_luck()

    def asked(self) -> list[Seat]:
        """The seats the table waits for."""
        if self.ended is not None:
            return []
        return [seat for seat in self.truth.to_act() if seat not in self._handed_in]

    def handed_in(self, seat: Seat) -> list[Move] | None:
        """What a seat has handed in while others still think; None if nothing."""
        return self._handed_in.get(seat)

    def draft(self, seat: Seat) -> Draft:
        """The draft of a seat; an empty one if it tries nothing."""
        return self._drafts.get(seat) or Draft(self.truth, seat)

    def tried(self, seat: Seat) -> list[Move]:
        """The moves of a seat's draft, without the draft."""
        draft = self._drafts.get(seat)
        return draft.moves if draft else []

    def offer(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Refusal | None:
        """Replace a seat's whole draft. A refused offer leaves the draft as it was.

        Undo, redo and drop are this same message with other moves; `ply` is the number of lines
        the seat saw when it decided.
        """
        tried = self._tried(seat, ply, moves)
        if isinstance(tried, Refusal):
            return tried
        self._drafts[seat] = tried
        return None

    def offer_refusal(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Refusal | None:
        """What an offer would be told; changes nothing."""
        tried = self._tried(seat, ply, moves)
        return tried if isinstance(tried, Refusal) else None

    def hand_in(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Refusal | None:
        """Make a whole turn final. When every asked seat has, all are played as one line.

        What is refused changes nothing, not even the draft.
        """
        tried = self._turn(seat, ply, moves)
        if isinstance(tried, Refusal):
            return tried
        self._drafts[seat] = tried
        self._handed_in[seat] = tried.moves
        if not self.asked():
            self._commit()
            self._run_luck()
        return None

    def hand_in_refusal(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Refusal | None:
        """What handing in would be told; changes nothing."""
        tried = self._turn(seat, ply, moves)
        return tried if isinstance(tried, Refusal) else None

    def play(self, seat: Seat, *moves: Move) -> Refusal | None:
        """Hand in a whole turn now."""
        return self.hand_in(seat, self.ply, moves)

    def note(self, remark: str) -> None:
        """Write down what happened beside the rules: a caretaker, a resignation."""
        self.notes.append((self.ply, " ".join(remark.split())))

    def stop(self, how: Ending) -> None:
        """End the game before the rules do: people agreed, or it was closed; what is over, is."""
        if not self.over:
            self.ended = how

    def places(self) -> list[int]:
        """1 for who won; ties share a place; [] until the game is over."""
        return places(self.final, self.ended)

    def scores(self) -> list[int]:
        """Points as players count them; of public facts only until the game is over."""
        return self.final.scores()

    @property
    def final(self) -> State:
        """The position whose points count: the truth, or what was turned up when people stopped."""
        if self.ended != "count":
            return self.truth
        if self._counted is None:
            key = luck_key(self.seed, self.added)
            self._counted = self.truth.stopped(Luck(key, self.ply))
        return self._counted

    def told(self, ply: int) -> list[Event]:
        """What a line told; the last one also what was turned up when people stopped."""
        if ply < self.ply - 1 or self.final is self.truth:
            return self.stories[ply]
        return [*self.stories[ply], *(self.final.story or [])]

    def _tried(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Draft | Refusal:
        if clause := self._closed_to(seat, ply):
            return Refusal(clause)
        wanted = list(moves)
        for known in (self._drafts.get(seat), self._judged):
            if known and known.seat == seat and known.moves == wanted:
                return known  # it was tried before, as when an offer is handed in
        draft = Draft(self.truth, seat)
        refusal = draft.try_all(moves)
        if refusal is None:
            self._judged = draft
        return refusal or draft

    def _turn(self, seat: Seat, ply: int, moves: Sequence[Move]) -> Draft | Refusal:
        tried = self._tried(seat, ply, moves)
        return tried if isinstance(tried, Refusal) else tried.unfinished() or tried

    def _closed_to(self, seat: Seat, ply: int) -> str | None:
        if self.over:
            return "0.3"
        if ply != self.ply:
            return "0.5"  # what the seat saw is no longer so
        if seat in self._handed_in:
            return "0.4"
        return "0.1" if seat == CHANCE else uncalled(self.truth, seat)

    def _commit(self) -> None:
        self._write(sorted(self._handed_in.items()))
        self._handed_in.clear()
        self._drafts.clear()

    def _run_luck(self) -> None:
        key = luck_key(self.seed, self.added)
        while self.truth.to_act() == [CHANCE]:
            self._write([(CHANCE, [self.truth.draw(Luck(key, self.ply))])])

    def _write(self, line: Line) -> None:
        self._judged = None
        self.truth.story = []
        self.turns.append(self.truth.turn_number())
        for seat, moves in line:
            for move in moves:
                self.truth.play(seat, move)
        self.lines.append(line)
        self.stories.append(self.truth.story)
