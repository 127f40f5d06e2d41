"""Writes the TypeScript types of the client from the messages of the server: `python -m tools.wire [--check]`."""

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, get_args

from kontor.boards import facts
from kontor.rules.offers import OFFERS
from kontor.server.wire import ids, requests
from kontor.server.wire.schema import components

TARGET: Final = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "wire.gen.ts"
HEAD: Final = "// Made by `python -m tools.wire` from src/kontor/server/wire. Do not edit.\n"
# Closed lists that have a name of their own, and those of them that the client goes through.
NAMED: Final[dict[str, Any]] = {
    "AbilityId": ids.AbilityId,
    "MarkerId": ids.MarkerId,
    "FavourId": ids.FavourId,
    "Category": ids.Category,
    "EndClause": ids.EndClause,
    "DecisionName": ids.DecisionName,
    "ModuleName": ids.ModuleName,
    "Colour": requests.Colour,
    "Phrase": requests.Phrase,
    "Shape": facts.Shape,
    "Privilege": facts.Privilege,
    "Region": facts.Region,
    "Permanent": facts.Permanent,
}
LISTS: Final = {
    "ABILITY_IDS": "AbilityId",
    "MARKER_IDS": "MarkerId",
    "CATEGORIES": "Category",
    "COLOURS": "Colour",
}
PRIMITIVES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    """The whole file."""
    parts = [_list(name, NAMED[kind]) for name, kind in LISTS.items()]
    parts.append(_forms())
    parts += [_named(name, kind) for name, kind in NAMED.items()]
    parts += [_declaration(name, schema) for name, schema in sorted(components().items())]
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _list(name: str, kind: Any) -> str:
    return f"export const {name} = {json.dumps(get_args(kind))} as const;"


def _forms() -> str:
    about = "/** The forms of decisions that optional rules offer as data; braces stand for what varies. */"
    forms = json.dumps([kind.form for kind in OFFERS])
    return f"{about}\nexport const MODULE_FORMS: readonly string[] = {forms};"


def _named(name: str, kind: Any) -> str:
    lists = {kind: name for name, kind in LISTS.items()}
    if name in lists:
        return f"export type {name} = (typeof {lists[name]})[number];"
    return f"export type {name} = {' | '.join(map(json.dumps, get_args(kind)))};"


def _declaration(name: str, schema: dict[str, Any]) -> str:
    about = _comment(schema.get("description"))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};"
    return f"{about}export interface {name} {{\n{''.join(_fields(schema))}}}"


def _fields(schema: dict[str, Any]) -> Iterator[str]:
    required = schema.get("required", [])
    for name, field in schema["properties"].items():
        mark = "" if name in required else "?"
        yield f"{_comment(field.get('description'), '  ')}  {_name(name)}{mark}: {_type(field)};\n"


def _comment(text: str | None, indent: str = "") -> str:
    if not text:
        return ""
    lines = [line.strip() for line in text.strip().splitlines()]
    if len(lines) == 1:
        return f"{indent}/** {lines[0]} */\n"
    body = "".join(f"{indent} * {line}".rstrip() + "\n" for line in lines)
    return f"{indent}/**\n{body}{indent} */\n"


def _name(name: str) -> str:
    return name if name.isidentifier() else json.dumps(name)


def _type(schema: dict[str, Any]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).rpartition("/")[2]
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return _closed(schema["enum"])
    if "anyOf" in schema:
        return " | ".join(dict.fromkeys(map(_type, schema["anyOf"])))
    match schema.get("type"):
        case "array":
            return _array(schema)
        case "object":
            more = schema.get("additionalProperties", {})
            return f"Record<string, {_type(more) if more else 'unknown'}>"
        case list(kinds):
            return " | ".join(PRIMITIVES[kind] for kind in kinds)
        case str(kind):
            return PRIMITIVES[kind]
    return "unknown"


def _closed(values: list[str | int | None]) -> str:
    """A closed list, by its name where it has one."""
    words = [value for value in values if value is not None]
    found = [name for name, kind in NAMED.items() if set(words) == set(get_args(kind))]
    named = found or list(map(json.dumps, words))
    return " | ".join([*named, *(["null"] if None in values else [])])


def _array(schema: dict[str, Any]) -> str:
    if "prefixItems" in schema:
        return f"[{', '.join(map(_type, schema['prefixItems']))}]"
    inner = _type(schema["items"]) if schema.get("items") else "unknown"
    return f"({inner})[]" if " | " in inner else f"{inner}[]"


def main() -> int:
    """Writes the file, or with --check tells whether it is up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 where the file is old")
    check = parser.parse_args().check
    text = typescript()
    if not check:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text, "utf-8")
        return 0
    if not TARGET.exists() or TARGET.read_text("utf-8") != text:
        print(f"{TARGET.name} is old: run python -m tools.wire", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
