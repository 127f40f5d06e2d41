"""The client for browsers: one page and its files, as `npm run build` leaves them beside this file."""

import re
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.staticfiles import StaticFiles

from kontor.server.api.deps import Server

STATIC: Final = Path(__file__).parent / "static"
INDEX: Final = STATIC / "index.html"
FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with their content
_BASE: Final = re.compile(r'<base href="[^"]*" ?/?>')
MISSING: Final = (
    "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Kontor</title></head><body><h1>Kontor</h1>"
    "<p>The server runs, but the pages for browsers are not built. In a clone, <code>./kontor</code> builds them.</p>"
    "</body></html>"
)
router = APIRouter(include_in_schema=False)


class Files(StaticFiles):
    """Files that a browser needs to ask for only once."""

    def file_response(self, *args: object, **kwargs: object) -> Response:
        response = super().file_response(*args, **kwargs)  # type: ignore[arg-type]
        response.headers["Cache-Control"] = FOREVER
        return response


def add_client(app: FastAPI) -> None:
    """The page for every address that is nothing else; it comes last."""
    app.mount("/assets", Files(directory=STATIC / "assets", check_dir=False))
    app.include_router(router)


@router.get("/{path:path}")
async def page(services: Server, request: Request, path: str) -> Response:
    """The one page of the client, which shows what its address says; or a file beside it."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    if path in _files():
        return FileResponse(STATIC / path, headers={"Cache-Control": "no-cache"})
    return HTMLResponse(_page(services.settings.root_path, _age()), headers={"Cache-Control": "no-cache"})


@cache
def _files() -> frozenset[str]:
    """Files at the root of the client, such as its icon."""
    return frozenset(file.name for file in STATIC.glob("*.*") if file.name != "index.html")


def _age() -> int | None:
    """When the page was built; None where it is not."""
    try:
        return INDEX.stat().st_mtime_ns
    except FileNotFoundError:
        return None


@lru_cache(maxsize=4)
def _page(root: str, age: int | None) -> str:
    """The page, told where the server lives; read again when it was built anew."""
    if age is None:
        return MISSING
    return _BASE.sub(f'<base href="{root}/">', INDEX.read_text("utf-8"), count=1)
