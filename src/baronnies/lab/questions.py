"""Questions worth a study: three for each game, ready to be asked."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class ReadyQuestion(NamedTuple):
    """What would change, at a table of so many; nothing: how the game is as it is."""

    seats: int
    change: Mapping[str, str]


QUESTIONS: Final[Mapping[str, tuple[ReadyQuestion, ...]]] = {
    "baron": (
        ReadyQuestion(2, {}),
        ReadyQuestion(3, {"one_establishment": "yes"}),
        ReadyQuestion(3, {"open_reserves": "yes"}),
    ),
    "barony": (
        ReadyQuestion(2, {}),
        ReadyQuestion(3, {"exact_payment": "no"}),
        ReadyQuestion(3, {"shape": "long"}),
    ),
    "terre_de_barons": (
        ReadyQuestion(3, {"goal_3": "15"}),
        ReadyQuestion(2, {}),
        ReadyQuestion(2, {"diversity": "0,0,0"}),
    ),
    "le_baron": (
        ReadyQuestion(4, {"colour_first": "yes"}),
        ReadyQuestion(4, {"heads_good": "yes"}),
        ReadyQuestion(2, {}),
    ),
    "baubyron": (
        ReadyQuestion(3, {"eject_down": "yes"}),
        ReadyQuestion(3, {"red_compulsory": "yes"}),
        ReadyQuestion(3, {"building": "spiral"}),
    ),
}
