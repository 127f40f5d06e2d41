"""Words that do not belong on a page: ids of messages, and English on a page in another language."""

import re
from collections.abc import Iterable
from functools import cache

from playwright.sync_api import Page

from kontor.languages import ENGLISH
from tests.words.reading import PARTS, PRINTED, entries, messages, texts_of

# Everything that a page tells, also in names for screen readers; not what is marked as of another language, and not the
# notation of decisions, which is the same in all.
TOLD = """() => {
  const { lang } = document.documentElement;
  const isOurs = (element) => !element.closest(`[lang]:not([lang=${lang}]), code, kbd, script, style, noscript`);
  const names = ["aria-label", "aria-description", "aria-valuetext", "title", "placeholder", "alt"];
  const told = [document.title];
  for (const element of document.body.querySelectorAll("*")) {
    if (!isOurs(element)) continue;
    for (const name of names) told.push(element.getAttribute(name) ?? "");
    for (const node of element.childNodes) if (node.nodeType === Node.TEXT_NODE) told.push(node.data);
  }
  return [...new Set(told)];
}"""
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
