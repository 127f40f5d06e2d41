"""People who visit the server, each with a browser profile of their own."""

import re
from pathlib import Path
from typing import Literal, TypedDict, Unpack
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Error,
    Page,
    Request,
)

Theme = Literal["light", "dark"]
DESKTOP = (1440, 900)
PHONE = (390, 844)
LAPTOP = (1280, 720)  # what is not said otherwise: fewer pixels to draw
PATIENCE = 120_000  # ms, for whatever must happen: other programs may use the machine


class Look(TypedDict, total=False):
    """How somebody looks at pages, where it is not as usual."""

    size: tuple[int, int]
    theme: Theme
    language: str
    moves: bool
    touch: bool
    offline: bool


def profile(browser: Browser, url: str, **look: Unpack[Look]) -> BrowserContext:
    """A new profile: no cookies, nothing stored; things move only for those who want that.

    The service worker fetches everything once for times without a network: only for those who ask for `offline`.
    """
    width, height = look.get("size", LAPTOP)
    context = browser.new_context(
        base_url=url,
        viewport={"width": width, "height": height},
        color_scheme=look.get("theme", "light"),
        locale=look.get("language", "en-GB"),
        reduced_motion="no-preference" if look.get("moves") else "reduce",
        has_touch=look.get("touch", False),
        service_workers="allow" if look.get("offline") else "block",
    )
    context.set_default_timeout(PATIENCE)
    return context


def at_table(somebody: BrowserContext, path: str) -> str:
    """Takes the seat, if an address is the link of one, and gives the address of its table."""
    if "/seat/" not in path:
        return path
    assert somebody.request.post(path).ok
    return re.sub(r"/seat/(\w+)/.*", r"/table/\1", path)


class Visitors:
    """Opens pages, and collects what goes wrong on them."""

    def __init__(
        self, browser: Browser, url: str, regular: BrowserContext | None = None, client: httpx.Client | None = None
    ) -> None:
        self.url = url
        self.faults: list[str] = []
        self.requests: list[str] = []  # the addresses that were asked for
        self.theme: Theme = "light"  # of all pages where nothing else is said
        self.careless = False  # where a test breaks the connection, complaints about it are no faults
        self._browser = browser
        self._regular = regular
        self._client = client
        self._pages: list[Page] = []
        self._contexts: list[BrowserContext] = []

    @property
    def client(self) -> httpx.Client:
        """Makes tables on their server, without a browser."""
        assert self._client is not None
        return self._client

    def somebody(self, **look: Unpack[Look]) -> BrowserContext:
        """Somebody who was never here."""
        context = profile(self._browser, self.url, **(Look(theme=self.theme) | look))
        context.on("page", self._watch)
        self._contexts.append(context)
        return context

    def visit(self, path: str = "/", **look: Unpack[Look]) -> Page:
        """Somebody new looks at a page."""
        somebody = self.somebody(**look)
        page = somebody.new_page()
        page.goto(at_table(somebody, path))
        return page

    def visit_again(self, path: str, *, size: tuple[int, int] = LAPTOP) -> Page:
        """Somebody who was here before looks at a page."""
        assert self._regular is not None
        page = self._regular.new_page()
        self._watch(page)
        if size != LAPTOP:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        if self.theme != "light":
            page.emulate_media(color_scheme=self.theme)
        page.goto(at_table(self._regular, path))
        return page

    def leave(self, pictures: Path | None = None) -> None:
        """All close their pages; pictures of them are kept where wanted."""
        for number, page in enumerate(self._pages):
            if pictures and not page.is_closed():
                file = pictures / f"page-{number}.png"
                page.screenshot(path=file)
                print(f"what was seen: {file} ({page.url})")
            page.close()
        for context in self._contexts:
            context.close()
        self._pages.clear()
        self._contexts.clear()

    def _watch(self, page: Page) -> None:
        self._pages.append(page)
        page.on("request", self._requested)
        page.on("console", self._said)
        page.on("pageerror", self._wrong)

    def _requested(self, request: Request) -> None:
        self.requests.append(request.url)
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and f"{address.scheme}://{address.netloc}" != self.url:
            self.faults.append(f"asked for {request.url}")

    def _said(self, message: ConsoleMessage) -> None:
        url = str(message.location.get("url"))
        if "Service Worker registration blocked" in message.text:  # by us: see `profile`
            return
        if message.type in ("error", "warning") and not self.careless:
            self.faults.append(f"{message.type}: {message.text} ({url})")

    def _wrong(self, error: Error) -> None:
        self.faults.append(f"not caught: {error}")
