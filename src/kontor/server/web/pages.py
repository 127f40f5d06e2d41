"""Pages with one button, which work without scripts: where a seat's link leads, and the link at the end of a mail.

Opening such a page changes nothing, so programs that look at links to show a preview of them do no harm.
"""

from html import escape

from starlette.responses import HTMLResponse, RedirectResponse, Response

from kontor.server.api.context import Context
from kontor.server.api.routing import Router
from kontor.server.api.seat_claim import claim_seat, held_by
from kontor.server.api.statuses import status_of
from kontor.server.tables.problems import Refused
from kontor.words import say

router = Router()


@router.get("/seat/{table}/{token}")
async def show_seat(context: Context, table: str, token: str) -> Response:
    """Asks whether this browser should take the seat."""
    context.limit("read")
    await held_by(context, table, token)
    return button_page(context, "seat")


@router.post("/seat/{table}/{token}")
async def take_seat(context: Context, table: str, token: str) -> Response:
    """Gives the browser a cookie that proves the seat and sends it to the table."""
    seat = await claim_seat(context, table, token)
    return seat if isinstance(seat, Response) else RedirectResponse(f"{context.base}/table/{table}", 303)


@router.get("/notices/stop/{way}")
async def show_stop(context: Context, way: str) -> Response:
    """Asks whether the mails should end. Opening the page changes nothing."""
    return button_page(context, "stop")


@router.post("/notices/stop/{way}")
async def stop_mails(context: Context, way: str) -> Response:
    """Ends the mails."""
    context.limit("notice")
    await context.services.channels.drop(way[:40])
    return page(context, f"<h1>{escape(say('page-stopped', {}, context.language))}</h1>")


def button_page(context: Context, about: str) -> Response:
    """A page with a button, on which nothing happens until that is pressed."""
    language = context.language
    head, text, button = (escape(say(f"page-{about}-{part}", {}, language)) for part in ("head", "about", "button"))
    return page(context, f"<h1>{head}</h1><p>{text}</p><form method='post'><button>{button}</button></form>")


def refusal_page(context: Context, refused: Refused) -> Response:
    """What these pages answer instead of a Problem."""
    language = context.language
    facts = {name: fact for name, fact in (refused.problem.facts or {}).items() if not isinstance(fact, list)}
    head, why = (escape(say(f"problem-{code}", facts, language)) for code in ("link", refused.problem.error))
    home, way = escape(f"{context.services.settings.root_path}/"), escape(say("page-home", {}, language))
    return page(context, f"<h1>{head}</h1><p>{why}</p><a class='button' href='{home}'>{way}</a>", status_of(refused))


def page(context: Context, content: str, status: int = 200) -> Response:
    """A small page. Its address is a secret; but without a referrer on our own site, browsers would not say that the
    button is on a page of ours."""
    language = context.language
    style = escape(f"{context.services.settings.root_path}/plain.css")
    text = (
        f"<!doctype html><html lang='{language}'><head><meta charset='utf-8'><meta name='robots' content='noindex'>"
        "<meta name='viewport' content='width=device-width'><title>Kontor</title>"
        f"<link rel='stylesheet' href='{style}'></head><body><main>{content}</main></body></html>"
    )
    headers = {"Cache-Control": "no-store", "Referrer-Policy": "same-origin", "Vary": "Accept-Language"}
    return HTMLResponse(text, status, headers)
