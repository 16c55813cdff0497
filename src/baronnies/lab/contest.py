"""One game among bots: what the lab plays many thousand times."""

import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.mishap import own_lines
from baronnies.bots.outlook import Budget
from baronnies.bots.turn import whole_turn
from baronnies.core.game import CHANCE, Event, Move, Seat, turn_done
from baronnies.core.luck import Luck, Quick, luck_key
from baronnies.core.record import record_of
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.limit import TooSlow, time_limit
from baronnies.lab.plan import PROGRAM, Plan, any_bot

# Python in a page has no clock of a thread: there is only one.
_thread_time: Final[Callable[[], float]] = getattr(time, "thread_time", time.process_time)


class Outcome(NamedTuple):
    """How a game went. Everything is listed by seat."""

    number: int
    bots: list[int]  # which of the plan's bots sat there
    scores: list[int]
    places: list[int]  # [] if the game was given up
    order: list[Seat]  # first to play first
    turns: int
    decisions: int
    struck: dict[str, int]  # how often each kind of event happened
    record: str  # "" unless asked for


class Effort(NamedTuple):
    """What the turns of a bot cost. Seconds of computing: not the same from run to run."""

    turns: int = 0
    positions: int = 0  # looked at
    seconds: float = 0.0

    def more(self, other: "Effort") -> "Effort":
        """Together with another one."""
        turns, positions = self.turns + other.turns, self.positions + other.positions
        return Effort(turns, positions, self.seconds + other.seconds)

    def facts(self) -> dict[str, object]:
        """As JSON: for one turn, in the mean."""
        turns = max(1, self.turns)
        return {
            "ms": round(1000 * self.seconds / turns, 2),
            "positions": round(self.positions / turns, 1),
        }


def seed_of(plan: Plan, number: int) -> bytes:
    """The seed of one game of a plan."""
    return f"{plan.seed}/{number}".encode()


def play_game(plan: Plan, number: int, *, with_record: bool = False) -> Outcome:
    """Play one game of a settled plan. Unreadable if a bot fails; it names the bot and the game."""
    return Contest(plan, number).play(with_record=with_record)


class Contest:
    """One game while it is played."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.game = SHELF[plan.game]
        self.number = number
        moved = number if plan.rotate else 0
        self.sitting = [(seat - moved) % plan.seats % len(plan.bots) for seat in range(plan.seats)]
        self.bots: list[Bot] = [
            any_bot(plan.bots[at], self.game, plan.seconds) for at in self.sitting
        ]
        self.rngs = [Quick(f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
        seed = seed_of(plan, number)
        self.table = Table(self.game, plan.seats, plan.options, seed=seed)
        self.struck: Counter[str] = Counter()
        self.efforts = [Effort() for _ in plan.bots]  # of each bot of the plan

    def play(self, *, with_record: bool) -> Outcome:
        """From the first deal to the end. Unreadable if a bot fails."""
        table, truth = self.table, self.table.truth
        careless = all(type(bot) is RandomBot for bot in self.bots)
        try:
            (self.hurry if careless else self.sit)()
        finally:
            for bot in self.bots:
                bot.end()
        names = {seat: self.plan.bots[at] for seat, at in enumerate(self.sitting)}
        return Outcome(
            self.number,
            self.sitting,
            truth.scores(),
            truth.places(),
            truth.playing_order(),
            truth.turn,
            sum(len(moves) for line in table.lines for seat, moves in line if seat != CHANCE),
            dict(self.struck),
            record_of(table, names, with_seed=True).text() if with_record else "",
        )

    def given_up(self) -> bool:
        return 0 < (self.plan.cap or 0) <= self.table.truth.turn

    def sit(self) -> None:
        """At a table, like people. Turns were judged as drafts, and are not judged again."""
        table = self.table
        table.begin()
        while (asked := table.asked()) and not self.given_up():
            table.catch_up([[(seat, self.one_turn(seat)) for seat in asked]])
        for story in table.stories:
            self.count(story)

    def hurry(self) -> None:
        """Random bots among themselves: they look at nothing and break no rule.

        Their moves are played at once, without the table's copies and judgement: with them these
        games take five to ten times as long.
        """
        table, state = self.table, self.table.truth
        key = luck_key(table.seed, [])
        while (asked := state.to_act()) and not self.given_up():
            story: list[Event] = []
            state.story = story
            if asked[0] == CHANCE:
                move = state.draw(Luck(key, table.ply))
                state.play(CHANCE, move)
                table.lines.append([(CHANCE, [move])])
            else:
                table.lines.append([(seat, self.careless_turn(seat)) for seat in asked])
            self.count(story)

    def careless_turn(self, seat: Seat) -> list[Move]:
        state, rng = self.table.truth, self.rngs[seat]
        turn = state.turn
        moves: list[Move] = []
        while not moves or not turn_done(state, seat, turn):
            move = state.sample(seat, rng)
            state.play(seat, move)
            moves.append(move)
        return moves

    def one_turn(self, seat: Seat) -> list[Move]:
        name = self.plan.bots[self.sitting[seat]]
        seconds = self.plan.seconds
        truth, rng = self.table.truth, self.rngs[seat]
        budget, begun = Budget(seconds=seconds / 2), _thread_time()
        keeps_time = name.startswith(PROGRAM)  # of every step by itself
        try:
            with time_limit(0 if keeps_time else seconds):
                return whole_turn(self.bots[seat], truth, seat, rng, budget)
        except TooSlow as late:
            lines = own_lines(late)
            reason = Unreadable("lab-too-slow", seconds=f"{seconds:g}", lines=lines)
        except Unreadable as error:
            reason = error
        finally:
            effort = Effort(1, budget.spent, _thread_time() - begun)
            self.efforts[self.sitting[seat]] = self.efforts[self.sitting[seat]].more(effort)
        raise Unreadable("lab-bot-failed", bot=name, number=self.number, reason=reason)

    def count(self, story: list[Event]) -> None:
        """What struck: kinds of events, apart by the rule they name if they name one."""
        for event in story:
            names = self.game.events[event.kind]
            rule = f" {event.facts[names.index('rule')]}" if "rule" in names else ""
            self.struck[event.kind + rule] += 1
