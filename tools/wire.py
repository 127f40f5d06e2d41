"""Writes the TypeScript types of the client from the messages of the server, the OpenAPI document, and the grammar of
decisions, which only pages with a board load: `python -m tools.wire [--check]`."""

import argparse
import json
import re
import sys
from pathlib import Path
from typing import Any, Final, Literal, get_args

from kontor import catalog
from kontor.boards import facts
from kontor.rules.action import DECLARED, Kind
from kontor.rules.modules import DECLARATIONS, TILE_IDS, TILE_WORDS, TILES_BY_WORD
from kontor.wire import requests, view
from tools.openapi import openapi
from tools.schema import components, messages

ROOT: Final = Path(__file__).resolve().parent.parent
CLIENT: Final = ROOT / "web" / "src"
FOLDER: Final = CLIENT / "lib"
HEAD: Final = "// Made by `python -m tools.wire` from src/kontor/wire. Do not edit.\n"
# Closed lists that have a name of their own, and those of them that the client goes through.
NAMED: Final[dict[str, Any]] = {
    "AbilityId": view.AbilityId,
    "MarkerId": view.MarkerId,
    **dict.fromkeys((f"{word.capitalize()}Id" for word in TILES_BY_WORD), Literal[TILE_IDS]),
    "Category": view.Category,
    "EndClause": view.EndClause,
    "DecisionName": view.DecisionName,
    "ModuleName": view.ModuleName,
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
GRAMMAR: Final = (
    "/** The grammar of decisions: a kind, and its words. In braces is what varies, as NAME or NAME:PART. */"
)
OPTIONS: Final = "/** The optional rule to which an option of a game belongs. */"
GAINS: Final = "/** The optional rules by which others’ turns can bring pieces. */"
TILE_NAMES: Final = "/** What a tile of an optional rule is called in decisions and events, by the rule. */"
EVENTS: Final = """/**
 * Events of optional rules: their facts, each with what it is, and how much they matter to somebody who was away.
 */
export const MODULE_EVENTS: Record<string, { facts: Record<string, string>; weight: number }> ="""
CHIPS: Final = """/** Buttons among the markers of a hand; each is there where the view has what it calls `done`. */
export const MODULE_CHIPS: readonly { id: string; kind: ModuleKind; icon: string; label: string; done: string }[] ="""
HAPPENED: Final = "/** What happens in a game: `event` says which it is. */"
KNOWN: Final = "/** A decision as what it is made of: its kind are the words before what varies. */"
OF_MODULE: Final = """/** A decision of an optional rule: its kind, and what varies in it by the names in its form. */
export interface ModuleMove {
  kind: ModuleKind;
  [part: string]: string | number | Amount | MarkerId[];
}"""
SAME_PARTS: Final = {"plus": "marker"}  # parts of the notation that the client reads alike
PART_TYPES: Final = {  # of what varies; ids of places are strings
    "piece": '"t" | "m"',
    "amount": "Amount",
    "ability": "AbilityId",
    "marker": "MarkerId",
    "markers": "MarkerId[]",
    "number": "number",
    "seat": "number",
    "space": "number",
    **{word: f"{word.capitalize()}Id" for word in TILES_BY_WORD},
}
PARENTS: Final = {"Situation": "SeatView"}  # which message another one adds to; a TypedDict does not tell
IMPORTED: Final = re.compile(r'(?:import|export) (?:type )?\{([^}]*)\} from "[^"]*wire\.gen"')
COMMENT: Final = re.compile(r"/\*\*.*?\*/", re.DOTALL)
PRIMITIVES: Final = {"string": "string", "integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def generated() -> dict[Path, str]:
    """What the files contain."""
    return {
        FOLDER / "wire.gen.ts": _wire(),
        FOLDER / "grammar.gen.ts": _grammar(),
        FOLDER / "rulebook.gen.ts": _rulebook(),
        ROOT / "src" / "kontor" / "server" / "openapi.gen.json": f"{json.dumps(openapi(), indent=1)}\n",
    }


def _wire() -> str:
    parts = [_list(name, NAMED[kind]) for name, kind in LISTS.items()]
    parts.append(
        f"{OPTIONS}\nexport const AGREED_WITH: Readonly<Record<string, string>> = {json.dumps(catalog.AGREED_WITH)};"
    )
    parts.append(_moves())
    parts += [_named(name, kind) for name, kind in NAMED.items()]
    parts += _used(_declarations())
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _declarations() -> dict[str, str]:
    """The types of all messages by name; the events of a game are one type."""
    schemas = dict(sorted(components().items()))
    events = [schemas.pop(name) for name in list(schemas) if _is_event(name)]
    parents = {kind.__name__: kind.__base__.__name__ for kind in messages() if kind.__base__ in messages()} | PARENTS
    found = {
        name: _declaration(name, schema, parents.get(name), schemas.get(parents.get(name, ""), {}))
        for name, schema in schemas.items()
    }
    return found | {"GameEvent": f"{HAPPENED}\nexport type GameEvent ={''.join(map(_event, events))};"}


def _used(declarations: dict[str, str]) -> list[str]:
    """Those that the client imports, and what they refer to."""
    sources = [file for file in CLIENT.rglob("*") if file.suffix in (".ts", ".svelte")]
    imports = (names for file in sources for names in IMPORTED.findall(file.read_text("utf-8")))
    waiting = [name for names in imports for name in re.findall(r"\w+", names)]
    used: set[str] = set()
    while waiting:
        name = waiting.pop()
        if name in declarations and name not in used:
            used.add(name)
            waiting += re.findall(r"\b[A-Z]\w+", COMMENT.sub("", declarations[name]))
    return [text for name, text in declarations.items() if name in used]


def _list(name: str, kind: Any) -> str:
    return f"export const {name} = {json.dumps(get_args(kind))} as const;"


def _rulebook() -> str:
    """What the rulebook says of optional rules; apart, since few pages show it."""
    pages = [{"id": module.name, "paragraphs": module.book} for module in DECLARATIONS if module.book]
    return (
        f"{HEAD}\n/** The clauses of the paragraphs on each optional rule. */\n"
        "export const MODULE_PAGES: readonly { id: string; paragraphs: readonly (readonly string[])[] }[] = "
        f"{json.dumps(pages)};\n"
    )


def _forms() -> list[tuple[str, list[str]]]:
    """The kind and the words of every decision."""
    return [(kind_of(kind.form), kind.form.split(" ")) for kind in Kind]


def _grammar() -> str:
    """The forms of all decisions with the names of what varies, and what optional rules add."""
    listed = "".join(f"  {json.dumps([kind, _named_parts(words)])},\n" for kind, words in _forms())
    declared = [event for module in DECLARATIONS for event in module.events.values()]
    events = {event.name: {"facts": dict(event.facts), "weight": event.weight} for event in declared}
    gains = [name for name, module in catalog.MODULES.items() if module.asks & {Kind.TAKE, Kind.TAKE_AMOUNT}]
    chips = [{"kind": kind_of(kind.form), **one.chip._asdict()} for kind, one in DECLARED.items() if one.chip]
    parts = (
        'import type { KnownMove, ModuleKind } from "./wire.gen";',
        f'{GRAMMAR}\nexport const FORMS: readonly (readonly [KnownMove["kind"], string])[] = [\n{listed}];',
        f"{TILE_NAMES}\nexport const TILES: Readonly<Record<string, string>> = {json.dumps(TILE_WORDS)};",
        f"{GAINS}\nexport const GAIN_MODULES: readonly string[] = {json.dumps(gains)};",
        f"{EVENTS} {json.dumps(events)};",
        f"{CHIPS} {json.dumps(chips)};",
    )
    return HEAD + "\n" + "\n\n".join(parts) + "\n"


def _moves() -> str:
    """A type for each kind of decision of the game itself, and one for those of all optional rules."""
    own = sorted({kind_of(kind.form) for kind in DECLARED})
    forms = [(kind, words) for kind, words in _forms() if kind not in own]
    of_kinds = {kind: [words for other, words in forms if other == kind] for kind, _ in forms}
    types = "".join(f"\n  | {{ kind: {json.dumps(kind)}{_fields_of(words)} }}" for kind, words in of_kinds.items())
    kinds = " | ".join(map(json.dumps, own or ["none"]))
    return (
        f"export interface Amount {{\n  t: number;\n  m: number;\n}}\n\n"
        f"export type ModuleKind = {kinds};\n\n{OF_MODULE}\n\n"
        f"{KNOWN}\nexport type KnownMove ={types}\n  | ModuleMove;"
    )


def kind_of(form: str) -> str:
    """The words of a form up to the first that varies."""
    return "-".join(form.partition(" {")[0].split(" "))


def _fields(words: list[str]) -> dict[int, tuple[str, str]]:
    """What varies in a form, by place: its name and its part. The word before gives the name, if it follows a part."""
    found: dict[int, tuple[str, str]] = {}
    for place, word in enumerate(words):
        if word[0] != "{":
            continue
        part = SAME_PARTS.get(word[1:-1], word[1:-1])
        before = words[place - 1]
        name = before if found and before[0] != "{" else part
        taken = sum(other.rstrip("0123456789") == name for other, _ in found.values())
        found[place] = (f"{name}{taken + 1}" if taken else name, part)
    return found


def _named_parts(words: list[str]) -> str:
    """A form with the names of its parts, where they differ."""
    fields = _fields(words)
    return " ".join(
        "{" + ":".join(dict.fromkeys(fields[place])) + "}" if place in fields else word
        for place, word in enumerate(words)
    )


def _fields_of(forms: list[list[str]]) -> str:
    """The fields of one kind: those that not all of its forms have are optional."""
    all_fields = [dict(_fields(words).values()) for words in forms]
    every = {name: part for fields in all_fields for name, part in fields.items()}
    marks = {name: "" if all(name in fields for fields in all_fields) else "?" for name in every}
    return "".join(f"; {name}{marks[name]}: {PART_TYPES.get(part, 'string')}" for name, part in every.items())


def _named(name: str, kind: Any) -> str:
    lists = {kind: name for name, kind in LISTS.items()}
    if name in lists:
        return f"export type {name} = (typeof {lists[name]})[number];"
    return f"export type {name} = {' | '.join(map(json.dumps, get_args(kind)))};"


def _is_event(name: str) -> bool:
    return name.endswith("Event")


def _event(schema: dict[str, Any]) -> str:
    facts = "; ".join(text for text, _ in _properties(schema).values())
    return f"\n{_comment(schema.get('description'), '  ')}  | {{ {facts} }}"


def _declaration(name: str, schema: dict[str, Any], parent: str | None, known: dict[str, Any]) -> str:
    about = _comment(schema.get("description"))
    if schema.get("type") != "object" or "properties" not in schema:
        return f"{about}export type {name} = {_type(schema)};"
    inherited = _properties(known) if known else {}
    own = {field: found for field, found in _properties(schema).items() if inherited.get(field) != found}
    lines = "".join(f"{_comment(meaning, '  ')}  {text};\n" for text, meaning in own.values())
    return f"{about}export interface {name}{f' extends {parent}' if parent else ''} {{\n{lines}}}"


def _properties(schema: dict[str, Any]) -> dict[str, tuple[str, str | None]]:
    """The fields of a message, each with what it means."""
    required = schema.get("required", [])
    return {
        name: (f"{_name(name)}{'' if name in required else '?'}: {_type(field)}", field.get("description"))
        for name, field in schema["properties"].items()
    }


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
        name = str(schema["$ref"]).rpartition("/")[2]
        return "GameEvent" if _is_event(name) else name
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


def write() -> None:
    for file, text in generated().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def main() -> int:
    """Writes the files, or with --check tells whether they are up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="write nothing; exit code 1 where a file is old")
    if not parser.parse_args().check:
        write()
        return 0
    old = [file.name for file, text in generated().items() if not file.exists() or file.read_text("utf-8") != text]
    for name in old:
        print(f"{name} is old: run python -m tools.wire", file=sys.stderr)
    return 1 if old else 0


if __name__ == "__main__":
    sys.exit(main())
