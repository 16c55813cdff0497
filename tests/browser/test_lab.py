"""The lab in the browser: change a number, and see."""

import re
import shlex
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import Page, expect

from tests.browsing import DESK, PHONE, Visits
from tests.commands import run
from tests.serving import Server, rest

TWICE = "/lab?game=le_baron&seats=2&bots=random&games=200&seed=labo"


def test_a_number_is_changed_and_what_it_does_is_seen(visit: Visits, tmp_path: Path) -> None:
    ada = visit(DESK)
    page = ada.open("/")
    page.get_by_role("link", name="Lab", exact=True).click()
    expect(
        page.get_by_role("link", name="What if you played with “Heads are good”?")
    ).to_be_visible()
    page.goto(f"{ada.server}/lab?game=le_baron")  # as many play as usual
    expect(page.get_by_label("Players")).to_have_value("4")
    page.goto(ada.server + TWICE)
    refused_at_its_field(page)
    field = page.get_by_label("Number of games, setting B")
    field.fill("2")
    field.blur()
    expect(page.locator(".question")).to_have_text("Number of games: what if 2, not 1?")
    expect(page).to_have_url(re.compile("B=games:2"))
    page.keyboard.press("r")
    expect(page.get_by_role("heading", name="Games get longer: 72 turns, then 144")).to_be_visible()
    expect(page.get_by_role("button", name="Again, with other luck")).to_be_visible()
    says = page.get_by_role("region", name="What it says")
    expect(says).to_contain_text("A game in B takes 72 turns more on average")
    # the plots and the tables behind them, by their keys
    page.keyboard.press("2")
    page.keyboard.press("t")
    first = page.locator("#plot-2").get_by_role("row", name="the first")
    expect(first).to_be_visible()
    as_in_the_terminal(page, first.inner_text())
    assert ada.complaints() == []
    taken_away(page, tmp_path)
    watched_and_played(page)


def taken_away(page: Page, folder: Path) -> None:
    """A name, kept here; the sheet, the pictures and the records are files."""
    page.get_by_label("A name, to find it again").fill("Two games")
    page.get_by_role("button", name="Keep here").click()
    expect(page.get_by_role("button", name="Kept")).to_be_visible()
    for link, begins in (("A, a line", b"game,turns"), ("PNG", b"\x89PNG"), ("SVG", b"<svg")):
        with page.expect_download() as saved:
            page.get_by_role("button", name=link).click()
        saved.value.save_as(folder / "saved")
        assert (folder / "saved").read_bytes().startswith(begins)
    drawing = (folder / "saved").read_text(encoding="utf-8")
    assert all(words in drawing for words in ("Two games", "A · 1", "B · 2", "Games get longer")), (
        "what is what"
    )
    with page.expect_download() as saved:
        page.get_by_role("button", name="B, the first 50 records").click()
    saved.value.save_as(folder / "saved")
    with ZipFile(folder / "saved") as records:
        assert len(records.namelist()) == 50
        assert b"option games: 2" in records.read("49.txt")


def watched_and_played(page: Page) -> None:
    """A game of a length is watched, and the study is one step back; a table has its options."""
    page.get_by_role("slider", name="Games of which length").press("End")
    page.get_by_role("button", name=re.compile("^B, no")).first.click()
    expect(page).to_have_url(re.compile("/replay/"))
    page.go_back()
    expect(page.get_by_role("heading", name="Games get longer")).to_be_visible()
    page.get_by_role("link", name="Play a game in B").click()
    expect(page.get_by_role("button", name="Change: Variants")).to_be_visible()
    expect(page.locator("main")).to_contain_text("one changed")
    page.get_by_role("link", name="Measure this variant").click()
    expect(page.get_by_label("Number of games, setting B")).to_have_value("2")


def refused_at_its_field(page: Page) -> None:
    page.get_by_label("Change something", exact=True).select_option("games")
    field = page.get_by_label("Number of games, setting B")
    field.fill("many")
    field.blur()
    page.get_by_role("button", name="Run", exact=True).click()
    expect(page.get_by_role("alert")).to_contain_text("“many”")
    expect(field).to_have_attribute("aria-invalid", "true")


def as_in_the_terminal(page: Page, row: str) -> None:
    """The last command on the page gives the figures of its last setting."""
    command = page.get_by_role("textbox", name="In a terminal").input_value().splitlines()[-1]
    assert "--option games=2" in command
    rate = run([*shlex.split(command)[1:], "--json"]).json()["by_order"][0]["win_rate"]
    told = [100 * rate[what] for what in ("mean", "low", "high")]
    figures = [float(figure) for figure in re.findall(r"[\d.]+", row.rpartition("\t")[2])]
    assert figures == pytest.approx(told, abs=0.06), "to a tenth of a percent"


def test_on_a_phone_what_is_refused_is_told_at_its_field(visit: Visits) -> None:
    """The form is a sheet there: it opens again where something is wrong with it."""
    bob = visit(PHONE)
    page = bob.open(f"{TWICE}&B=games:many")
    page.get_by_role("button", name="Run", exact=True).tap()
    sheet = page.get_by_role("dialog", name="The experiment")
    expect(sheet.get_by_role("alert")).to_contain_text("“many”")
    field = sheet.get_by_label("Number of games, setting B")
    field.fill("2")
    field.blur()
    sheet.get_by_role("button", name="Run", exact=True).tap()
    expect(sheet).to_be_hidden()
    expect(page.get_by_role("heading", name="Games get longer: 72 turns, then 144")).to_be_visible()


def test_a_study_is_stopped_and_shared_to_a_phone(visit: Visits, house: Server) -> None:
    bob = visit(PHONE)
    page = bob.open(TWICE.replace("games=200", "games=10000") + "&B=colour_first:yes")
    page.get_by_role("button", name="Run", exact=True).tap()
    expect(page.locator("#plot-1")).to_be_visible()  # whatever its title can say already
    page.get_by_role("button", name="Stop here").tap()
    expect(page.get_by_text("Stopped here")).to_be_visible()
    expect(page.get_by_role("button", name="Go on")).to_be_visible()
    assert bob.complaints() == []
    page.set_viewport_size({"width": 844, "height": 390})  # two plots side by side, or one
    wide = page.locator("#plot-1").get_by_role("button", name="Full width")
    wide.tap()
    expect(wide).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#plot-1")).to_have_css("grid-column-end", "-1")
    assert bob.complaints() == []
    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name="Change", exact=True).tap()
    sheet = page.get_by_role("dialog", name="The experiment")
    expect(sheet.get_by_label("Players")).to_have_value("2")
    assert bob.complaints() == []
    sheet.get_by_role("button", name="Close").tap()
    page.get_by_role("button", name="Take away").tap()
    expect(page.get_by_role("dialog", name="Take away")).to_contain_text("Same seed, same games")
    # the link shows the same to anybody, and a study that is gone says so
    study = re.search("study=([0-9a-f]+)", page.url)
    assert study
    told = rest(f"{house.url}/api/lab/{study[1]}").json()
    assert told["state"] == "stopped"
    eve = visit(DESK, lang="fr")
    there = eve.open(page.url.removeprefix(house.url))
    expect(there.get_by_text("Arrêtée là")).to_be_visible()
    expect(there.locator(".question")).to_contain_text("La couleur prime")
    there = eve.open(f"{TWICE}&study=0123456789abcdef")
    expect(there.get_by_text("n’est plus gardée ici")).to_be_visible()
