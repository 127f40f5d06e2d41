"""What an optional rule offers is a button that the client knows nothing about."""

from playwright.sync_api import expect

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors, at_table
from tests.server.playing import table_of


def test_a_decision_of_an_optional_rule_is_a_button_that_asks_again(visitors: Visitors) -> None:
    table = table_of(visitors.client, players=2, duo="classic", modules=["standstill"])
    for turn in range(12):
        table.people[turn % 2].decide("end")
    somebody = visitors.somebody()
    page = somebody.new_page()
    page.goto(at_table(somebody, table.link()))
    screen = TableScreen(page)
    view = screen.my_decision()
    button = screen.prompt.get_by_role("button", name="Claim a standstill")
    expect(button).to_be_visible()
    page.keyboard.press("/")
    page.get_by_role("combobox").fill("standstill")
    expect(page.locator("[data-move=claim]")).to_contain_text("Claim a standstill")
    screen.escape()
    assert do(screen, view, "claim") == 2
    assert played(screen, view["ply"]) == "claim"
    expect(page.get_by_role("main").get_by_text("A standstill was claimed").first).to_be_visible()
