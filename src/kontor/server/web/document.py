"""The OpenAPI document: it never changes while a server runs, so it is written and compressed once."""

from functools import lru_cache

from fastapi import APIRouter, FastAPI, Request, Response

from kontor.server.api.deps import encode
from kontor.server.api.describe import JSON, openapi
from kontor.server.api.forms import REVALIDATED, File, printed

router = APIRouter(include_in_schema=False)


@router.api_route("/api/openapi.json", methods=["GET", "HEAD"])
async def document(request: Request) -> Response:
    """Every call with all fields."""
    return _file(request.app).answer(request, REVALIDATED)


@lru_cache(maxsize=1)
def _file(app: FastAPI) -> File:
    return printed(JSON, encode(openapi(app)))
