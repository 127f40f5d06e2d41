"""Questions to a pool of bots, whose workers may have odd habits."""

import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import kontor
from kontor.bots import LEVELS
from kontor.server.bots.pool import Pool, Question
from kontor.server.bots.process import COMMAND
from tests.server.serving import PATIENCE

ODD_WORKER = Path(__file__).parent / "odd_worker.py"
WEAK, STRONG = LEVELS[:2]


def odd(folder: Path, *habits: str) -> tuple[str, ...]:
    """The command of a worker with such bots."""
    return (sys.executable, "-P", str(ODD_WORKER), str(folder), *habits)


@asynccontextmanager
async def running(
    size: int = 1, budget: float = PATIENCE, command: tuple[str, ...] = COMMAND, quick: int = 0
) -> AsyncIterator[Pool]:
    pool = Pool(size, budget, command, quick=quick)
    pool.start()
    try:
        yield pool
    finally:
        await pool.close()


def question(game: kontor.Game, level: str = STRONG, table: str = "table", seed: int = 1) -> Question:
    assert game.decider is not None
    return Question(table=table, game=game, seat=game.decider, level=level, seed=seed)


def game(players: int = 3, seed: int = 1) -> kontor.Game:
    return kontor.new_game(players=players, seed=seed)


async def played(pool: Pool, game: kontor.Game, decisions: int, **facts: Any) -> list[str]:
    """Lets bots play on, and tells what they decided."""
    actions = []
    for _ in range(decisions):
        answer = await pool.answer(question(game, **facts))
        assert answer.failures == ()
        game.play(answer.action)
        actions.append(answer.action)
    return actions
