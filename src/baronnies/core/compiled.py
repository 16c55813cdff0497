"""Which half of the one source is running: plain Python, or compiled by mypyc."""

from baronnies.core import luck


def compiled() -> bool:
    """Whether the rules run compiled."""
    return not luck.__file__.endswith((".py", ".pyc"))
