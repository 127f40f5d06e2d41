"""Where the link at the end of a mail leads: a page with one button, which ends such mails."""

from html import escape

from starlette.requests import Request
from starlette.responses import Response

from kontor.server.api.deps import limit
from kontor.server.api.routing import Router
from kontor.server.api.services import Services
from kontor.server.tables.problems import Refused
from kontor.server.web.accept_language import language_of
from kontor.server.web.plain_pages import ask, page, sorry
from kontor.words import say

router = Router()


@router.get("/notices/stop/{way}")
async def show(request: Request, way: str) -> Response:
    """Asks whether the mails should end. Opening the page changes nothing."""
    return ask(request, "stop")


@router.post("/notices/stop/{way}")
async def stop(services: Services, request: Request, way: str) -> Response:
    """Ends the mails."""
    try:
        limit(services, request, "notice")
        await services.channels.drop(way[:40])
    except Refused as refused:
        return sorry(request, refused)
    language = language_of(request)
    return page(request, f"<h1>{escape(say('page-stopped', {}, language))}</h1>")
