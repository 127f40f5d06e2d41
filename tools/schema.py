"""The messages as JSON schemas, for the OpenAPI document and for the client's TypeScript."""

from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from typing import Any, Final

import msgspec

from kontor import wire
from kontor.wire import live, requests
from kontor.wire.answers import Situation

REF: Final = "#/components/schemas/{name}"
UNIONS: Final[dict[str, Any]] = {
    "SeatWanted": requests.SeatWanted,
    "LiveMessage": live.LiveMessage,
    "LiveRequest": live.LiveRequest,
}


@cache
def components() -> dict[str, Any]:
    """The schemas of all messages by name, those of the socket too."""
    kinds = [*messages(), *UNIONS.values()]
    schemas, named = msgspec.json.schema_components(kinds, ref_template=REF)
    named |= dict(zip(UNIONS, schemas[-len(UNIONS) :], strict=True))
    return {**_widened(named), "TableView": {"anyOf": [_to("Situation"), _to("Lobby")]}}


def ref(kind: Any) -> dict[str, str]:
    """What stands for a message where it is used."""
    return _to("TableView" if kind is Situation else kind.__name__)


def example(schema: dict[str, Any]) -> Any:
    """What fits a schema: the first of its own examples, or what is required, made of those of its fields."""
    match schema:
        case {"$ref": str(name)}:
            return example(components()[name.rpartition("/")[2]])
        case {"examples": [first, *_]} | {"enum": [first, *_]} | {"minimum": first}:
            return first
        case {"type": "object", "properties": fields}:
            return {name: example(fields[name]) for name in schema.get("required", ())}
        case {"type": "boolean"}:
            return True
    raise AssertionError(f"no example of {schema}")


def messages() -> list[Any]:
    """The classes of all modules of this folder."""
    return [
        kind
        for found in iter_modules(wire.__path__, f"{wire.__name__}.")
        for name, kind in vars(import_module(found.name)).items()
        if isinstance(kind, type)
        and kind.__module__ == found.name
        and not name.startswith("_")
        and (issubclass(kind, msgspec.Struct) or hasattr(kind, "__total__"))
    ]


def _to(name: str) -> dict[str, str]:
    return {"$ref": REF.format(name=name)}


def _widened(schema: Any) -> Any:
    """Wherever a Situation is allowed, a Lobby is too: msgspec has no union of two TypedDicts."""
    match schema:
        case {"$ref": _}:
            return _to("TableView") if schema == _to("Situation") else schema
        case dict():
            return {key: _widened(value) for key, value in schema.items()}
        case list():
            return [_widened(value) for value in schema]
    return schema
