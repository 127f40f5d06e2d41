"""What the operator tells everybody: an announcement; and the imprint, the terms and the privacy policy, each a page
that works without scripts. Files are read whenever somebody wants them."""

from contextlib import suppress
from html import escape
from pathlib import Path
from typing import Final

import msgspec
from markdown_it import MarkdownIt
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from kontor.server.api.context import Context
from kontor.server.api.routing import Router
from kontor.server.config.settings import Settings
from kontor.server.config.values import PAGE_SCHEMES, TEXT_FILE_SUFFIXES
from kontor.server.web.pages import page
from kontor.words import say

TEXT_PAGES: Final = ("imprint", "terms", "privacy")
ANNOUNCEMENT_MAX_CHARACTERS: Final = 1000
router = Router()
_markdown: Final = MarkdownIt("js-default", {"breaks": True})  # shows HTML as text


@router.get("/texts/{name}")
async def show_text(context: Context, name: str) -> Response:
    """The page of a text."""
    given = getattr(context.services.settings, name) if name in TEXT_PAGES else ""
    if not given:
        raise HTTPException(404)
    if given.startswith(PAGE_SCHEMES):
        return RedirectResponse(given)
    return page(context, f"<article>{_markdown.render(_text(given))}</article>")


def public_texts(settings: Settings) -> str:
    """What the client needs to know of all these, as an element for the head of its page; empty if there are none."""
    found = {name: f"texts/{name}" for name in TEXT_PAGES if getattr(settings, name)}
    if given := settings.announcement:
        found["announcement"] = _text(given)[:ANNOUNCEMENT_MAX_CHARACTERS].strip()
    return f'<meta name="texts" content="{escape(msgspec.json.encode(found).decode())}">' if any(found.values()) else ""


def unscripted_links(settings: Settings, language: str) -> str:
    """The pages for browsers that run no scripts."""
    named = {name: escape(say(f"public-{name}", {}, language)) for name in TEXT_PAGES if getattr(settings, name)}
    return "".join(f'<p><a href="texts/{name}">{title}</a></p>' for name, title in named.items())


def _text(given: str) -> str:
    if given.startswith(PAGE_SCHEMES) or not given.endswith(TEXT_FILE_SUFFIXES):
        return given
    with suppress(OSError, UnicodeError):
        return Path(given).read_text("utf-8")
    return ""
