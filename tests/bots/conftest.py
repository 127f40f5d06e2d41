"""Bots of somebody else: a real module in a folder of its own, which is the current one."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from kontor.bots import registry
from kontor.nets.file import write
from tests.nets.making import untaught

MODULE = '''
"""Bots that people might write, good and bad."""

import sys
import time


class Last:
    """Takes the last legal action."""

    def __init__(self, seed):
        self.seed = seed

    def choose(self, view, legal, budget):
        return legal[-1]


class Talker(Last):
    """Answers in words."""

    def choose(self, view, legal, budget):
        return str(legal[0])


class Babbler(Last):
    def choose(self, view, legal, budget):
        return "abracadabra"


class Silent(Last):
    def choose(self, view, legal, budget):
        return None


class Crasher(Last):
    def choose(self, view, legal, budget):
        raise ZeroDivisionError("in the\\nmiddle")


class Quitter(Last):
    def choose(self, view, legal, budget):
        sys.exit(3)


class Sleeper(Last):
    def choose(self, view, legal, budget):
        time.sleep(1.5 * budget)
        return legal[-1]


class Vandal(Last):
    def choose(self, view, legal, budget):
        view.cells[:] = bytes(len(view.cells))
        raise RuntimeError("broken")


class Burglar(Last):
    """Breaks the view itself."""

    def choose(self, view, legal, budget):
        view.cells = bytes(view.cells)
        del view.seat
        view.ply = 1_000_000
        raise RuntimeError("broken")


class Unspeakable(Last):
    """Fails in a way that cannot even be told."""

    class Wrong(Exception):
        def __repr__(self):
            raise ValueError

    def choose(self, view, legal, budget):
        raise self.Wrong


class Superstitious(Last):
    """Exists only by some seeds."""

    def __init__(self, seed):
        if seed:
            sys.exit("no")


class Picky:
    """Takes no seed."""

    def choose(self, view, legal, budget):
        return legal[0]


class Short(Last):
    def choose(self, view):
        return None


class Mute(Last):
    choose = None


class Deep:
    Inner = Last


def maker(seed):
    return Last(seed)


number = 7
'''


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with the module `mybots`."""
    (tmp_path / "mybots.py").write_text(MODULE)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    before = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - before:
        if str(tmp_path) in str(getattr(sys.modules[name], "__file__", "")):
            del sys.modules[name]
    registry.offer(())
    registry._installed.cache_clear()


@pytest.fixture(scope="module")
def net(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The file of a net that has learned nothing."""
    path = tmp_path_factory.mktemp("nets") / "untaught.net"
    write(path, untaught())
    return path
