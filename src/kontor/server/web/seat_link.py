"""Where a seat's link leads: a page with one button, which works without scripts.

Opening the page changes nothing, so programs that look at links to show a preview of them do no harm.
"""

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from kontor.server.api.deps import limit
from kontor.server.api.links import base
from kontor.server.api.routing import Router
from kontor.server.api.seat_claim import again, held_by, open_with, set_cookie
from kontor.server.api.services import Services
from kontor.server.tables.problems import Refused
from kontor.server.web.plain_pages import ask, sorry

router = Router()


@router.get("/seat/{table}/{token}")
async def show(services: Services, request: Request, table: str, token: str) -> Response:
    """Asks whether this browser should take the seat."""
    try:
        limit(services, request, "read")
        await held_by(services, table, token)
    except Refused as refused:
        return sorry(request, refused)
    return ask(request, "seat")


@router.post("/seat/{table}/{token}")
async def take(services: Services, request: Request, table: str, token: str) -> Response:
    """Gives the browser a cookie that proves the seat and sends it to the table."""
    try:
        opened = await open_with(services, request, table, token)
    except Refused as refused:
        return sorry(request, refused)
    if opened.seat is None or opened.key is None:
        return again(services, request, f"/seat/{table}/{token}", opened.key)
    response = RedirectResponse(f"{base(services, request)}/table/{table}", 303)
    set_cookie(services, response, opened.key)
    return response
