"""What a plain `pytest` leaves to --all, and which tests must run in one process."""

from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter

HERE = Path(__file__).parent
# Folders whose tests share nothing, so that any process can take the next one.
TEST_BY_TEST = ("boards", "bots", "clauses", "env", "play")
left = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", dest="full_net", help="also run the tests marked `full`")


@pytest.hookimpl(tryfirst=True)  # before xdist reads the groups
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what only --all runs, unless it is named, and groups the tests that share a server."""
    if not config.getoption("full_net") and not any("::" in argument for argument in config.args):
        full = [item for item in items if item.get_closest_marker("full")]
        config.stash[left] = len(full)
        config.hook.pytest_deselected(items=full)
        items[:] = [item for item in items if not item.get_closest_marker("full")]
    for item in items:
        if (group := shared(item)) and not item.get_closest_marker("xdist_group"):
            item.add_marker(pytest.mark.xdist_group(group))


def shared(item: pytest.Item) -> str | None:
    """The tests that run in one process, as they share what takes longer to start than most of them to run."""
    path = item.path.relative_to(HERE)
    if path.parts[0] == "browser":
        return "browser"
    return None if path.parts[0] in TEST_BY_TEST else path.as_posix()


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist reports the number to the process that prints it."""
    if hasattr(session.config, "workeroutput"):
        session.config.workeroutput["left"] = session.config.stash.get(left, 0)


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    node.config.stash[left] = getattr(node, "workeroutput", {}).get("left", 0)


def pytest_terminal_summary(terminalreporter: TerminalReporter, config: pytest.Config) -> None:
    if number := config.stash.get(left, 0):
        terminalreporter.write_line(f"left to --all: {number:,} tests")
