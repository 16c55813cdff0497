"""Bots are shared: people's tables first, and no visitor before all others."""

import asyncio
import os
from collections.abc import Sequence
from typing import Final

from baronnies.games import SHELF
from baronnies.server.house.thinkers import Thinkers
from baronnies.server.limits import Limits
from baronnies.server.table.thinker import Asker
from tests.playing import Setting

CROWD: Final = Asker("crowd", people=False)


def served(askers: Sequence[Asker]) -> list[str]:
    """In which order one thinker answers those who ask at once."""
    done: list[str] = []

    async def ask(opponents: Thinkers, asker: Asker) -> None:
        position = Setting(SHELF["le_baron"], 2, {}).table().truth.text()
        thought = await opponents.turn(SHELF["le_baron"], position, 0, "random", asker)
        assert thought.moves
        assert not thought.trouble
        done.append(asker.visitor)

    async def everybody() -> None:
        opponents = Thinkers(Limits(thinkers=1))
        await asyncio.gather(*(ask(opponents, asker) for asker in askers))
        await opponents.close()

    asyncio.run(everybody())
    return done


def test_people_do_not_wait_for_tables_without_any() -> None:
    order = served([*[CROWD] * 12, Asker("somebody", people=True)])
    assert order.index("somebody") == 1  # one was being thought about


def test_visitors_take_turns() -> None:
    order = served([*[Asker("many")] * 12, Asker("one"), Asker("other")])
    assert order.index("one") <= 2
    assert order.index("other") <= 3


def test_there_are_as_many_thinkers_as_cores() -> None:
    assert Limits().thinkers == os.cpu_count()
