"""Where a seat's link leads: the one page that works without scripts."""

from html import escape
from typing import Annotated

from fastapi import APIRouter, Path, Request, Response
from fastapi.responses import HTMLResponse, RedirectResponse

from kontor.server.api.deps import Server
from kontor.server.api.links import base
from kontor.server.api.seats import open_with, set_cookie
from kontor.server.problems import Refused

router = APIRouter(include_in_schema=False)
Code = Annotated[str, Path(max_length=100)]


@router.get("/seat/{table}/{token}")
async def seat(services: Server, request: Request, table: Code, token: Code) -> Response:
    """The browser keeps a cookie that proves the seat, and goes to the table."""
    try:
        _, key = await open_with(services, request, table, token)
    except Refused as refused:
        return _sorry(refused)
    response = RedirectResponse(f"{base(services, request)}/table/{table}", 303)
    set_cookie(services, response, key)
    return response


def _sorry(refused: Refused) -> Response:
    text = (
        "<!doctype html><html lang='en'><head><meta charset='utf-8'>"
        "<meta name='viewport' content='width=device-width'><title>Kontor</title></head>"
        f"<body><h1>This link does not work</h1><p>{escape(refused.problem.message)}</p></body></html>"
    )
    return HTMLResponse(text, refused.status)
