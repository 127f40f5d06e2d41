"""How a call is described in the OpenAPI document: from the messages it takes and gives, defined once in wire."""

from collections.abc import Mapping
from typing import Any, Final

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi

from kontor import __version__
from kontor.server.api import examples
from kontor.server.wire.answers import Problem
from kontor.server.wire.schema import components, ref

JSON: Final = "application/json"
MEANINGS: Final[Mapping[int, str]] = {
    400: "The body is not JSON",
    401: "No token, or one that is not valid here",
    403: "Not yours to do, or asked by a page of another site",
    404: "There is no such table or seat",
    409: "Not at this moment: somebody was faster, or the table is in another state",
    413: "The body is too large",
    415: "The body is not announced as JSON",
    422: "Refused, with the clause where a rule refuses it",
    429: "Too many requests; Retry-After says when to come back",
    503: "The server cannot store anything now",
}


def call(
    gives: Any,
    *,
    takes: type | None = None,
    status: int = 200,
    refusals: tuple[int, ...] = (),
    body_optional: bool = False,
    example: str = "",
) -> dict[str, Any]:
    """The arguments of a route that describe it. `gives` is a message, or text for a plain answer."""
    always = (400, 403, 413, 415, 422) if takes else (422,)
    codes = sorted({*always, *refusals, 429, 503})
    responses: dict[int | str, Any] = {
        code: {"description": MEANINGS[code], "content": {JSON: {"schema": ref(Problem)}}} for code in codes
    }
    responses[status] = {"description": _first_line(gives), "content": _content(gives)}
    described: dict[str, Any] = {"response_model": None, "status_code": status, "responses": responses}
    if takes is not None:
        content: dict[str, Any] = {"schema": ref(takes)}
        if shown := examples.BODIES.get(example or takes.__name__):
            content["examples"] = {name: {"value": value} for name, value in shown.items()}
        described["openapi_extra"] = {"requestBody": {"required": not body_optional, "content": {JSON: content}}}
    return described


def _content(gives: Any) -> dict[str, Any]:
    if gives is str:
        return {"text/plain": {"schema": {"type": "string"}}}
    return {JSON: {"schema": ref(gives)}}


def _first_line(kind: Any) -> str:
    return str(getattr(kind, "__doc__", None) or "The answer").split("\n")[0]


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
        document["components"] = {
            "schemas": components(),
            "securitySchemes": {
                "token": {"type": "http", "scheme": "bearer", "description": "The token of a seat or of the host"},
                "browser": {"type": "apiKey", "in": "cookie", "name": "kontor-key"},
            },
        }
        document["security"] = [{}, {"token": []}, {"browser": []}]
        app.openapi_schema = document
    return app.openapi_schema
