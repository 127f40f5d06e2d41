"""Describes a call in the OpenAPI document, from the messages it takes and returns, which are defined once in wire."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from fastapi.responses import PlainTextResponse

from kontor import __version__
from kontor.server.api import examples
from kontor.server.gateway.middleware import HEALTH, METRICS
from kontor.server.tables.keys import COOKIE
from kontor.server.wire.answers import Problem
from kontor.server.wire.schema import components, ref

JSON: Final = "application/json"
OPERATOR: Final = "/api/operator"
GZIP: Final = "application/gzip"
TEXT: Final[dict[str, Any]] = {"schema": {"type": "string"}}
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
    "operator": {"type": "http", "scheme": "bearer", "description": "The operator token"},
    "metrics": {"type": "http", "scheme": "bearer", "description": "The metrics token"},
}


def call(
    gives: Any,
    *,
    takes: type | None = None,
    status: int = 200,
    refusals: tuple[int, ...] = (),
    also: Mapping[int, Any] | None = None,
    stored: bool = True,
    body_optional: bool = False,
    stream: bool = False,
    example: str = "",
) -> dict[str, Any]:
    """The arguments of a route that describe it. `gives` is a message, `str` for a plain answer or `bytes` for a
    compressed file; `also` are answers with another status, None for one without a body. `stored` says that the call
    uses the store."""
    responses: dict[int | str, Any] = {
        code: {"description": MEANINGS[code]}
        for code in (*refusals, *((400, 422) if takes else ()), *((500, 503) if stored else ()))
    }
    for code, kind in {status: gives, **(also or {})}.items():
        responses[code] = {"description": MEANINGS.get(code) or _first_line(kind)}
        if kind is not None:
            responses[code]["content"] = _content(kind, stream)
    described: dict[str, Any] = {"response_model": None, "status_code": status, "responses": responses}
    if gives is str:
        described["response_class"] = PlainTextResponse
    if takes is not None:
        content: dict[str, Any] = {"schema": ref(takes)}
        if shown := examples.BODIES.get(example or takes.__name__):
            content["examples"] = {name: {"value": value} for name, value in shown.items()}
        described["openapi_extra"] = {"requestBody": {"required": not body_optional, "content": {JSON: content}}}
    return described


def _content(gives: Any, stream: bool) -> dict[str, Any]:
    if gives in (str, bytes):
        return {"text/plain" if gives is str else GZIP: TEXT}
    return {JSON: {"schema": ref(gives)}, **({"text/event-stream": TEXT} if stream else {})}


def _first_line(kind: Any) -> str:
    return "Text" if kind is str else "A compressed file" if kind is bytes else str(kind.__doc__).split("\n")[0]


def openapi(app: FastAPI) -> dict[str, Any]:
    """The OpenAPI document, made once."""
    if app.openapi_schema is None:
        document = get_openapi(
            title="Kontor",
            version=__version__,
            summary="Hansa Teutonica over HTTP and WebSocket",
            description=examples.ABOUT,
            routes=app.routes,
            license_info={"name": "MIT"},
        )
        for path, methods in document["paths"].items():
            for method, described in methods.items():
                described["responses"] = _with_refusals(path, method, described["responses"])
        document["components"] = {
            "schemas": components(),
            "responses": {str(code): _refusal(code) for code in MEANINGS if code >= 400},
            "securitySchemes": SECURITY,
        }
        who: list[dict[str, list[str]]] = [{}, {"token": []}, {"browser": []}]
        document["security"] = [*who, *({**each, "password": []} for each in who)]
        for path, methods in document["paths"].items():
            for described in methods.values() if path.startswith(OPERATOR) else ():
                described["security"] = [{}, {"operator": []}]
        document["paths"][METRICS]["get"]["security"] = [{}, {"metrics": []}]
        app.openapi_schema = document
    return app.openapi_schema


def _with_refusals(path: str, method: str, responses: Mapping[str, Any]) -> dict[str, Any]:
    """The answers of a call and those of the gateway. Refusals are described once, and calls refer to them."""
    of_gateway = (
        {408, 413} | ({401, 421, 429} if path != HEALTH else set()) | ({403, 415} if method != "get" else set())
    )
    every: dict[str, Any] = {str(code): {} for code in of_gateway} | {**responses}
    for code, described in every.items():
        if code == "422" or (code >= "400" and "content" not in described):  # FastAPI's own 422 never comes
            every[code] = {"$ref": f"#/components/responses/{code}"}
    return dict(sorted(every.items()))


def _refusal(code: int) -> dict[str, Any]:
    described: dict[str, Any] = {"description": MEANINGS[code], "content": {JSON: {"schema": ref(Problem)}}}
    if code == 429:
        wait = {"description": "Seconds after which to try again", "schema": {"type": "integer", "minimum": 1}}
        described["headers"] = {"Retry-After": wait}
    return described
