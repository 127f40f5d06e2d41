"""The bot of docs/bots.md plays, as it is printed there."""

import logging
from pathlib import Path
from typing import Any

import pytest

from kontor import catalog
from kontor.bots.arena import play_game

NAME = "examples.builder:Builder"
ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    "options",
    [
        {"board": "hansa", "players": 3, "modules": ["missions", "favours", "promos"]},
        {"board": "hansa", "players": 2, "duo": "classic"},
        {"board": "hansa", "players": 4, "edition": "classic"},
        {"board": "east", "players": 4},
        {"board": "britannia", "players": 5},
    ],
    ids=lambda options: f"{options['board']}-{options['players']}",
)
def test_it_plays_to_the_end_on_every_board(options: dict[str, Any], caplog: pytest.LogCaptureFixture) -> None:
    agreed = catalog.options(**options)
    assert play_game(agreed, [NAME] * agreed.players, seed=1, number=0).is_over
    assert [record for record in caplog.records if record.levelno >= logging.WARNING] == []


def test_the_page_prints_all_of_it() -> None:
    printed = (ROOT / "docs" / "bots.md").read_text("utf-8").partition("```python\n")[2].partition("```")[0]
    assert printed == (ROOT / "examples" / "builder.py").read_text("utf-8")


def test_it_beats_random() -> None:
    agreed = catalog.options(players=3)
    games = [play_game(agreed, [NAME, "random", "random"], seed=1, number=number, cap=600) for number in range(5)]
    assert [game.scores()[0].rank for game in games] == [1] * 5
