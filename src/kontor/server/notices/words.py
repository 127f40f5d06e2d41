"""What a notice says, in the language of its person and in the form of each receiver."""

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import Any, Final, Literal, NamedTuple

from kontor.fluent import Facts
from kontor.server.store.channels import Kind
from kontor.server.store.people import Person
from kontor.server.tables.table import Table
from kontor.words import say

MINUTE_S: Final = 60
HOUR_S: Final = 3600
MESSAGES: Final[Mapping[Kind, str]] = {
    "decision": "notice", "warning": "notice-warning", "expired": "notice-expired",
}  # fmt: skip
_MARKDOWN: Final = re.compile(r"[\\\[\]()*_~|<>`:#@]")


class Message(NamedTuple):
    event: Kind | Literal["try"]
    title: str
    text: str
    link: str
    table: str  # empty where it only tries a channel


def notice_of(kind: Kind, person: Person, table: Table, seat: int, left: float = 0.0) -> Message:
    """The notice that a game waits for somebody, with a link to the decision; that their time runs out in
    `left` seconds, and what happens then; or that it ran out, and what happened."""
    unit, count = ("hours", left // HOUR_S) if left >= 2 * HOUR_S else ("minutes", left // MINUTE_S)
    facts: Facts = {
        "names": [each.name for number, each in enumerate(table.seats) if number != seat],
        "unit": unit,
        "count": max(1, int(count)),
        "end": table.agreed.clock.end if table.agreed.clock else "abort",
    }
    title, text = (say(f"{MESSAGES[kind]}-{part}", facts, person.language) for part in ("title", "text"))
    return Message(kind, title, text, f"{person.site}/table/{table.id}", table.id)


def trial(person: Person) -> Message:
    """A test message."""
    title, text = (say(f"notice-try-{part}", {}, person.language) for part in ("title", "text"))
    return Message("try", title, text, f"{person.site}/", "")


def _line(message: Message) -> str:
    return f"{message.title}. {message.text}"


def _markdown(message: Message) -> str:
    """A message where Markdown is read: no name becomes a link or calls anybody."""
    words = _MARKDOWN.sub(r"\\\g<0>", _line(message))
    return f"{words} {message.link}"


# By the form that a person chose for a webhook
WEBHOOK_FORMS: Final[Mapping[str, Callable[[Message], Mapping[str, Any]]]] = {
    "discord": lambda message: {"content": _markdown(message), "allowed_mentions": {"parse": []}},
    "slack": lambda message: {"text": escape(f"{_line(message)} {message.link}", quote=False)},
    "matrix": lambda message: {"text": _markdown(message)},
    "json": Message._asdict,
}
