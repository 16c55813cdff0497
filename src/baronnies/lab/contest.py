"""One game among bots: what the lab plays many thousand times."""

from collections import Counter
from typing import NamedTuple

from baronnies.bots.bot import Bot, RandomBot
from baronnies.bots.names import make_bot
from baronnies.bots.outlook import Budget
from baronnies.bots.turn import whole_turn
from baronnies.core.game import CHANCE, Event, Move, Seat, State
from baronnies.core.luck import Luck, Quick, commitment, luck_key
from baronnies.core.record import Record
from baronnies.core.table import Line
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF
from baronnies.lab.limit import TooSlow, time_limit


class Plan(NamedTuple):
    """What is to be played; the same plan and number give the same game, in every process."""

    game: str  # its name
    seats: int
    options: dict[str, str]  # in full
    bots: list[str]  # one for each seat, or one for all
    rotate: bool  # whether the bots move on by a seat from game to game
    seed: str
    cap: int  # turns after which a game is given up; 0: never
    seconds: float  # for each decision of a bot


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


def check_bots(plan: Plan) -> None:
    """Unreadable if a bot does not exist, or if they are too many or too few."""
    if len(plan.bots) not in (1, plan.seats):
        raise Unreadable("lab-bots-count", given=len(plan.bots), seats=plan.seats)
    for name in plan.bots:
        make_bot(name, SHELF[plan.game])


def seed_of(plan: Plan, number: int) -> bytes:
    """The seed of one game of a plan."""
    return f"{plan.seed}/{number}".encode()


def play_game(plan: Plan, number: int, *, with_record: bool = False) -> Outcome:
    """Play one game. Unreadable if a bot fails; it names the bot and the game."""
    return _Contest(plan, number).play(with_record=with_record)


class _Contest:
    """One game while it is played."""

    def __init__(self, plan: Plan, number: int) -> None:
        self.plan = plan
        self.game = SHELF[plan.game]
        self.number = number
        moved = number if plan.rotate else 0
        self.sitting = [(seat - moved) % plan.seats % len(plan.bots) for seat in range(plan.seats)]
        self.bots: list[Bot] = [make_bot(plan.bots[at], self.game) for at in self.sitting]
        self.careless = [type(bot) is RandomBot for bot in self.bots]
        self.rngs = [Quick(f"{plan.seed}/{number}/{seat}") for seat in range(plan.seats)]
        self.key = luck_key(seed_of(plan, number), [])
        self.state: State = self.game.start(plan.seats, plan.options)
        self.lines: list[Line] = []
        self.struck: Counter[str] = Counter()
        self.decisions = 0

    def play(self, *, with_record: bool) -> Outcome:
        state, plan = self.state, self.plan
        asked = state.to_act()
        while asked and not (plan.cap and state.turn >= plan.cap):
            story: list[Event] = []
            state.story = story
            if asked[0] == CHANCE:
                line = self.luck()
            elif all(self.careless[seat] for seat in asked):
                line = [(seat, self.careless_turn(seat)) for seat in asked]
            else:
                line = self.turns(asked)
            self.lines.append(line)
            self.count(story)
            asked = state.to_act()
        return Outcome(
            self.number,
            self.sitting,
            state.scores(),
            state.places(),
            state.playing_order(),
            state.turn,
            self.decisions,
            dict(self.struck),
            self.record() if with_record else "",
        )

    def luck(self) -> Line:
        move = self.state.draw(Luck(self.key, len(self.lines)))
        self.state.play(CHANCE, move)
        return [(CHANCE, [move])]

    def careless_turn(self, seat: Seat) -> list[Move]:
        """A random bot's turn, played at once: it would not look at a draft anyway."""
        state, rng = self.state, self.rngs[seat]
        turn = state.turn
        moves: list[Move] = []
        while True:
            move = state.sample(seat, rng)
            state.play(seat, move)
            moves.append(move)
            if state.turn != turn or seat not in state.to_act():
                break
        self.decisions += len(moves)
        return moves

    def turns(self, asked: list[Seat]) -> Line:
        """What every asked seat hands in, none knowing the others' choice."""
        line = [(seat, self.one_turn(seat)) for seat in asked]
        for seat, moves in line:
            self.decisions += len(moves)
            for move in moves:
                self.state.play(seat, move)
        return line

    def one_turn(self, seat: Seat) -> list[Move]:
        name = self.plan.bots[self.sitting[seat]]
        seconds = self.plan.seconds
        try:
            with time_limit(seconds):
                budget = Budget(seconds=seconds / 2)
                return whole_turn(self.bots[seat], self.state, seat, self.rngs[seat], budget)
        except TooSlow:
            reason = Unreadable("lab-too-slow", seconds=round(seconds))
        except Unreadable as error:
            reason = error
        raise Unreadable("lab-bot-failed", bot=name, number=self.number, reason=reason)

    def count(self, story: list[Event]) -> None:
        """What struck: kinds of events, apart by the rule they name if they name one."""
        for event in story:
            names = self.game.events[event.kind]
            rule = f" {event.facts[names.index('rule')]}" if "rule" in names else ""
            self.struck[event.kind + rule] += 1

    def record(self) -> str:
        plan = self.plan
        seed = seed_of(plan, self.number)
        record = Record(self.game, plan.seats, plan.options, commitment(seed))
        record.names = {seat: plan.bots[at] for seat, at in enumerate(self.sitting)}
        record.lines = self.lines
        record.seed = seed
        if self.state.places():
            record.scores = self.state.scores()
            record.places = self.state.places()
        return record.text()
