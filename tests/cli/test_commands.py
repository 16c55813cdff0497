"""The commands of the terminal, run as a person runs them."""

import csv
import re
from pathlib import Path

import pytest

from baronnies.games import SHELF
from tests.commands import run

RECORDS = Path(__file__).parent.parent / "games" / "le_baron" / "records"
RECORD = str(RECORDS / "standard-2.txt")
POSITION = "le_baron 2 place;rows 45 12 / 7 / 88 / 3 / 104;A 1 2 13 chose=20;B 21 22 23"


def test_the_shelf_lists_every_game_with_players_options_and_authors() -> None:
    shelf = run(["games", "--json"]).json()["games"]
    assert list(shelf) == list(SHELF)
    facts = shelf["le_baron"]
    assert facts["players"] == [2, 10]
    assert "Kramer" in facts["credits"]
    assert facts["options"]["games"]["default"] == "1"
    assert "placer" in facts["bots"]
    assert "Le Baron" in run(["games"]).out


def test_the_language_follows_the_locale_and_the_flag() -> None:
    assert "joueurs" in run(["games"], lang="fr_FR.UTF-8").out
    assert "players" in run(["games"], lang="de_DE.UTF-8").out
    assert "joueurs" in run(["games", "--lang", "fr"]).out
    assert "joueurs" in run(["--lang=fr", "games"]).out
    assert run(["games", "--lang", "klingon"]).code != 0


def test_rules_show_the_book_a_clause_and_the_aid() -> None:
    assert "4.2" in run(["rules", "le_baron"]).out
    assert "Couleur avec couleur" in run(["rules", "le_baron", "3.2", "--lang", "fr"]).out
    assert run(["rules", "le_baron", "3.2", "--json"]).json()["clause"] == "3.2"
    assert "Baron" in run(["rules", "le_baron", "--aid"]).out
    assert "0.5" in run(["rules", "Le-Baron", "--json"]).json()["clauses"]
    bad = run(["rules", "le_baron", "99.1"])
    assert (bad.code, "99.1" in bad.err) == (2, True)


def test_why_says_legal_or_the_clause() -> None:
    assert run(["why", "le_baron", POSITION, "r3", "--json"]).json() == {"legal": True}
    refused = run(["why", "le_baron", POSITION, "A r2", "--json"])
    assert refused.code == 1
    assert refused.json()["clause"] == "3.2"
    assert refused.json()["where"] == "r2"
    assert "3.2 (r2)" in run(["why", "le_baron", POSITION, "A r2"]).out
    assert "0.1" in run(["why", "le_baron", POSITION, "B r1"]).out


def test_why_reads_a_position_from_a_file_or_standard_input(tmp_path: Path) -> None:
    path = tmp_path / "position.txt"
    path.write_text(POSITION.replace(";", "\n"), encoding="utf-8")
    assert run(["why", "le_baron", str(path), "r3"]).code == 0
    assert run(["why", "le_baron", "-", "r3"], typed=POSITION).code == 0


def test_replay_tells_a_game_and_shows_any_ply() -> None:
    told = run(["replay", RECORD, "--json"]).json()
    assert told["over"]
    assert min(told["places"]) == 1
    assert len(told["story"]) == told["plies"]
    early = run(["replay", RECORD, "--ply", "9", "--json"]).json()
    assert early["ply"] == 9
    assert SHELF["le_baron"].position(early["position"]).turn > 0
    assert "Aliénor" in run(["replay", RECORD]).out


def test_a_simulation_is_told_in_the_readers_language() -> None:
    asked = ["simulate", "baron", "--games", "3", "--bots", "random", "--seed", "words"]
    french = run([*asked, "--lang", "fr"]).out
    assert "tuile posée" in french
    assert "laid" not in french
    assert re.search(r"\d,\d\u00a0% \(", french)
    english = run(asked).out
    assert "tile laid" in english
    assert re.search(r"\d\.\d% \(", english)
    for told in (french, english):
        assert not re.search(r"[-−]0[.,]0+\b", told), "less than nothing by nothing"
        assert not re.search(r"\s-\d", told), "a hyphen for a minus"


def test_a_replay_for_a_seat_shows_no_other_hand() -> None:
    seen = run(["replay", RECORD, "--ply", "7", "--seat", "B", "--json"]).json()
    assert "position" not in seen
    assert seen["view"]["seat"] == 1
    hands = [line for story in seen["story"] for line in story if "Cards drawn" in line]
    assert len(hands) == 1


def test_verify_accepts_a_true_record_and_names_the_line_of_a_false_one(tmp_path: Path) -> None:
    assert run(["verify", RECORD]).code == 0
    text = Path(RECORD).read_text(encoding="utf-8").splitlines()
    at = next(n for n, line in enumerate(text) if line.startswith("* flip"))
    text[at], text[at + 1] = text[at + 1], text[at]
    path = tmp_path / "false.txt"
    path.write_text("\n".join(text), encoding="utf-8")
    false = run(["verify", str(path), "--json"])
    assert false.code != 0
    assert false.json()["verified"] is False
    assert f"Line {at + 1}" in false.json()["error"]


def test_perft_counts() -> None:
    counts = run(["perft", "le_baron", "--position", POSITION, "--depth", "2", "--json"]).json()
    assert counts["counts"][0] == 3
    assert run(["perft", "le_baron", "--seats", "3", "--depth", "2"]).code == 0


def test_simulate_reports_what_the_docs_promise(tmp_path: Path) -> None:
    table, folder = tmp_path / "games.csv", tmp_path / "records"
    command = ["simulate", "le_baron", "--bots", "placer,random", "--games", "6", "--rotate"]
    files = ["--csv", str(table), "--records", str(folder)]
    facts = run([*command, *files, "--seed", "s", "--option", "heads_good=yes", "--json"]).json()
    for key in ("game", "seats", "games", "seed", "options", "bots", "finished", "capped"):
        assert key in facts
    for key in ("decisions", "seconds", "wins", "points", "by_bot", "by_order", "length"):
        assert key in facts
    assert facts["finished"] == facts["games"] == 6
    assert sum(facts["wins"]) == pytest.approx(6)
    assert [bot["bot"] for bot in facts["by_bot"]] == ["placer", "random"]
    with table.open(encoding="utf-8") as file:
        assert len(list(csv.DictReader(file))) == 6
    records = sorted(folder.iterdir())
    assert len(records) == 6
    assert run(["verify", str(records[0])]).code == 0


def test_a_sweep_writes_its_plot(tmp_path: Path) -> None:
    for ending in ("png", "svg"):
        plot = tmp_path / f"plot.{ending}"
        command = ["sweep", "le_baron", "--vary", "seats=2,3", "--vary", "colour_first=yes,no"]
        swept = run([*command, "--bots", "random", "--games", "3", "--plot", str(plot), "--json"])
        assert len(swept.json()["points"]) == 4
        assert plot.stat().st_size > 1000


def test_a_ladder_rates() -> None:
    rated = run(["ladder", "le_baron", "--bots", "random,placer", "--games", "10", "--json"]).json()
    assert rated["ladder"][0]["bot"] == "placer"
    assert rated["ladder"][0]["low"] < rated["ladder"][0]["rating"]
    assert set(rated["ladder"][0]["turn"]) == {"ms", "positions"}


def test_bench_measures() -> None:
    facts = run(["bench", "le_baron", "--seconds", "0.1", "--json"]).json()
    assert isinstance(facts["compiled"], bool)
    figures = facts["games"]["le_baron"]
    assert figures["runs"][0]["seats"] == 4
    assert figures["decisions_per_s"] > 0


def test_buildings_are_checked_shown_and_made() -> None:
    made = run(["building", "random", "short", "--seed", "4", "--json"]).json()
    assert made["length"] == "short"
    assert run(["building", "random", "short", "--seed", "4", "--json"]).json() == made
    assert run(["building", "check", made["code"]]).code == 0
    assert made["code"] in run(["building", "show", made["code"]]).out.replace("\n", " ")
    assert run(["building", "show", "citadel"]).code == 0
    wrong = run(["building", "check", "xa1 ua3 @ a1", "--json"])
    assert wrong.code == 1
    assert wrong.json()["troubles"][0]["clause"]


BAD = [
    ["building", "check", "nonsense"],
    ["building", "random", "endless"],
    ["rules", "chess"],
    ["play", "chess"],
    ["play", "le_baron", "--people", "1", "--bots", ",".join(["random"] * 12)],
    ["play", "le_baron", "--bots", "nobody"],
    ["play", "--resume", "nowhere.txt"],
    ["play", "le_baron", "--seed", "x" * 2000],
    ["why", "le_baron", "nonsense", "r1"],
    ["why", "le_baron", POSITION, "r9"],
    ["why", "le_baron", POSITION, "Z r1"],
    ["why", "le_baron", POSITION, "A r1 r2"],
    ["replay", "nowhere.txt"],
    ["replay", __file__],
    ["replay", RECORD, "--ply", "5000"],
    ["replay", RECORD, "--seat", "Q"],
    ["verify", __file__],
    ["perft", "le_baron", "--seats", "44"],
    ["simulate", "le_baron", "--bots", "nobody"],
    ["simulate", "le_baron", "--seats", "11"],
    ["simulate", "le_baron", "--bots", "random,random", "--seats", "3"],
    ["simulate", "le_baron", "--option", "games"],
    ["simulate", "le_baron", "--option", "games=many"],
    ["simulate", "le_baron", "--option", "luck=good"],
    ["simulate", "le_baron", "--option", "deck=nowhere.txt"],
    ["simulate", "le_baron", "--option", "games=2", "--option", "games=3"],
    ["sweep", "le_baron", "--vary", "games"],
    ["sweep", "le_baron", "--vary", "seats=2,many"],
    ["sweep", "le_baron", "--vary", "games=1,2", "--plot", "plot.pdf"],
    ["ladder", "le_baron", "--bots", "random"],
    ["bench", "chess"],
]


@pytest.mark.parametrize("command", BAD, ids=map(str, range(len(BAD))))
def test_bad_input_is_told_and_nothing_else_happens(command: list[str]) -> None:
    answer = run(command)
    assert answer.code == 2
    assert answer.err.strip()
    assert not answer.out.strip()


def test_with_json_an_error_is_one_object_too() -> None:
    answer = run(["simulate", "le_baron", "--bots", "nobody", "--json"])
    assert answer.code == 2
    assert "nobody" in answer.json()["error"]


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ("return 3000", "3000"),
        ("raise RuntimeError('tired')", "tired"),
        ("while True: pass", "more than 0.5 s"),
    ],
)
def test_a_failing_bot_is_named_and_earlier_games_are_kept(
    tmp_path: Path, body: str, word: str
) -> None:
    source = f"""
from baronnies.bots import Bot
class Mine(Bot):
    games = 0
    def __init__(self, game, settings):
        super().__init__(game, settings)
        Mine.games += 1
    def choose(self, outlook):
        if Mine.games > 4:  # one to look at it, one to settle the plan, then one for each game
            {body}
        return outlook.any_move()
"""
    (tmp_path / "mine.py").write_text(source, encoding="utf-8")
    command = ["simulate", "le_baron", "--bots", "mine.py:Mine,random", "--games", "9", "--json"]
    answer = run([*command, "--move-seconds", "0.5"], cwd=tmp_path)
    assert answer.code == 2
    facts = answer.json()
    assert facts["finished"] == 2
    assert "mine.py:Mine" in facts["error"]
    assert word in facts["error"]


def test_a_file_that_is_no_text_is_told(tmp_path: Path) -> None:
    path = tmp_path / "record.txt"
    path.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in run(["verify", str(path)]).err
