"""Tables whose games are over, stored without a server: much faster than playing them there."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from kontor.bots import BUDGET, BotView, make
from kontor.game import Game
from kontor.server.commands.making import begin, create
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store import open_store
from kontor.server.tables.entries import Decided, Entry
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.table import Table
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.playing import SEED, Json

NAMES = ("Anna", "Ben", "Cy")
LATE: Json = {  # a position in which a game for three soon ends
    "offices": {"hamburg": ["0t"], "luebeck": ["1t"], "bremen": ["2t"]},
    "prestige": [18, 18, 18],
    "supply": ["5t+1m", "6t+1m", "7t+1m"],
    "markers": {"stack": ["swap"] * 3},
}


class Stored(NamedTuple):
    """A table, and the token of each seat."""

    id: str
    tokens: Sequence[str]
    actions: Sequence[str]


def store_games(url: str, *wanted: NewGame, late: Mapping[str, Any] | None = None) -> list[Stored]:
    """Games of three people, who play to the end as bots do; the same wish gives the same game.

    `late` is a position to begin with, for games that end soon; its options are added.
    """
    return asyncio.run(_store(url, wanted, late))


def three(**options: Any) -> NewGame:
    """A wish for such a game."""
    return NewGame(seats=[HumanSeat(name=name) for name in NAMES], seed=SEED, **options)


async def _store(url: str, wanted: Sequence[NewGame], late: Mapping[str, Any] | None) -> list[Stored]:
    store = await open_store(url)
    hub = Hub(store, Metrics(), 10)
    stored = []
    for wish in wanted:
        tokens = [new_token() for _ in NAMES]
        position = None if late is None else {"players": len(NAMES), "modules": list(wish.modules), **late}
        log: list[Entry] = create(wish, tokens=tokens, host=new_token(), invite=None, position=position)
        table = new_table_id()
        log.append(begin(Table.draft(table, *log)))
        game = Table.draft(table, *log).game
        assert game is not None
        decided = _decided(game)
        await hub.create(table, [*log, *decided])
        stored.append(Stored(table, tokens, [each.action for each in decided]))
    await hub.close()
    await store.close()
    return stored


def _decided(game: Game) -> list[Decided]:
    bots, decided = [make("claim", seat) for seat in range(len(NAMES))], list[Decided]()
    while (seat := game.decider) is not None:
        action = bots[seat].choose(BotView(game, seat), game.legal_actions(), BUDGET)
        decided.append(Decided(ply=game.ply, seat=seat, action=str(action)))
        game.play(action)
    return decided
