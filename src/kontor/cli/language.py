"""The words of the terminal: Fluent messages in the language of the player."""

import argparse
import os
import re
from functools import cache
from typing import Final

from rich.console import Console
from rich.text import Text

from kontor import fluent
from kontor.cli.output import ASCII, signs
from kontor.languages import BY_CODE, unaccented
from kontor.rules.notation import NotationError
from kontor.rules.refusal import Refusal
from kontor.words import ENGLISH, LANGUAGES, MODULES, expected, sentence, texts

VARIABLES: Final = ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set wins
MESSAGE_FILES: Final = ("terms", "cities", "terminal", "analysis", "lessons", "puzzles", MODULES)
_ASCII: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "–": "-", "×": "x", "’": "'"}
    | {"„": '"', "“": '"', "”": '"', "−": "-", "→": "->"}
)
_STYLED = re.compile("\ue000(.*?)\ue001")  # marks a coloured text inside a message


class Words:
    """The messages for a player in one language; `ascii` is for terminals without accents."""

    def __init__(self, language: str, *, ascii: bool = False) -> None:
        self.language = language
        self._ascii = ascii
        self._texts = texts(language, MESSAGE_FILES)

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The message of an id."""
        return self.spelt(fluent.say(self._texts[id], args, self.language))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return id in self._texts

    def styled(self, id: str, /, style: str = "", **args: str | int | Text) -> Text:
        """A message in which some arguments keep their colours."""
        colours = {name: arg for name, arg in args.items() if isinstance(arg, Text)}
        plain = {name: f"\ue000{name}\ue001" if isinstance(arg, Text) else arg for name, arg in args.items()}
        parts = _STYLED.split(self(id, **plain))  # every second one is a name
        return Text.assemble(*(colours[part] if place % 2 else part for place, part in enumerate(parts)), style=style)

    def refusal(self, refusal: Refusal) -> str:
        """Why a decision is not allowed."""
        return self.spelt(sentence(refusal.reason, refusal.facts, self.language))

    def expected(self, wrong: NotationError) -> str:
        """What could be there instead, where a decision cannot be read."""
        return self("terminal-expected", what=expected(wrong.wants, self.language))

    def spelt(self, text: str) -> str:
        """A text as this terminal can show it."""
        return unaccented(text.translate(_ASCII)) if self._ascii else text


@cache
def words(language: str = ENGLISH, *, ascii: bool = False) -> Words:
    """The words of a language."""
    return Words(language, ascii=ascii)


def add_language(parser: argparse._ActionsContainer) -> None:
    """The flag of commands that talk to a player."""
    names = ", ".join(LANGUAGES[:-1]) + f" or {LANGUAGES[-1]}"
    parser.add_argument("--lang", choices=LANGUAGES, help=f"{names} (default: from KONTOR_LANG or LANG, otherwise en)")


def spoken(wish: str | None, console: Console) -> Words:
    """The words for this output: in the language of the flag, or of the environment, or in English. A terminal that
    cannot show the letters of a language speaks English."""
    wanted = next((text for text in (wish, *map(os.environ.get, VARIABLES)) if text), "")[:2]
    ascii = signs(console) is ASCII
    is_shown = wanted in LANGUAGES and (not ascii or unaccented(BY_CODE[wanted].name).isascii())
    return words(wanted if is_shown else ENGLISH, ascii=ascii)
