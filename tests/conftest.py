"""What a plain `pytest` leaves to --all or ran before, in which order tests run, and what they find there."""

import asyncio
import gc
import inspect
import os
from collections.abc import Callable, Coroutine, Generator
from functools import wraps
from typing import Any

import pytest

from tests.resuming import passed_earlier, remember

# What whoever runs the tests may set for them, while their own settings of Kontor do not count.
FOR_TESTS = {f"KONTOR_{name}" for name in ("CHROMIUM", "CLICKS", "GAMES", "PLAIN", "POSITIONS")}
left = pytest.StashKey[int]()
resumed = pytest.StashKey[int]()
COROUTINE_LIMIT_S = 600  # for the longest test with --all, on a slow machine


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", dest="full_net", help="also run the tests marked `full`")
    parser.addoption("--resume", action="store_true", help="leave out what passed with --all on the same source")


def pytest_configure(config: pytest.Config) -> None:
    """On every machine the same: no proxy stands before servers of this machine, and nobody's settings are used."""
    os.environ.update(NO_PROXY="*", no_proxy="*")
    for name in [name for name in os.environ if name.startswith("KONTOR_")]:
        if name not in FOR_TESTS:
            del os.environ[name]
    import kontor  # not before: it reads the environment

    is_main_process = not hasattr(config, "workerinput")
    if is_main_process and (config.getoption("full_net") or config.getoption("resume")):
        remember(config, {name: os.environ.get(name, "") for name in FOR_TESTS})
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
    """Leaves out what only --all runs, unless it is named, and what passed before. Browser tests come first.

    Each worker of xdist begins with a third of the list and takes over the end of another one's when it has done its
    own. At the head of the list, most browser tests stay in one process, and their browser and server start once.
    """
    if not config.getoption("full_net") and not any("::" in argument for argument in config.args):
        config.stash[left] = _leave_out(config, items, {item for item in items if item.get_closest_marker("full")})
    earlier = passed_earlier(config)
    config.stash[resumed] = _leave_out(config, items, {item for item in items if item.nodeid in earlier})
    items.sort(key=lambda item: item.path.parent.name != "browser")


def _leave_out(config: pytest.Config, items: list[pytest.Item], some: set[pytest.Item]) -> int:
    config.hook.pytest_deselected(items=[item for item in items if item in some])
    items[:] = [item for item in items if item not in some]
    return len(some)


@pytest.fixture
def anyio_backend() -> str:
    """Each test that is a coroutine runs in an event loop of its own."""
    return "asyncio"


def pytest_itemcollected(item: pytest.Item) -> None:
    """Whatever a coroutine waits for, it fails rather than hangs."""
    if isinstance(item, pytest.Function) and inspect.iscoroutinefunction(item.obj):
        item.obj = _limited(item.obj)


def _limited(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., Coroutine[Any, Any, None]]:
    @wraps(test)
    async def limited(*args: object, **kwargs: object) -> None:
        async with asyncio.timeout(COROUTINE_LIMIT_S):
            await test(*args, **kwargs)

    return limited


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A worker of xdist reports the numbers to the process that prints them."""
    if hasattr(session.config, "workeroutput"):
        stash = session.config.stash
        session.config.workeroutput.update(left=stash.get(left, 0), resumed=stash.get(resumed, 0))


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: Any) -> None:
    numbers = getattr(node, "workeroutput", {})
    node.config.stash[left] = numbers.get("left", 0)
    node.config.stash[resumed] = numbers.get("resumed", 0)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if number := config.stash.get(left, 0):
        terminalreporter.write_line(f"left to --all: {number:,} tests")
    if number := config.stash.get(resumed, 0):
        terminalreporter.write_line(f"resumed: {number:,} tests passed before on the same source")
