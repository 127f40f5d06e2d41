"""One person on several devices: by a link, by words and by a provider; and the notices that reach them there."""

import json
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Locator, Page, Response, Worker, expect

from tests.browser.pages import play_now
from tests.browser.scripts import script
from tests.browser.visitors import PHONE, Visitors
from tests.server.playing import HUMAN, Table, eventually
from tests.server.providing import open_id_provider
from tests.server.serving import Server


def test_a_link_and_words_bring_the_tables_to_another_device(visitors: Visitors) -> None:
    visitors.careless = True  # browsers report a refused request
    table = Table(visitors.client, [{**HUMAN, "name": "Ludeke"}, HUMAN, HUMAN], shuffle=False)
    laptop = visitors.visit(table.link())
    laptop.goto("/me")
    laptop.get_by_role("button", name="Create a profile").click()
    laptop.get_by_label("Your name").fill("Ludeke")
    laptop.get_by_role("button", name="Save", exact=True).click()
    expect(laptop.get_by_role("status").filter(has_text="yours now")).to_be_visible()
    laptop.get_by_role("button", name="Link and QR code").click()
    expect(laptop.get_by_role("img", name="QR code")).to_be_visible()
    link = laptop.get_by_role("textbox", name="Link and QR code").input_value()
    laptop.get_by_role("button", name="Words", exact=True).click()
    expect(laptop.locator("ol li")).to_have_count(8)
    words = " ".join(laptop.locator("ol li").all_inner_texts())
    assert len(words.split()) == 8

    phone = visitors.visit(link, size=PHONE)
    phone.get_by_role("button", name="Use them here").click()
    expect(phone.get_by_role("status").filter(has_text="yours now")).to_be_visible()
    assert "#" not in phone.url
    expect(phone.get_by_label("Your name")).to_have_value("Ludeke")
    phone.goto("/games")
    expect(phone.get_by_text("Ludeke").first).to_be_visible()

    tablet = visitors.visit("/me")
    field = tablet.get_by_label("Words")
    field.fill(words.replace(words[:5], "babab"))
    tablet.get_by_role("button", name="Use them here").click()
    expect(tablet.get_by_role("alert").filter(has_text="mistyped")).to_be_visible()
    field.fill(words.upper())
    tablet.get_by_role("button", name="Use them here").click()
    expect(tablet.get_by_role("button", name="Remove")).to_have_count(2)

    tablet.get_by_role("button", name="Delete me").click()
    tablet.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(tablet.get_by_role("status").filter(has_text="Nothing about you")).to_be_visible()
    laptop.reload()
    expect(laptop.get_by_role("button", name="Create a profile")).to_be_visible()
    assert "Ludeke" not in table.people[1].get("/record").text


KEPT_TABLES = """async () =>
  (await (await caches.open("kontor-seen")).keys()).filter(({ url }) => url.endsWith("/events")).length"""


def test_a_shared_browser_keeps_nothing_of_whoever_signs_out_or_had_it_before(visitors: Visitors) -> None:
    visitors.careless = True  # browsers report a refused request
    page = visitors.visit("/", offline=True)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def see_a_table_as_somebody() -> None:
        page.goto("/")
        screen = play_now(page)
        screen.my_decision()
        page.reload()
        page.wait_for_function(f"async () => (await ({KEPT_TABLES})()) > 0")
        page.goto("/me")

    see_a_table_as_somebody()
    page.get_by_role("button", name="Create a profile").click()
    page.get_by_role("button", name="Words", exact=True).click()
    expect(page.locator("ol li")).to_have_count(8)
    words = " ".join(page.locator("ol li").all_inner_texts())
    with page.expect_download() as download:
        page.get_by_role("button", name="Download my data").click()
    data = json.loads(download.value.path().read_text())
    assert data["me"]["devices"][0]["you"]
    assert len(data["tables"]) == 1
    assert data["browser"]
    secret = page.evaluate("() => localStorage.getItem('kontor-device')")
    assert secret
    assert secret not in json.dumps(data)
    page.get_by_role("button", name="Sign out").click()
    expect(page.get_by_role("status").filter(has_text="signed out")).to_be_visible()
    assert page.evaluate(KEPT_TABLES) == 0
    assert not page.evaluate("() => localStorage.getItem('kontor-device')")

    see_a_table_as_somebody()
    page.get_by_label("Words").fill(words)
    page.get_by_role("button", name="Use them here").click()
    page.get_by_role("button", name="Yes, bring them all").click()
    expect(page.get_by_role("status").filter(has_text="yours now")).to_be_visible()
    assert page.evaluate(KEPT_TABLES) == 0


# Signing in by a provider


NAMES = "Sign in with House of names"


def test_whoever_signs_in_is_the_same_person_on_another_device(browser: Browser, tmp_path: Path) -> None:
    with open_id_provider() as provider, Server(f"sqlite:///{tmp_path / 'kontor.db'}", *provider.flags) as server:
        visitors = Visitors(browser, server.url)
        visitors.careless = True  # browsers report a refused request
        laptop = visitors.visit("/me")
        laptop.get_by_role("button", name=NAMES).click()
        laptop.get_by_role("link", name="Yes, it is me").click()
        expect(laptop.get_by_role("status").filter(has_text="yours now")).to_be_visible()
        expect(laptop).to_have_url(f"{server.url}/me")
        assert laptop.evaluate("localStorage.getItem('kontor-sign-in')") == "", "nothing is kept of the way"
        expect(laptop.get_by_role("button", name="Remove", exact=True)).to_have_count(0)

        phone = visitors.visit("/me", size=PHONE)
        phone.get_by_role("button", name=NAMES).click()
        phone.get_by_role("link", name="Not now").click()
        expect(phone.get_by_role("alert").filter(has_text="cancelled")).to_be_visible()
        phone.get_by_role("button", name=NAMES).click()
        phone.get_by_role("link", name="Yes, it is me").click()
        expect(phone.get_by_role("button", name="Remove", exact=True)).to_have_count(1)  # the laptop
        phone.get_by_role("button", name="Remove sign-in").click()
        expect(phone.get_by_role("button", name=NAMES)).to_be_visible()

        phone.get_by_role("button", name=NAMES).click()
        sent = phone.get_by_role("link", name="Yes, it is me").get_attribute("href")
        assert sent
        stranger = visitors.visit(sent)  # as if somebody had sent it
        expect(stranger.get_by_role("alert").filter(has_text="begun in another browser")).to_be_visible()
        expect(stranger.get_by_role("button", name="Create a profile")).to_be_visible()
        visitors.leave()
        assert [fault for fault in visitors.faults if f"asked for {provider.url}/" not in fault] == []


# Notices in the settings


def opened(page: Page) -> Locator:
    """The dialog, from the settings of the home page."""
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Notices").click()
    dialog = page.get_by_role("dialog", name="Notices")
    expect(dialog.get_by_text("Quiet hours")).to_be_visible()
    return dialog


def is_kept(answer: Response) -> bool:
    """Whether the server took quiet hours until half past six."""
    sent = answer.request.post_data_json if answer.url.endswith("/api/me/notices") else None
    return sent is not None and sent["quiet"]["until"] == 6 * 60 + 30


def test_ways_and_quiet_hours_are_kept_until_they_are_ended(visitors: Visitors) -> None:
    page = visitors.visit("/")
    dialog = opened(page)
    address, add = dialog.get_by_label("Address of the webhook"), dialog.get_by_role("button", name="Add")
    address.fill("https://hooks.example.org/kontor")
    add.click()
    expect(dialog.get_by_role("listitem")).to_contain_text("Discord · hooks.example.org")
    dialog.get_by_text("Send nothing during certain hours").click()
    expect(dialog.get_by_label("From")).to_have_value("22:00")
    with page.expect_response(is_kept):
        dialog.get_by_label("Until").fill("06:30")
    page.reload()
    dialog = opened(page)
    expect(dialog.get_by_label("Until")).to_have_value("06:30")
    dialog.get_by_role("button", name="Remove").click()
    expect(dialog.get_by_role("listitem")).to_have_count(0)
    visitors.careless = True  # browsers report a refused request
    address.fill("https://192.168.0.1/hook")
    add.click()
    expect(dialog.get_by_role("alert")).to_contain_text("Nothing can be sent to this address")


# Push messages


WRITTEN_DOWN = script("written-down")
GO = "(path) => history.pushState(null, '', path)"  # as the client does it
CLICK = script("click-notification")


class Pushed:
    """A page whose service worker gets push messages."""

    def __init__(self, page: Page) -> None:
        page.evaluate("() => navigator.serviceWorker.ready.then(() => undefined)")
        self.site = page.url.rstrip("/")
        self.worker: Worker = eventually(lambda: page.context.service_workers)[0]
        self.worker.evaluate(WRITTEN_DOWN)
        self._registrations: list[dict[str, Any]] = []
        self._tools: CDPSession = page.context.new_cdp_session(page)
        self._tools.on("ServiceWorker.workerRegistrationUpdated", self._found)
        self._tools.send("ServiceWorker.enable")

    def _found(self, event: dict[str, Any]) -> None:
        self._registrations += event["registrations"]

    def push(self, table: str) -> str:
        """The server says that a table waits; gives the link in the message."""
        link = f"{self.site}/table/{table}"
        message = {"title": "Your decision", "text": "The game waits.", "link": link, "table": table}
        (found, *_) = eventually(lambda: self.worker.evaluate("() => true") and self._registrations)
        facts = {"origin": self.site, "registrationId": found["registrationId"], "data": json.dumps(message)}
        self._tools.send("ServiceWorker.deliverPushMessage", facts)
        return link

    def asked(self, count: int) -> list[list[Any]]:
        """What the worker asked the browser for, once that is so much."""
        found: list[list[Any]] = eventually(
            lambda: [asked for asked in [self.worker.evaluate("() => self.asked")] if len(asked) >= count]
        )[0]
        return found


def test_a_push_is_shown_and_leads_to_the_decision(visitors: Visitors) -> None:
    page = visitors.visit("/", offline=True)
    pushed = Pushed(page)
    link = pushed.push("aaaaaaaaaaaa")
    (shown,) = pushed.asked(1)
    icon = f"{pushed.site}/icon-192.png"
    facts = {"body": "The game waits.", "tag": "aaaaaaaaaaaa", "data": link, "icon": icon}
    assert shown == ["show", "Your decision", facts]
    pushed.worker.evaluate(CLICK, link)
    assert pushed.asked(2)[1] == ["open", link]
    page.evaluate(GO, link)  # now somebody looks at this table
    pushed.push("aaaaaaaaaaaa")
    pushed.push("bbbbbbbbbbbb")
    assert [given["tag"] for _, _, given in pushed.asked(3)[2:]] == ["bbbbbbbbbbbb"]
