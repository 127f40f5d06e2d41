"""Every message of the server, defined once: bodies, live messages, OpenAPI and TypeScript all come from here."""

import msgspec
from msgspec import Meta


class Request(msgspec.Struct, forbid_unknown_fields=True):
    """What a client sends."""


class Answer(msgspec.Struct):
    """What the server sends."""


def doc(text: str) -> Meta:
    """What a field means, for the OpenAPI document and the client's types."""
    return Meta(description=text)
