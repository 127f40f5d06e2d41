"""How a line is read: with completion at a terminal, plainly from a pipe."""

import sys
from collections.abc import Callable, Iterable, Sequence
from typing import Final, Protocol

from prompt_toolkit import PromptSession
from prompt_toolkit.application import get_app
from prompt_toolkit.completion import CompleteEvent, Completer, Completion
from prompt_toolkit.document import Document
from prompt_toolkit.filters import Condition
from prompt_toolkit.formatted_text import FormattedText

from kontor.cli.moves import next_words

MENU_LINES: Final = 6


class Reader(Protocol):
    """Asks for a line; EOFError at the end, KeyboardInterrupt at Ctrl-C."""

    def ask(self, prompt: str) -> str:
        """The next line."""
        ...


class PipeReader:
    """Reads lines from a pipe and repeats them, so that the output reads like a session."""

    def ask(self, prompt: str) -> str:
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        print(f"{prompt}{line.rstrip()}")
        return line.strip()


class Words(Completer):
    """Completes word by word from the lines that make sense now."""

    def __init__(self, lines: Callable[[], Sequence[str]]) -> None:
        self._lines = lines

    def get_completions(self, document: Document, complete_event: CompleteEvent) -> Iterable[Completion]:
        *before, typed = document.text_before_cursor.lstrip().split(" ")
        for word, goes_on in next_words(self._lines(), before, typed):
            yield Completion(word + " " if goes_on else word, -len(typed), display=word)


class TerminalReader:
    """A prompt with history, completion and a line below that comments on what is typed."""

    def __init__(self, lines: Callable[[], Sequence[str]], comment: Callable[[str], tuple[str, str]]) -> None:
        self._comment = comment
        self._session: PromptSession[str] = PromptSession(
            completer=Words(lines),
            # Room for the menu is taken only once something is typed, so that the screen above stays whole.
            complete_while_typing=Condition(lambda: bool(get_app().current_buffer.text)),
            reserve_space_for_menu=MENU_LINES,
            bottom_toolbar=self._toolbar,
        )

    def ask(self, prompt: str) -> str:
        return self._session.prompt(prompt).strip()

    def _toolbar(self) -> FormattedText:
        return FormattedText([self._comment(get_app().current_buffer.text)])
