"""What the games of a study show, as the wire tells it."""

from baronnies.core.sample import Mean, tidy
from baronnies.lab.findings import Findings
from baronnies.lab.study import Study
from baronnies.lab.summary import in_words
from baronnies.server.wire import studies as wire


def told(study: Study, at: int, found: Findings, lang: str) -> wire.SettingFacts:
    """One of its settings."""
    return wire.SettingFacts(
        options=study.settings[at],
        games=found.games,
        capped=found.capped,
        order=[_estimate(each) for each in found.order],
        later=found.later,
        length=_estimate(found.length),
        median=found.median,
        bins=[wire.LengthBin(one.low, one.high, one.count, one.games) for one in found.bins],
        points=[wire.PlacePoints(one.place, one.quantiles) for one in found.points],
        struck=[
            wire.Struck(event, in_words(study.game, event, lang), _estimate(often))
            for event, often in found.struck
        ],
        differences=[
            wire.StudyDifference(each.what, _estimate(each.mean), each.mean.tells, each.needed)
            for each in found.differences
        ],
    )


def _estimate(mean: Mean) -> wire.Estimate:
    return wire.Estimate(tidy(mean.value), tidy(mean.low), tidy(mean.high))
