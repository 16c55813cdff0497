"""The luck of finished games, checked in the browser."""

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.finished import record_of, verdict
from tests.browsing import Visits
from tests.serving import Made, Server, make_table


def test_who_played_checks_the_luck_with_what_the_browser_noted(
    house: Server, visit: Visits
) -> None:
    me = visit()
    made = make_table(house.url, "le_baron", 1, ["random"])
    page = me.sit(made, 0)
    me.wait_for_turn()
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Propose to stop and count").click()
    page.get_by_role("link", name="Check again").click()
    for name in ("seal", "pledge", "share", "rules"):
        verdict(page, name, "right")
    expect(page.get_by_role("heading", name="The luck was honest")).to_be_visible()
    page.get_by_text("The numbers behind it").click()
    expect(page.get_by_role("cell", name="deal:").first).to_be_visible()


def test_a_forged_record_is_found_out(visit: Visits, finished: Made) -> None:
    me = visit()
    page = me.open(f"/verify/{finished.table}")
    verdict(page, "rules", "right")
    text = record_of(finished)
    field = page.get_by_label("The record of the game")

    rows = text.splitlines()
    flip = next(row for row in range(len(rows)) if rows[row].startswith("* flip:"))
    free = next(card for card in range(1, 111) if not re.search(rf"\b{card}\b", text))
    rows[flip] = f"* flip:{free}"
    field.fill("\n".join(rows))
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_role("heading", name="Something is wrong")).to_be_visible()
    verdict(page, "seal", "right")
    expect(verdict(page, "rules", "wrong")).to_contain_text(f"Line {flip + 1}")

    field.fill(re.sub(r"seed: \w+", "seed: " + "ab" * 32, text))
    page.get_by_role("button", name="Check it").click()
    verdict(page, "seal", "wrong")
    verdict(page, "rules", "wrong")

    field.fill("Dear record,")
    page.get_by_role("button", name="Check it").click()
    expect(page.get_by_text("This is not a record")).to_be_visible()


def test_a_record_from_a_file_is_checked(visit: Visits, finished: Made, tmp_path: Path) -> None:
    path = tmp_path / "partie.txt"
    path.write_text(record_of(finished), encoding="utf-8")
    me = visit(lang="fr")
    page = me.open("/verify")
    page.get_by_label("Depuis un fichier").set_input_files(path)
    verdict(page, "rules", "right")
    expect(page.get_by_role("heading", name="Le hasard était honnête")).to_be_visible()
