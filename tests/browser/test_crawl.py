"""Whatever is clicked on the board, in whatever situation: something happens, or a reason is told."""

import os
from collections import Counter
from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import Page

from kontor import Game
from tests.browser.pages import POINT, TableScreen
from tests.browser.positions import table_for
from tests.browser.scripts import script
from tests.browser.visitors import Visitors
from tests.play.configurations import named
from tests.play.policies import claim_first
from tests.server.playing import fine, table_of

POSITIONS = int(os.environ.get("KONTOR_POSITIONS", "10"))  # of each part, over all configurations
CLICKS = int(os.environ.get("KONTOR_CLICKS", "4"))  # in each position
STEP = 15  # decisions between two positions, about
BY_MOUSE = 2  # in each so many positions a real mouse clicks too
PARTS = [0, *(pytest.param(part, marks=pytest.mark.full) for part in range(1, 8))]  # each meets other positions
WAITING = 12  # clicks of somebody who waits, and of somebody who watches
CONFIGURATIONS = (
    "hansa-3-bigbox",
    "hansa-5-bigbox-missions-favours-promos",
    "east-3-bigbox",
    "britannia-2-bigbox-duo-britannia",
    "britannia-4-classic-promos-safe-conduct",
)
USUAL = ("hansa-5-bigbox-missions-favours-promos",)  # without --all
TARGETS = "() => [...new Set([...document.querySelectorAll('.board [data-target]')].map((one) => one.dataset.target))]"

CLICK_ALL = script("click-all").replace("POINT", POINT)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(
    "configuration",
    [pytest.param(one, marks=() if one in USUAL else pytest.mark.full) for one in CONFIGURATIONS],
)
def test_every_click_on_the_board_is_answered(
    configuration: str, part: int, visitors: Visitors, record_property: Callable[[str, object], None]
) -> None:
    random = Random(f"{configuration} {part}")
    answers: Counter[str] = Counter()
    times: list[float] = []
    positions = -(-POSITIONS // len(CONFIGURATIONS))
    everybody = Everybody(configuration, visitors, random)
    for number in range(positions):
        everybody.play_on(random.randrange(1, 2 * STEP))
        for target, how, time in everybody.click_some(CLICKS):
            assert how, f"nothing happened at {target} in {everybody.screen.view()}"
            answers[how] += 1
            times.append(time)
        if number % BY_MOUSE == 0:
            how = everybody.click_by_mouse()
            assert how, f"nothing happened in {everybody.screen.view()}"
            answers[f"{how} by mouse"] += 1
    slow = sum(time > 100 for time in times)
    told = f"{answers.total()} in {positions} positions, {slow} after more than 100 ms: {dict(answers)}"
    record_property(f"clicks answered on {configuration}, part {part}", told)


@pytest.mark.full
def test_whoever_waits_or_watches_is_answered_too(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    for link in (table.link(1), f"/table/{table.id}"):
        screen = TableScreen(visitors.visit(link))
        assert not screen.current().get("legal")
        targets = Random(link).sample(screen.page.evaluate(TARGETS), WAITING)
        told = screen.page.evaluate(CLICK_ALL, {"targets": targets, "table": table.id})
        assert {target: how for target, how, _ in told} == dict.fromkeys(targets, "reason")
        assert screen.current()["ply"] == 0


class Everybody:
    """All people of a table in one browser: whoever decides, it is their screen."""

    def __init__(self, configuration: str, visitors: Visitors, random: Random) -> None:
        self._client = visitors.client
        self._options = named(configuration)
        self._random = random
        self._page: Page = visitors.visit_again("/")
        self._seed = 0
        self._begin()

    def _begin(self) -> None:
        """A new table; the same game is played in this process."""
        self._seed += 1
        self._game: Game = self._options.new(self._seed)
        self._table = table_for(self._client, self._options, self._seed)
        for seat in self._table.made["seats"]:
            opened = self._page.request.post(f"/api/games/{self._table.id}/open", data={"token": seat["token"]})
            assert opened.ok, opened.text()
        self._page.goto(f"/table/{self._table.id}")
        self.screen = TableScreen(self._page)

    def play_on(self, decisions: int) -> None:
        """Plays so many decisions without the browser; after the end of a game a new one begins."""
        self._catch_up()
        for _ in range(decisions):
            assert self._game.decider is not None
            seat, ply = self._game.decider, self._game.ply
            action = str(claim_first(self._game, self._random, "points"))
            self._game.play(action)
            if self._game.is_over:
                self._begin()
                continue
            fine(self._table.people[seat].act(action, ply))
        self.screen.current()

    def _catch_up(self) -> None:
        """What was clicked and could not be taken back happens here too."""
        record = self._table.host.get("/record").text
        moves = [line.split(" ", 2)[2] for line in record.splitlines() if line[:1].isdigit() and line.count(" ") > 1]
        for action in moves[self._game.ply :]:
            self._game.play(action)

    def click_some(self, clicks: int) -> list[tuple[str, str, float]]:
        """Clicks what is offered, and things of all kinds; gives how each click was answered, and after how many ms."""
        kinds: dict[str, list[str]] = {}
        for target in self._page.evaluate(TARGETS):
            kinds.setdefault(target.split(":")[0], []).append(target)
        offered = list(self.screen.offered())
        chosen = self._random.sample(offered, min(clicks // 3, len(offered)))
        while len(chosen) < clicks:
            chosen.append(self._random.choice(kinds[self._random.choice(list(kinds))]))
        told: list[tuple[str, str, float]] = self._page.evaluate(
            CLICK_ALL, {"targets": chosen, "table": self._table.id}
        )
        self.screen.current()
        return told

    def click_by_mouse(self) -> str:
        """Clicks anything that a mouse can reach."""
        targets: list[str] = self._page.evaluate(TARGETS)
        self._random.shuffle(targets)
        before, armed = self.screen.current(), self.screen.armed()
        self.screen.click(next(target for target in targets if self.screen.reaches(target)))
        for _ in range(100):
            if self._page.get_attribute("main.table", "data-stamp") != str(before["stamp"]):
                return "move"
            if self._page.locator(".pop.refuse, .pop.chooser button, .rcard button").count():
                return "words"
            if self.screen.armed() != armed:
                return "armed"
            self._page.wait_for_timeout(20)
        return ""
