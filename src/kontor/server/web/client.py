"""The client for browsers: one page and its files, as `npm run build` leaves them in `static`."""

import hashlib
import json
import re
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Final

from starlette.exceptions import HTTPException
from starlette.responses import HTMLResponse, Response

from kontor.languages import LANGUAGES
from kontor.server.api.context import Context
from kontor.server.api.forms import REVALIDATED, UNCOMPRESSED, File, static_file
from kontor.server.api.routing import Router
from kontor.server.tables.present import seat_shown
from kontor.server.tables.problems import Refused
from kontor.server.web.built import ADVICE, INDEX_FILE, STATIC_FOLDER
from kontor.server.web.public_texts import public_texts, unscripted_links
from kontor.words import say

HEADS_FILE: Final = STATIC_FOLDER / "heads.json"
MANIFEST_FILE: Final = STATIC_FOLDER / "kontor.webmanifest"  # read by a device that installs the client
CACHE_FOREVER: Final = "public, max-age=31536000, immutable"  # their names change with their content
_HTML: Final = '<html lang="en">'
_BASE: Final = re.compile(r'<base href="[^"]*" ?/?>')
_TABLE: Final = re.compile(r"(?:table|join)/([a-z0-9]+)(/replay)?(?:/.*)?")
PRELOAD_MARK: Final = "<!--preload-->"
HOME_ASKS: Final = ["api/options", "api/games"]
UNSCRIPTED_MARK: Final = "<!--unscripted-->"
MISSING_CLIENT_PAGE: Final = (
    "<!doctype html><html lang='en'><head><meta charset='utf-8'><title>Kontor</title></head><body><h1>Kontor</h1>"
    f"<p>The server runs, but the pages for browsers are missing. {ADVICE}</p></body></html>"
)
MEDIA_TYPES: Final = {
    ".js": "text/javascript; charset=utf-8",
    ".css": "text/css; charset=utf-8",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
COMPRESSED_SUFFIXES: Final = {"br": ".br", "gzip": ".gz"}  # as the build writes them; the smallest comes first
router = Router()  # included last: it has a page at every address that nothing else takes


@router.call(("GET", "HEAD"), "/assets/{name:path}", {})
async def asset(context: Context, name: str) -> Response:
    """A file that a browser needs to ask for only once."""
    file = find(STATIC_FOLDER / "assets", name)
    if file is None:
        raise HTTPException(404)
    return file.answer(context, CACHE_FOREVER)


@router.get("/{path:path}")
async def page(context: Context, path: str) -> Response:
    """The one page of the client, which shows what its address says; or a file beside it."""
    if path == "api" or path.startswith("api/"):
        raise HTTPException(404)
    language = context.language
    if path == MANIFEST_FILE.name and (age := _age(MANIFEST_FILE)) is not None:
        answer = _manifest(language, age).answer(context, REVALIDATED)
        answer.headers["Vary"] = "Accept-Encoding, Accept-Language"
        return answer
    if path != HEADS_FILE.name and (file := find(STATIC_FOLDER, path)) is not None:
        return file.answer(context, REVALIDATED)
    place = path.partition("/")[0]
    head = _heads(_age(HEADS_FILE)).get(place) or _heads(_age(HEADS_FILE)).get("", {})
    settings = context.services.settings
    links = unscripted_links(settings, language)
    text = _page(settings.root_path, head.get(language, ""), language, links, _age(INDEX_FILE))
    return HTMLResponse(
        text.replace(PRELOAD_MARK, public_texts(settings) + await _preload(context, path), 1),
        headers={"Cache-Control": REVALIDATED, "Vary": "Accept-Language"},
    )


def find(folder: Path, name: str) -> File | None:
    """A file in this folder itself; None if there is none that may be sent."""
    path = folder / name
    if path.suffix not in MEDIA_TYPES or path.name != name:
        return None
    try:
        return _read(path, path.stat().st_mtime_ns)
    except (OSError, ValueError):  # ValueError: a name that no file can have
        return None


@lru_cache(maxsize=256)
def _read(path: Path, age: int) -> File:
    """The file; read again after each build."""
    plain = path.read_bytes()
    packed = {form: path.with_name(path.name + ending) for form, ending in COMPRESSED_SUFFIXES.items()}
    forms = {form: file.read_bytes() for form, file in packed.items() if file.is_file()}
    return File(MEDIA_TYPES[path.suffix], {**forms, UNCOMPRESSED: plain}, hashlib.sha256(plain).hexdigest()[:20])


def _age(file: Path) -> int | None:
    """When a file was built; None if it was not."""
    try:
        return file.stat().st_mtime_ns
    except FileNotFoundError:
        return None


@lru_cache(maxsize=len(LANGUAGES))
def _manifest(language: str, age: int) -> File:
    """The manifest in the language that the browser asks for; read again after each build."""
    facts = json.loads(MANIFEST_FILE.read_text("utf-8")) | {
        "lang": language,
        "description": say("page-about", {}, language),
    }
    return static_file(MEDIA_TYPES[MANIFEST_FILE.suffix], json.dumps(facts, ensure_ascii=False).encode())


@lru_cache(maxsize=2)
def _heads(age: int | None) -> dict[str, dict[str, str]]:
    """What a browser will need, by the first part of an address and by language. The page works without it, too."""
    if age is None:
        return {}
    try:
        heads: dict[str, dict[str, str]] = json.loads(HEADS_FILE.read_text("utf-8"))
    except ValueError:  # it is being written
        return {}
    return heads


@lru_cache(maxsize=32)
def _page(root: str, head: str, language: str, links: str, age: int | None) -> str:
    """The page, with the server's address and what the browser will need; read again after each build."""
    if age is None:
        return MISSING_CLIENT_PAGE
    text = INDEX_FILE.read_text("utf-8").replace(_HTML, f'<html lang="{language}">', 1)
    title, about = (escape(say(f"page-scripts-{part}", {}, language)) for part in ("head", "about"))
    unscripted = f"<h1>{title}</h1><p>{about}</p>{links}"  # shown by a browser that runs no scripts
    text = text.replace("</head>", f"{head}</head>", 1).replace(UNSCRIPTED_MARK, unscripted, 1)
    return _BASE.sub(f'<base href="{root}/">{PRELOAD_MARK}', text, count=1)


async def _preload(context: Context, path: str) -> str:
    """What the page will ask the server for: the browser asks before it has read a script."""
    table = _TABLE.fullmatch(path)
    if table is not None:
        news = "replay" if table[2] else "events?ply=0&amp;version=0"
        asked = [f"api/games/{table[1]}/{news}", *await _board(context, table[1])]
    else:
        asked = [] if path else HOME_ASKS
    return "".join(f'<link rel="preload" href="{each}" as="fetch" crossorigin>' for each in asked)


async def _board(context: Context, name: str) -> list[str]:
    """The board of a game that is in memory, for those who may see it. Nothing is loaded for that."""
    table = context.services.hub.in_memory(name)
    if table is None or table.game is None:
        return []
    try:
        seat_shown(table, await context.caller())
    except Refused:  # the page says why
        return []
    return [f"api/boards/{table.game.board.id}"]
