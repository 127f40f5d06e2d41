"""Tables that differ only in what a viewer cannot see send that viewer the same bytes."""

import asyncio
import re
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from random import Random
from time import time

import msgspec
import pytest

import kontor
from kontor.server.commands import making
from kontor.server.tables import entries
from kontor.server.tables.keys import new_table_id, new_token
from kontor.server.tables.table import Table
from kontor.wire.requests import HumanSeat, NewGame
from tests.play.configurations import Configuration
from tests.play.policies import play_out
from tests.play.twins import twin
from tests.server.serving import Server
from tests.server.storing import laid, opened
from tests.server.traffic import Received, Viewer, Watched

PLAYERS = 3
SEED = 5
CONFIGURATION = Configuration("hansa", PLAYERS, "bigbox", ("missions", "favours", "promos"))
VIEWERS = (None, *range(PLAYERS))  # None is a spectator
TOKENS = [new_token() for _ in range(PLAYERS)]
VERSION = 3  # Created, Opened, Started


def cut(game: kontor.Game, viewer: int | None) -> kontor.Game:
    """The game up to a moment at which somebody else has looked at a replacement, and much of the pile is left."""
    past = game.copy()
    while not (
        past.last is not None
        and past.last.seat != viewer
        and any(event.kind == "looked" for event in past.last.events)
        and 3 <= len(past.position()["markers"]["stack"]) <= 8
    ):
        past.undo()
    return past


def other_world(game: kontor.Game, viewer: int | None) -> kontor.Game:
    """A twin in which all differs that can: the marker on the plate, the pile, and the cards of all others."""
    secrets = game.position()
    for seed in count():
        other = twin(game, viewer, Random(seed))
        now = other.position()
        kept = [seat for seat in range(PLAYERS) if now["missions"][seat] == secrets["missions"][seat]]
        markers_differ = all(now["markers"][name] != secrets["markers"][name] for name in ("plates", "stack"))
        if markers_differ and set(kept) == {viewer} - {None}:
            return other
    raise AssertionError


async def lay(url: str, games: dict[str, kontor.Game]) -> None:
    """Stores tables whose games begin as these began, before a server knows of them."""
    seats = [HumanSeat(name=f"Person {seat}") for seat in range(PLAYERS)]
    wanted = NewGame(seats=list(seats), modules=list(CONFIGURATION.modules))
    async with opened(url) as store:
        for table, game in games.items():
            chance = {name: tuple(results) for name, results in game.start.chance.items()}
            started = entries.Started(order=tuple(range(PLAYERS)), chance=chance, salt=new_token())
            first = [*making.create(wanted, tokens_of(table), host=new_token(), invite="a code"), started]
            # of now: that somebody comes back after a long time would be noted
            await store.append(laid(Table.draft(table, *first), list(map(entries.encode, first)), at=time()))


def tokens_of(table: str) -> list[str]:
    """The tokens of a table's seats: other ones at each, so that nobody's list shows two tables."""
    return [f"{token}-{table}" for token in TOKENS]


class Watching:
    """A table with people at all seats, of whom some look around."""

    def __init__(self, server: Server, stack: ExitStack, table: str, *looking: int | None) -> None:
        tokens = tokens_of(table)
        self.seats = [stack.enter_context(Viewer(server, seat, tokens[seat])) for seat in range(PLAYERS)]
        spectator = stack.enter_context(Viewer(server))
        self.eyes = {seat: spectator if seat is None else self.seats[seat] for seat in looking}
        self.table = Watched(table, CONFIGURATION.new(SEED), self.seats, list(self.eyes.values()), VERSION)

    def play(self, script: list[kontor.Action], until: int) -> None:
        """The first decisions of a script, and what everybody tries before the next one."""
        for action in script[:until]:
            self.table.pause(action)
            self.table.play(action)
        self.table.pause(script[until])


def told(received: Received, table: str) -> tuple[str, str, str]:
    """What a viewer was told, without what differs between any two tables: ids, times, what follows from them."""
    head = re.sub(r"(?mi)^(date|content-length|sec-websocket-accept): .*\n", "", received.head)
    body = re.sub(r'"(created|updated|at|since|until)":[0-9.e+]+', r'"\1":0', received.body.decode())
    return received.way.replace(table, "TABLE"), head, body.replace(table, "TABLE")


@pytest.mark.full
def test_twin_tables_send_the_same_to_who_may_not_know_the_difference(tmp_path: Path) -> None:
    game = play_out(CONFIGURATION.new(SEED), Random(SEED), "markers")
    pasts = {viewer: cut(game, viewer) for viewer in VIEWERS}
    twins = {new_table_id(): viewer for viewer in VIEWERS}
    first = new_table_id()
    url = f"sqlite:///{tmp_path}/kontor.db"
    games = {first: game} | {table: other_world(pasts[viewer], viewer) for table, viewer in twins.items()}
    asyncio.run(lay(url, games))
    with Server(url) as server, ExitStack() as stack:
        original = Watching(server, stack, first, *VIEWERS)
        original.play(game.actions(), max(past.ply for past in pasts.values()))
        for table, viewer in twins.items():
            other = Watching(server, stack, table, viewer)
            other.play(game.actions(), pasts[viewer].ply)
            mine = [told(received, table) for received in other.eyes[viewer].received]
            theirs = [told(received, first) for received in original.eyes[viewer].received]
            assert len(mine) > 100
            for here, there in zip(mine, theirs[: len(mine)], strict=True):
                assert here == there, f"viewer {viewer}"
            assert_some_could_know(other, original, viewer)


def assert_some_could_know(other: Watching, original: Watching, viewer: int | None) -> None:
    """The comparison would see a leak: to those whose cards differ the two tables look different."""
    for seat in set(range(PLAYERS)) - {viewer}:
        views = []
        for watching in (other, original):
            holder = watching.seats[seat]
            holder.ask("GET", f"/api/games/{watching.table.id}", expected=200)
            view = msgspec.json.decode(holder.received[-1].body)
            views.append(view["missions"])
        assert views[0] != views[1]
