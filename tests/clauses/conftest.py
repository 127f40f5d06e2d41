"""What a rule is tested for, unless a test names its own: a test that asks for one of these runs with each of them."""

from functools import partial

import pytest

from tests import support
from tests.clauses import britannia as boards


@pytest.fixture(params=["bigbox", "classic"])
def edition(request: pytest.FixtureRequest) -> str:
    """Both editions."""
    return str(request.param)


@pytest.fixture
def situation(edition: str) -> support.Situation:
    """`situation` of tests/support.py in both editions; the function itself makes a game of the Big Box."""
    return partial(support.situation, edition=edition)


@pytest.fixture(params=[3, 4])
def players(request: pytest.FixtureRequest) -> int:
    """Both sides of Britannia, for three and for more."""
    return int(request.param)


@pytest.fixture(params=["classic", "britannia"])
def duo(request: pytest.FixtureRequest) -> str:
    """Both variants for two."""
    return str(request.param)


@pytest.fixture
def britannia(players: int, edition: str) -> support.Situation:
    """`britannia` of tests/clauses/britannia.py on both sides and in both editions."""
    return partial(boards.britannia, players, edition)
