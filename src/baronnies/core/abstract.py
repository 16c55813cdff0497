"""What is abstract, compiled or not: bases of which every class knows who derives from it."""

from _abc import _abc_init  # type: ignore[import-not-found] # its C half, without types
from abc import ABC

from mypy_extensions import mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Abstract(ABC):  # noqa: B024 - what is abstract is said by those who derive from it
    """The base of what is abstract here, in place of ABC.

    A class in plain Python is given a memory of who derives from it by ABCMeta. A compiled one is
    made without, and would share that of ABC: any bot was a greedy one to `isinstance`. Here it
    is given its own.
    """

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        _abc_init(cls)
