"""Several people, several browsers, one table: what they say, their clocks and their standing orders."""

import re

import pytest
from playwright.sync_api import Locator, Page, WebSocketRoute, expect

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first, play_now
from tests.browser.positions import HANSA, find
from tests.browser.visitors import PHONE, Visitors, at_table
from tests.server.playing import HUMAN, Json, Table, fine, table_of


def test_a_displaced_person_answers_in_another_browser(visitors: Visitors) -> None:
    situation = find(HANSA, 5, "displace . .*")
    _, _, post, *_ = situation.wanted.split(" ")
    route, number = post.split("/")
    victim = int(situation.game.position()["posts"][route][int(number) - 1][0])
    links = [seat["link"] for seat in situation.table(visitors.client).made["seats"]]
    mine, theirs = (
        TableScreen(visitors.visit(links[situation.seat])),
        TableScreen(visitors.visit(links[victim])),
    )
    view = mine.my_decision()
    assert do(mine, view, situation.wanted) == 2
    answer = theirs.my_decision()
    expect(theirs.prompt).to_contain_text(f"{view['names'][situation.seat]} displaced your")
    expect(mine.prompt).to_contain_text(f"Waiting for {view['names'][victim]}")
    while answer.get("legal"):
        action = next(
            (action for action in answer["legal"] if action.startswith("settle ")),
            "decline",
        )
        do(theirs, answer, action)
        answer = theirs.current()
    view = mine.my_decision()
    assert view["decider"] == situation.seat
    assert view["posts"] == answer["posts"]
    assert view["posts"][route][int(number) - 1][0] == str(situation.seat)


@pytest.mark.full
def test_what_one_device_takes_back_another_one_does_not_play_again(visitors: Visitors) -> None:
    link = table_of(visitors.client).link()
    one, other = (TableScreen(visitors.visit(link)) for _ in range(2))
    for action in ("place t hamburg-luebeck/1", "lift hamburg-luebeck/1", "drop hamburg-luebeck/1 bremen-hamburg/1"):
        do(one, one.my_decision(), action)
    one.until(lambda view: view["ply"] == 4)
    assert played(one, 3) == "done", "it follows by itself"
    other.until(lambda view: view["ply"] == 4)
    other.page.get_by_role("button", name="Undo (U)").click()
    for screen in (one, other):
        screen.until(lambda view: view["ply"] == 3)
    one.page.wait_for_timeout(500)
    assert one.view()["ply"] == 3


def test_friends_meet_in_the_lobby_by_a_link(visitors: Visitors) -> None:
    host = visitors.visit("/new/invite")
    host.get_by_role("button", name="Create").click()
    expect(host.get_by_role("heading", name="Setting up the table")).to_be_visible()
    link = host.get_by_role("textbox", name="Invitation").input_value()
    friend = visitors.visit(link)
    expect(friend.get_by_role("heading", name="You are invited")).to_be_visible()
    friend.get_by_role("textbox", name="Your name").fill("Berta")
    friend.get_by_role("button", name="Sit here").first.click()
    expect(host.get_by_text("Berta")).to_be_visible()
    host.get_by_role("button", name="Start with bots").click()
    for screen in (TableScreen(host), TableScreen(friend)):
        assert "Berta" in screen.view()["names"]
        assert len(screen.view()["table"]["you"]) == 1


@pytest.mark.full
def test_a_seat_is_held_on_a_second_device_too(visitors: Visitors) -> None:
    laptop = play_now(visitors.visit("/"))
    laptop.page.get_by_role("button", name="This table").click()
    laptop.page.get_by_role("button", name="Other device").click()
    link = laptop.page.get_by_role("textbox", name="Your seat on another device").input_value()
    phone = TableScreen(visitors.visit(link))
    assert phone.view()["table"]["you"] == laptop.view()["table"]["you"]
    laptop.page.get_by_role("dialog", name="Your seat on another device").get_by_role("button", name="Close").click()
    for screen, other in ((laptop, phone), (phone, laptop)):
        view = screen.my_decision()
        do(screen, view, first(view, "place t "))
        assert other.my_decision()["ply"] > view["ply"]


@pytest.mark.full
def test_a_move_for_an_old_moment_is_refused_and_the_table_reloaded(visitors: Visitors) -> None:
    link = table_of(visitors.client).link()
    somebody = visitors.somebody()
    quick, slow = somebody.new_page(), somebody.new_page()
    deaf = Deaf(slow)
    for page in (quick, slow):
        page.goto(at_table(somebody, link))
    tab, slow_tab = TableScreen(quick), TableScreen(slow)
    view = tab.my_decision()
    slow_tab.my_decision()
    deaf.hears_nothing = True
    taken, other = [action for action in view["legal"] if action.startswith("place t ")][:2]
    do(tab, view, taken)
    slow_tab.click(f"post:{other.split(' ')[2]}")
    expect(slow.get_by_role("alert")).to_contain_text("Something happened in the meantime")
    now = slow_tab.current()  # it shows the table as it is
    assert now["ply"] == 1
    assert played(slow_tab, 0) == taken
    deaf.hears_nothing = False
    do(slow_tab, now, first(now, "place t "))
    assert tab.current()["ply"] == 2


class Deaf:
    """A page that, for a while, hears nothing of what others do; its own words are still answered."""

    def __init__(self, page: Page) -> None:
        self.hears_nothing = False
        page.route_web_socket(re.compile("/live"), self._route)

    def _route(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()

        def tell(message: str | bytes) -> None:
            if not (self.hears_nothing and '"type":"view"' in str(message)):
                socket.send(message)

        server.on_message(tell)


@pytest.mark.full
def test_a_seat_is_opened_on_another_device_which_is_then_signed_out(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    first = visitors.visit(table.link())
    TableScreen(first)
    first.get_by_role("button", name="This table").click()
    first.get_by_role("button", name="Other device").click()
    first.get_by_role("button", name="Make a link").click()
    link = first.get_by_role("textbox", name="Your seat on another device").input_value()
    assert visitors.client.get(table.link()).status_code == 401
    second = visitors.visit("/")
    second.goto(link)
    second.get_by_role("button", name="Play in this browser").click()
    assert TableScreen(second).my_decision()["seat"] == 0
    first.get_by_role("button", name="Revoke").click()  # brings the list up to date
    first.get_by_role("button", name="Sign out").click()
    TableScreen(second).until(lambda view: view["seat"] is None)
    assert visitors.client.get(link).status_code == 401


# Lines of chat that were not read


NAMED: list[Json] = [{**HUMAN, "name": name} for name in ("Ann", "Ben", "Cy")]


def chat_tab(page: Page) -> Locator:
    return page.get_by_role("tab", name="Chat")


def test_on_a_phone_a_line_is_shown_and_stays_unread_until_the_chat_is_opened(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False)
    page = visitors.visit(table.link(), size=PHONE, touch=True)
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


def test_own_lines_and_those_read_before_are_not_counted_after_a_reload(visitors: Visitors) -> None:
    table = Table(visitors.client, NAMED, shuffle=False)
    page = visitors.visit(table.link())
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


# The players' clocks


DAY = 86_400


def test_a_clock_is_chosen_for_a_new_table_and_told_to_those_who_are_invited(visitors: Visitors) -> None:
    page = visitors.visit("/new/invite")
    clocks = page.get_by_role("combobox", name="Clock", exact=True)
    clocks.select_option(label="3 days for each decision")
    page.get_by_role("combobox", name="When time is up").select_option(label="the game ends without a result")
    expect(page.get_by_text("Replace players who are away")).to_have_count(0)
    page.get_by_role("button", name="Create table").click()
    expect(page.get_by_text("3 days for each decision")).to_be_visible()
    expect(page.get_by_text("When time is up: the game ends without a result")).to_be_visible()
    expect(page.get_by_text("Vacation: 7 days per player")).to_be_visible()


@pytest.mark.full
def test_everybody_sees_the_time_and_can_take_vacation_or_ask_for_a_pause(visitors: Visitors) -> None:
    table = Table(visitors.client, [HUMAN] * 3, clock={"per": "decision", "seconds": 3 * DAY, "vacation": 2})
    page = visitors.visit(table.link())
    screen = TableScreen(page)
    screen.my_decision()
    expect(screen.prompt.get_by_role("img", name="When time is up: a bot stands in")).to_contain_text("2d 23h")
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Clocks, vacation, pause").click()
    page.get_by_role("button", name="Take vacation now").click()
    expect(page.get_by_role("button", name="I am back")).to_be_visible()
    page.get_by_role("button", name="Propose a pause").click()
    expect(page.get_by_role("alertdialog", name="A question")).to_contain_text("stand still for 7 days")
    asked = table.host.view()["table"]["proposal"]
    for other in table.people[1:]:
        fine(other.post("/reply", agree=True, version=asked["version"]))
    expect(screen.prompt.get_by_role("img", name="the clocks stand still until")).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("img", name=re.compile("^9 days, .* left"))).to_have_text("9d 23h")


# Standing orders


def test_orders_and_a_planned_turn_are_given_on_a_phone(visitors: Visitors) -> None:
    table = Table(visitors.client, [{**HUMAN, "name": name} for name in ("Anna", "Ben", "Cy")], seed=1)
    page = visitors.visit(table.link(1), size=PHONE)
    screen = TableScreen(page)
    page.get_by_role("button", name="This table").click()
    page.get_by_role("button", name="Orders for when I am away").click()
    page.get_by_text("follow my instructions").click()
    page.get_by_role("combobox", name="Add a route to go to").select_option("bremen-hamburg")
    page.get_by_text("from the stock", exact=True).click()
    page.get_by_role("button", name="Plan my next turn").click()
    for action in ("place t hamburg-luebeck/1", "end"):
        page.get_by_role("textbox", name="Type a place or an action").fill(action)
        page.locator(f'[data-move="{action}"]').click()
    expect(page.get_by_text("The turn ends here.")).to_be_visible()
    page.get_by_role("button", name="Save orders").click()
    expect(page.get_by_text("Saved", exact=True)).to_be_visible()
    given = fine(table.people[1].get("/seats/1/orders"))["orders"]
    assert given["plan"] == ["place t hamburg-luebeck/1", "end"]
    assert (given["displaced"]["to"], given["displaced"]["extras"]) == (["bremen-hamburg"], "stock")
    fine(table.people[0].act("end", 0))
    assert screen.until(lambda view: view["ply"] == 3)["decider"] == 2
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    page.get_by_role("button", name="Log, chat").click()
    expect(page.get_by_role("list", name="Log").get_by_text("(by order)").first).to_be_visible()
