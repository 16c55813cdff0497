"""The account of a finished game, put into words."""

import asyncio

from baronnies.core.account import BEFORE, Account, Entry, account_of, moments
from baronnies.core.game import Source
from baronnies.core.words import word
from baronnies.server.table.play import Play
from baronnies.server.wire import messages as wire


async def told(play: Play, question: int, lang: str) -> wire.Account:
    """Where the points came from, for everybody: nothing of it is a secret when a game is over."""
    table, game = play.table, play.game.name
    account = await asyncio.to_thread(account_of, table)  # a long game is played again
    places = table.places()
    seats = range(table.seats)
    parts = [account.parts(seat) for seat in seats]
    events = [account.events(seat) for seat in seats]
    used = sorted({entry.source for told in events for entry in told})
    renumbered = {source: at for at, source in enumerate(used)}
    sources = [account.sources[at] for at in used]
    return wire.Account(
        id=question,
        goal=_worded(lang, game, "account-goal"),
        unit=_worded(lang, game, "account-unit"),
        tie=play.game.tie,
        sources=[
            wire.SourceFacts(source.name, _label(lang, game, source), source.adds)
            for source in sources
        ],
        seats=[
            wire.SeatAccount(
                seat=seat,
                place=places[seat] if places else 0,
                total=account.total(seat),
                parts=[parts[seat][at] for at in used],
                events=[_told(entry, renumbered, account) for entry in events[seat]],
            )
            for seat in seats
        ],
        moments=[wire.MomentFacts(*moment) for moment in moments(account, places)],
        turns=account.turns[-1] if account.turns else 0,
        seconds=play.lasted,
    )


def _told(entry: Entry, numbers: dict[int, int], account: Account) -> wire.EntryFacts:
    turn = account.turns[entry.ply] if entry.ply >= 0 else 0
    return wire.EntryFacts(numbers[entry.source], entry.points, entry.ply, turn)


def _label(lang: str, game: str, source: Source) -> str:
    if source == BEFORE:
        return word(lang, "account-before")
    return _worded(lang, game, f"source-{source.name}")


def _worded(lang: str, game: str, what: str) -> str:
    return word(lang, f"{game}-{what}")
