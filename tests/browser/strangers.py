"""Words that do not belong on a page: ids of messages, and English on a page in another language."""

import re
from collections.abc import Iterable
from functools import cache

from playwright.sync_api import Page

from kontor.languages import ENGLISH
from tests.browser.scripts import script
from tests.words.reading import PARTS, PRINTED, entries, messages, texts_of

TOLD = script("words-on-screen")
_WORD = re.compile(r"[^\W\d_]{3,}")
_ID = re.compile(r"\b[a-z]+(?:-[a-z0-9]+)+\b")


def strangers(page: Page, names: Iterable[str] = ()) -> list[str]:
    """Ids of messages on a page, and words of English that its own language does not have; names may be anything."""
    language = page.locator("html").get_attribute("lang") or ENGLISH
    told: list[str] = page.evaluate(TOLD)
    foreign = _words(ENGLISH) - _words(language).union(*map(_in, (*names, *PRINTED)))
    return [text for text in told if _in(text) & foreign or set(_ID.findall(text)) & messages(language).keys()]


def _in(text: str) -> set[str]:
    return {word.lower() for word in _WORD.findall(text)}


@cache
def _words(language: str) -> frozenset[str]:
    """All words of the messages of a language."""
    return frozenset(word for part in PARTS for entry in entries(language, part) for word in _in(texts_of(entry)))
