"""On a train and with the page closed: what is installed shows the last position and notices."""

import json
from collections.abc import Iterator
from typing import Final

import pytest
from playwright.sync_api import Browser, CDPSession, expect

from tests.browsing import PHONE, Visit, Visits, Wire, launched, until, visiting
from tests.serving import Server, make_table, rest
from tools.browser import with_windows

INSTALLED: Final = """async () => {
    const kept = await (await caches.open('baronnies-1')).keys();
    const paths = kept.map(({ url }) => new URL(url).pathname);
    const whole = paths.includes('/') && paths.some((path) => path.endsWith('.js'));
    return whole && navigator.serviceWorker.controller !== null;
}"""
NOTICES: Final = """async () => {
    const registration = await navigator.serviceWorker.ready;
    const found = await registration.getNotifications();
    return found.map(({ title, body, tag, data }) => ({ title, body, tag, data }));
}"""


def installed(visit: Visit) -> None:
    """Wait until the worker has the pages."""
    until(visit.page, lambda: visit.page.evaluate(INSTALLED))


def test_the_page_can_be_installed(house: Server, visit: Visits) -> None:
    phone = visit(PHONE)
    phone.open()
    installed(phone)
    link = phone.page.locator("link[rel=manifest]").get_attribute("href")
    manifest = rest(f"{house.url}{link}").json()
    assert manifest["display"] == "standalone"
    for icon in manifest["icons"]:
        picture = rest(f"{house.url}{icon['src']}")
        size = int(icon["sizes"].split("x")[0])
        assert picture.body[:8] == b"\x89PNG\r\n\x1a\n"
        assert int.from_bytes(picture.body[16:20], "big") == size
    tools = phone.context.new_cdp_session(phone.page)
    errors = tools.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in errors] in (
        [],
        ["in-incognito"],
    )  # a test's browser is private


def test_on_a_train_a_table_is_shown_as_it_was_until_the_connection_is_back(
    house: Server, visit: Visits
) -> None:
    wire = Wire(house.url)
    made = make_table(house.url, "le_baron", 1, ["random"])
    ada = visit(PHONE, server=wire.url)
    page = ada.sit(made, 0)
    assert ada.wait_for_turn()
    installed(ada)
    page.reload()  # through the worker: the board is kept too
    assert ada.wait_for_turn()
    page.locator(".held").first.wait_for()
    cards = page.locator(".held").count()

    wire.cut()
    page.reload()
    expect(page.get_by_text("No connection. This is the table as it was on")).to_be_visible()
    expect(page.locator(".held")).to_have_count(cards)
    assert ada.complaints() == []

    wire.mend()
    expect(page.get_by_text("No connection.")).to_have_count(0)
    page.locator(".held").first.click()
    page.locator(".acts .go:enabled").first.click()
    page.locator("main:not([data-ply='1'])").first.wait_for()
    wire.close()


def test_rule_books_are_read_on_a_train(house: Server, visit: Visits) -> None:
    wire = Wire(house.url)
    ada = visit(server=wire.url, lang="fr")
    ada.open("/rules/le_baron")
    installed(ada)
    ada.page.reload()
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.get_by_text("1.1").first.wait_for()
    for address in ("/shield.svg", "/api/games"):  # looked at as they are; they are no pages
        ada.page.goto(wire.url + address)
    wire.cut()
    ada.page.goto(f"{wire.url}/rules/le_baron")
    expect(ada.page.get_by_role("heading", level=1)).to_be_visible()
    ada.page.get_by_text("1.1").first.wait_for()
    wire.close()


def test_nothing_of_a_table_is_kept_by_the_worker(house: Server, visit: Visits) -> None:
    made = make_table(house.url, "le_baron", 1, ["random"])
    ada = visit()
    ada.sit(made, 0)
    ada.wait_for_turn()
    installed(ada)
    ada.page.reload()
    ada.wait_for_turn()
    kept = ada.page.evaluate(
        "caches.open('baronnies-1').then((all) => all.keys()).then((all) => all.map((k) => k.url))"
    )
    assert kept
    assert not [url for url in kept if made.table in url or made.tokens[0] in url]


@pytest.fixture
def notified(browser: Browser, house: Server) -> Iterator[Visits]:
    """Somebody whose browser can show notices."""
    path = with_windows(browser.browser_type.executable_path)
    if path is None:
        pytest.skip("this Chromium shows no notices: install chromium too")
    with launched(browser.browser_type, path) as one, visiting(one, house.url) as visits:
        yield visits


def test_a_notice_is_shown_although_no_page_is_open(house: Server, notified: Visits) -> None:
    ada = notified()
    ada.open("/about")
    ada.context.grant_permissions(["notifications"], origin=house.url)
    installed(ada)
    notice = {"title": "Baron", "text": "It is your turn.", "url": "/table/abc", "tag": "abc"}
    deliver(ada, notice)
    assert ada.page.evaluate(NOTICES) == [
        {"title": "Baron", "body": "It is your turn.", "tag": "abc", "data": "/table/abc"}
    ]


def deliver(visit: Visit, notice: dict[str, str]) -> None:
    """As the browser does when its push service sends something; the worker has done its part then.

    Who looks for a notice that is not on the screen yet makes Chromium forget it as a closed one:
    so we wait for the worker and never look before.
    """
    tools: CDPSession = visit.context.new_cdp_session(visit.page)
    registrations: list[str] = []
    events: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda event: registrations.extend(one["registrationId"] for one in event["registrations"]),
    )
    tools.on(
        "BackgroundService.backgroundServiceEventReceived",
        lambda event: events.append(event["backgroundServiceEvent"]["eventName"]),
    )
    tools.send("ServiceWorker.enable")
    tools.send("BackgroundService.startObserving", {"service": "pushMessaging"})
    tools.send("BackgroundService.setRecording", {"shouldRecord": True, "service": "pushMessaging"})
    until(visit.page, lambda: registrations)
    tools.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visit.server, "registrationId": registrations[0], "data": json.dumps(notice)},
    )
    until(visit.page, lambda: "Push event completed" in events)
