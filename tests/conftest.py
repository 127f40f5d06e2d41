"""What a plain `pytest` leaves to --all, which tests must run in one process, and what they find there."""

import gc
import os
from collections.abc import Generator
from pathlib import Path
from typing import Any

import pytest
from _pytest.terminal import TerminalReporter
from xdist.remote import Producer
from xdist.scheduler import LoadScopeScheduling

# Folders whose tests share nothing, so that any process can take the next one.
TEST_BY_TEST = ("boards", "bots", "clauses", "env", "play")
TOGETHER = ("test_spaces.py",)  # but for these files
# What whoever runs the tests may set for them, while their own settings of Kontor do not count.
FOR_TESTS = {f"KONTOR_{name}" for name in ("CHROMIUM", "CLICKS", "GAMES", "PLAIN", "POSITIONS")}
left = pytest.StashKey[int]()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", dest="full_net", help="also run the tests marked `full`")


def pytest_configure() -> None:
    """On every machine the same: no proxy stands before servers of this machine, and nobody's settings are used."""
    os.environ.update(NO_PROXY="*", no_proxy="*")
    for name in [name for name in os.environ if name.startswith("KONTOR_")]:
        if name not in FOR_TESTS:
            del os.environ[name]
    import kontor  # not before: it reads the environment

    if not kontor.compiled:
        os.environ["KONTOR_PLAIN"] = "1"  # whoever tests without a compiler needs no notice of it in every process


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Tests and modules stay to the end: looking for garbage among them takes a third of the time, in each process."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leaves out what only --all runs, unless it is named."""
    if not config.getoption("full_net") and not any("::" in argument for argument in config.args):
        full = [item for item in items if item.get_closest_marker("full")]
        config.stash[left] = len(full)
        config.hook.pytest_deselected(items=full)
        items[:] = [item for item in items if not item.get_closest_marker("full")]


class Scheduling(LoadScopeScheduling):  # type: ignore[misc]  # xdist has no types
    """Keeps tests in one process that share what takes longer to start than most of them to run.

    `--dist loadgroup` would do the same by marks, but pytest-xdist 3.8 does not group under pytest 9.2.
    """

    def _split_scope(self, nodeid: str) -> str:
        path = Path(nodeid.partition("::")[0])
        folder = path.parent.name
        if folder == "browser":  # a browser for each half: alone, all of them would take longer than all other tests
            return f"{folder} {path.name < 'test_g'}"
        return nodeid if folder in TEST_BY_TEST and path.name not in TOGETHER else str(path)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_make_scheduler(config: pytest.Config, log: Producer) -> LoadScopeScheduling | None:
    return Scheduling(config, log) if config.getoption("dist") == "load" else None


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
