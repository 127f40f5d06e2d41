"""What entries say about people lies beside the log, where it can be deleted: names, words of chat, standing orders and
kinds of browsers. The entry in the log names its parts that lie there."""

from collections.abc import Mapping
from typing import Final

import msgspec

from kontor.server.store.base import PrivateText, Row
from kontor.server.store.chain import link, text_hash
from kontor.server.tables import entries as log
from kontor.server.tables.entries import Entry
from kontor.server.tables.names import FORMER

_ORDERS: Final = msgspec.json.Decoder(log.Orders)


def make_row(table: str, version: int, at: float, entry: Entry, previous: bytes) -> Row:
    """An entry as it is stored, after the one with the given hash."""
    entry, texts = divide(entry)
    content = log.encode(entry)
    browser = entry.key if isinstance(entry, log.Opened) else ""
    hashes = {part: text_hash(table, version, part, text, browser) for part, text in texts.items()}
    beside = tuple(PrivateText(part, text, browser, hashes[part]) for part, text in texts.items())
    return Row(version, at, content, link(previous, table, version, at, content), beside)


def read_row(row: Row) -> tuple[Entry, frozenset[log.Part]]:
    """An entry as it was before it was stored, and the parts of it that are gone."""
    entry = log.decode(row.entry)
    if not entry.beside:
        return entry, frozenset()
    found = {text.part: text.content for text in row.beside}
    gone = frozenset((row.version, part) for part in entry.beside if part not in found)
    return _unite(entry, {part: found.get(part) for part in entry.beside}), gone


def divide(entry: Entry) -> tuple[Entry, Mapping[int, str]]:
    """An entry without what is to lie beside it, and that."""
    if isinstance(entry, log.Opened):  # also of an unknown kind: the browser is found by it
        texts = {0: entry.device}
    else:
        texts = {part: text for part, text in _texts(entry).items() if text}
        if not texts:
            return entry, texts
    return msgspec.structs.replace(_unite(entry, dict.fromkeys(texts, "")), beside=tuple(texts)), texts


def _texts(entry: Entry) -> Mapping[int, str | None]:
    match entry:
        case log.Created():
            return {number: place.name for number, place in enumerate(entry.places) if place.kind != "bot"}
        case log.Joined(name=text) | log.Renamed(name=text) | log.Said(text=text):
            return {0: text}
        case log.Ordered() if entry.orders != log.Orders():
            return {0: log.encode(entry.orders).decode()}
    return {}


def _unite(entry: Entry, texts: Mapping[int, str | None]) -> Entry:
    """An entry with these parts. What is gone was said by nobody who is known."""
    match entry:
        case log.Created():
            places = list(entry.places)
            for part, text in texts.items():
                places[part] = msgspec.structs.replace(places[part], name=FORMER if text is None else text)
            return msgspec.structs.replace(entry, places=tuple(places))
        case log.Joined() | log.Renamed():
            return msgspec.structs.replace(entry, name=FORMER if texts[0] is None else texts[0])
        case log.Said():
            return msgspec.structs.replace(entry, text=texts[0] or None)
        case log.Ordered():
            return msgspec.structs.replace(entry, orders=_ORDERS.decode(texts[0]) if texts[0] else log.Orders())
        case log.Opened():
            return msgspec.structs.replace(entry, device=texts[0] or "")
    return entry
