"""A policy that learns by playing against itself: PPO on Le Baron for two, through PettingZoo.

pip install "baronnies[research]" torch
python examples/learn.py [MINUTES [TABLES]]    # writes learned.pt beside this file
baronnies ladder le_baron --bots examples/learn.py:Learned,random,greedy --games 150
"""

import sys
import time
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from baronnies.bots.bot import Bot
from baronnies.bots.outlook import Outlook
from baronnies.core.game import Game, Move
from baronnies.research import aec_env
from baronnies.research.match import Match, Setting

GAME, SEATS = "le_baron", 2
WEIGHTS = Path(__file__).with_name("learned.pt")
EPOCHS, BATCH, CLIP, ENTROPY = 4, 512, 0.2, 0.01
AFTER, LAMBDA = 0.95, 0.9  # what a later reward counts
HEADS = 5.0  # what a hundred heads count beside a victory
Numbers = np.ndarray[Any, Any]
SETTING = Setting(GAME, SEATS)
PARTS = SETTING.encoding.sheet(Match(SETTING, 0).view(0), 0).parts
OWN, THEIRS = (PARTS[f"seat +{after}"].stop - 1 for after in range(SEATS))


class Net(nn.Module):  # type: ignore[misc] # as if torch had no types: it may be missing
    """What to do, and how it will end."""

    def __init__(self, size: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(size, 128), nn.ReLU(), nn.Linear(128, 128), nn.ReLU())
        self.policy = nn.Linear(128 + size, actions)  # what is plain to see need not be thought of
        self.value = nn.Linear(128, 1)

    def forward(self, seen: Tensor, mask: Tensor) -> tuple[Categorical, Tensor]:
        """A choice among the actions that are legal, and the reward to be expected."""
        body = self.body(seen)
        logits = self.policy(torch.cat([body, seen], -1)).masked_fill(mask == 0, -1e9)
        return Categorical(logits=logits), self.value(body).squeeze(-1)


class Step(NamedTuple):
    """What an agent saw and did, and what it thought of it."""

    seen: Numbers
    mask: Numbers
    action: int
    likely: float  # logarithm of the probability
    value: float


class Lesson(NamedTuple):
    """A step, and in hindsight: how much better than expected, and what it was worth."""

    step: Step
    better: float
    worth: float


def ahead(seen: Numbers) -> float:
    """By how many heads, in hundreds, the other player has more."""
    return float(seen[THEIRS] - seen[OWN])


def in_hindsight(steps: list[Step], end: Numbers, reward: float) -> Iterator[Lesson]:
    """The lessons of an agent's game, the last first: heads that are taken count at once."""
    better, after, lead = 0.0, 0.0, ahead(end)
    for step in reversed(steps):
        before = ahead(step.seen)
        better = (
            reward + HEADS * (lead - before) + AFTER * after - step.value + AFTER * LAMBDA * better
        )
        reward, after, lead = 0.0, step.value, before
        yield Lesson(step, better, better + step.value)


class Table:
    """A game in which the same network plays every seat."""

    def __init__(self, seed: int) -> None:
        self.env = aec_env(GAME, SEATS)
        self.env.reset(seed=seed)
        self.steps: dict[str, list[Step]] = {agent: [] for agent in self.env.agents}
        self.lessons: list[Lesson] = []  # of games that are over

    def look(self) -> dict[str, Numbers]:
        """What the next agent sees; a game that is over ends first, and another begins."""
        seen, reward, ended, cut, _ = self.env.last()
        while ended or cut:
            agent = self.env.agent_selection
            self.lessons += in_hindsight(self.steps[agent], seen["observation"], reward)
            self.steps[agent] = []
            self.env.step(None)
            if not self.env.agents:
                self.env.reset()
            seen, reward, ended, cut, _ = self.env.last()
        return dict(seen)

    def act(self, step: Step) -> None:
        """The agent's choice."""
        self.steps[self.env.agent_selection].append(step)
        self.env.step(step.action)


def played(net: Net, tables: list[Table], steps: int) -> list[Lesson]:
    """So many rounds at all tables; what is learnt from the games that ended meanwhile."""
    for _ in range(steps):
        looks = [table.look() for table in tables]
        seen = np.stack([look["observation"] for look in looks])
        mask = np.stack([look["action_mask"] for look in looks])
        with torch.no_grad():
            choice, value = net(torch.from_numpy(seen), torch.from_numpy(mask))
            action = choice.sample()
            likely = choice.log_prob(action)
        for at, table in enumerate(tables):
            told = int(action[at]), float(likely[at]), float(value[at])
            table.act(Step(seen[at], mask[at], *told))
    lessons = [lesson for table in tables for lesson in table.lessons]
    for table in tables:
        table.lessons = []
    return lessons


def learn(net: Net, optimizer: torch.optim.Optimizer, lessons: list[Lesson]) -> None:
    """Proximal policy optimization: better actions become likelier, but not at one blow."""
    seen = torch.from_numpy(np.stack([lesson.step.seen for lesson in lessons]))
    mask = torch.from_numpy(np.stack([lesson.step.mask for lesson in lessons]))
    action = torch.tensor([lesson.step.action for lesson in lessons])
    likely = torch.tensor([lesson.step.likely for lesson in lessons])
    worth = torch.tensor([lesson.worth for lesson in lessons])
    better = torch.tensor([lesson.better for lesson in lessons])
    better = (better - better.mean()) / (better.std() + 1e-8)
    for _ in range(EPOCHS):
        for at in torch.randperm(len(lessons)).split(BATCH):
            choice, value = net(seen[at], mask[at])
            ratio = (choice.log_prob(action[at]) - likely[at]).exp()
            kept = ratio.clamp(1 - CLIP, 1 + CLIP)
            gain = torch.min(ratio * better[at], kept * better[at]).mean()
            loss = 0.5 * (value - worth[at]).square().mean()
            optimizer.zero_grad()
            (loss - gain - ENTROPY * choice.entropy().mean()).backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@cache
def network(*, learned: bool = False) -> Net:
    """A new one, or the one that was trained."""
    net = Net(SETTING.size, SETTING.encoding.actions)
    if learned:
        net.load_state_dict(torch.load(WEIGHTS, weights_only=True))
    return net


def train(minutes: float = 10, tables: float = 32) -> None:
    """Learn for some minutes, at tables side by side: one look of the network serves them all."""
    torch.manual_seed(1)
    torch.set_num_threads(1)
    net = network(learned=WEIGHTS.exists())  # it goes on where it was stopped
    optimizer = torch.optim.Adam(net.parameters(), lr=1e-3)
    seated, end, learnt = [Table(seed) for seed in range(int(tables))], minutes * 60, 0
    while learnt == 0 or time.process_time() < end:
        lessons = played(net, seated, steps=96)
        if lessons:
            learn(net, optimizer, lessons)
        learnt += len(lessons)
        torch.save(net.state_dict(), WEIGHTS)
        print(f"{time.process_time() / 60:5.1f} minutes of computing, {learnt:,} steps", flush=True)


class Learned(Bot):
    """Plays what the network likes best."""

    def __init__(self, game: Game, settings: Mapping[str, str]) -> None:
        super().__init__(game, settings)
        assert game.name == GAME, f"it has learnt {GAME} for {SEATS} and nothing else"
        self.net = network(learned=True)

    def choose(self, outlook: Outlook) -> Move:
        view = outlook.view()
        encoding, row = SETTING.encoding, np.empty(SETTING.size, np.float32)
        encoding.observe(view, outlook.seat, row)
        moves = {encoding.action(move, view): move for move in outlook.moves()}
        mask = torch.zeros(1, encoding.actions)
        mask[0, list(moves)] = 1
        with torch.no_grad():
            choice, _ = self.net(torch.from_numpy(row)[None], mask)
        return moves[int(choice.logits.argmax())]


if __name__ == "__main__":
    train(*map(float, sys.argv[1:]))
