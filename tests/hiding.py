"""A Python that lacks packages, although they are installed here."""

import subprocess
import sys
from collections.abc import Collection
from typing import Final

_HOOK: Final = """
import sys

class Lacking:
    def find_spec(self, name, path=None, target=None):
        first = name.partition(".")[0]
        if name in {lacking!r} or (
            {only!r} and first not in {only!r} and first not in sys.stdlib_module_names
        ):
            raise ModuleNotFoundError(f"no {{name}} here", name=name)

sys.meta_path.insert(0, Lacking())
"""


def run_lacking(
    program: str, *args: str, lacking: Collection[str] = (), only: Collection[str] = ()
) -> subprocess.CompletedProcess[str]:
    """Run a program without some modules; with `only`, without any package but these."""
    hook = _HOOK.format(lacking=tuple(lacking), only=tuple(only))
    command = [sys.executable, "-c", hook + program, *args]
    return subprocess.run(command, capture_output=True, text=True, check=False)
