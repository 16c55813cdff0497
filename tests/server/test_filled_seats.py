"""Before the game a bot may take an open seat, and give it back; pictures of games and tables."""

import signal
import sqlite3
from pathlib import Path

from baronnies.games import SHELF
from baronnies.server.disk.forms import FORM
from tests.serving import (
    Client,
    Made,
    Reply,
    Server,
    agree,
    asked,
    hear_until,
    make_table,
    ready_all,
    rest,
)
from tests.serving import serving as a_server


def open_table(server: str, game: str, seats: int) -> Made:
    """One person here, all other seats open."""
    plan = [{"kind": "here", "name": "Ada"}, *({"kind": "open"} for _ in range(seats - 1))]
    made = rest(f"{server}/api/tables", {"game": game, "seats": plan}).json()
    return Made(server, made["table"], made["host"], made["tokens"][:1])


def test_who_gave_no_name_is_called_by_their_arms_and_gives_way_to_who_chose_that(
    server: Server,
) -> None:
    seats = [{"kind": "here", "name": "Key"}, {"kind": "here"}, {"kind": "here"}]
    made = rest(f"{server.url}/api/tables", {"game": "le_baron", "seats": seats}).json()
    place = f"{server.url}/api/tables/{made['table']}"
    for lang, names in {"en": ["Key", "Key II", "Bell"], "fr": ["Key", "Clé", "Clochette"]}.items():
        facts = rest(f"{place}?lang={lang}").json()
        assert [seat["name"] for seat in facts["seats"]] == names


def fill(made: Made, seat: int, bot: str = "greedy", token: str = "") -> Reply:
    bearer = f"Bearer {token or made.host}"
    place = f"{made.url}/seats/{seat}/bot"
    return rest(place, {"bot": bot}, method="PUT", Authorization=bearer)


def free(made: Made, seat: int) -> Reply:
    return rest(f"{made.url}/seats/{seat}", method="DELETE", Authorization=f"Bearer {made.host}")


def test_bots_take_the_free_seats_and_the_last_of_them_begins_the_game(server: Server) -> None:
    made = open_table(server.url, "le_baron", 3)
    ada = Client(made, made.tokens)
    ready_all(ada)
    assert fill(made, 1).status == 200
    hear_until(lambda: ada.facts["seats"][1]["kind"] == "bot")
    assert ada.facts["seats"][1]["ready"]
    assert ada.facts["seats"][1]["name"] == "Odon"
    assert free(made, 1).json()["seats"][1]["kind"] == "open", "and may go again"
    assert fill(made, 1).status == fill(made, 2, "random").status == 200
    hear_until(lambda: ada.facts["phase"] == "running" and bool(ada.steps[0]))
    assert free(made, 1).json()["code"] == "begun"
    assert fill(made, 1).json()["code"] == "begun"
    ada.close()


def test_only_who_opened_the_table_may_and_only_what_the_game_knows(server: Server) -> None:
    made = open_table(server.url, "baubyron", 3)
    assert fill(made, 1, token=made.tokens[0]).json()["code"] == "not_the_host"
    assert fill(made, 0).json()["code"] == "seat_taken"
    assert fill(made, 9).json()["code"] == "seat_taken"
    assert fill(made, 1, "placer").json()["code"] == "bad_table"
    assert fill(made, 1, "").json()["code"] == "bad_table"
    assert [seat["kind"] for seat in rest(made.url).json()["seats"]] == ["person", "open", "open"]


def test_a_bot_that_sat_down_is_there_after_a_crash_and_in_the_next_game(tmp_path: Path) -> None:
    with a_server(tmp_path / "db") as first:
        made = open_table(first.url, "le_baron", 3)
        fill(made, 2)
        first.end(signal.SIGKILL)
    with a_server(tmp_path / "db") as second:
        made = made._replace(server=second.url)
        assert [seat["bot"] for seat in rest(made.url).json()["seats"]] == ["", "", "greedy"]
        ada = Client(made, made.tokens)
        ready_all(ada)
        fill(made, 1, "squire")
        hear_until(lambda: ada.facts["phase"] == "running" and bool(ada.steps[0]))
        assert ada.ask("wish", seat=0, wish="count")["type"] == "accepted"
        bearer = f"Bearer {made.tokens[0]}"
        again = rest(f"{made.url}/rematch", method="POST", Authorization=bearer).json()["table"]
        same = rest(made._replace(table=again).url).json()["seats"]
        assert [seat["bot"] for seat in same] == ["", "squire", "greedy"]
        ada.close()


def test_a_file_of_the_form_before_opens_and_is_copied_first(tmp_path: Path) -> None:
    with a_server(tmp_path / "db") as first:
        made = make_table(first.url, "baron", 2)
    file = sqlite3.connect(tmp_path / "db")
    file.execute(f"PRAGMA user_version = {FORM - 1}")
    file.close()
    with a_server(tmp_path / "db") as second:
        assert rest(made._replace(server=second.url).url).json()["phase"] == "gathering"
    assert (tmp_path / f"db.form{FORM - 1}.bak").exists()


def test_what_is_turned_up_when_people_stop_is_told_at_once_and_to_who_comes_later(
    server: Server,
) -> None:
    made = make_table(server.url, "le_baron", 2, options={"heads_good": "yes"})
    both = Client(made, made.tokens)
    ready_all(both)
    hear_until(lambda: len(asked([both])) == 2)
    agree([both], "count")
    hear_until(lambda: any("counted" in text for text in both.raw))
    late = Client(made, greet=False)
    welcome = late.ask("hello", version=1, lang="en", tokens=[])
    kinds = [told["kind"] for told in welcome["story"][0]]
    assert kinds.count("left") == kinds.count("counted") == 2
    last = late.ask("look", seat=None, ply=both.plies[0])
    assert [told["kind"] for told in last["story"]][-4:].count("counted") == 2
    both.close()
    late.close()


def test_every_game_has_a_picture_of_a_game_in_play(server: Server) -> None:
    for name, game in SHELF.items():
        scene = rest(f"{server.url}/api/games/{name}/scene").json()
        assert scene["game"] == name
        assert game.seats[0] <= scene["seats"] <= game.seats[1]
        assert scene["view"]["phase"] != "over"
    assert rest(f"{server.url}/api/games/chess/scene").json()["code"] == "no_game"


def test_the_pictures_of_a_rule_book_are_drawn_through_the_eyes_of_who_acts(server: Server) -> None:
    found = rest(f"{server.url}/api/games/le_baron/pictures").json()
    sixth = found["sixth"]
    assert (sixth["seat"], sixth["steps"], sixth["seats"]) == (0, ["r4"], 2)
    assert sixth["settled"]["chosen"]["card"] == 58
    assert [told["kind"] for told in sixth["story"]] == ["placed", "took"]
    assert found["colours"]["closed"][0] == {"place": "r1", "clause": "3.2"}
    assert rest(f"{server.url}/api/games/chess/pictures").json()["code"] == "no_game"


def test_a_table_has_a_picture_of_what_watchers_see(server: Server) -> None:
    waiting = open_table(server.url, "le_baron", 2)
    assert rest(f"{waiting.url}/scene").json() is None
    made = make_table(server.url, "le_baron", 2)
    both, watcher = Client(made, made.tokens), Client(made)
    ready_all(both)
    # the watcher hears of the deal in their own time, not when the players do
    hear_until(lambda: (watcher.views.get(None) or {}).get("phase") == "choose")
    scene = rest(f"{made.url}/scene").json()
    assert (scene["seats"], scene["view"]) == (2, watcher.views[None])
    assert scene["view"] != both.views[0], "no hands"
    both.close()
    watcher.close()
