"""Notices in the settings: what somebody enters there is kept for them, and what cannot be is refused in words."""

from playwright.sync_api import Locator, Page, Response, expect

from tests.browser.visitors import Visitors


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
