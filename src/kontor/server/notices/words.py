"""What a notice says, in the language of its person and in the form of each receiver."""

from collections.abc import Callable, Mapping
from typing import Any, Final, NamedTuple

from kontor.server.store.people import Person
from kontor.server.tables.table import Table
from kontor.words import say


class Message(NamedTuple):
    """What somebody is told."""

    title: str
    text: str
    link: str
    table: str  # empty where it only tries a way


def call_to(person: Person, table: Table, seat: int) -> Message:
    """Tells somebody that a game waits for them, and leads to the decision."""
    others = [each.name for number, each in enumerate(table.seats) if number != seat]
    text = say("notice-text", {"names": others}, person.language)
    return Message(say("notice-title", {}, person.language), text, f"{person.site}/table/{table.id}", table.id)


def trial(person: Person) -> Message:
    """Tells somebody that they can be told."""
    title, text = (say(f"notice-try-{part}", {}, person.language) for part in ("title", "text"))
    return Message(title, text, f"{person.site}/", "")


def _line(message: Message) -> str:
    return f"{message.title}. {message.text} {message.link}"


def _discord(message: Message) -> Mapping[str, Any]:
    return {"content": _line(message), "allowed_mentions": {"parse": []}}  # a name must not call everybody


def _slack(message: Message) -> Mapping[str, Any]:
    safe = _line(message).replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;")
    return {"text": safe}


def _matrix(message: Message) -> Mapping[str, Any]:
    return {"text": _line(message)}


def _json(message: Message) -> Mapping[str, Any]:
    return {"event": "decision" if message.table else "try", **message._asdict()}


# By the form that a person chose for a webhook
FORMS: Final[Mapping[str, Callable[[Message], Mapping[str, Any]]]] = {
    "discord": _discord,
    "slack": _slack,
    "matrix": _matrix,
    "json": _json,
}
