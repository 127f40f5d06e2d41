"""How the pages reach a browser: all that a page needs is named in its head, and sent small."""

import re
import socket
from pathlib import Path
from urllib.parse import urlsplit

import httpx
import pytest
from playwright.sync_api import Browser, expect

from kontor.words import say
from tests.browser.pages import TableScreen
from tests.browser.visitors import Visitors
from tests.server.playing import table_of, take_seat
from tests.server.serving import Server

LINK = re.compile(r'<link rel="(\w+)" (?:crossorigin )?href="(?:\./)?([^"]+)"')


def named(client: httpx.Client, path: str, language: str = "en") -> dict[str, set[str]]:
    """The addresses that the head of a page names, by what they are for."""
    found: dict[str, set[str]] = {}
    for kind, address in LINK.findall(client.get(path, headers={"Accept-Language": language}).text):
        found.setdefault(kind, set()).add(address.replace("&amp;", "&"))
    return found


@pytest.mark.parametrize("path", ["/", "/new", "/rules", "/nowhere", "/table/abc", "/join/abc/code"])
def test_everything_that_a_page_names_is_there(client: httpx.Client, path: str) -> None:
    links = named(client, path)
    kinds = ("stylesheet", "modulepreload", "preload", "later", "icon")
    files = {file for kind in kinds for file in links.get(kind, set())}
    assert any(file.endswith(".woff2") for file in files)
    for file in files - {"api/games/abc/events?ply=0&version=0"}:
        assert client.get(f"/{file}").status_code == 200, file


def test_the_page_of_a_table_names_what_the_table_needs(client: httpx.Client) -> None:
    home, table = named(client, "/"), named(client, "/table/abc")
    assert {"api/games/abc/events?ply=0&version=0"} == {link for link in table["preload"] if "api" in link}
    assert home["preload"] == {"api/options", "api/games"}
    # the table, its words and the first steps
    assert len(table["modulepreload"] - home["modulepreload"]) == 3
    assert len(table["stylesheet"] - home["stylesheet"]) == 2


def test_the_page_of_a_game_names_its_board_to_those_who_may_see_it(server: Server, client: httpx.Client) -> None:
    seen, hidden = (table_of(client, board="east", spectators=spectators) for spectators in (True, False))
    address = "api/boards/east"
    with server.client() as anna:
        assert address in named(anna, f"/table/{seen.id}")["preload"]
        assert address not in named(anna, f"/table/{hidden.id}")["preload"]
        take_seat(anna, hidden.link())
        assert address in named(anna, f"/table/{hidden.id}")["preload"]


def test_a_page_names_the_words_of_the_language_that_the_browser_wants(client: httpx.Client) -> None:
    wishes = ("en-GB", "de-AT,en;q=0.5")
    english, german = (named(client, "/table/abc", language)["modulepreload"] for language in wishes)
    differ = sorted(re.sub(r"-[0-9a-f]{8}-", " ", link) for link in english ^ german)
    assert differ == ["assets/de table.js", "assets/de words.js", "assets/en table.js", "assets/en words.js"]
    assert client.get("/table/abc").headers["vary"] == "Accept-Language"


def test_a_device_that_installs_the_client_is_told_in_its_language(client: httpx.Client) -> None:
    told = client.get("/kontor.webmanifest", headers={"Accept-Language": "ru-RU"})
    assert told.headers["content-type"] == "application/manifest+json"
    assert (told.json()["name"], told.json()["lang"]) == ("Kontor", "ru")
    assert told.json()["description"] == say("page-about", {}, "ru")


@pytest.mark.parametrize("path", ['/table/"><script>', "/table/", "/table/..%2F..", "/tables/abc"])
def test_an_address_that_is_no_table_s_names_no_news(client: httpx.Client, path: str) -> None:
    assert not any("api" in link for link in named(client, path).get("preload", set()))


def test_scripts_are_sent_small_and_kept(client: httpx.Client) -> None:
    (script,) = (link for link in named(client, "/table/abc")["modulepreload"] if re.match(r"assets/table-", link))
    bodies = {}
    for form in ("br", "gzip", "identity"):
        with client.stream("GET", f"/{script}", headers={"Accept-Encoding": form}) as response:
            bodies[form] = b"".join(response.iter_raw())
            assert response.headers.get("content-encoding", "identity") == form
            assert response.headers["content-type"].startswith("text/javascript")
            assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
            assert response.headers["vary"] == "Accept-Encoding"
    assert len(bodies["br"]) < len(bodies["gzip"]) < len(bodies["identity"]) / 2
    assert client.get(f"/{script}", headers={"Accept-Encoding": "gzip"}).content == bodies["identity"]


@pytest.mark.parametrize("path", ["/api/boards/hansa-3", "/api/rules?language=en", "/api/options"])
def test_answers_are_sent_small(path: str, client: httpx.Client) -> None:
    with client.stream("GET", path, headers={"Accept-Encoding": "gzip"}) as response:
        sent = b"".join(response.iter_raw())
    assert response.headers["content-encoding"] == "gzip"
    assert len(sent) < len(client.get(path).content) / 2


def test_what_changes_under_its_name_is_asked_about(client: httpx.Client) -> None:
    first = client.get("/theme.js")
    assert first.headers["cache-control"] == "no-cache"
    assert client.get("/theme.js", headers={"If-None-Match": first.headers["etag"]}).status_code == 304


@pytest.mark.parametrize(
    "path", ["/assets/nothing.js", "/assets/", "/assets/deeper/table.js", "/assets/..%2Findex.html"]
)
def test_a_file_that_is_not_there_is_not_found(client: httpx.Client, path: str) -> None:
    assert client.get(path).status_code == 404


def test_what_the_build_tells_the_server_is_no_page(client: httpx.Client) -> None:
    assert client.get("/heads.json").headers["content-type"].startswith("text/html")


def test_a_table_is_there_with_few_requests_and_none_comes_twice(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit(table.link()))
    screen.my_decision()
    expect(screen.page.get_by_role("region", name="First steps")).to_be_visible()
    asked = [urlsplit(url).path for url in visitors.requests]
    news = [path for path in asked if path.startswith(f"/api/games/{table.id}")]
    assert news == [f"/api/games/{table.id}/events"]
    first_steps = [path for path in asked if "/Guide-" in path]  # for somebody new; the table does not wait for them
    parts = [path for path in asked if path.endswith((".js", ".css")) and path not in first_steps]
    assert (len(parts), len(first_steps)) == (8, 2), asked
    assert len(asked) == len(set(asked) - {"/icon.svg"}) + asked.count("/icon.svg")


class Below(Server):
    """A server that lives below a path."""

    def __init__(self, database: str) -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            self._free: int = free.getsockname()[1]
        super().__init__(database, "--public-url", f"{self._read_address()}/kontor", port=self._free)

    def _read_address(self) -> str:
        return f"http://127.0.0.1:{self._free}"


@pytest.mark.full
def test_below_a_path_everything_is_found(browser: Browser, tmp_path: Path) -> None:
    with Below(f"sqlite:///{tmp_path / 'kontor.db'}") as server:
        visitors = Visitors(browser, server.url)
        with httpx.Client(base_url=f"{server.url}/kontor") as client:
            link = table_of(client).link()
        assert TableScreen(visitors.visit(link)).shows("main.table[aria-busy=false] .prompt.you")
        visitors.leave()
    strays = [url for url in visitors.requests if not url.startswith(f"{server.url}/kontor/")]
    assert (strays, visitors.faults) == ([], [])
