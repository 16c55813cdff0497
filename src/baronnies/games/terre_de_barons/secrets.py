"""What a seat of Terre de Barons cannot know, cards in hand, and what it can imagine instead."""

from baronnies.core.game import Rng, Seat
from baronnies.games.terre_de_barons.board import tiles_of
from baronnies.games.terre_de_barons.state import RIDDEN, Position
from baronnies.games.terre_de_barons.walks import has_exit, paused


def imagine(p: Position, seat: Seat | None, rng: Rng) -> None:
    """Replace the personal cards the seat cannot know by others as likely, in place.

    A baron pausing where he can leave only by a ride has shown that he can (4.6): that must hold.
    """
    hidden = [
        other
        for other in range(p.setting.seats)
        if other != seat and p.cards[other] and p.played[other] != RIDDEN
    ]
    known = [card for other, card in enumerate(p.cards) if card and other not in hidden]
    numbers = [tile for tile in tiles_of(p.land.open) if tile not in known]
    while True:
        heap = numbers[:]
        for other in hidden:
            p.cards[other] = heap.pop(rng.below(len(heap)))
        if not paused(p) or has_exit(p, p.barons[p.colour], spent=p.spent):
            return
