"""Lists of tables."""

from collections.abc import Iterable
from typing import Final

import msgspec

from kontor.server.store import Listed, Store
from kontor.server.tables.entries import HOST
from kontor.server.tables.keys import Caller
from kontor.server.tables.rules_versions import is_played
from kontor.server.wire.answers import TableCard, TableLists

MINE: Final = 200
PUBLIC: Final = 100


class _Made(msgspec.Struct):
    """The part of a table's first entry that says whether the table can be listed."""

    rules: int


_read = msgspec.json.Decoder(TableCard).decode
_read_made = msgspec.json.Decoder(_Made).decode


async def tables_for(store: Store, caller: Caller) -> TableLists:
    """A caller's tables, those that wait for the caller first, and the public ones.

    Tables of a version of the rules that is not played here are left out: nobody could open them.
    """
    mine = _cards(await store.tables_of(caller.key, MINE)) if caller.key else []
    mine.sort(key=_waits_for_others)  # stable: newest first in each
    own = {card.id for card in mine}
    public = _cards(await store.public_tables(PUBLIC))
    return TableLists(mine=mine, public=[card for card in public if card.id not in own])


def _waits_for_others(card: TableCard) -> bool:
    return card.decider is None or card.decider not in card.you or card.seats[card.decider].level is not None


def _cards(found: Iterable[Listed]) -> list[TableCard]:
    return [_card(listed) for listed in found if is_played(_read_made(listed.first).rules)]


def _card(listed: Listed) -> TableCard:
    card = _read(listed.summary)
    return msgspec.structs.replace(card, you=[seat for seat in listed.seats if seat != HOST])
