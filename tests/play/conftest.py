"""In this folder refusals are always asked: compiled, the engine does not ask about a decision that is listed."""

from collections.abc import Iterator

import pytest


@pytest.fixture(scope="package", autouse=True)
def refusals_are_asked() -> Iterator[None]:
    """The long way of `explain`; otherwise lists and refusals could disagree unseen."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("kontor.rules.engine.core.in_use", lambda: None)
        yield
