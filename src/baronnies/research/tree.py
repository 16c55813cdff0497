"""A game as a tree: luck number by number, and what every seat remembers.

Whatever number the rules want to draw is a node of that many equally likely outcomes, so every
deal and roll has its true odds and none is too large to be listed.
"""

import hashlib
import json
from collections.abc import Mapping
from functools import cache
from urllib.parse import parse_qsl, urlencode

from baronnies.core.game import CHANCE, Move, Seat, State
from baronnies.core.luck import Given, Wanted
from baronnies.research.match import Setting


class Memory:
    """What the seats have seen so far: a position, what they did there, and what was before."""

    def __init__(self, before: "Memory | None", state: State, done: Mapping[Seat, Move]) -> None:
        self.before = before
        self.state = state
        self.done = done  # that led here
        self.known: dict[Seat, str] = {}  # all that a seat remembers, as a digest

    def of(self, seat: Seat) -> str:
        """A digest of all that a seat has seen and done."""
        missing: list[Memory] = []
        at: Memory | None = self
        while at is not None and seat not in at.known:
            missing.append(at)
            at = at.before
        digest = at.known[seat] if at else ""
        for memory in reversed(missing):
            view = json.dumps(memory.state.view(seat), sort_keys=True)
            text = f"{digest} {memory.done.get(seat)} {view}"
            digest = memory.known[seat] = hashlib.sha256(text.encode()).hexdigest()
        return digest


class Node:
    """A game as it stands. What the kit copies shares everything that never changes."""

    def __init__(self, setting: Setting, truth: State, memory: Memory | None) -> None:
        self.setting = setting
        self.truth = truth
        self.numbers: list[int] = []  # of the luck that is being drawn
        self.wanted = 0  # the next of them is below this; 0: no luck is
        self._actions: dict[Seat, dict[int, Move]] = {}  # found so far, as it stands
        self.memory = memory or Memory(None, truth.copy(), {})
        self.go_on()

    def __deepcopy__(self, _: object) -> "Node":
        copy = Node.__new__(Node)
        copy.setting, copy.truth, copy.memory = self.setting, self.truth.copy(), self.memory
        copy.numbers, copy.wanted = list(self.numbers), self.wanted
        copy._actions = dict(self._actions)  # noqa: SLF001 - one of us
        return copy

    def __reduce__(self) -> tuple[object, ...]:
        """As text, and what each seat remembers: positions are no pickles."""
        setting = self.setting
        given = (setting.game.name, setting.seats, urlencode(setting.options), setting.position)
        known = {seat: self.memory.of(seat) for seat in range(setting.seats)}
        return _restored, (given, self.truth.text(), self.numbers, known)

    def play(self, moves: Mapping[Seat, Move]) -> None:
        """Play the moves of seats, or one of CHANCE."""
        self._actions.clear()
        for seat, move in moves.items():
            self.truth.play(seat, move)
        self.memory = Memory(self.memory, self.truth.copy(), moves)

    def go_on(self) -> None:
        """Draw luck as far as its numbers are known."""
        self.wanted = 0
        while self.truth.to_act() == [CHANCE]:
            try:
                move = self.truth.draw(Given(self.numbers))
            except Wanted as wanted:
                self.wanted = wanted.below
                return
            self.numbers = []
            self.play({CHANCE: move})

    def actions(self, seat: Seat) -> dict[int, Move]:
        """The legal moves of a seat by their actions."""
        if seat not in self._actions:
            moves, encoding = self.truth.moves(seat), self.setting.encoding
            view = self.truth.view(encoding.whose(seat)) if moves else {}
            self._actions[seat] = {encoding.action(move, view): move for move in moves}
        return self._actions[seat]


@cache
def setting_of(game: str, seats: int, options: str, position: str) -> Setting:
    return Setting(game, seats, dict(parse_qsl(options)), position)


def _restored(
    given: tuple[str, int, str, str], text: str, numbers: list[int], known: dict[Seat, str]
) -> Node:
    setting = setting_of(*given)
    truth = setting.game.position(text)
    memory = Memory(None, truth, {})
    memory.known.update(known)
    play = Node(setting, truth.copy(), memory)
    play.numbers = numbers
    play.go_on()
    return play
