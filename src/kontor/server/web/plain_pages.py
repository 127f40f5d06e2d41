"""Small pages that work without scripts."""

from html import escape

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from kontor.server.api.routing import services_of
from kontor.server.api.statuses import status_of
from kontor.server.tables.problems import Refused
from kontor.server.web.accept_language import language_of
from kontor.words import say


def ask(request: Request, about: str) -> Response:
    """A page with a button, on which nothing happens until that is pressed."""
    language = language_of(request)
    head, text, button = (escape(say(f"page-{about}-{part}", {}, language)) for part in ("head", "about", "button"))
    return page(request, f"<h1>{head}</h1><p>{text}</p><form method='post'><button>{button}</button></form>")


def sorry(request: Request, refused: Refused) -> Response:
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
