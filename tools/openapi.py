"""The OpenAPI document, made of the calls and of the messages they take and return, which are defined once in wire.

`python -m tools.wire` writes it to a file, which the server sends. Examples here say more than those of the fields."""

import inspect
import re
from collections.abc import Mapping
from typing import Any, Final

import msgspec

from kontor import __version__, catalog
from kontor.server.api.forms import GZIP_TYPE
from kontor.server.api.routing import REQUIRED, Call, Parameter
from kontor.server.app import make_app
from kontor.server.config.settings import Settings
from kontor.server.gateway.middleware import HEALTH_PATH, METRICS_PATH, OPERATOR_PATH
from kontor.server.tables.keys import COOKIE
from kontor.wire.answers import Problem
from tools.schema import components, example, ref

JSON_TYPE: Final = "application/json"
TEXT_CONTENT: Final[dict[str, Any]] = {"schema": {"type": "string"}}
MEANINGS: Final[Mapping[int, str]] = {
    307: "Ask again with the cookie of this answer",
    304: "It is as the `If-None-Match` of the request says",
    400: "The body is not JSON",
    401: "No token, or one that is not valid here; or the server has a password, and it was not shown",
    403: "Not yours to do, or asked by a page of another site",
    404: "There is no such table or seat, or the table was made with rules that are not played here",
    408: "The body did not come in time",
    409: "Not at this moment: somebody was faster, or the table is in another state",
    413: "The body is too large",
    415: "The body is not announced as JSON",
    421: "This server does not answer for that host",
    422: "Refused, with the clause where a rule refuses it",
    428: "First a warning of the operator must be read, or a challenge solved",
    429: "Too many requests",
    500: "What is stored of this table is damaged",
    503: "The server cannot store or work out anything now, or has no place for another connection",
}
SECURITY: Final[Mapping[str, Any]] = {
    "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the host"},
    "browser": {
        "type": "apiKey",
        "in": "cookie",
        "name": COOKIE,
        "description": "The key of a browser, for all its seats; with https and no path, `__Host-` stands before it",
    },
    "password": {
        "type": "apiKey",
        "in": "header",
        "name": "X-Kontor-Password",
        "description": "The password of the server, where it has one; or the cookie that `POST /api/login` sets",
    },
    "operator": {"type": "http", "scheme": "bearer", "description": "The operator secret"},
    "metrics": {"type": "http", "scheme": "bearer", "description": "The metrics token"},
}

API_OVERVIEW: Final = """
A table is a game with its people. `POST /api/games` makes one and answers with a token for each seat; the token proves
the seat in every later call (`Authorization: Bearer TOKEN`), or a browser opens the seat's link and keeps a cookie.

Decisions are written in Kontor's notation and name the `ply` they were meant for. What a rule refuses is answered with
422 and the clause; what comes too late with 409 and the newer view. An acknowledged decision is stored.

News come over the WebSocket `/api/games/{table}/live` (also as server-sent events from `/api/games/{table}/events`):
each message is complete, so a client that missed some connects again with `?ply=` and `&version=` of its last view.
""".strip()

BODIES: Final[dict[str, dict[str, Any]]] = {
    "NewGame": {
        "against bots": {
            "board": "hansa",
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "bot", "level": "claim"}] * 2],
        },
        "with friends": {
            "board": "britannia",
            "edition": "bigbox",
            "seats": [{"kind": "human", "name": "Anna", "colour": "blue"}, *[{"kind": "invited"}] * 3],
            "shuffle": True,
        },
        "a decision a day": {
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "open"}] * 2],
            "clock": {"per": "decision", "seconds": 86_400, "vacation": 7, "end": "offer"},
        },
        "two players, with modules": {
            "board": "hansa",
            "modules": list(catalog.fitting("hansa", 2)[:2]),
            "duo": "britannia",
            "seed": 7,
            "seats": [{"kind": "human", "name": "Anna"}, {"kind": "human", "name": "Ben"}],
        },
    },
    "Continue": {
        "against bots": {
            "ply": 40,
            "seats": [{"kind": "human", "name": "Anna"}, *[{"kind": "bot", "level": "claim"}] * 2],
        }
    },
    "StudyLine": {
        "a route that is nearly full": {
            "position": {
                "players": 3,
                "posts": {"hamburg-luebeck": ["0t", "0t", None]},
                "supply": ["5t", "6t", "7t"],
                "markers": {"stack": ["swap", "swap"]},
            },
            "line": ["place t hamburg-luebeck/3"],
        }
    },
    "Orders": {
        "while asleep": {
            "displaced": {"to": ["bremen-hamburg"], "otherwise": "any", "extras": "stock"},
            "gains": "t",
            "end": True,
        },
        "the next turn": {"plan": ["place t hamburg-luebeck/1", "end"]},
    },
    "Say": {"words": {"text": "Well played!"}, "a quick phrase": {"phrase": "good-game"}},
    "AddWay": {
        "a webhook": {"way": {"kind": "webhook", "url": "https://discord.com/api/webhooks/1/x", "form": "discord"}},
        "mail": {"way": {"kind": "mail", "address": "anna@example.org"}},
    },
    "NewBan": {
        "a network": {"ban": {"kind": "network", "network": "192.0.2.0/24", "note": "spam in the chat"}},
        "the player at a seat": {"ban": {"kind": "player", "table": "k7c2mq9xwdaf", "seat": 1}},
    },
    "NewCompetition": {
        "a league for a move a day": {
            "name": "Winter league",
            "form": "league",
            "size": 4,
            "rounds": 5,
            "clock": {"per": "decision", "seconds": 86_400, "vacation": 7},
        },
        "a tournament of an evening": {
            "name": "Friday cup",
            "form": "tournament",
            "size": 3,
            "rounds": 3,
            "clock": {"per": "game", "seconds": 2_700, "increment": 30},
            "fill": "easy",
        },
    },
}


def openapi() -> dict[str, Any]:
    """The OpenAPI document."""
    app: Any = make_app(Settings(database="sqlite:///unopened"))
    paths: dict[str, dict[str, Any]] = {}
    for call in app.app.routes:
        if isinstance(call, Call) and call.include_in_schema:
            (method,) = (each.lower() for each in call.methods or ())
            paths.setdefault(call.path_format, {})[method] = _call(call, method)
    paths[METRICS_PATH]["get"]["security"] = [{}, {"metrics": []}]
    who: list[dict[str, list[str]]] = [{}, {"token": []}, {"browser": []}]
    return {
        "openapi": "3.1.0",
        "info": {
            "title": "Kontor",
            "summary": "Hansa Teutonica over HTTP and WebSocket",
            "description": API_OVERVIEW,
            "license": {"name": "MIT"},
            "version": __version__,
        },
        "paths": paths,
        "components": {
            "schemas": components(),
            "responses": {str(code): _refusal(code) for code in MEANINGS if code >= 400},
            "securitySchemes": SECURITY,
        },
        "security": [*who, *({**each, "password": []} for each in who)],
    }


def _call(call: Call, method: str) -> dict[str, Any]:
    name = call.handler.__name__
    described: dict[str, Any] = {
        "tags": [call.tag],
        "summary": name.replace("_", " ").title(),
        "description": inspect.getdoc(call.handler),
        "operationId": re.sub(r"\W", "_", f"{name}{call.path_format}") + f"_{method}",
    }
    if call.parameters:
        described["parameters"] = [_parameter(each) for each in sorted(call.parameters, key=lambda it: not it.in_path)]
    if call.body is not None:
        kind, optional, _ = call.body
        values = BODIES.get(kind.__name__) or {"example": example(ref(kind))}
        shown = {title: {"value": value} for title, value in values.items()}
        content = {JSON_TYPE: {"schema": ref(kind), "examples": shown}}
        described["requestBody"] = {"required": not optional, "content": content}
    described["responses"] = _responses(call, method)
    if call.path.startswith(OPERATOR_PATH):
        described["security"] = [{}, {"operator": []}]
    return described


def _parameter(parameter: Parameter) -> dict[str, Any]:
    required = parameter.default is REQUIRED
    schema = {"type": "string", **msgspec.json.schema(parameter.kind)}
    description = schema.pop("description")
    if parameter.default is None:
        schema = {"anyOf": [schema, {"type": "null"}]}
    elif not required:
        schema["default"] = parameter.default
    return {
        "name": parameter.name,
        "in": "path" if parameter.in_path else "query",
        "required": required,
        "description": description,
        "schema": {**schema, "title": parameter.name.title(), "description": description},
    }


def _responses(call: Call, method: str) -> dict[str, Any]:
    """The answers of a call and those of the gateway. Refusals are described once, and calls refer to them."""
    facts = call.facts
    codes = {408, 413, *facts.get("refusals", ())}
    codes |= {401, 421, 428, 429} if call.path != HEALTH_PATH else set()
    codes |= {403, 415} if method != "get" else set()
    codes |= {400, 422} if call.body is not None else {422} if call.parameters else set()
    codes |= {500, 503} if facts.get("stored", True) else set()
    every: dict[int, dict[str, Any]] = {code: {"$ref": f"#/components/responses/{code}"} for code in codes}
    not_modified = {304: None} if facts.get("unchanging") else {}
    for code, kind in {facts.get("status", 200): call.gives, **facts.get("also", {}), **not_modified}.items():
        every[code] = {"description": MEANINGS.get(code) or _first_line(kind)}
        if kind is not None:
            every[code]["content"] = _content(kind, facts.get("stream", False))
    return {str(code): every[code] for code in sorted(every)}


def _content(gives: Any, stream: bool) -> dict[str, Any]:
    if gives in (str, bytes):
        return {"text/plain" if gives is str else GZIP_TYPE: TEXT_CONTENT}
    return {JSON_TYPE: {"schema": ref(gives)}, **({"text/event-stream": TEXT_CONTENT} if stream else {})}


def _first_line(kind: Any) -> str:
    return "Text" if kind is str else "A compressed file" if kind is bytes else str(kind.__doc__).split("\n")[0]


def _refusal(code: int) -> dict[str, Any]:
    described: dict[str, Any] = {"description": MEANINGS[code], "content": {JSON_TYPE: {"schema": ref(Problem)}}}
    if code == 429:
        wait = {"description": "Seconds after which to try again", "schema": {"type": "integer", "minimum": 1}}
        described["headers"] = {"Retry-After": wait}
    return described
