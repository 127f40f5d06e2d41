"""Pages with one button, which work without scripts: where a seat's link leads, and the link at the end of a mail.

Opening such a page changes nothing, so programs that look at links to show a preview of them do no harm.
"""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.api.deps import limit
from kontor.server.api.links import base
from kontor.server.api.routing import Router, services_of
from kontor.server.api.seat_claim import claim_seat, held_by, retry_redirect, set_cookie
from kontor.server.api.services import Services
from kontor.server.api.statuses import status_of
from kontor.server.tables.problems import Refused
from kontor.server.web.accept_language import language_of
from kontor.words import say

router = Router()


@router.get("/seat/{table}/{token}")
async def show_seat(services: Services, request: Request, table: str, token: str) -> Response:
    """Asks whether this browser should take the seat."""
    try:
        limit(services, request, "read")
        await held_by(services, table, token)
    except Refused as refused:
        return refusal_page(request, refused)
    return button_page(request, "seat")


@router.post("/seat/{table}/{token}")
async def take_seat(services: Services, request: Request, table: str, token: str) -> Response:
    """Gives the browser a cookie that proves the seat and sends it to the table."""
    try:
        opened = await claim_seat(services, request, table, token)
    except Refused as refused:
        return refusal_page(request, refused)
    if opened.seat is None or opened.key is None:
        return retry_redirect(services, request, f"/seat/{table}/{token}", opened.key)
    response = RedirectResponse(f"{base(services, request)}/table/{table}", 303)
    set_cookie(services, response, opened.key)
    return response


@router.get("/notices/stop/{way}")
async def show_stop(request: Request, way: str) -> Response:
    """Asks whether the mails should end. Opening the page changes nothing."""
    return button_page(request, "stop")


@router.post("/notices/stop/{way}")
async def stop_mails(services: Services, request: Request, way: str) -> Response:
    """Ends the mails."""
    try:
        limit(services, request, "notice")
        await services.channels.drop(way[:40])
    except Refused as refused:
        return refusal_page(request, refused)
    language = language_of(request)
    return page(request, f"<h1>{escape(say('page-stopped', {}, language))}</h1>")


def button_page(request: Request, about: str) -> Response:
    """A page with a button, on which nothing happens until that is pressed."""
    language = language_of(request)
    head, text, button = (escape(say(f"page-{about}-{part}", {}, language)) for part in ("head", "about", "button"))
    return page(request, f"<h1>{head}</h1><p>{text}</p><form method='post'><button>{button}</button></form>")


def refusal_page(request: Request, refused: Refused) -> Response:
    services_of(request).security.note(refused.problem.error)
    language = language_of(request)
    head, why = (escape(say(f"problem-{code}", {}, language)) for code in ("link", refused.problem.error))
    home, way = escape(f"{services_of(request).settings.root_path}/"), escape(say("page-home", {}, language))
    return page(request, f"<h1>{head}</h1><p>{why}</p><a class='button' href='{home}'>{way}</a>", status_of(refused))


def page(request: Request, content: str, status: int = 200) -> Response:
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
