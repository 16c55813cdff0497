"""What cannot be had, and why."""

from typing import Final

from baronnies.server.wire.bodies import ProblemCode
from baronnies.server.wire.messages import Leaving


class Unavailable(Exception):
    """Something that cannot be had, for a reason that is not our mistake."""

    def __init__(self, code: ProblemCode) -> None:
        super().__init__(code)
        self.code: Final = code

    @property
    def leaving(self) -> Leaving:
        """What a viewer is told who cannot stay."""
        leavings: dict[str, Leaving] = {"no_table": "no_table", "old_rules": "old_rules"}
        return leavings.get(self.code, "broken")
