"""What fails says what it saw, in helpers too, and where the pages and logs of it are kept.

With it, tests of all kinds can be named together.
"""

import os
from collections.abc import Generator

import pytest

# Tests make games and positions of their own in plain Python: only the parts that `go.py test`
# names run compiled, whatever `go.py play` has built meanwhile.
os.environ.setdefault("BARONNIES_COMPILED", "no")

pytest.register_assert_rewrite(
    "tests.browsing", "tests.clauses", "tests.commands", "tests.playing", "tests.serving"
)

from tests.witnesses import left_behind  # noqa: E402 - after what must come first


@pytest.hookimpl(wrapper=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> Generator[None, None, None]:
    """Those of the browser come last, in whatever order the others are.

    Playwright keeps a loop running in its thread, where other tests cannot run theirs.
    """
    yield
    items.sort(key=lambda item: "browser" in item.path.parts)


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    if report.failed and (folder := left_behind(item.nodeid)):
        report.sections.append(("seen", f"pictures, consoles and logs: {folder}"))
    return report
