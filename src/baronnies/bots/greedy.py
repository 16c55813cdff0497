"""The greedy bot: looks where its own turn leads, in a few imagined positions."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from baronnies.bots.bot import Bot
from baronnies.bots.judge import Judge
from baronnies.bots.outlook import Budget, Outlook
from baronnies.core.game import Move, Rng, Seat, State, turn_done
from baronnies.core.options import Count, Option

_STEPS: Final = 60  # no turn is followed for longer


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays the first step of the turn that looks best on average over imagined positions."""

    options: ClassVar[dict[str, Option]] = {
        "samples": Count(0, 0, 1000),  # imagined positions; 0: as many as the judge advises
        "width": Count(8, 1, 1000),  # unfinished turns kept at each step
    }
    judge: Judge  # of the game; set by the shop (see names.py)

    def choose(self, outlook: Outlook) -> Move:
        moves = outlook.moves()
        if len(moves) == 1:
            return moves[0]
        totals = dict.fromkeys(moves, 0.0)
        for sample in range(int(self.settings["samples"]) or self.judge.samples):
            if sample and not outlook.budget.left():
                break
            turns = Turns(self.judge, outlook.seat, outlook.rng, int(self.settings["width"]))
            for move, value in turns.values(outlook.imagine(), outlook.budget).items():
                totals[move] += value
        return _best(totals, outlook.rng)


def _best(values: dict[Move, float], rng: Rng) -> Move:
    """A move of the highest value, each of them equally likely."""
    highest = max(values.values())
    moves = [move for move, value in values.items() if value == highest]
    return moves[rng.below(len(moves))]


class _Trial:
    """Steps of a turn tried out: the first of them, and where they lead."""

    def __init__(self, first: Move, state: State, value: float) -> None:
        self.first = first
        self.state = state
        self.value = value


class Turns:
    """The turns a seat can take from a position, followed to their end as far as they look good."""

    def __init__(self, judge: Judge, seat: Seat, rng: Rng, width: int) -> None:
        self.judge = judge
        self.seat = seat
        self.rng = rng
        self.width = width

    def values(self, state: State, budget: Budget) -> dict[Move, float]:
        """For each first move, the value of the best turn found that begins with it."""
        best: dict[Move, float] = {}
        trials = [_Trial(0, state, 0.0)]
        for step in range(_STEPS):
            open_trials: list[_Trial] = []
            for trial in trials:
                for move in trial.state.moves(self.seat):
                    after = trial.state.copy()
                    after.play(self.seat, move)
                    budget.spend()
                    first = move if step == 0 else trial.first
                    self._add(_Trial(first, after, 0.0), state.turn, best, open_trials)
            in_time = budget.left()
            trials = self._promising(open_trials, self.width if in_time else 1)
            if not trials or (best and not in_time):
                break
        return self._complete(best, state)

    def _add(
        self, trial: _Trial, turn: int, best: dict[Move, float], open_trials: list[_Trial]
    ) -> None:
        if not turn_done(trial.state, self.seat, turn):
            trial.value = self.judge.value(trial.state, self.seat)
            open_trials.append(trial)
            return
        self.judge.settle(trial.state, self.seat, self.rng)
        value = self.judge.value(trial.state, self.seat)
        best[trial.first] = max(value, best.get(trial.first, value))

    def _promising(self, trials: list[_Trial], width: int) -> list[_Trial]:
        """The best unfinished trials; of those that come to the same position only one."""
        trials.sort(key=_worth, reverse=True)
        kept: list[_Trial] = []
        seen: set[str] = set()
        for trial in trials:
            if len(kept) == width:
                break
            text = trial.state.text()
            if text not in seen:
                seen.add(text)
                kept.append(trial)
        return kept

    def _complete(self, best: dict[Move, float], state: State) -> dict[Move, float]:
        """First moves whose trials were not followed to the end count as the worst ones."""
        worst = min(best.values()) - 1.0 if best else 0.0
        return {move: best.get(move, worst) for move in state.moves(self.seat)}


def _worth(trial: _Trial) -> float:
    return trial.value
