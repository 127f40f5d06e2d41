"""A browser and a server for all tests here, and visitors whose pages must be free of faults."""

from collections.abc import Generator, Iterator
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Browser, BrowserContext, expect, sync_playwright

from tests.browser import chromium
from tests.browser.visitors import PATIENCE, Visitors, profile
from tests.server.serving import Server

BUILT = Path(__file__).parents[2] / "src" / "kontor" / "server" / "static" / "index.html"
# Nothing moves for those who were here before: fewer frames to draw. Motion has tests of its own.
UNMOVED = """localStorage["kontor-preferences"] ??= '{"animation":"off"}'"""
failed = pytest.StashKey[bool]()


@pytest.fixture(scope="package")  # not longer: as long as it runs, nothing else here can use asyncio
def browser() -> Iterator[Browser]:
    """Chromium, with a fresh profile."""
    path = chromium.program()
    if path is None:
        pytest.fail(chromium.ADVICE, pytrace=False)
    if not BUILT.exists():
        pytest.fail("browser tests need the built client: ./kontor test builds it", pytrace=False)
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests, on an SQLite file."""
    file = tmp_path_factory.mktemp("browser") / "kontor.db"
    with Server(f"sqlite:///{file}") as running:
        yield running
        assert running.stop() == 0
        assert "Traceback" not in running.log


@pytest.fixture(scope="package")
def client(server: Server) -> Iterator[httpx.Client]:
    """Makes tables, without a browser."""
    with server.client() as client:
        yield client


@pytest.fixture(scope="package")
def regular(browser: Browser, server: Server) -> Iterator[BrowserContext]:
    """Somebody who was here before: the browser has the pages already, so that most tests begin sooner."""
    context = profile(browser, server.url)
    context.add_init_script(UNMOVED)
    context.new_page().goto("/icon.svg")  # keeps the process
    yield context
    context.close()


@pytest.fixture
def visitors(
    browser: Browser,
    server: Server,
    regular: BrowserContext,
    client: httpx.Client,
    request: pytest.FixtureRequest,
    tmp_path: Path,
) -> Iterator[Visitors]:
    """People with a browser of their own each. Their pages ask nobody else for anything, and report no errors."""
    visitors = Visitors(browser, server.url, regular, client)
    yield visitors
    visitors.leave(tmp_path if request.node.stash.get(failed, False) else None)
    assert visitors.faults == []


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Remembers a failure for the fixtures: they keep pictures of what was seen."""
    report = yield
    if report.when == "call" and report.failed:
        item.stash[failed] = True
    return report


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """What was measured is told, whether or not anything failed."""
    for report in terminalreporter.getreports("passed"):
        for name, figure in report.user_properties if report.when == "call" else ():
            terminalreporter.write_line(f"browser: {name}: {figure}")
