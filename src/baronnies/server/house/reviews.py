"""Reviews of finished games: in a queue of their own, piece by piece, behind everybody's bots."""

import asyncio
from collections.abc import Iterator
from typing import Final

import msgspec

from baronnies.advice.pieces import Finding, Piece
from baronnies.advice.review import Review, Reviewed, Share, Task, Turning
from baronnies.advice.sentences import told
from baronnies.core.game import Seat, State
from baronnies.core.pictures import Picture
from baronnies.core.steps import turn_worded
from baronnies.core.table import Draft
from baronnies.server.house.errands import Errand, Errands
from baronnies.server.house.house import House
from baronnies.server.house.scenes import pictured
from baronnies.server.limits import Buckets, household
from baronnies.server.table.hints import chance_told
from baronnies.server.table.play import Play
from baronnies.server.table.thinker import STUDY, Asker, Question
from baronnies.server.wire.bodies import Unavailable
from baronnies.server.wire.messages import JudgedTurn
from baronnies.server.wire.reviews import (
    ReviewFacts,
    ReviewPoint,
    ReviewShare,
    ReviewState,
    ReviewTurning,
    TurningPictures,
)

_TRIES: Final = 2  # for a piece that somebody failed to do
_KEPT_EVERY: Final = 10  # pieces, which a crash may cost
_NOTHING: Final = Reviewed("", 0, 0, [], [], [], hidden=False)
report_decoder: Final = msgspec.json.Decoder(Reviewed)


class OngoingReview(Errand):
    """A review that waits for its turn, or is being made."""

    def __init__(self, table: str, review: Review, asker: Asker) -> None:
        super().__init__()
        self.table: Final = table
        self.review: Final = review
        self.asker: Final = asker


class Reviews:
    """All that are asked for. They are kept with their tables, and go with them."""

    def __init__(self, house: House) -> None:
        self._house: Final = house
        limits = house.limits
        self._buckets: Final = Buckets(limits.reviews, limits.review_burst)
        self._errands: Final = Errands[OngoingReview](
            limits.reviews_at_once, limits.reviews_waiting
        )

    async def begin(self, table: str, address: str) -> None:
        """Have a finished game reviewed, unless it is, or was."""
        play = (await self._house.room(table)).play
        if play.phase != "over":
            raise Unavailable("not_over")
        kept = await self._kept(table)
        if self._errands.of(table) or (kept and kept.done == kept.of):
            return
        if self._errands.full or not self._buckets.take(address):
            self._house.metrics.count("limited", "reviews")
            raise Unavailable("too_fast")
        asker = Asker(household(address), STUDY)
        self._errands.begin(
            table, OngoingReview(table, Review(play.record("en")), asker), self._work
        )

    def stop(self, table: str) -> None:
        """Enough: what is there is kept."""
        self._errands.stop(table)

    async def close(self) -> None:
        """Keep what there is, and begin nothing more."""
        await self._errands.close()

    async def _work(self, ongoing: OngoingReview) -> None:
        try:
            await self._find_all(ongoing)
        finally:
            if ongoing.review.done:
                await self._keep(ongoing.table, ongoing.review.report())

    async def _find_all(self, ongoing: OngoingReview) -> None:
        """As many pieces at a time as there are thinkers; whoever plays comes before them."""
        stages = ongoing.review.stages()
        while (stage := await asyncio.to_thread(next, stages, None)) is not None:  # plays again
            tasks = iter(stage)
            async with asyncio.TaskGroup() as thinkers:
                for _ in range(self._house.limits.thinkers):
                    thinkers.create_task(self._do(ongoing, tasks))
            if ongoing.stopped:
                break

    async def _do(self, ongoing: OngoingReview, tasks: Iterator[Task]) -> None:
        """One after the other, until none is left; if one cannot be done, that was all."""
        review = ongoing.review
        for task in tasks:
            found = None if ongoing.stopped else await self._find(ongoing, task.piece)
            if found is None:
                ongoing.stopped = True
                return
            task.file(found)
            if review.done % _KEPT_EVERY == 0:
                await self._keep(ongoing.table, review.report())

    async def _find(self, ongoing: OngoingReview, piece: Piece) -> Finding | None:
        game = ongoing.review.game
        question = Question(game.name, game.version, piece=piece)
        for _ in range(_TRIES):
            thought = await self._house.opponents.think(question, ongoing.asker)
            if thought.found:
                return thought.found
        return None

    async def _keep(self, table: str, report: Reviewed) -> None:
        await self._house.store.keep_review(table, msgspec.json.encode(report))

    async def _kept(self, table: str) -> Reviewed | None:
        found = await self._house.store.kept_review(table)
        try:
            return report_decoder.decode(found) if found else None
        except msgspec.DecodeError:
            return None  # of another version: it can be made again

    async def facts(self, table: str, lang: str) -> ReviewFacts:
        """A review as far as it has come, in words."""
        play = (await self._house.room(table)).play
        ongoing = self._errands.of(table)
        report = ongoing.review.report() if ongoing else await self._kept(table)
        state: ReviewState = "none"
        if ongoing:
            state = "waiting" if ongoing.began is None else "running"
        elif report:
            state = "done" if report.done == report.of else "stopped"
        facts = review_told(play, report or _NOTHING, state, lang)
        if ongoing:
            facts.left = ongoing.left(report.done, report.of) if report else 0
            facts.before = self._errands.before(table)
        return facts

    async def pictures(self, table: str, ply: int, seat: Seat) -> TurningPictures:
        """A turning point on the board: the better turn, and the one that was played."""
        room = await self._house.room(table)
        ongoing = self._errands.of(table)
        report = ongoing.review.report() if ongoing else await self._kept(table)
        told = report or _NOTHING
        for turning in [*told.turnings, *told.unsure]:
            if (turning.ply, turning.seat) == (ply, seat):
                state = room.hindsight.at(ply)
                better, played = (
                    pictured(room.play.game, _tried(room.play, state, seat, moves))
                    for moves in (turning.better, turning.played)
                )
                return TurningPictures(better, played)
        raise Unavailable("not_found")


def _tried(play: Play, state: State, seat: Seat, steps: list[str]) -> Picture:
    draft = Draft(state, seat)
    refusal = draft.try_all(play.game.read(step) for step in steps)
    assert refusal is None, "it was legal when it was found"
    return Picture(seat, state, draft.state, steps, draft.state.story or [], [], [], [])


def review_told(play: Play, report: Reviewed, state: ReviewState, lang: str) -> ReviewFacts:
    """A review in words."""
    return ReviewFacts(
        state=state,
        left=0,
        before=0,
        judge=report.judge,
        done=report.done,
        of=report.of,
        points=[
            ReviewPoint(point.ply, point.turn, [chance_told(each) for each in point.chances])
            for point in report.points
        ],
        turnings=[_turning(play, turning, lang) for turning in report.turnings],
        shares=[_share(share) for share in report.shares],
        hidden=report.hidden,
        first=report.first,
        unsure=[_turning(play, turning, lang) for turning in report.unsure],
    )


def _turning(play: Play, turning: Turning, lang: str) -> ReviewTurning:
    game, names = play.game, play.names(lang)

    def words(moves: list[str]) -> list[str]:
        return turn_worded(game, moves, lang, shown=True)

    better, played = chance_told(turning.chance_better), chance_told(turning.chance_played)
    return ReviewTurning(
        ply=turning.ply,
        turn=turning.turn,
        seat=turning.seat,
        loss=chance_told(turning.loss),
        better=JudgedTurn(turning.better, words(turning.better), better),
        played=JudgedTurn(turning.played, words(turning.played), played),
        why=[told(game, reason, names, lang, shown=True, rival="played") for reason in turning.why],
        games=turning.games,
    )


def _share(share: Share) -> ReviewShare:
    cost, rest = share.cost, share.rest
    return ReviewShare(
        cost=round(cost.value, 4),
        cost_error=round(cost.high - cost.value, 4),
        rest=round(rest.value, 4),
        choices=share.choices,
    )
