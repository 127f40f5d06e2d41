"""What the operator tells everybody: an announcement, the imprint, the terms and the privacy policy."""

import html
import json
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.serving import PATIENCE, Server

IMPRINT = "# Imprint\n\nAnna Example\nExample Street 1\n\n<script>alert(1)</script> [us](javascript:alert(1))\n"


def texts(client: httpx.Client) -> dict[str, str]:
    """What the client is told of them."""
    found = re.search(r'<meta name="texts" content="([^"]*)">', client.get("/").text)
    return json.loads(html.unescape(found[1])) if found else {}


def test_each_text_is_a_page_and_the_client_knows_of_it(sqlite_url: str, tmp_path: Path) -> None:
    imprint = tmp_path / "imprint.md"
    imprint.write_text(IMPRINT, "utf-8")
    flags = ("--imprint", str(imprint), "--terms", "Be kind & fair.", "--privacy", "https://example.org/privacy")
    with Server(sqlite_url, *flags, "--announcement", 'A pause at 20:00 "sharp"') as server, server.client() as client:
        assert texts(client) == {
            "imprint": "texts/imprint",
            "terms": "texts/terms",
            "privacy": "texts/privacy",
            "announcement": 'A pause at 20:00 "sharp"',
        }
        page = client.get("/texts/imprint").text
        assert "<h1>Imprint</h1>" in page
        assert "Anna Example<br>\nExample Street 1" in page.replace("<br />", "<br>")
        assert "<script>alert" not in page
        assert 'href="javascript' not in page
        assert "Be kind &amp; fair." in client.get("/texts/terms").text
        moved = client.get("/texts/privacy")
        assert (moved.status_code, moved.headers["location"]) == (307, "https://example.org/privacy")
        german = client.get("/", headers={"Accept-Language": "de"}).text
        unscripted = german.partition("<noscript>")[2]
        assert '<a href="texts/imprint">Impressum</a>' in unscripted
        imprint.write_text("# Another one", "utf-8")
        assert "<h1>Another one</h1>" in client.get("/texts/imprint").text
        imprint.unlink()
        assert client.get("/texts/imprint").status_code == 200, "the page stays, empty"


def test_an_announcement_in_a_file_is_read_whenever_a_page_is_opened(sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "news.txt"
    file.write_text("")
    with Server(sqlite_url, "--announcement", str(file)) as server, server.client() as client:
        assert texts(client) == {}
        file.write_text("Back at nine.\n")
        assert texts(client) == {"announcement": "Back at nine."}


def test_without_texts_there_are_none(server: Server) -> None:
    with server.client() as client:
        assert texts(client) == {}
        for name in ("imprint", "terms", "privacy", "announcement", "operator_secret"):
            assert client.get(f"/texts/{name}").status_code == 404


def test_a_file_that_cannot_be_read_is_refused_at_the_start(sqlite_url: str) -> None:
    given = ["--database", sqlite_url, "--imprint", "nowhere.md"]
    line = [sys.executable, "-m", "kontor", "serve", "--no-browser", *given]
    done = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert "--imprint" in done.stderr
