"""What a seat is shown, and how the terminal draws it."""

import pytest
from rich.text import Text

from baronnies.core.words import LANGS
from baronnies.games.le_baron.game import GAME
from tests.clauses import after
from tests.games.le_baron.seen import A, B, C, numbers, view

P = """le_baron 3 turn=12
    rows 5 6 1 74 31 / 33 2 / 39 / 35 / 52
    A 58 88 pile=12 taken=9,104
    B 20 21 pile=12 points=15
    C 22 23 pile=12"""
GOOD = """le_baron 2 heads_good=yes colour_first=yes
    rows 9 / 50 / 92 / 22 / 5 6 1 74 31 58 99
    A 2 16 pile=4 under=46,70
    B 20 88 pile=4 known=20"""


def drawn(text: str, seat: int | None, lang: str = "en") -> str:
    """What stands on the screen, without its colours."""
    p = GAME.position(text)
    names = ["Aliénor", "Bob", "Cunégonde"][: len(p.scores())]
    return Text.from_markup(GAME.picture(view(p, seat), names, lang)).plain


# ---- the view --------------------------------------------------------------------------------


def test_the_view_says_where_the_game_stands() -> None:
    seen = view(GAME.position(P), A)
    assert (seen["phase"], seen["turn"], seen["game"], seen["games"]) == ("choose", 12, 1, 1)
    assert (seen["heads_good"], seen["colour_first"]) == (False, False)
    assert seen["asked"] == [A, B, C]
    assert seen["seat"] == A
    assert view(GAME.position(P), None)["seat"] is None


def test_rows_come_with_their_cards_and_heads_of_each_colour() -> None:
    rows = view(GAME.position(P), None)["rows"]
    assert [numbers(row["cards"]) for row in rows] == [[5, 6, 1, 74, 31], [33, 2], [39], [35], [52]]
    assert rows[0]["counts"] == {"B": 3, "Y": 2, "G": 2}
    assert rows[1] == {
        "cards": [{"card": 33, "heads": "GGG"}, {"card": 2, "heads": "GG"}],
        "counts": {"G": 5},
    }


def test_cards_in_hand_come_with_the_rows_they_fit_and_what_they_would_take() -> None:
    hand = view(GAME.position(P), A)["hand"]
    assert hand == [
        {"card": 58, "heads": "Y", "fits": [{"row": 1, "takes": 7}, {"row": 5, "takes": 0}]},
        {"card": 88, "heads": "G", "fits": [{"row": 2, "takes": 5}, {"row": 5, "takes": 0}]},
    ]


def test_point_piles_and_counts_are_public() -> None:
    for seat in (A, B, C, None):
        first, second, _ = view(GAME.position(P), seat)["seats"]
        assert first["taken"] == [{"card": 9, "heads": "K"}, {"card": 104, "heads": "BYGRKW"}]
        assert (first["hand"], first["pile"], first["points"]) == (2, 12, 7)
        assert second["points"] == 15


@pytest.mark.clause("2.3")
def test_nobody_sees_the_hands_of_others() -> None:
    p = GAME.position(P)
    assert numbers(view(p, B)["hand"]) == [20, 21]
    assert view(p, None)["hand"] == []
    for seat, hidden in ((A, (20, 21, 22, 23)), (None, (58, 88, 20, 21, 22, 23))):
        assert not any(f"'card': {card}," in str(view(p, seat)) for card in hidden)


@pytest.mark.clause("2.4")
def test_revealed_cards_come_in_the_order_they_are_placed() -> None:
    p = after(GAME, P, "A 88", "B 21", "C 22")
    for seat in (A, None):
        revealed = view(p, seat)["revealed"]
        assert [(card["seat"], card["card"]) for card in revealed] == [(B, 21), (C, 22), (A, 88)]
    assert view(p, A)["chosen"]["card"] == 88
    assert view(p, None)["chosen"] is None


def test_the_end_opens_nothing() -> None:
    p = GAME.position(
        """le_baron 2 over heads_good=yes
        rows 9 / 50 / 92 / 22 / 17
        A points=9
        B 20 46 points=-2"""
    )
    assert view(p, A)["hand"] == []
    assert "20" not in str(view(p, A)["seats"])
    assert view(p, A)["seats"][B]["hand"] == 2
    assert p.scores() == [9, -2]


def test_before_the_rows_are_open_no_card_fits() -> None:
    p = GAME.position("le_baron 2 deal\nrows 1 / 2\nA 52 pile=20\nB 20 pile=20")
    assert view(p, A)["hand"] == [{"card": 52, "heads": "BYGRKW", "fits": []}]
    assert view(p, A)["rows"][4] == {"cards": [], "counts": {}}


# ---- the drawing -----------------------------------------------------------------------------


def test_the_drawing_shows_rows_hand_and_what_would_be_taken() -> None:
    rows = drawn(P, A).splitlines()
    assert rows[0] == "▸ Aliénor    2 in hand, 12 in the draw pile, 7 points"
    assert " ".join(rows[4].split()) == "r1 5 G 6 BG 1 B 74 BY 31 Y 5/5 · 7 heads B3 Y2 G2"
    assert rows[5].split()[-1] == "G5!"  # beware
    assert "58 Y      → r1 (takes 7), r5" in rows[-2]


def test_a_spectator_sees_no_hand() -> None:
    assert "hand, with" not in drawn(P, None)
    assert "Your hand" in drawn(P, B)


def test_the_drawing_fits_a_terminal_and_needs_no_colour() -> None:
    for text in (P, GOOD):
        for lang in LANGS:
            shown = drawn(text, A, lang)
            assert max(map(len, shown.splitlines())) <= 100


def test_revealed_and_chosen_cards_are_drawn() -> None:
    p = after(GAME, P, "A 88").text()
    assert "You have chosen 88 G" in drawn(p, A)
    assert "88 G" not in drawn(p, B)
    p = after(GAME, p, "B 21", "C 22").text()
    assert "in this order: Bob 21 BW, Cunégonde 22 KKK, Aliénor 88 G" in drawn(p, None)


def test_the_variants_are_drawn() -> None:
    shown = drawn(GOOD, A)
    assert "7 cards · 9 heads" in shown  # no limit to count against
    assert "6 in the draw pile, 0 points  (under it: 46 G, 70 GG)" in shown  # everybody saw them
    assert "4 in the draw pile, 0 points  (known in hand: 20 G)" in shown
    assert "2 GG     fits no row: it would go under your draw pile" in shown
    nowhere = P.replace("rows 5 6 1 74 31 / 33 2 / 39 / 35 / 52", "rows 7 / 48 / 39 / 35 / 66")
    assert "vous prendriez une rangée" in drawn(nowhere, A, "fr")


def test_a_long_row_shows_its_last_cards() -> None:
    row = drawn(GOOD, None).splitlines()[7]
    assert row.startswith("r5…  1 B")
    assert " 99 Y" in row
    assert " 5 G" not in row
