"""Every message between server and client, once: bodies, live messages, OpenAPI and TypeScript are made from here."""

from typing import Any, TypeVar

import msgspec
from msgspec import Meta

Kind = TypeVar("Kind", bound=msgspec.Struct)


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct):
    """What the server sends."""


def doc(text: str, **limits: Any) -> Meta:
    """What a field means, for the OpenAPI document and the client's types, and what it is limited to."""
    return Meta(description=text, **limits)


def copied(kind: type[Kind], source: object, /, **more: Any) -> Kind:
    """A message with these fields, and all others from the attributes of the same names."""
    own = {name: getattr(source, name) for name in kind.__struct_fields__ if name not in more}
    return msgspec.convert(own | more, kind, from_attributes=True)
