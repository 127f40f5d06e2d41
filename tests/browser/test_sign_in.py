"""Signing in by a provider, by clicks: there and back, on two devices, and with a link that somebody else has begun."""

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.visitors import Visitors
from tests.server.providing import open_id_provider
from tests.server.serving import Server

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

        phone = visitors.visit("/me", size=(390, 844))
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
        expect(stranger.get_by_role("button", name="Become known here")).to_be_visible()
        visitors.leave()
        assert [fault for fault in visitors.faults if f"asked for {provider.url}/" not in fault] == []
