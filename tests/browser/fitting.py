"""Long words: all texts of a page made longer, and what then no longer fits."""

import json
import re
from math import ceil
from typing import Any

from playwright.sync_api import BrowserContext, Page, Route

from tests.browser.scripts import script

LONGER = 0.4  # what other languages need more than English
_PART = re.compile(r"export const (\w+) = JSON\.parse\('(.*)'\);")
_WORD = re.compile(r"[^\W\d_]{2,}")
_VOWELS = "aeiouyAEIOUY"


def lengthened(text: str) -> str:
    """Every word longer, by its vowels: "Establish an office" is "Eestaabliish aan oofficee"."""
    return _WORD.sub(lambda word: _longer(word[0]), text)


def _longer(word: str) -> str:
    missing = ceil(len(word) * LONGER)
    letters = []
    for letter in word:
        again = letter in _VOWELS and missing > 0
        letters.append(letter + letter.lower() if again else letter)
        missing -= again
    return "".join(letters) + word[-1].lower() * missing


def speak_at_length(somebody: BrowserContext) -> None:
    """All English words come to this browser lengthened."""

    def answer(route: Route) -> None:
        response = route.fetch()
        parts = (_PART.fullmatch(line) for line in response.text().splitlines())
        lines = [f"export const {part[1]} = JSON.parse({_rewritten(part[2])});" for part in parts if part]
        assert lines
        route.fulfill(response=response, body="\n".join(lines))

    somebody.route(re.compile(r"/assets/en-[^/]*\.js$"), answer)


def _rewritten(quoted: str) -> str:
    entries = json.loads(re.sub(r"\\(.)", r"\1", quoted))
    return json.dumps(json.dumps([_entry(*entry) for entry in entries]))


def _entry(id: str, value: Any, attributes: dict[str, Any] | None = None) -> list[Any]:
    """A message as @fluent/bundle keeps it."""
    rest = [{name: _pattern(text) for name, text in attributes.items()}] if attributes else []
    return [id, _pattern(value), *rest]


def _pattern(value: Any) -> Any:
    if isinstance(value, str):
        return lengthened(value)
    if isinstance(value, list):
        return [_pattern(element) for element in value]
    if isinstance(value, dict) and "variants" in value:
        return {**value, "variants": [{**each, "value": _pattern(each["value"])} for each in value["variants"]]}
    return value


MISFITS = script("misfits")


def misfits(page: Page) -> list[str]:
    """The words that do not fit on a page that stands still."""
    page.evaluate("() => document.fonts.ready")
    found: list[str] = page.evaluate(MISFITS)
    return found
