"""A crowd at several processes, in small."""

import argparse
import asyncio

import pytest

from tools.load.crowd import crowd


@pytest.mark.full
@pytest.mark.parametrize("mixed", [False, True])
def test_nobody_loses_a_decision_when_a_process_is_killed(
    postgres_url: str, mixed: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    options = argparse.Namespace(tables=12, processes=2, rate=1.0, seconds=12, kill_every=4.0, mixed=mixed)
    assert asyncio.run(crowd(postgres_url, options)) == 0
    told = capsys.readouterr().out
    assert "| kill 1: " in told
    assert "tables whose log is not what was acknowledged: 0" in told
