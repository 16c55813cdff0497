"""The turns worth a closer look, by the judge of the game, for a seat that knows what it knows."""

from typing import Final

from baronnies.advice.playon import PlayOn
from baronnies.advice.reasons import Prospect
from baronnies.bots.greedy import Turns
from baronnies.bots.outlook import Budget
from baronnies.core.game import Move, Rng, Seat, State

_WIDTH: Final = 8  # unfinished turns kept at each step, as the greedy bot does


class Choices:
    """The whole turns of a seat. Nothing here sees more than an imagined position."""

    def __init__(self, play_on: PlayOn, truth: State, seat: Seat, rng: Rng) -> None:
        self.play_on = play_on
        self.seat = seat
        self.rng = rng
        self.imagined = truth.imagine(seat, rng)  # what the seat cannot know is replaced here

    def best(self, most: int, budget: Budget) -> list[Prospect]:
        """So many turns, the best first; of those that lead to the same position only one."""
        values = self._values(budget)
        found: list[Prospect] = []
        seen: set[object] = set()
        for moves in sorted(values, key=values.__getitem__, reverse=True):
            prospect = self.prospect(list(moves))
            key = prospect.after.key()
            if key not in seen:
                seen.add(key)
                found.append(prospect)
            if len(found) == most:
                break
        return found

    def prospect(self, moves: list[Move]) -> Prospect:
        """A turn to be looked at."""
        return Prospect(self.play_on.game, self.imagined, self.seat, moves)

    def _values(self, budget: Budget) -> dict[tuple[Move, ...], float]:
        """What the judge thinks of whole turns, on average over imagined positions."""
        judge = self.play_on.judge
        totals: dict[tuple[Move, ...], float] = {}
        samples = 0
        while samples < judge.samples and (budget.left() or not samples):
            state = self.imagined.imagine(self.seat, self.rng)
            turns = Turns(judge, self.seat, self.rng, _WIDTH).whole(state, budget)
            worst = min(trial.value for trial in turns)
            seen = {tuple(trial.moves): trial.value for trial in turns}
            for moves in {**totals, **seen}:  # not followed to its end: no better than the worst
                before = totals.get(moves, worst * samples)
                totals[moves] = before + seen.get(moves, worst)
            samples += 1
        return totals

    def play(self, prospect: Prospect, budget: Budget) -> None:
        """Play one more game on after a turn, from a newly imagined position."""
        state = self.imagined.imagine(self.seat, self.rng)
        for move in prospect.moves:
            state.play(self.seat, move)
        prospect.games.append(self.play_on.play(state, self.seat, self.rng, budget))
