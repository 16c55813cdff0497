"""Questions worth a study: three for each game, ready to be asked."""

from collections.abc import Mapping
from typing import Final, NamedTuple


class Question(NamedTuple):
    """What would change, at a table of so many; nothing: how the game is as it is."""

    seats: int
    change: Mapping[str, str]


QUESTIONS: Final[Mapping[str, tuple[Question, ...]]] = {
    "baron": (
        Question(2, {}),
        Question(3, {"one_establishment": "yes"}),
        Question(3, {"open_reserves": "yes"}),
    ),
    "barony": (
        Question(2, {}),
        Question(3, {"exact_payment": "no"}),
        Question(3, {"shape": "long"}),
    ),
    "terre_de_barons": (
        Question(3, {"goal_3": "15"}),
        Question(2, {}),
        Question(2, {"diversity": "0,0,0"}),
    ),
    "le_baron": (
        Question(4, {"colour_first": "yes"}),
        Question(4, {"heads_good": "yes"}),
        Question(2, {}),
    ),
    "baubyron": (
        Question(3, {"eject_down": "yes"}),
        Question(3, {"red_compulsory": "yes"}),
        Question(3, {"building": "spiral"}),
    ),
}
