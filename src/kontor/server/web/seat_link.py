"""Where a seat's link leads: the one page that works without scripts."""

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from kontor.server.api.deps import Server
from kontor.server.api.links import base
from kontor.server.api.seats import open_with, set_cookie
from kontor.server.tables.problems import Refused
from kontor.words import ENGLISH, LANGUAGES, say

router = APIRouter(include_in_schema=False)


@router.get("/seat/{table}/{token}")
async def seat(services: Server, request: Request, table: str, token: str) -> Response:
    """Gives the browser a cookie that proves the seat and sends it to the table."""
    try:
        _, key = await open_with(services, request, table, token)
    except Refused as refused:
        return _sorry(request, refused)
    response = RedirectResponse(f"{base(services, request)}/table/{table}", 303)
    set_cookie(services, response, key)
    return response


def _sorry(request: Request, refused: Refused) -> Response:
    language = language_of(request.headers.get("accept-language", ""))
    head, why = (escape(say(f"problem-{code}", {}, language)) for code in ("link", refused.problem.error))
    text = (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Kontor</title></head>"
        f"<body><h1>{head}</h1><p>{why}</p></body></html>"
    )
    return HTMLResponse(text, refused.status)


def language_of(wishes: str) -> str:
    """The first of the browser's languages that we have, or English."""
    return next((wish.strip()[:2] for wish in wishes.lower().split(",") if wish.strip()[:2] in LANGUAGES), ENGLISH)
