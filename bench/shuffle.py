"""A plugin of pytest, `-p bench.shuffle --shuffle SEED`: the tests in a random order.

Files are shuffled, then the tests of each: what the tests of a file share is still made once. The
seed decides, so that all processes of a run agree and a run can be had again.
"""

import random
from itertools import groupby

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """The seed of the order."""
    parser.addoption("--shuffle", type=int, required=True, help="seed of the order of the tests")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Put the tests into an order of this seed."""
    rng = random.Random(config.getoption("shuffle"))  # noqa: S311 - an order, not a secret
    files = [list(tests) for _, tests in groupby(items, key=lambda item: item.path)]
    rng.shuffle(files)
    for tests in files:
        rng.shuffle(tests)
    items[:] = [test for tests in files for test in tests]
