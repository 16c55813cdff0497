"""What a seat of Le Baron cannot know, hands and piles, and what it can imagine instead."""

from baronnies.core.game import Rng, Seat
from baronnies.games.le_baron.effects import stirs_hold
from baronnies.games.le_baron.state import CHOOSE, Position


def imagine(p: Position, seat: Seat | None, rng: Rng) -> None:
    """Replace what the seat cannot know by something as likely, in place.

    Hidden cards of the others and unseen cards are one heap, each arrangement equally likely. A
    game that was not a dead end (7.7) has shown that some card fitted: such proofs must hold.
    """
    while True:
        _shuffle_hidden(p, seat, rng)
        if stirs_hold(p):
            return


def _shuffle_hidden(p: Position, seat: Seat | None, rng: Rng) -> None:
    others = [s for s in range(p.setting.seats) if s != seat]
    heap = p.unseen
    held = []  # by the others: hand, with the chosen card while it is a secret
    for s in others:
        secret = p.phase == CHOOSE and p.chosen[s]
        cards = [*p.hands[s], p.chosen[s]] if secret else p.hands[s]
        heap += [card for card in cards if card not in p.known[s]]
        held.append(len(cards))
    heap.sort()  # so that the same luck imagines the same, wherever the hidden cards truly are
    for s, count in zip(others, held, strict=True):
        unknown = count - len(p.known[s])
        cards = p.known[s] + [heap.pop(rng.below(len(heap))) for _ in range(unknown)]
        if p.phase == CHOOSE and p.chosen[s]:
            p.chosen[s] = cards.pop(rng.below(count))
        p.hands[s] = sorted(cards)
    heap.sort()
