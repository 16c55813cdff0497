"""Games played on from a position: to their end, or as far as the judge of a game is trusted.

Every seat is played by the same bot, which knows what its seat may know.
"""

from math import exp
from typing import NamedTuple

from baronnies.bots.judge import Judge
from baronnies.bots.names import judge as judge_of
from baronnies.bots.names import make_bot
from baronnies.bots.outlook import Budget
from baronnies.bots.turn import whole_turn
from baronnies.core.account import Account
from baronnies.core.game import CHANCE, Event, Game, Rng, Seat, State
from baronnies.core.replay import play_line
from baronnies.core.sample import won
from baronnies.core.table import Line


class Soon(NamedTuple):
    """What comes of a turn until the next one of the same seat is done."""

    gains: dict[tuple[Seat, str], int]  # points that came, by seat and source
    story: list[Event]
    shares: list[float]  # what each seat has won by then; nothing if the game goes on


class Played(NamedTuple):
    """A game played on."""

    shares: list[float]  # what each seat wins of it; where it was not played out, its chances
    soon: Soon


class PlayOn:
    """Plays games on."""

    def __init__(self, game: Game, rounds: int) -> None:
        self.game = game
        self.rounds = rounds  # after which the judge tells the chances; 0: to the end
        self.judge: Judge = judge_of(game)

    def play(self, state: State, seat: Seat, rng: Rng, budget: Budget) -> Played:
        """Play on, in place, and watch what becomes of a seat.

        When the budget is spent the judge tells at once how it stands.
        """
        watch = Watch(self.game, state, seat)
        lines = self.rounds * len(state.scores())
        bots = [make_bot(self.judge.plays, self.game) for _ in state.scores()]
        while (asked := state.to_act()) and not self._given_up(state):
            if asked[0] == CHANCE:
                watch.see(state, [(CHANCE, [state.draw(rng)])])
                continue
            if (self.rounds and not lines) or not budget.left():
                return Played(odds(self.judge, state), watch.soon(state))
            lines -= 1
            watch.see(state, [(s, whole_turn(bots[s], state, s, rng, budget)) for s in asked])
        nobody = [0.0] * len(bots)
        return Played(won(state.places()) or nobody, watch.soon(state))

    def _given_up(self, state: State) -> bool:
        return 0 < self.game.cap <= state.turn


class Watch:
    """What is told of a seat until its next turn is done."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.seat = seat
        self.account = Account(game, state)
        self.story: list[Event] = []
        self.shares: list[float] = []
        self.open = True

    def see(self, state: State, line: Line) -> None:
        """Play a line, and listen while it matters."""
        state.story = [] if self.open else None
        play_line(state, line)
        if self.open:
            story = state.story or []
            self.account.follow(story, state)
            self.story += story
            self.shares = won(state.places())
            self.open = self.seat not in [seat for seat, _ in line]

    def soon(self, state: State) -> Soon:
        """All that was seen."""
        state.story = None
        return Soon(gains_of(self.account), self.story, self.shares or [0.0] * len(state.scores()))


def gains_of(account: Account) -> dict[tuple[Seat, str], int]:
    """What came to each seat since an account was opened, by source."""
    gains: dict[tuple[Seat, str], int] = {}
    for seat, entries in enumerate(account.entries):
        for entry in entries:
            if entry.ply >= 0:
                key = seat, account.sources[entry.source].name
                gains[key] = gains.get(key, 0) + entry.points
    return gains


def odds(judge: Judge, state: State) -> list[float]:
    """The chances of all seats, also of who has fallen far behind: see Judge.spread."""
    values = judge.values(state)
    highest, spread = max(values), judge.spread(state)
    weights = [exp((value - highest) / spread) for value in values]
    whole = sum(weights)
    return [weight / whole for weight in weights]
