"""The OpenAPI document: it never changes while a server runs, so it is written and compressed once."""

import gzip
import hashlib
from functools import lru_cache

from fastapi import APIRouter, FastAPI, Request, Response

from kontor.server.api.deps import encode
from kontor.server.api.describe import JSON, openapi
from kontor.server.web.static_files import PLAIN, REVALIDATED, File

router = APIRouter(include_in_schema=False)


@router.api_route("/api/openapi.json", methods=["GET", "HEAD"])
async def document(request: Request) -> Response:
    """Every call with all fields."""
    return _file(request.app).answer(request, REVALIDATED)


@lru_cache(maxsize=1)
def _file(app: FastAPI) -> File:
    plain = encode(openapi(app))
    forms = {"gzip": gzip.compress(plain, mtime=0), PLAIN: plain}
    return File(JSON, forms, hashlib.sha256(plain).hexdigest()[:20])
