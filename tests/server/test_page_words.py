"""The one page of the server itself speaks the language of the browser."""

import pytest

from tests.server.playing import browser
from tests.server.serving import Server

ENGLISH = (
    "This link does not work",
    "There is no such table. The link may be incomplete or out of date: ask for it again.",
)
GERMAN = (
    "Dieser Link funktioniert nicht",
    "Diesen Tisch gibt es nicht. Der Link ist vielleicht unvollständig oder veraltet: Lass ihn dir noch einmal geben.",
)


@pytest.mark.parametrize(
    ("wishes", "language", "head", "why"),
    [
        ("", "en", *ENGLISH),
        ("de-AT,en;q=0.5", "de", *GERMAN),
        ("fr, de;q=0.9, en;q=0.8", "de", *GERMAN),
        ("en;q=0.2, de;q=0.9", "de", *GERMAN),
        ("de;q=0, fr;q=x", "en", *ENGLISH),
        ("fr", "en", *ENGLISH),
    ],
)
def test_a_link_that_is_not_valid_is_told_in_words(
    wishes: str, language: str, head: str, why: str, server: Server
) -> None:
    with browser(server) as stranger:
        page = stranger.get("/seat/nowhere/token", headers={"Accept-Language": wishes}).text
    assert f"<html lang='{language}'>" in page
    assert f"<h1>{head}</h1><p>{why}</p>" in page


def test_the_address_says_the_language_before_the_browser_does(server: Server) -> None:
    with browser(server) as stranger:
        page = stranger.get("/seat/nowhere/token?language=de", headers={"Accept-Language": "en"}).text
        other = stranger.get("/seat/nowhere/token?language=xx", headers={"Accept-Language": "de"}).text
    assert "<html lang='de'>" in page
    assert "<html lang='de'>" in other
