"""kontor.wasm in a worker of Chromium plays as the rules do."""

import base64
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from kontor import backends
from tests.browser.scripts import script
from tests.play.configurations import ALL, FACTS_COVERED, Configuration
from tests.wasm.scripts import GLOBAL, bundled
from tests.wasm.traces import order, trace
from tools.compile.wasm import FOLDER, NAME

DECISIONS = 120
WORKER = (
    f"onmessage = ({{ data }}) => {GLOBAL}.traces(...data).then(postMessage, (wrong) => postMessage(String(wrong)));"
)
ASKED = script("ask-worker")


@pytest.fixture
def page(browser: Browser) -> Any:
    page = browser.new_page()
    yield page
    page.close()


def assert_plays_alike(page: Page, folder: Path, configurations: list[Configuration]) -> None:
    code = f"{bundled(folder).read_text('utf-8')}\n{WORKER}"
    wasm = base64.b64encode((FOLDER / NAME).read_bytes()).decode()
    orders = [order(configuration, DECISIONS) for configuration in configurations]
    said = page.evaluate(ASKED, [code, wasm, orders])
    backend = backends.COMPILED or backends.PLAIN
    for configuration, played, one in zip(configurations, orders, said, strict=True):
        assert one == trace(backend, configuration.new(seed=1).state.lookup, played), configuration.id


def test_chromium_plays_as_the_rules_do(page: Page, tmp_path: Path) -> None:
    assert_plays_alike(page, tmp_path, FACTS_COVERED[:3])


@pytest.mark.full
def test_chromium_plays_as_the_rules_do_on_all_configurations(page: Page, tmp_path: Path) -> None:
    assert_plays_alike(page, tmp_path, ALL)
