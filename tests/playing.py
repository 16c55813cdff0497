"""Random games for tests: settings of every game on the shelf, played move by move."""

from collections.abc import Iterator
from typing import Final, NamedTuple

from baronnies.core.game import CHANCE, Game, Move, Seat, State
from baronnies.core.luck import Quick
from baronnies.core.options import Choice, Switch
from baronnies.core.table import Table
from baronnies.core.unreadable import Unreadable
from baronnies.games import SHELF

LONGEST: Final = 3000  # decisions after which a random game is left as it stands


class Setting(NamedTuple):
    """A game as a table could choose it."""

    game: Game
    seats: int
    options: dict[str, str]

    def __str__(self) -> str:
        chosen = "".join(f"-{name}={value}" for name, value in self.options.items())
        return f"{self.game.name}-{self.seats}{chosen}"

    def start(self) -> State:
        """The position before the first deal."""
        return self.game.start(self.seats, self.options)

    def table(self, seed: str = "tests") -> Table:
        """A table with everything dealt that comes before the first decision."""
        table = Table(self.game, self.seats, self.options, seed=seed.encode())
        table.begin()
        return table


def settings() -> list[Setting]:
    """Every game with its fewest and most players, and with every switch and choice turned."""
    return [setting for game in SHELF.values() for setting in _settings(game)]


def _settings(game: Game) -> Iterator[Setting]:
    fewest, most = game.seats
    for seats in sorted({fewest, min(fewest + 1, most), most}):
        yield Setting(game, seats, _needed(game, seats))
    turned: dict[str, str] = {}
    for name, option in game.options.items():
        values = _other_values(option.default, option)
        for value in values:
            yield Setting(game, fewest, {name: value})
        if values:
            turned[name] = values[-1]
    if len(turned) > 1:
        yield Setting(game, min(fewest + 1, most), turned)


def _needed(game: Game, seats: int) -> dict[str, str]:
    """The option without which so many cannot play, such as an expansion; mostly none."""
    single = [
        {name: value}
        for name, option in game.options.items()
        for value in _other_values(option.default, option)
    ]
    return next(options for options in [{}, *single] if _starts(game, seats, options))


def _starts(game: Game, seats: int, options: dict[str, str]) -> bool:
    try:
        game.start(seats, options)
    except Unreadable:
        return False
    return True


def _other_values(default: str, option: object) -> list[str]:
    if isinstance(option, Switch):
        return ["no" if default == "yes" else "yes"]
    if isinstance(option, Choice):
        return [value for value in option.names if value != default]
    return []


class Step(NamedTuple):
    """A move about to be played."""

    state: State
    seat: Seat
    move: Move


def steps(setting: Setting, seed: str, longest: int = LONGEST) -> Iterator[Step]:
    """A random game, move by move; each step's state is the one it is played on."""
    rng = Quick(f"{setting} {seed}")
    state = setting.start()
    for _ in range(longest):
        asked = state.to_act()
        if not asked:
            return
        seat = asked[rng.below(len(asked))]
        move = state.draw(rng) if seat == CHANCE else state.sample(seat, rng)
        yield Step(state, seat, move)
        state.play(seat, move)


def some_states(setting: Setting, seed: str, every: int = 7) -> Iterator[State]:
    """Copies of some positions of a random game, the last one among them if it ends."""
    state = setting.start()
    for at, step in enumerate(steps(setting, seed)):
        state = step.state
        if at % every == 0:
            yield state.copy()
    yield state.copy()


def play_randomly(table: Table, seed: str, longest: int = LONGEST) -> None:
    """Let random players finish the game of a table, a whole turn at a time."""
    rng = Quick(seed)
    for _ in range(longest):
        for seat in table.asked():
            draft = table.draft(seat)
            while not draft.done:
                assert draft.try_move(draft.state.sample(seat, rng)) is None
            assert table.play(seat, *draft.moves) is None
        if table.over:
            return
