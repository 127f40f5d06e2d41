"""What a rule is tested for, unless a test names its own: a test that asks for one of these runs with each of them."""

import pytest


@pytest.fixture(params=["bigbox", "classic"])
def edition(request: pytest.FixtureRequest) -> str:
    """Both editions."""
    return str(request.param)


@pytest.fixture(params=[3, 4])
def players(request: pytest.FixtureRequest) -> int:
    """Both sides of Britannia, for three and for more."""
    return int(request.param)


@pytest.fixture(params=["classic", "britannia"])
def duo(request: pytest.FixtureRequest) -> str:
    """Both variants for two."""
    return str(request.param)
