"""The patches of the two extensions are small and complete: all that they touch is tested on a copy with both."""

import json
import sys
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect, sync_playwright

from kontor.languages import LANGUAGES
from tests.browser import chromium
from tests.browser.visitors import DESKTOP, PATIENCE, at_table, profile
from tests.extension.copies import PATCHES, copy_all, environment, install_client, patch, run, runner, touched
from tests.server.playing import HUMAN, Table, fine
from tests.server.serving import Server

MOST_FILES: Final = 12  # besides translations
TRANSLATED: Final = ("words", "clauses")
QUICK: Final = (
    "tests/clauses/test_hire.py",
    "tests/clauses/test_barter.py",
    "tests/boards/test_boards.py",
    "tests/env/test_slots.py",
    "tests/learn/test_mixture.py",
    "tests/test_docs.py::test_notation_has_every_form",
    "tests/test_docs.py::test_notation_has_every_key_of_a_position",
    "tests/test_reference.py",
    "tests/words/test_files.py",
)
ALL: Final = (
    "tests/boards",
    "tests/clauses",
    "tests/words",
    "tests/cli/test_event_words.py",
    "tests/env/test_deal.py",
    "tests/env/test_observe.py",
    "tests/env/test_slots.py",
    "tests/env/test_spaces.py",
    "tests/play/test_decisions.py",
    "tests/play/test_perft.py",
    "tests/nets",
    "tests/server/test_message_keys.py",
    "tests/server/test_openapi.py",
    "tests/server/test_view_types.py",
    "tests/bots/test_loading.py",
    "tests/test_clauses.py",
    "tests/test_doc_facts.py",
    "tests/test_doc_interface.py",
    "tests/test_docs.py",
    "tests/test_reference.py",
)
# Plays by bots, with seeds one after the other, until the decision is possible: what a table needs to come to it.
SEARCH: Final = """
import json
import kontor
from kontor.bots import BotView, make

def found(start, module):
    for seed in range(1, 60):
        game = kontor.new_game(players=3, modules=[module], seed=seed)
        seats = [make("claim", seed=seat) for seat in range(3)]
        played = []
        while not game.is_over and len(played) < 150:
            wanted = [action for action in game.legal_actions() if action.startswith(start)]
            if wanted:
                return {"seed": seed, "played": played, "seat": game.decider, "legal": wanted}
            seat = game.decider
            action = str(seats[seat].choose(BotView(game, seat), game.legal_actions(), 0.05))
            played.append([seat, action])
            game.play(action)

"""


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of everything with both patches."""
    folder = copy_all(tmp_path_factory.mktemp("both"))
    for name in PATCHES:
        patch(folder, name)
    install_client(folder)
    return folder


@pytest.mark.parametrize("name", PATCHES)
def test_a_patch_touches_few_files_besides_translations(name: str) -> None:
    translations = {file for file in touched(name) if file.startswith("src/") and Path(file).parent.name in TRANSLATED}
    assert len(touched(name) - translations) <= MOST_FILES
    assert {Path(file).stem for file in translations} == set(LANGUAGES)
    assert len(translations) == len(TRANSLATED) * len(LANGUAGES)


def test_with_both_nothing_is_missing(copy: Path) -> None:
    run(copy, sys.executable, "-m", "tools.extend", "check")


def test_with_both_the_tests_of_what_they_touch_pass(copy: Path) -> None:
    run(copy, sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *QUICK)


@pytest.mark.full
def test_with_both_all_tests_of_rules_words_and_interfaces_pass(copy: Path) -> None:
    run(copy, sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *ALL)


@pytest.mark.full
def test_with_both_the_client_is_checked_and_its_tests_of_the_game_pass(copy: Path) -> None:
    run(copy, "npm", "run", "-s", "check", folder="web")
    run(copy, "npx", "vitest", "run", "src/lib/game", folder="web")


# In the browser


def replayed(client: Any, game: dict[str, Any], module: str) -> Table:
    """A table at which everything was played up to the decision."""
    table = Table(client, [HUMAN] * 3, modules=[module], seed=game["seed"])
    for ply, (seat, action) in enumerate(game["played"]):
        fine(table.people[seat].act(action, ply))
    return table


def last_decision(page: Page, table: Table) -> str:
    record = page.request.get(f"/api/games/{table.id}/record").text()
    return [line for line in record.splitlines() if line[:1].isdigit()][-1].split(" ", 2)[2]


@pytest.mark.full
def test_with_both_new_decisions_are_played_by_clicks(copy: Path, tmp_path: Path) -> None:
    run(copy, "npx", "vite", "build", folder="web")
    hire, barter = json.loads(
        runner(copy, SEARCH)('print(json.dumps([found("use hire", "promos"), found("barter", "barter")]))')
    )
    path = chromium.program()
    assert path is not None, chromium.ADVICE
    expect.set_options(timeout=PATIENCE)
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    with Server(database, env=environment(copy)) as server, server.client() as client, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        for game, module in ((hire, "promos"), (barter, "barter")):
            table = replayed(client, game, module)
            somebody = profile(browser, server.url, size=DESKTOP)
            page = somebody.new_page()
            page.goto(at_table(somebody, table.link(game["seat"])))
            if module == "barter":
                page.get_by_role("button", name="Barter", exact=True).click()
                expect(page.get_by_role("main").get_by_text("Bartered 2 traders for 1 merchant").first).to_be_visible()
                assert last_decision(page, table) == "barter"
            else:
                page.locator('[data-target="hand:hire"]').first.click()
                if len(game["legal"]) > 1:
                    page.get_by_role("dialog").get_by_role("button", name="Hire").first.click()
                expect(page.get_by_role("main").get_by_text("Marker Hire used").first).to_be_visible()
                assert last_decision(page, table) in game["legal"]
            somebody.close()
        browser.close()
