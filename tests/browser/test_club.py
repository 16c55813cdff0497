"""The house around the table, in browsers: found, joined, watched, left, talked at, played again.

In the middle of every story the server is killed and started again; nobody has to do anything.
"""

import re

from playwright.sync_api import expect

from tests.browser.club import OPEN, TIME, TV, Club, back_again, both, here
from tests.browser.test_le_baron import CARD, press, take_turn
from tests.browsing import PATIENCE, PHONE, TABLET, Visits
from tests.serving import rest

# ---- finding each other --------------------------------------------------------------------------


def test_strangers_meet_in_the_lobby(club: Club, guest: Visits) -> None:
    bruno, carla = guest(PHONE, lang="fr"), guest(theme="dark")
    bruno.open("/tables?game=le_baron")
    expect(bruno.page.get_by_text("Ouvrez-en une")).to_be_visible()
    assert bruno.complaints() == []

    ada = guest()
    page = ada.open("/tables?game=le_baron")
    page.get_by_role("link", name="Le Baron").click()
    page.get_by_role("radio", name="2", exact=True).check(force=True)
    expect(page.get_by_text("The table is listed")).to_be_visible()
    page.get_by_role("button", name="Change: Time to think").click()
    page.get_by_text("1 day per turn").click()
    page.get_by_role("button", name="Seat 1").click()
    page.get_by_label("Name for seat 1").fill("Ada")
    assert ada.complaints() == []
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("heading", name="Waiting for")).to_be_visible()

    entry = bruno.page.get_by_role("listitem").filter(has_text="Ada").first
    expect(entry).to_contain_text("1 jour par tour")  # it appeared by itself
    carla.open("/tables")
    expect(carla.page.get_by_role("button", name="Sit down")).to_be_visible()
    assert carla.complaints() == []
    club.falls_over()

    bruno.page.get_by_role("button", name="S’asseoir").tap()
    bruno.page.get_by_label("Votre nom").fill("Bruno")
    assert bruno.complaints() == []
    bruno.page.get_by_role("dialog").get_by_role("button", name="S’asseoir").tap()
    assert bruno.wait_for_turn()
    assert ada.wait_for_turn()
    expect(carla.page.get_by_role("button", name="Sit down")).to_have_count(0)
    expect(carla.page.get_by_role("region", name="Games in progress")).to_contain_text("Bruno")
    carla.page.get_by_role("link", name="Watch Le Baron").click()
    expect(carla.page.get_by_role("heading", name="You are watching")).to_be_visible()

    bruno.open("/tables")  # the name was asked once, and the table is at hand
    expect(bruno.page.get_by_text("Vous vous asseyez sous le nom de Bruno")).to_be_visible()
    expect(bruno.page.get_by_text("À vous de jouer")).to_be_visible()


def test_a_phone_joins_by_the_code(club: Club, guest: Visits) -> None:
    made = club.table(here("Ada"), OPEN)
    ada, phone = guest(), guest(PHONE, lang="fr", theme="dark")
    page = ada.sit(made, 0)
    expect(page.get_by_role("img", name="Scan with a phone")).to_be_visible()
    assert ada.complaints() == []
    code = page.locator(".code span").first.inner_text()
    club.falls_over()

    phone.open("/join/ZZZZZZ")
    expect(phone.page.get_by_role("alert")).to_be_visible()
    assert phone.complaints() == []
    field = phone.page.locator("#join")
    field.fill("zzz")
    field.press("Enter")
    expect(phone.page.locator("#join-odd")).not_to_be_empty()
    field.fill(f" {code.lower()} ")
    field.press("Enter")
    phone.page.locator(".chairs .btn").first.wait_for()
    assert phone.complaints() == []
    phone.page.locator(".name input").fill("Bruno")
    phone.page.locator(".chairs .btn").first.tap()
    assert phone.wait_for_turn()
    assert ada.wait_for_turn()


def test_a_seat_is_left_before_the_game(club: Club, guest: Visits) -> None:
    made = club.table(here("Ada"), OPEN, OPEN)
    bruno, carla = guest(), guest(lang="fr")
    page = bruno.open(f"/table/{made.table}")
    page.get_by_label("Your name").fill("Bruno")
    page.get_by_role("button", name="Sit down").first.click()
    carla.open(f"/table/{made.table}")
    expect(carla.page.get_by_text("Bruno")).to_be_visible()
    club.falls_over()
    expect(carla.page.get_by_role("button", name="S’asseoir")).to_have_count(1)
    page.get_by_role("button", name="Leave this seat").click()
    expect(carla.page.get_by_role("button", name="S’asseoir")).to_have_count(2)
    expect(page.get_by_role("button", name="Sit down")).to_have_count(2)
    bruno.open("/")
    expect(page.get_by_text("Your tables")).to_have_count(0)


# ---- watching, and a screen for all --------------------------------------------------------------


def test_who_watches_sees_no_hand_and_takes_a_seat_that_is_free(club: Club, guest: Visits) -> None:
    made, ada, bruno = both(club, guest)
    carla = guest(TABLET, theme="dark")
    page = carla.open(f"/table/{made.table}")
    expect(page.get_by_role("heading", name="You are watching")).to_be_visible()
    expect(page.locator(".held")).to_have_count(0)
    board, foot = (page.locator(f"main > .{area}").bounding_box() for area in ("board", "peek"))
    assert board
    assert foot
    assert board["y"] + board["height"] + 1 > foot["y"]  # nor an empty place for one
    assert carla.complaints() == []
    club.falls_over()
    back_again(ada, bruno, carla)
    freed = rest(f"{made.url}/seats/1", method="DELETE", Authorization=f"Bearer {made.host}")
    assert freed.status == 200
    expect(page.get_by_text("A seat is free")).to_be_visible()
    assert carla.complaints() == []
    page.get_by_role("button", name="Sit down").click()
    page.get_by_role("textbox", name="Your name").fill("Carla")
    page.get_by_role("dialog").get_by_role("button", name="Sit down").click()
    assert carla.wait_for_turn()
    expect(ada.page.locator(".seat", has_text="Carla")).to_be_visible()


def test_a_screen_for_all_and_phones_as_hands(club: Club, guest: Visits) -> None:
    made = club.table(OPEN, OPEN)
    tv, phones = guest(TV, theme="dark"), [guest(PHONE), guest(PHONE, lang="fr")]
    screen = tv.open(f"/table/{made.table}/screen")
    code = screen.locator(".code").inner_text()
    assert tv.complaints() == []
    for phone, name in zip(phones, ("Ada", "Bruno"), strict=True):
        phone.open("/").locator("#join").fill(code)
        phone.page.locator("#join").press("Enter")
        phone.page.locator(".name input").fill(name)
        phone.page.locator(".chairs .btn").first.tap()
        expect(screen.locator(".seats")).to_contain_text(name)
    expect(screen.locator("main")).to_have_attribute("data-phase", "running")
    expect(screen.locator(".code")).to_have_count(0)
    assert all(phone.wait_for_turn() for phone in phones)
    club.falls_over()
    back_again(*phones)

    for phone in phones:
        expect(screen.locator(".seats .asked").first).to_be_visible()
        take_turn(phone)
    expect(screen.locator(".story")).to_contain_text(re.compile("reveals|places|takes|lays"))
    expect(screen.locator(".held")).to_have_count(0)
    large = screen.locator(".who").first.evaluate("it => parseFloat(getComputedStyle(it).fontSize)")
    assert large >= 30  # it is read from three metres
    assert screen.evaluate("document.documentElement.scrollHeight") <= TV.height
    assert tv.complaints() == []

    for seat, phone in enumerate(phones):
        phone.page.get_by_role("button", name=re.compile("^(More|Plus)$")).tap()
        phone.page.get_by_role("button", name=re.compile("count|compter")).tap()
        expect(screen.locator("main")).to_have_attribute(
            "data-phase", "over" if seat else "running"
        )
    expect(screen.locator(".seats .won").first).to_be_visible()


# ---- time, leaving, coming back ------------------------------------------------------------------


def test_whose_time_is_up_has_a_caretaker_and_takes_the_seat_back(
    club: Club, guest: Visits
) -> None:
    made, ada, bruno = both(club, guest, time={"kind": "turn", "seconds": TIME})
    clock = ada.page.locator(".seat.me .clock")
    expect(clock).to_contain_text(re.compile(r"0:[01]\d"))
    expect(clock).to_have_class(re.compile("short"))  # and says so to screen readers
    expect(ada.page.get_by_text("20 seconds left")).to_have_count(1)
    expect(ada.page).to_have_title(re.compile("^⏳"))
    take_turn(bruno)
    expect(ada.page.get_by_text("Your time ran out")).to_be_visible(timeout=PATIENCE + TIME * 1000)
    expect(bruno.page.locator(".seat", has_text="Ada").locator(".helm")).to_be_visible()
    assert ada.complaints() == []
    assert bruno.complaints() == []
    club.falls_over()
    back_again(ada, bruno)

    ada.page.get_by_role("button", name="Take my seat back").click()
    expect(bruno.page.locator(".seat", has_text="Ada").locator(".helm")).to_have_count(0)
    expect(ada.page.get_by_text("Your time ran out")).to_have_count(0)
    running = rest(f"{made.url}/record", Authorization=f"Bearer {made.tokens[0]}").body.decode()
    assert "caretaker A: greedy, out of time" in running
    assert "back A" in running


def test_a_game_is_left_and_found_again(club: Club, guest: Visits) -> None:
    _, ada, bruno = both(club, guest)
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="Leave the game").click()
    expect(
        ada.page.get_by_text("A caretaker is playing for you until you come back.")
    ).to_be_visible()
    expect(ada.page.locator(CARD)).to_have_count(0)
    assert ada.complaints() == []
    take_turn(bruno)
    assert bruno.wait_for_turn()  # the caretaker has played
    ada.open("/")
    expect(ada.page.get_by_text("A caretaker is playing for you")).to_be_visible()
    bruno.page.get_by_role("button", name="Plus").tap()
    bruno.page.get_by_role("button", name="Quitter la partie").tap()
    expect(bruno.page.get_by_role("heading", name="Tout le monde est parti")).to_be_visible()
    assert bruno.complaints() == []
    club.falls_over()
    back_again(bruno)

    ada.page.get_by_role("link", name="A caretaker is playing for you").click()
    expect(ada.page.get_by_role("heading", name="Everybody is away")).to_be_visible()
    ada.page.get_by_role("button", name="Take my seat back").click()
    assert ada.wait_for_turn()
    take_turn(ada)
    assert ada.wait_for_turn()  # Bruno's caretaker goes on


# ---- another game --------------------------------------------------------------------------------


def test_two_people_play_another_game(club: Club, guest: Visits) -> None:
    made, ada, bruno = both(club, guest)
    ada.page.get_by_role("button", name="More").click()
    ada.page.get_by_role("button", name="Propose to stop and count").click()
    ada.page.keyboard.press("Escape")
    bruno.page.get_by_role("button", name="Plus").tap()
    bruno.page.get_by_role("button", name="Proposer d’arrêter et de compter").tap()
    again = ada.page.get_by_role("button", name="Play again together")
    expect(again).to_be_visible()
    club.falls_over()
    back_again(ada, bruno)

    again.click()
    expect(ada.page.get_by_role("heading", name="Waiting for Bruno")).to_be_visible()
    assert ada.complaints() == []
    assert made.table not in ada.page.url
    expect(bruno.page.get_by_text("Ada propose une autre partie")).to_be_visible()
    assert bruno.complaints() == []
    club.falls_over()
    back_again(bruno)
    bruno.page.get_by_role("button", name="J’en suis").tap()
    assert bruno.wait_for_turn()
    assert ada.wait_for_turn()
    assert bruno.page.url == ada.page.url
    expect(ada.page.locator(".seat.me")).to_contain_text("Ada")
    press(ada.page, CARD)
    ada.page.locator(".acts .go:enabled").wait_for()


def test_where_notices_may_not_go_is_told_before_the_table_is_made(guest: Visits) -> None:
    ada = guest(lang="fr")
    page = ada.open("/new/le_baron")
    page.get_by_role("button", name="Prévenir par messagerie").click()
    page.get_by_label("Prévenir par messagerie").and_(page.locator("input")).fill(
        "https://localhost:8443/avis"
    )
    seal = page.get_by_role("button", name="Ouvrir la table")
    seal.click()
    expect(page.get_by_text("Les notifications ne peuvent pas aller")).to_be_visible()
    assert ada.complaints() == []
    page.get_by_label("Prévenir par messagerie").and_(page.locator("input")).fill(
        "https://localhost/avis"
    )
    seal.click()
    page.wait_for_url(re.compile("/table/"))
