"""Every screen with its dialogs, light and dark, in every size: axe-core finds nothing, and nothing is cut off."""

from collections.abc import Callable

import httpx
import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.axe import violations
from tests.browser.competing import running_competition
from tests.browser.positions import find
from tests.browser.records import imported
from tests.browser.scripts import script
from tests.browser.visitors import DESKTOP, LAPTOP, PHONE, Theme, Visitors
from tests.server.playing import HUMAN, INVITED, OPEN, Json, Table, fine, table_of
from tests.server.serving import Server

SIZES = (DESKTOP, LAPTOP, PHONE, (844, 390))
TABLET = (820, 1180)  # with --all only
CLOCK: Json = {"per": "game", "seconds": 259_200, "increment": 3_600, "vacation": 7}
MENU = "This table"
KNOWN = "Create a profile"
Place = str | Callable[[Server, httpx.Client], str]


# Where screens are that somebody must have made


def table(server: Server, client: httpx.Client) -> str:
    return Table(client, [HUMAN] * 3, clock=CLOCK).link()


def situation(*wanted: str | int) -> Place:
    """A table where something has become possible."""

    def made(server: Server, client: httpx.Client) -> str:
        found = find(*wanted)  # type: ignore[arg-type]
        return found.link(client)

    return made


def lobby(server: Server, client: httpx.Client) -> str:
    return Table(client, [HUMAN, INVITED, OPEN]).link()


def invitation(server: Server, client: httpx.Client) -> str:
    link: str = Table(client, [HUMAN, INVITED, OPEN]).made["invite"]
    return link


def vacated(server: Server, client: httpx.Client) -> str:
    left = table_of(client)
    fine(left.people[1].post("/leave"))
    link: str = fine(left.people[0].post("/seats/1/invite"))["link"]
    return link


def competition(server: Server, client: httpx.Client) -> str:
    return running_competition(server)


def game(path: str) -> Place:
    """A page of a game that is over."""

    def made(server: Server, client: httpx.Client) -> str:
        return path.replace("GAME", imported(client))

    return made


def menu(*names: str) -> list[tuple[str, ...]]:
    """What the menu of a table opens."""
    return [(MENU, name) for name in names]


# The screens, and what is opened there: by a button or a tab, and another one in what that has opened.
SCREENS: dict[str, tuple[Place, list[tuple[str, ...]]]] = {
    "home": ("/", [("Settings",), ("Settings", "Notices")]),
    "new game": ("/new", []),
    "new game with others": ("/new/invite", []),
    "games": ("/games", []),
    "learn": ("/learn", []),
    "lesson": ("/learn/routes", [("Settings",)]),
    "how": ("/how", []),
    "puzzles": ("/puzzles", []),
    "puzzle": ("/puzzles/hansa-3-1", [("Settings",)]),
    "guide": ("/guide", []),
    "a page of the guide": ("/guide/abilities/keys", []),
    "rules": ("/rules", []),
    "club": ("/club", []),
    "competitions": ("/club/competitions", []),
    "a new competition": ("/club/open", []),
    "competition": (competition, []),
    "archive": ("/club/games", []),
    "ratings": ("/club/ratings", []),
    "profile": ("/club/bot/hard", []),
    "me": ("/me", [(KNOWN,), ("Delete me",)]),
    "operator": (lambda server, _: server.operator_page, []),
    "operator, not signed in": ("/operator", []),
    "nothing": ("/nowhere", []),
    "lobby": (lobby, [("Other device",)]),
    "invitation": (invitation, []),
    "a seat to take over": (vacated, []),
    "table": (
        table,
        [
            *([("All moves",), ("Rules",), ("Settings",), ("Log, chat and score",), (MENU,)]),
            *menu("How the game works", "The board in words", "Keyboard shortcuts"),
            *menu("Other device", "Orders for when I am away", "Clocks, vacation, pause"),
        ],
    ),
    "displaced": (situation("hansa-3-bigbox", 6, r"settle . \S+", "points"), []),
    "favours": (situation("hansa-5-bigbox-missions-favours-promos", 1, "favour .*", "markers"), [("Score",)]),
    "britannia": (situation("britannia-4-bigbox", 3, "displace .*", "points"), []),
    "east": (situation("east-3-bigbox", 13, "found .*", "permanent"), []),
    "result": (game("/table/GAME"), [("Share",)]),
    "replay": (game("/table/GAME/replay#60"), [("Go on from here",), ("Share this game",), ("Settings",)]),
    "analysis": (game("/table/GAME/replay/analysis#60"), []),
    "study": (game("/study/GAME/40"), [("Rules",), ("Settings",), ("Evaluation",), ("Set up",), ("Share",)]),
    "try again": (game("/study/GAME/40/try"), []),
}


OUTSIDE = script("outside-window")


def faults(page: Page, *, board: bool = True) -> list[str]:
    """What is wrong with a page as it is seen now."""
    outside: list[str] = page.evaluate(OUTSIDE)
    return violations(page, board=board) + outside


def named(place: Page | Locator, name: str) -> Locator:
    """What is pressed to open something, as far as it is seen."""
    buttons = place.get_by_role("button", name=name, exact=True)
    return buttons.or_(place.get_by_role("tab", name=name, exact=True)).filter(visible=True)


def opens(page: Page, way: tuple[str, ...]) -> bool:
    """Opens something, if it is there: what a small window has in its menu is looked for in that."""
    place: Page | Locator = page
    if named(page, way[0]).count() == 0:
        if named(page, MENU).count() == 0:
            return False
        named(page, MENU).click()
        place = page.get_by_role("dialog", name=MENU)
        expect(place.get_by_role("button").first).to_be_visible()
        if named(place, way[0]).count() == 0:
            page.keyboard.press("Escape")
            return False
    for name in way:
        opener = named(place, name).first
        shown = "tabpanel" if opener.evaluate("(one) => one.matches('[role=tab], [aria-pressed]')") else "dialog"
        found = page.get_by_role(shown).filter(visible=True)  # type: ignore[arg-type]
        if name == KNOWN:  # the page itself becomes another
            found = named(page, "Delete me")
        elif place is not page:  # another dialog than that of the button
            found = found.filter(has_not=page.get_by_role("button", name=name, exact=True))
        opener.click()
        expect(found.first).to_be_visible()
        place = found
    page.wait_for_load_state("networkidle")
    return True


def close(page: Page) -> None:
    """Closes all that was opened."""
    for pressed in page.locator("header [aria-pressed=true]").all():
        pressed.click()
    while page.get_by_role("dialog").count():
        page.keyboard.press("Escape")


@pytest.mark.parametrize(
    ("theme", "screen"),
    [
        pytest.param(theme, screen, marks=() if (theme, screen) == ("dark", "home") else pytest.mark.full)
        for theme in ("light", "dark")
        for screen in SCREENS
    ],
)
def test_nothing_is_wrong_with_a_screen(
    theme: Theme,
    screen: str,
    server: Server,
    visitors: Visitors,
    request: pytest.FixtureRequest,
    record_property: Callable[[str, object], None],
) -> None:
    full = request.config.getoption("full_net") or request.node.get_closest_marker("full")
    sizes = (*SIZES, TABLET) if full else SIZES
    place, ways = SCREENS[screen]
    path = place if isinstance(place, str) else place(server, visitors.client)
    page = visitors.visit(path, theme=theme)
    expect(page.get_by_role("main").first).to_be_visible()
    fingers = page.context.new_cdp_session(page)
    found: list[str] = []
    opened: list[tuple[str, ...]] = []
    for width, height in sizes:
        fingers.send("Emulation.setTouchEmulationEnabled", {"enabled": width < 900})
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_load_state("networkidle")
        found += [f"{width}: {fault}" for fault in faults(page)]
        for way in ways:
            if opens(page, way):
                opened.append(way)
                found += [f"{width}, {way}: {fault}" for fault in faults(page, board=False)]
                close(page)
    record_property(f"axe on {screen}, {theme}", f"{len(sizes)} sizes, {len(opened)} times something opened")
    assert set(opened) == set(ways)
    assert found == []


FORCED = ("home", "new game", "rules", "displaced", "replay", "study")
CHOSEN = script("chosen-looks")


@pytest.mark.full
@pytest.mark.parametrize("screen", FORCED)
def test_colours_of_the_system_show_what_is_chosen(screen: str, server: Server, visitors: Visitors) -> None:
    place, _ = SCREENS[screen]
    page = visitors.visit(place if isinstance(place, str) else place(server, visitors.client))
    page.emulate_media(forced_colors="active")
    expect(page.get_by_role("main").first).to_be_visible()
    page.wait_for_load_state("networkidle")
    for width, height in (DESKTOP, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        assert violations(page) == []
    looks = {(tag, chosen): look for tag, chosen, look in page.evaluate(CHOSEN)}
    assert [tag for tag, chosen in looks if chosen and looks.get((tag, False)) == looks[tag, True]] == []
