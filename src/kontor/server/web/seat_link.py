"""Where a seat's link leads: a page with one button, which works without scripts.

Opening the page changes nothing, so programs that look at links to show a preview of them do no harm.
"""

from html import escape

from fastapi import APIRouter, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from kontor.server.api.deps import Server, limit, services_of
from kontor.server.api.links import base
from kontor.server.api.opening import again, held_by, open_with, set_cookie
from kontor.server.tables.problems import Refused
from kontor.server.web.wish import language_of
from kontor.words import say

router = APIRouter(include_in_schema=False)


@router.get("/seat/{table}/{token}")
async def show(services: Server, request: Request, table: str, token: str) -> Response:
    """Asks whether this browser should take the seat."""
    try:
        limit(services, request, "read")
        await held_by(services, table, token)
    except Refused as refused:
        return _sorry(request, refused)
    language = language_of(request)
    head, about, button = (escape(say(f"page-seat-{part}", {}, language)) for part in ("head", "about", "button"))
    return _page(request, f"<h1>{head}</h1><p>{about}</p><form method='post'><button>{button}</button></form>")


@router.post("/seat/{table}/{token}")
async def take(services: Server, request: Request, table: str, token: str) -> Response:
    """Gives the browser a cookie that proves the seat and sends it to the table."""
    try:
        opened = await open_with(services, request, table, token)
    except Refused as refused:
        return _sorry(request, refused)
    if opened.seat is None or opened.key is None:
        return again(services, request, f"/seat/{table}/{token}", opened.key)
    response = RedirectResponse(f"{base(services, request)}/table/{table}", 303)
    set_cookie(services, response, opened.key)
    return response


def _sorry(request: Request, refused: Refused) -> Response:
    services_of(request).security.note(refused.problem.error)
    language = language_of(request)
    head, why = (escape(say(f"problem-{code}", {}, language)) for code in ("link", refused.problem.error))
    home, way = escape(f"{services_of(request).settings.root_path}/"), escape(say("page-home", {}, language))
    return _page(request, f"<h1>{head}</h1><p>{why}</p><a class='button' href='{home}'>{way}</a>", refused.status)


def _page(request: Request, content: str, status: int = 200) -> Response:
    """A small page. Its address is a secret; but without a referrer on our own site, browsers would not say that the
    button is on a page of ours."""
    language = language_of(request)
    style = escape(f"{services_of(request).settings.root_path}/plain.css")
    text = (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'><meta name='robots' content='noindex'>"
        "<meta name='viewport' content='width=device-width'><title>Kontor</title>"
        f"<link rel='stylesheet' href='{style}'></head><body><main>{content}</main></body></html>"
    )
    headers = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin", "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers)
