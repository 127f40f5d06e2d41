"""What was left out is seen in the report."""

from importlib.util import find_spec

import pytest


@pytest.mark.skipif(not find_spec("torch"), reason="torch is not installed: learning is not tested (pip install torch)")
def test_learning_is_tested() -> None:
    from kontor.learn.trainer import Trainer

    assert Trainer.__doc__
