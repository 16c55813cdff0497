"""Luck: the published recipe, fair numbers, and quick luck that can be repeated."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise
from pathlib import Path

import pytest

from baronnies.core.luck import Given, Luck, Quick, Swift, Wanted, commitment, luck_key

ROOT = Path(__file__).resolve().parent.parent.parent


def words_of(key: bytes, ply: int, blocks: int) -> list[int]:
    """The recipe in other words: HMAC-SHA256(key, "ply:block"), eight bytes at a time."""
    found = []
    for block in range(blocks):
        digest = hmac.new(key, b"%d:%d" % (ply, block), hashlib.sha256).hexdigest()
        found += [int(digest[at : at + 16], 16) for at in range(0, 64, 16)]
    return found


@pytest.mark.parametrize(("key", "ply"), [(b"key", 0), (b"key", 1), (b"\0" * 32, 250)])
def test_luck_follows_the_recipe(key: bytes, ply: int) -> None:
    luck = Luck(key, ply)
    assert [luck.below(2**64) for _ in range(10)] == words_of(key, ply, 3)[:10]


def test_luck_has_not_changed() -> None:
    """Fixed numbers: if they change, no record of old can be verified."""
    luck = Luck(luck_key(b"seed", [(0, b"\x01\x02"), (1, b"\xff")]), 7)
    assert [luck.below(110) for _ in range(12)] == [
        73,
        29,
        46,
        19,
        69,
        109,
        52,
        104,
        26,
        80,
        104,
        83,
    ]


def test_numbers_are_words_modulo_n() -> None:
    luck = Luck(b"key", 3)
    assert [luck.below(110) for _ in range(8)] == [word % 110 for word in words_of(b"key", 3, 2)]


def test_words_that_would_favour_small_numbers_are_thrown_away() -> None:
    """Below 3/4 of the range, every fourth word is of no use: the next one is taken."""
    n = 3 * 2**62
    luck = Luck(b"key", 9)
    fair = [word for word in words_of(b"key", 9, 10) if word < n]
    assert len(fair) < 40
    assert [luck.below(n) for _ in range(len(fair))] == fair


def test_no_luck_is_needed_where_there_is_no_choice() -> None:
    luck = Luck(b"key", 0)
    assert [luck.below(1) for _ in range(5)] == [0] * 5
    assert luck.below(2**64) == words_of(b"key", 0, 1)[0]


@pytest.mark.parametrize("n", [0, -1, 2**64 + 1])
def test_luck_below_nothing_or_too_much_is_our_mistake(n: int) -> None:
    with pytest.raises(AssertionError):
        Luck(b"key", 0).below(n)


def test_plies_and_keys_have_luck_of_their_own() -> None:
    first = {
        (key, ply): Luck(key, ply).below(2**64) for key in (b"a", b"b") for ply in range(1, 120)
    }
    assert len(set(first.values())) == len(first)


def test_luck_is_fair() -> None:
    counts = Counter(Luck(b"fair", ply).below(6) for ply in range(12_000))
    assert set(counts) == set(range(6))
    assert all(abs(count - 2000) < 200 for count in counts.values())  # five deviations


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(b"1") == "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"


def test_the_key_is_the_seed_stirred_with_what_was_added() -> None:
    assert luck_key(b"seed", []) == hmac.new(b"seed", b"", "sha256").digest()
    mixed = hmac.new(b"seed", b"0:0102;1:ff;", "sha256").digest()
    assert luck_key(b"seed", [(0, b"\x01\x02"), (1, b"\xff")]) == mixed


def test_quick_luck_is_the_same_for_the_same_seed() -> None:
    for seed in (7, "seven"):
        one, other = Quick(seed), Quick(seed)
        assert [one.below(1000) for _ in range(50)] == [other.below(1000) for _ in range(50)]
    assert [Quick(1).below(10**9)] != [Quick(2).below(10**9)]


@pytest.mark.parametrize("n", [1, 2, 5, 6, 8, 110])
def test_quick_luck_is_fair(n: int) -> None:
    rng = Quick(f"fair {n}")
    counts = Counter(rng.below(n) for _ in range(400 * n))
    assert set(counts) == set(range(n))
    assert all(300 < count < 500 for count in counts.values())


@pytest.mark.parametrize("n", [1, 2, 5, 6, 8, 110])
def test_swift_luck_is_fair_alone_and_in_pairs(n: int) -> None:
    rng = Swift(n)
    drawn = [rng.below(n) for _ in range(400 * n)]
    for numbers in (drawn, [(a + b) % n for a, b in pairwise(drawn)]):
        counts = Counter(numbers)
        assert set(counts) == set(range(n))
        assert all(300 < count < 500 for count in counts.values())


def test_swift_luck_is_the_same_pure_and_compiled_and_reaches_far() -> None:
    rng = Swift(7)
    assert [rng.below(1000) for _ in range(5)] == [329, 256, 570, 614, 769]
    far = [rng.below(n) for n in (2**31, 2**32, 10**15, 2**62)]
    assert far == [1014977819, 3923614065, 401472503370114, 1687602155733744768]


def test_given_luck_asks_for_the_next_number() -> None:
    rng = Given([4, 2, 7])
    assert [rng.below(1), rng.below(6), rng.below(3000)] == [0, 4, 2007]
    with pytest.raises(Wanted) as wanted:
        rng.below(6)
    assert wanted.value.below == 6


def test_the_web_client_is_tested_against_this_luck() -> None:
    """web/tests/luck.json holds what a browser must compute; it is what we compute."""
    cases = json.loads((ROOT / "web" / "tests" / "luck.json").read_text(encoding="utf-8"))
    for case in cases:
        seed = bytes.fromhex(case["seed"])
        added = [(each["seat"], bytes.fromhex(each["bytes"])) for each in case["added"]]
        key = luck_key(seed, added)
        assert (case["hash"], case["key"]) == (commitment(seed), key.hex())
        for number in case["numbers"]:
            assert f"{Luck(key, number['ply']).below(2**64):016x}" == number["first"]
    assert len(cases) > 2
