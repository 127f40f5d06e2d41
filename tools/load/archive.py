"""Fills the club of a database with many finished games, past the store."""

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import asyncpg

from kontor import catalog
from kontor.game import new_game
from kontor.server.store import open_store
from kontor.server.store.base import compressed
from kontor.server.store.club import Club, FinishedSeat
from kontor.server.store.searching import Finished

FIRST_ENDED_AT: Final = 1_700_000_000.0  # seconds since 1970
GAME_INTERVAL_S: Final = 300.0  # from the end of one game to that of the next
RECORD_DECISIONS: Final = 300  # of the game whose record all of them have
N_PEOPLE: Final = 3000
LEVELS: Final = ("easy", "easy", "easy", "medium", "hard", None, None)
POINTS_JSON: Final = '{"prestige":12,"abilities":8,"markers":6,"offices":10,"network":5}'


async def fill(database: str, games: int) -> None:
    """Creates the database if needed, and stores as many games. Their tables are missing: nothing here opens them. No
    rating is worked out from them."""
    store = await open_store(database)
    await store.close()
    rows = list(_games(games))
    if database.startswith("sqlite:"):
        _fill_sqlite(Path(database.removeprefix("sqlite:///")), rows)
    else:
        await _fill_postgres(database, rows)
    store = await open_store(database)
    club = Club(store)
    await club.keep_ratings([], (await club.ratings_mark())[0])
    await store.close()


def _games(games: int) -> Iterator[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]:
    """Games and their seats. Every name begins with P; three in four games are on hansa; none is for two in the classic
    edition."""
    chance = random.Random(1)
    others = [board for board in catalog.board_names() if board != "hansa"]
    for number in range(games):
        board = "hansa" if chance.random() < 0.75 else chance.choice(others)
        players = chance.randint(2, 5)
        edition = chance.choice(catalog.editions(board)) if players > 2 else "bigbox"
        table = f"{number:012d}"
        ended = FIRST_ENDED_AT + GAME_INTERVAL_S * number
        yield (
            (table, ended, board, players, edition, "", RECORD_DECISIONS, True),
            [_seat(chance, table, seat) for seat in range(players)],
        )


def _seat(chance: random.Random, table: str, seat: int) -> tuple[Any, ...]:
    name = f"Person {chance.randrange(N_PEOPLE)}"
    return (table, seat, name, name.lower(), None, chance.choice(LEVELS), seat + 1, 41, POINTS_JSON)


def _record() -> bytes:
    """The record of a game, compressed."""
    game, chance = new_game("hansa", 4, seed=1), random.Random(1)
    while game.ply < RECORD_DECISIONS and game.decider is not None:
        game.play(chance.choice(game.legal_actions()))
    return compressed(game.record())


def _fill_sqlite(file: Path, rows: list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]) -> None:
    with closing(sqlite3.connect(file)) as db, db:  # without foreign keys, as is usual
        for name, columns, values in _parts(rows):
            places = ", ".join("?" * len(columns))
            db.executemany(f"INSERT INTO {name} ({', '.join(columns)}) VALUES ({places})", values)


async def _fill_postgres(database: str, rows: list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]]) -> None:
    connection = await asyncpg.connect(database)
    try:
        await connection.execute("SET session_replication_role = replica")  # without foreign keys
        for name, columns, values in _parts(rows):
            await connection.copy_records_to_table(name, columns=columns, records=values)
        await connection.execute("ANALYZE")
    finally:
        await connection.close()


def _parts(
    rows: list[tuple[tuple[Any, ...], list[tuple[Any, ...]]]],
) -> Iterator[tuple[str, tuple[str, ...], list[tuple[Any, ...]]]]:
    record = _record()
    yield "finished", ("table_id", *Finished._fields[1:]), [game for game, _ in rows]
    yield "finished_records", ("table_id", "record"), [(game[0], record) for game, _ in rows]
    yield "finished_seats", ("table_id", *FinishedSeat._fields[1:]), [seat for _, seats in rows for seat in seats]
