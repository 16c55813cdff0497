"""The greedy bot: looks where its own turn leads, in a few imagined positions."""

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from baronnies.bots.bot import Bot
from baronnies.bots.judge import Judge
from baronnies.bots.outlook import Budget, Outlook
from baronnies.core.game import Move, Rng, Seat, State, turn_done
from baronnies.core.options import Choice, Count, Option

MADE: Final = "made"  # of two judges the one made by hand, where another has learned
JUDGES: Final = Choice("learned", MADE)
_STEPS: Final = 60  # no turn is followed for longer
_HURRIED: Final = (
    2  # unfinished turns kept without time; by a single one Barony's bot loses to chance
)


@mypyc_attr(allow_interpreted_subclasses=True)
class GreedyBot(Bot):
    """Plays the first step of the turn that looks best on average over imagined positions."""

    options: ClassVar[dict[str, Option]] = {
        "samples": Count(0, 0, 1000),  # imagined positions; 0: as many as the judge advises
        "width": Count(0, 0, 1000),  # unfinished turns kept at each step; 0: as the judge advises
        "judge": JUDGES,
        "leeway": Count(0, 0, 100),  # how much less than the best will do: 100 is all but a quarter
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
            turns = self._turns(outlook)
            for move, value in turns.values(outlook.imagine(), outlook.budget).items():
                totals[move] += value
        return moves[self._good_enough(list(totals.values()), outlook.rng)]

    def turn(self, outlook: Outlook) -> list[Move]:
        if not self.judge.at_once or int(self.settings["samples"]) > 1:
            return [self.choose(outlook)]
        trials = self._turns(outlook).whole(outlook.imagine(), outlook.budget)
        return trials[self._good_enough([trial.value for trial in trials], outlook.rng)].moves

    def _turns(self, outlook: Outlook) -> "Turns":
        width = int(self.settings["width"]) or self.judge.width
        return Turns(self.judge, outlook.seat, outlook.rng, width)

    def _good_enough(self, values: list[float], rng: Rng) -> int:
        """One of the best, each of them equally likely.

        What stands out is not missed; where all is much alike, much will do.
        """
        best, poor = max(values), sorted(values)[len(values) // 4]
        least = best - (best - poor) * int(self.settings["leeway"]) / 100
        good = [at for at, value in enumerate(values) if value >= least]
        return good[rng.below(len(good))]


class Trial:
    """Steps of a turn tried out, and where they lead."""

    def __init__(self, moves: list[Move], state: State, value: float) -> None:
        self.moves = moves
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
        """For each first move, the value of the best turn found that begins with it.

        First moves whose trials were not followed to the end count as the worst ones.
        """
        best: dict[Move, float] = {}
        for trial in self.whole(state, budget):
            first = trial.moves[0]
            best[first] = max(trial.value, best.get(first, trial.value))
        worst = min(best.values()) - 1.0 if best else 0.0
        return {move: best.get(move, worst) for move in state.moves(self.seat)}

    def whole(self, state: State, budget: Budget) -> list[Trial]:
        """Turns that were followed to their end, in the order they were found."""
        ended: list[Trial] = []
        trials = [Trial([], state, 0.0)]
        for _ in range(_STEPS):
            open_trials: list[Trial] = []
            for trial in trials:
                for move in trial.state.moves(self.seat):
                    after = trial.state.copy()
                    after.play(self.seat, move)
                    budget.spend()
                    self._add(
                        Trial([*trial.moves, move], after, 0.0), state.turn, ended, open_trials
                    )
            # Without time, too, they are followed to their end: in what ends first little is done.
            width = self.width if budget.left() else min(self.width, _HURRIED)
            trials = self._promising(open_trials, width)
            if not trials:
                break
        return ended

    def _add(self, trial: Trial, turn: int, ended: list[Trial], open_trials: list[Trial]) -> None:
        done = turn_done(trial.state, self.seat, turn)
        if done:
            self.judge.settle(trial.state, self.seat, self.rng)
        trial.value = self.judge.value(trial.state, self.seat)
        (ended if done else open_trials).append(trial)

    def _promising(self, trials: list[Trial], width: int) -> list[Trial]:
        """The best unfinished trials; of those that come to the same position only one."""
        trials.sort(key=worth, reverse=True)
        kept: list[Trial] = []
        seen: set[object] = set()
        for trial in trials:
            if len(kept) == width:
                break
            key = trial.state.key()
            if key not in seen:
                seen.add(key)
                kept.append(trial)
        return kept


def worth(trial: Trial) -> float:
    """The value of a trial, to sort by."""
    return trial.value
