"""The words of the terminal: Fluent messages in the language of the player."""

import argparse
import os
import re
from functools import cache
from importlib import resources
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from rich.console import Console
from rich.text import Text

from kontor.cli.output import ASCII, signs
from kontor.rules.notation import NotationError
from kontor.rules.refusal import Refusal
from kontor.words import ENGLISH, LANGUAGES, expected, sentence

VARIABLES: Final = ("KONTOR_LANG", "LC_ALL", "LC_MESSAGES", "LANG")  # the first one that is set wins
PARTS: Final = ("terms", "terminal", "analysis", "puzzles")
_ASCII: Final = str.maketrans(
    {"ä": "ae", "ö": "oe", "ü": "ue", "Ä": "Ae", "Ö": "Oe", "Ü": "Ue", "ß": "ss", "–": "-", "×": "x", "’": "'"}
    | {"„": '"', "“": '"', "−": "-", "→": "->"}
)
_STYLED = re.compile("\ue000(.*?)\ue001")  # marks a coloured text inside a message


class Words:
    """The messages for a player in one language; `ascii` is for terminals without umlauts."""

    def __init__(self, language: str, *, ascii: bool = False) -> None:
        self.language = language
        self._ascii = ascii
        self._bundle = FluentBundle([language], use_isolating=False)
        for part in PARTS:
            file = resources.files("kontor") / "locale" / language / f"{part}.ftl"
            self._bundle.add_resource(FluentResource(file.read_text("utf-8")))

    def __call__(self, id: str, /, **args: str | int) -> str:
        """The message of an id. Numbers serve only to choose the plural; otherwise arguments are text."""
        message = self._bundle.get_message(id)
        if message.value is None:
            raise KeyError(id)
        text, _ = self._bundle.format_pattern(message.value, args)
        return self.spelt(str(text).replace("\n", " "))

    def has(self, id: str) -> bool:
        """Whether there is such a message."""
        return bool(self._bundle.has_message(id))

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
        return text.translate(_ASCII) if self._ascii else text


@cache
def words(language: str = ENGLISH, *, ascii: bool = False) -> Words:
    """The words of a language."""
    return Words(language, ascii=ascii)


def add_language(parser: argparse._ActionsContainer) -> None:
    """The flag of commands that talk to a player."""
    names = " or ".join(LANGUAGES)
    parser.add_argument("--lang", choices=LANGUAGES, help=f"{names} (default: from KONTOR_LANG or LANG, otherwise en)")


def spoken(wish: str | None, console: Console) -> Words:
    """The words for this output: in the language of the flag, or of the environment, or in English."""
    wanted = next((text for text in (wish, *map(os.environ.get, VARIABLES)) if text), "")[:2]
    return words(wanted if wanted in LANGUAGES else ENGLISH, ascii=signs(console) is ASCII)
