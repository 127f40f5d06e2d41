"""A deletion that breaks off half way: when it is repeated, nothing is left of whoever is deleted."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from typing import Final

import msgspec

from kontor.server.store.base import PrivateText, StoreError
from kontor.server.tables.names import FORMER
from kontor.wire.requests import HumanSeat, NewGame
from tests.server.ended import LATE, store_games
from tests.server.knowing import Known
from tests.server.playing import HUMAN, INVITED, SEED, Table, fine, refused
from tests.server.serving import Server
from tests.server.storing import change, opened, sql
from tests.server.test_forgetting import NAME, WORDS, all_sound, everything

NAMES: Final = (NAME, "Ben", "Cy")
# What the database refuses about the log of a table, so that nothing after it is done
FAULTS: Final = (
    ("entries", "INSERT", """NEW.entry LIKE '{"kind":"forgotten"%'"""),
    ("entries", "INSERT", """(NEW.entry LIKE '{"kind":"left"%' OR NEW.entry LIKE '{"kind":"closed"%')"""),
    ("private_texts", "DELETE", "true"),
)


@contextmanager
def fault(url: str, table: str, place: str, event: str, condition: str) -> Iterator[None]:
    """The database refuses something about the log of a table."""
    when = f"WHEN ({'OLD' if event == 'DELETE' else 'NEW'}.table_id = '{table}' AND {condition})"
    if url.startswith("sqlite:"):
        begins = [f"CREATE TRIGGER fault BEFORE {event} ON {place} {when} BEGIN SELECT RAISE(ABORT, 'fault'); END"]
        ends = ["DROP TRIGGER fault"]
    else:
        begins = [
            "CREATE FUNCTION fault() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE 'fault'; END $$",
            f"CREATE TRIGGER fault BEFORE {event} ON {place} FOR EACH ROW {when} EXECUTE FUNCTION fault()",
        ]
        ends = [f"DROP TRIGGER fault ON {place}", "DROP FUNCTION fault"]
    for command in begins:
        asyncio.run(sql(url, command))
    yield
    for command in ends:
        asyncio.run(sql(url, command))


def test_a_deletion_that_broke_off_anywhere_leaves_nothing_when_it_is_repeated(served_url: str) -> None:
    """At each table somebody else holds the seat, too, in another browser."""
    wish = NewGame(seats=list(map(HumanSeat, NAMES)), seed=SEED, shuffle=False)
    over = store_games(served_url, *[wish] * len(FAULTS), late=LATE)
    with ExitStack() as stack:
        server = stack.enter_context(Server(served_url))
        anna, ben = Known(server, stack), Known(server, stack)
        seats = [{**HUMAN, "name": name} for name in NAMES]
        lobbies = [Table(anna.client, [*seats[:2], INVITED], shuffle=False) for _ in FAULTS]
        running = [Table(anna.client, seats, shuffle=False) for _ in FAULTS]
        tokens = {table.id: table.made["seats"][0]["token"] for table in (*lobbies, *running)}
        tokens |= {game.id: game.tokens[0] for game in over}
        for table, token in tokens.items():
            fine(anna.sit_down(token, table).post("/chat", text=WORDS))
            ben.sit_down(token, table)
        # In the order in which the tables are searched
        for table, what in sorted(zip(tokens, (*FAULTS, *FAULTS, *FAULTS), strict=True)):
            with fault(served_url, table, *what):
                refused(anna.ask("DELETE"), 503)
        assert NAME in everything(served_url)
        server.kill()
        again = stack.enter_context(Server(served_url, port=server.port))
        fine(anna.ask("DELETE"))
        left = everything(served_url)
        assert NAME not in left
        assert WORDS not in left
        for game in running:
            assert fine(ben.client.get(f"/api/games/{game.id}"))["names"] == [FORMER, "Ben", "Cy"]
        assert again.stop() == 0
    asyncio.run(all_sound(served_url, *tokens))


def test_a_deletion_that_broke_off_between_two_parts_of_a_log_can_be_repeated(store_url: str) -> None:
    """A table is found by the browsers of whoever is deleted: the name must not outlast them."""
    name, browser = PrivateText(1, NAME, "", b"1"), PrivateText(0, "Phone", "a", b"2")
    made, opened_by = change("t", 1, b"1", b"2").rows
    rows = (msgspec.structs.replace(made, beside=(name,)), msgspec.structs.replace(opened_by, beside=(browser,)))

    async def append() -> None:
        async with opened(store_url) as store:
            await store.append(msgspec.structs.replace(change("t"), rows=rows))

    async def delete() -> list[str]:
        async with opened(store_url) as store:
            with suppress(StoreError):
                await store.delete_private("t", [(1, 1), (2, 0)])
            return await store.tables_of_browsers(["a"])

    asyncio.run(append())
    with fault(store_url, "t", "private_texts", "DELETE", "OLD.part = 1"):
        assert asyncio.run(delete()) == ["t"]
    assert asyncio.run(delete()) == []
    assert asyncio.run(sql(store_url, "SELECT * FROM private_texts")) == []
