"""Without a network, or while the connection breaks: the page says so, and no decision is lost or counted twice."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first, play_now
from tests.browser.scripts import script
from tests.browser.visitors import PHONE, Visitors, at_table
from tests.server.playing import fine, table_of
from tests.server.serving import Server

SEATS_KEPT = script("seats-kept")
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
WAITS = "async () => (await navigator.serviceWorker.getRegistration()).waiting !== null"


def settled(visitors: Visitors, path: str) -> Page:
    """Somebody whose browser has kept all that is needed without a network."""
    visitors.careless = True  # browsers complain about a missing network
    page = visitors.visit(path, offline=True)
    page.evaluate("() => navigator.serviceWorker.ready")
    page.reload()
    page.wait_for_function(CONTROLLED)
    return page


def test_home_rules_and_the_last_table_open_without_a_network(visitors: Visitors) -> None:
    page = settled(visitors, "/")
    screen = play_now(page)
    screen.my_decision()
    page.goto("/rules")
    expect(page.get_by_text("DISPLACE-01").first).to_be_attached()
    page.goto("/")
    expect(page.locator(".mine .rows > *")).to_have_count(1)
    page.context.set_offline(True)
    page.reload()
    expect(page.get_by_role("status").filter(has_text="cannot be reached")).to_be_visible()
    expect(page.locator(".mine .rows > *")).to_have_count(1)
    page.get_by_role("button", name="Settings").click()
    expect(page.get_by_role("dialog", name="Settings").get_by_role("heading")).to_be_visible()
    page.goto("/rules")
    expect(page.get_by_text("DISPLACE-01").first).to_be_attached()
    page.goto(f"/table/{screen.id}")
    expect(page.get_by_role("group", name="Map of the board")).to_be_visible()
    expect(page.get_by_text("Connection lost").first).to_be_visible()
    page.get_by_role("button", name="This table").click()  # nobody has opened it before
    page.get_by_role("button", name="Keyboard shortcuts").click()
    expect(page.get_by_role("dialog", name="Keyboard shortcuts").get_by_text("Undo").first).to_be_visible()
    page.keyboard.press("Escape")
    page.context.set_offline(False)
    expect(page.locator(".link.open")).to_be_visible()


def test_a_decision_without_a_network_is_sent_once_when_it_is_back(visitors: Visitors) -> None:
    page = settled(visitors, table_of(visitors.client).link())
    screen = TableScreen(page)
    view = screen.my_decision()
    page.context.set_offline(True)
    expect(page.locator(".link.lost")).to_be_visible(timeout=20_000)  # by silence alone: 28 s
    post = first(view, "place t ").split(" ")[2]
    screen.click(f"post:{post}")
    expect(page.get_by_text("Your move will be sent as soon as it is back").first).to_be_visible()
    page.context.set_offline(False)
    assert screen.after(view)["ply"] == view["ply"] + 1
    view = screen.current()
    do(screen, view, first(view, "place t "))


@pytest.mark.full
@pytest.mark.parametrize("spectators", [False, True])
def test_what_was_seen_from_a_seat_is_forgotten_with_it(spectators: bool, visitors: Visitors) -> None:
    at_the_table, elsewhere = (table_of(visitors.client, modules=["missions"], spectators=spectators) for _ in range(2))
    page = settled(visitors, at_the_table.link())
    page.wait_for_function(SEATS_KEPT, arg=1)
    fine(at_the_table.people[0].post("/leave"))
    page.wait_for_function(SEATS_KEPT, arg=0)
    page.goto(at_table(page.context, elsewhere.link()))
    page.wait_for_function(SEATS_KEPT, arg=1)
    page.goto("/")
    fine(elsewhere.people[0].post("/leave"))
    page.reload()
    page.wait_for_function(SEATS_KEPT, arg=0)


@pytest.mark.full
def test_a_newer_version_is_offered_and_not_forced(visitors: Visitors) -> None:
    page = settled(visitors, "/")
    screen = play_now(page)
    view = screen.my_decision()
    page.evaluate("async () => void (await navigator.serviceWorker.register('/worker.js?newer'))")
    page.wait_for_function(WAITS)  # it has fetched all files again
    assert screen.current()["stamp"] == view["stamp"]  # at a table nobody is disturbed
    expect(page.get_by_text("There is a newer version")).to_have_count(0)
    page.get_by_role("link", name="Kontor: Home").click()
    expect(page.get_by_text("There is a newer version")).to_be_visible()
    page.evaluate("() => { window.before = true; }")
    page.get_by_role("button", name="Reload").click()
    page.wait_for_function("() => !window.before")


def test_a_part_that_does_not_come_says_so_and_is_tried_again(visitors: Visitors) -> None:
    visitors.careless = True
    screen = TableScreen(visitors.visit(table_of(visitors.client).link()))
    screen.my_decision()
    page = screen.page
    page.context.set_offline(True)
    page.keyboard.press("?")
    failed = page.get_by_role("alert").filter(has_text="could not be loaded")
    expect(failed).to_be_visible()
    page.context.set_offline(False)
    failed.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("dialog", name="Rules")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_the_client_can_be_installed(visitors: Visitors) -> None:
    page = visitors.visit("/")
    address = page.locator("link[rel=manifest]").get_attribute("href")
    manifest = page.request.get(f"/{(address or '').removeprefix('./')}").json()
    assert (manifest["name"], manifest["display"], manifest["start_url"]) == ("Kontor", "standalone", "./")
    for icon in manifest["icons"]:
        answer = page.request.get("/" + icon["src"].removeprefix("./"))
        assert (answer.ok, answer.headers["content-type"]) == (True, icon["type"])
    page.evaluate("""() => {
      const offer = new Event("beforeinstallprompt", { cancelable: true });
      offer.prompt = async () => { window.asked = true; };
      dispatchEvent(offer);
    }""")
    page.get_by_role("button", name="Settings").click()
    page.get_by_role("button", name="Install Kontor").click()
    page.wait_for_function("() => window.asked")


def test_blocked_storage_and_missing_scripts_have_a_page(visitors: Visitors) -> None:
    visitors.careless = True
    somebody = visitors.somebody()
    somebody.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('denied', 'SecurityError'); } });"
    )
    page = somebody.new_page()
    page.goto("/")
    expect(page.get_by_role("button", name="Play now")).to_be_enabled()
    html = page.request.get("/", headers={"accept-language": "de"}).text()
    assert "<noscript>" in html
    assert "Kontor braucht JavaScript" in html
    lost = page.request.get("/seat/nothing/nothing")
    assert lost.status == 404
    assert "Back to home" in lost.text()


# The connection breaks


class Breakable:
    """A server that can be stopped or killed, and started again at the same address."""

    def __init__(self, file: Path) -> None:
        self._database = f"sqlite:///{file}"
        self.server = Server(self._database).wait_until_ready()

    def start_again(self) -> None:
        self.close()
        self.server = Server(self._database, port=self.server.port).wait_until_ready()

    def close(self) -> None:
        self.server.__exit__(None, None, None)


@pytest.fixture
def breakable(tmp_path: Path) -> Iterator[Breakable]:
    breakable = Breakable(tmp_path / "kontor.db")
    yield breakable
    breakable.close()


@pytest.fixture
def patient(browser: Browser, breakable: Breakable) -> Iterator[Visitors]:
    """Visitors of that server; the browser's complaints about a broken line are no faults."""
    visitors = Visitors(browser, breakable.server.url)
    visitors.careless = True
    yield visitors
    visitors.leave()
    assert visitors.faults == []


def first_screen(breakable: Breakable, visitors: Visitors) -> TableScreen:
    with breakable.server.client() as client:
        return TableScreen(visitors.visit(table_of(client).link()))


def test_play_goes_on_after_the_server_was_killed(breakable: Breakable, patient: Visitors) -> None:
    screen = first_screen(breakable, patient)
    view = screen.my_decision()
    before, during = [action for action in view["legal"] if action.startswith("place t ")][:2]
    do(screen, view, before)
    screen.current()
    breakable.server.kill()
    banner = screen.page.locator("p[role=status]").filter(has_text="Connection lost")
    expect(banner).to_be_visible()
    screen.click(f"post:{during.split(' ')[2]}")  # it is kept until the line is back
    breakable.start_again()
    view = screen.until(lambda view: view["ply"] == 2)
    expect(banner).to_have_count(0)
    do(screen, view, "end")
    assert [played(screen, ply) for ply in range(3)] == [before, during, "end"]


@pytest.mark.full
def test_a_restart_of_the_server_is_announced(breakable: Breakable, patient: Visitors) -> None:
    screen = first_screen(breakable, patient)
    view = screen.my_decision()
    assert breakable.server.stop() == 0
    banner = screen.page.locator("p[role=status]").filter(has_text="The server is restarting")
    expect(banner).to_be_visible()
    breakable.start_again()
    expect(banner).to_have_count(0)
    do(screen, view, first(view, "place t "))


@pytest.mark.full
def test_the_home_page_finds_the_server_again(breakable: Breakable, patient: Visitors) -> None:
    page = patient.visit("/")
    play = page.get_by_role("button", name="Play now")
    expect(play).to_be_enabled()
    breakable.server.kill()
    play.click()
    expect(page.get_by_role("status").filter(has_text="The server cannot be reached")).to_be_visible()
    breakable.start_again()
    expect(page.get_by_role("status").filter(has_text="The server cannot be reached")).to_have_count(0)
    play.click()
    TableScreen(page).my_decision()


def test_what_does_not_load_can_be_closed_and_tried_again(visitors: Visitors) -> None:
    visitors.careless = True  # browsers report a request that failed
    link = table_of(visitors.client).link()
    somebody = visitors.somebody(size=PHONE, touch=True)
    somebody.route("**/assets/Cards-*.js", lambda route: route.abort())
    page = somebody.new_page()
    page.goto(at_table(somebody, link))
    TableScreen(page).my_decision()
    failure = page.get_by_role("alert").filter(has_text="This could not be loaded")
    for _ in range(2):  # whoever asks again is told again
        page.locator(".hit[data-target^='city:']").first.dispatch_event("click")
        expect(failure).to_be_visible()
        failure.get_by_role("button", name="Close").click()
        expect(failure).to_have_count(0)
