"""The terminal asks for its words too: with their variables, and with none written into its code."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from kontor.rules.notation import FORMS
from tests.words.reading import PACKAGE, messages

CLI = PACKAGE / "cli"
# What is shown while somebody plays. Options of the command line and their mistakes are English.
PLAYING = (
    "board_text", "commands", "desks", "event_words", "moves", "prompt", "question", "scene", "screen", "session",
    "sheet",
)  # fmt: skip
PROSE = re.compile(r"[^\W\d_]{2,}[,.:]? [^\W\d_]{2,}")
WEIGHT_SETS = {"bold", "not", "dim", "italic", "underline", "default", "on", "red", "cyan", "yellow"}
VERBS = {form.split(" ")[0] for form in FORMS.values()}


def calls() -> Iterator[tuple[Path, ast.Call]]:
    """Every call that asks for words by an id."""
    for file in sorted(CLI.glob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and node.args and name_of(node) in ("say", "styled", "_as_it_is"):
                yield file, node


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def results(node: ast.expr) -> Iterator[str]:
    """The strings that an expression can be."""
    if isinstance(node, ast.IfExp):
        yield from results(node.body)
        yield from results(node.orelse)
    elif isinstance(node, ast.Constant):
        yield str(node.value)


def given(call: ast.Call) -> set[str] | None:
    """The variables that a call hands over, or None where it does not tell."""
    if any(keyword.arg is None for keyword in call.keywords):
        return None
    if name_of(call) == "_as_it_is":
        return {name for argument in call.args[1:] for name in results(argument)}
    return {str(keyword.arg) for keyword in call.keywords}


def test_every_message_that_the_terminal_asks_for_is_there_and_gets_its_variables() -> None:
    known = messages("en")
    asked = [(file.name, name, given(call)) for file, call in calls() for name in results(call.args[0])]
    assert len(asked) > 100
    assert [(file, name) for file, name, _ in asked if name not in known] == []
    assert [(file, name) for file, name, has in asked if has is not None and not known[name].variables <= has] == []


def literals(source: str) -> Iterator[str]:
    """The strings of a module that are no docstrings."""
    tree = ast.parse(source)
    documents = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
    for node in ast.walk(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and id(node) not in documents:
            yield node.value


def is_prose(text: str) -> bool:
    words = text.split()
    return bool(PROSE.search(text)) and not set(words) <= WEIGHT_SETS and words[0] not in VERBS


def test_no_words_are_written_into_what_is_shown_while_playing() -> None:
    told = {(name, text) for name in PLAYING for text in literals((CLI / f"{name}.py").read_text("utf-8"))}
    assert len(told) > 100
    assert {(name, text) for name, text in told if is_prose(text)} == set()


def test_prose_is_told_from_styles_and_notation() -> None:
    assert [text for text in ("no actions left: ", "You, too", "bold red", "use plus-3", "End") if is_prose(text)] == [
        "no actions left: ",
        "You, too",
    ]
