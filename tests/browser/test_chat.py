"""Lines of chat that were not read: counted beside the chat, on phones on the button that leads there."""

import httpx
from playwright.sync_api import Locator, Page, expect

from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import HUMAN, Json, Table, fine

PHONE = (390, 844)
NAMED: list[Json] = [{**HUMAN, "name": name} for name in ("Ann", "Ben", "Cy")]


def chat_tab(page: Page) -> Locator:
    return page.get_by_role("tab", name="Chat")


def test_on_a_phone_a_line_is_shown_and_stays_unread_until_the_chat_is_opened(
    client: httpx.Client, visitors: Visitors
) -> None:
    table = Table(client, NAMED, shuffle=False)
    page = visitors.visit(table.made["seats"][0]["link"], size=PHONE, touch=True)
    TableScreen(page)
    fine(table.people[1].post("/chat", text="Have fun, everybody!"))
    expect(page.get_by_role("status").filter(has_text="Have fun, everybody!")).to_contain_text("Ben")
    expect(page.get_by_role("button", name="Log, chat and score, 1 unread line")).to_be_visible()
    fine(table.people[2].post("/chat", phrase="hello"))
    unread = page.get_by_role("button", name="Log, chat and score, 2 unread lines")
    expect(unread).to_be_visible()
    page.reload()
    TableScreen(page)
    expect(unread).to_be_visible()
    expect(page.locator(".toast")).to_have_count(0)  # it was shown when it was said
    fine(table.people[1].post("/chat", text="Your turn"))
    page.locator(".toast").get_by_role("button", name="Chat").tap()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Your turn")
    expect(page.get_by_role("button", name="Log, chat and score", exact=True)).to_be_visible()
    page.reload()
    TableScreen(page)
    expect(page.get_by_role("button", name="Log, chat and score", exact=True)).to_be_visible()


def test_own_lines_and_those_read_before_are_not_counted_after_a_reload(
    client: httpx.Client, visitors: Visitors
) -> None:
    table = Table(client, NAMED, shuffle=False)
    page = visitors.visit(table.made["seats"][0]["link"])
    TableScreen(page)
    fine(table.people[0].post("/chat", text="Hello from me"))
    fine(table.people[1].post("/chat", text="Hello, Ann"))
    expect(chat_tab(page)).to_have_text("Chat1")
    chat_tab(page).click()
    expect(page.get_by_role("list", name="Chat")).to_contain_text("Hello from me")
    expect(chat_tab(page)).to_have_text("Chat")
    page.reload()
    TableScreen(page)
    expect(chat_tab(page)).to_have_text("Chat")
    fine(table.people[2].post("/chat", text="I am here, too"))
    expect(chat_tab(page)).to_have_text("Chat1")
