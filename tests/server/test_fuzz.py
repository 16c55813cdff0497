"""Whatever is sent, there is a typed answer, and nobody else notices."""

import json

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.serving import Client, Server, make_table, ready_all

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=8,
)
KINDS = ("hello", "ready", "offer", "hand_in", "why", "wish", "look", "ping", "welcome", "nonsense")
NEARLY = st.fixed_dictionaries(
    {"type": st.sampled_from(KINDS)},
    optional={
        "id": st.integers(-2, 2**60) | JSON,
        "seat": st.integers(-2, 11) | JSON,
        "ply": st.integers(-2, 2**33) | JSON,
        "moves": st.lists(
            st.sampled_from(["1", "r1", "under", "", "deal:1", "é" * 300]) | JSON, max_size=4
        ),
        "wish": st.sampled_from(["draw", "none", None]),
        "luck": st.text("0f", max_size=6) | st.text(max_size=4),
        "version": st.integers(0, 2),
        "lang": st.sampled_from(["fr", "en", "de"]),
        "tokens": st.lists(st.text(max_size=20), max_size=3),
        "since": st.integers(-1, 2**40),
        "extra": JSON,
    },
)
RAW = st.text(max_size=60) | st.binary(max_size=60) | st.sampled_from(["[" * 3000, "1" * 5000])
TYPES = {"accepted", "refused", "stale", "because", "past", "error", "pong", "welcome"}

shared: dict[str, tuple[Client, Client]] = {}


def clients(server: Server) -> tuple[Client, Client]:
    """A running game, kept for all examples: who is fuzzing, and another seat."""
    if server.url not in shared:
        made = make_table(server.url, "le_baron", 2)
        fuzzing, other = (Client(made, [token]) for token in made.tokens)
        ready_all(fuzzing)
        ready_all(other)
        shared[server.url] = fuzzing, other
    return shared[server.url]


@settings(
    max_examples=300, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(message=NEARLY.map(json.dumps) | JSON.map(json.dumps) | RAW)
def test_anything_is_answered(server: Server, message: str | bytes) -> None:
    fuzzing, other = clients(server)
    fuzzing.send(message)
    answer = fuzzing.answer()
    assert answer["type"] in TYPES
    if answer["type"] == "error":
        assert answer["text"]
    while not fuzzing.answers.empty():  # a hello with a wrong token is answered twice
        fuzzing.answer()
    assert other.ask("ping")["type"] == "pong"
    assert not fuzzing.closed.is_set()
    again = fuzzing.ask("hello", version=1, lang="en", tokens=fuzzing.tokens)
    assert again["type"] == "welcome"
