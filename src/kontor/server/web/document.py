"""The OpenAPI document: it never changes while a server runs, so it is written and compressed once."""

from functools import lru_cache

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response

from kontor.server.api.describe import JSON, openapi
from kontor.server.api.forms import REVALIDATED, File, printed
from kontor.server.api.routing import Router, encode

router = Router()


@router.call(("GET", "HEAD"), "/api/openapi.json", {})
async def document(request: Request) -> Response:
    """Every call with all fields."""
    return _file(request.app).answer(request, REVALIDATED)


@lru_cache(maxsize=1)
def _file(app: Starlette) -> File:
    return printed(JSON, encode(openapi(app)))
