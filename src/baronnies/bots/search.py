"""The searching bot: a tree over whole turns, its own and those of the others.

The lines of the tree are the turns that the greedy bot's beam finds. What luck does after a turn is
drawn; what the seat cannot know is imagined, as luck before the first turn. Turns that are compared
meet the same luck and the same imagined things: they differ by what was chosen. Everybody is
thought to play for his own hopes, as the judge of the game sees them.
"""

from math import exp, sqrt
from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from baronnies.bots.greedy import JUDGES, GreedyBot, Turns, worth
from baronnies.bots.judge import Judge
from baronnies.bots.outlook import Budget, Outlook
from baronnies.core.game import CHANCE, Move, Seat, State
from baronnies.core.luck import Swift
from baronnies.core.options import Count, Option

_SEEDS: Final = 2**62
_WIDTH: Final = 8  # of the beam for one's own next turn
_WIDTH_LATER: Final = 2  # and for all turns after it
_TURNS: Final = 8  # turns compared, of one's own
_TURNS_LATER: Final = 4
# How much a line is worth for having been looked at seldom, and how much less if the judge hopes
# for less; both by the difference between the best and the worst line, which is small at first.
_CURIOUS: Final = 0.5
_TRUST: Final = 3.0
_NARROW: Final = 0.001  # a smaller difference is taken for this one


@mypyc_attr(allow_interpreted_subclasses=True)
class SearchBot(GreedyBot):
    """Plays the turn that it came back to most often when it followed what may happen next."""

    options: ClassVar[dict[str, Option]] = {
        "positions": Count(5000, 1, 100_000_000),  # looked at for a turn
        "judge": JUDGES,
    }

    def choose(self, outlook: Outlook) -> Move:
        return self.turn(outlook)[0]

    def turn(self, outlook: Outlook) -> list[Move]:
        moves = outlook.moves()
        if len(moves) == 1:
            return moves
        budget = outlook.budget.part(int(self.settings["positions"]))
        if self.judge.horizon:
            return [_played_out(self.judge, outlook, budget)]
        tree = Tree(self.judge, outlook, budget)
        while len(tree.root.turns) > 1 and budget.left():
            tree.grow()
        return tree.best()


class Turn:
    """A whole turn, and what came of it."""

    def __init__(self, moves: list[Move], state: State, guess: list[float]) -> None:
        self.moves = moves
        self.state = state  # after it, before luck
        self.guess = guess  # each seat's hopes, judged at once
        self.visits = 0
        self.hopes = guess[:]  # added up over the guess and all visits
        self.drawn: list[Fork] = []  # what luck made of it; the likely more often
        self.forks: dict[object, Fork] = {}  # the same, each once

    def hope(self, seat: Seat) -> float:
        """What a seat may hope for after this turn."""
        return self.hopes[seat] / (self.visits + 1)


class Fork:
    """A position in which somebody begins a turn, or the end."""

    def __init__(self, state: State, hopes: list[float], luck: int) -> None:
        self.state = state
        self.hopes = hopes  # judged at once
        self.luck = luck  # the number it begins with, after whichever turn
        self.visits = 0
        self.turns: list[Turn] = []  # as soon as it is worth looking for them


class Tree:
    """What may happen after each of one's turns."""

    def __init__(self, judge: Judge, outlook: Outlook, budget: Budget) -> None:
        self.judge = judge
        self.outlook = outlook
        self.budget = budget
        self.rng = Swift(outlook.rng.below(_SEEDS))
        self.imagined: list[State] = []  # positions that could be the true one
        self.root = Fork(outlook.imagine(), [], self.rng.below(_SEEDS))
        self.root.turns = self._turns(self.root.state, outlook.seat, _WIDTH, _TURNS)

    def grow(self) -> None:
        """Follow the most interesting turn once more."""
        self._follow(self.root, self.outlook.seat)
        self.root.visits += 1
        self.budget.spend()  # at its end a position is looked at, new or not

    def best(self) -> list[Move]:
        """The turn looked at most often; the more promising of two."""
        if not self.root.turns:
            return [self.outlook.any_move()]  # stopped before any turn was found
        best = self.root.turns[0]
        for turn in self.root.turns:
            more = turn.visits - best.visits
            seat = self.outlook.seat
            if more > 0 or (more == 0 and turn.hope(seat) > best.hope(seat)):
                best = turn
        return best.moves

    def _turns(self, state: State, seat: Seat, width: int, most: int) -> list[Turn]:
        """The best whole turns; of those that come to the same position only one."""
        trials = Turns(self.judge, seat, self.rng, width).whole(state, self.budget)
        trials.sort(key=worth, reverse=True)
        found: list[Turn] = []
        seen: set[object] = set()
        for trial in trials:
            key = trial.state.key()
            if key not in seen:
                seen.add(key)
                found.append(Turn(trial.moves, trial.state, self.judge.hopes(trial.state)))
            if len(found) == most:
                break
        return found

    def _follow(self, fork: Fork, seat: Seat) -> list[float]:
        """Follow a turn from here; gives what everybody may hope for at its end."""
        turn = self._interesting(fork, seat)
        after = self._after(turn, fork)
        asked = after.state.to_act()
        if asked and after.visits and not after.turns:
            after.turns = self._turns(after.state, asked[0], _WIDTH_LATER, _TURNS_LATER)
        hopes = self._follow(after, asked[0]) if after.turns else after.hopes
        after.visits += 1
        turn.visits += 1
        for each, hope in enumerate(hopes):
            turn.hopes[each] += hope
        return hopes

    def _interesting(self, fork: Fork, seat: Seat) -> Turn:
        """The turn of which most is hoped, or that was looked at too seldom to be sure."""
        guesses = [turn.guess[seat] for turn in fork.turns]
        most = max(guesses)
        spread = max(most - min(guesses), _NARROW)
        curious = _CURIOUS * spread * sqrt(fork.visits + 1)
        best, highest = fork.turns[0], -1.0
        for turn in fork.turns:
            prior = exp(_TRUST * (turn.guess[seat] - most) / spread)
            value = turn.hope(seat) + curious * prior / (1 + turn.visits)
            if value > highest:
                best, highest = turn, value
        return best

    def _after(self, turn: Turn, fork: Fork) -> Fork:
        """What luck makes of a turn: something new at first, later more and more the known."""
        known = len(turn.drawn)
        if known * known > turn.visits:
            return turn.drawn[turn.visits % known]
        state = turn.state.copy() if fork is not self.root else self._imagined(known, turn.moves)
        luck = Swift(fork.luck + known)
        while state.to_act() == [CHANCE]:
            state.play(CHANCE, state.draw(luck))
        key = state.key()
        after = turn.forks.get(key)
        if after is None:
            after = Fork(state, self.judge.hopes(state), luck.below(_SEEDS))
            turn.forks[key] = after
        turn.drawn.append(after)
        return after

    def _imagined(self, number: int, moves: list[Move]) -> State:
        """Where a turn of one's own leads in an imagined position, the same for all turns."""
        if number == len(self.imagined):
            self.imagined.append(self.outlook.imagine())
        state = self.imagined[number].copy()
        for move in moves:
            state.play(self.outlook.seat, move)
        return state


def _played_out(judge: Judge, outlook: Outlook, budget: Budget) -> Move:
    """The move that does best when all go on sensibly for a while, each under the same luck."""
    moves = outlook.moves()
    totals = [0.0] * len(moves)
    luck = Swift(outlook.rng.below(_SEEDS))
    begun = False
    while not begun or budget.left():
        begun = True
        imagined = outlook.imagine()
        seed = luck.below(_SEEDS)
        for at, move in enumerate(moves):
            state = imagined.copy()
            state.play(outlook.seat, move)
            budget.spend()
            play_on(judge, state, Swift(seed), budget)
            totals[at] += judge.hopes(state)[outlook.seat]
    return moves[totals.index(max(totals))]


def play_on(judge: Judge, state: State, rng: Swift, budget: Budget) -> None:
    """Let everybody go on sensibly, in place, up to the judge's horizon."""
    end = state.turn + judge.horizon
    while state.turn < end:
        asked = state.to_act()
        if not asked:
            break
        for seat in asked:
            move = state.draw(rng) if seat == CHANCE else judge.sensible(state, seat, rng)
            state.play(seat, move)
        budget.spend(len(asked))
