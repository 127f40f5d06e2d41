"""Code and words agree: what is asked for is there with its variables, and nothing is there that nobody asks for."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from kontor import words as library
from kontor.cli import language
from tests.words import markup
from tests.words.reading import PACKAGE, PARTS, messages
from tests.words.script import HOLE, Literal, Script

WEB = Path(__file__).resolve().parents[2] / "web" / "src"
SAYING = r"(?:t|say|word|sentence|words\.say|words\.has)"
CHECKED_ELSEWHERE = ("refusals", "notation", "problems")  # test_codes.py
# Ids that are put together so that no text of the source begins like them.
COMPUTED = {
    r"(theme|palette|assist|animation|contrast|volume)-\w+": "Settings.svelte: a setting and its value",
    r"notice-[\w-]+\.about": "Notice.svelte: a notice and what is behind it",
    r"(not-shown|stale-page)\.about": "Failed.svelte: what happened and what is behind it",
    r"(stock|supply)-about": "OwnDesk.svelte: a heap of pieces",
    r"source-\w+": "facts.ts: a kind of fact and its value",
}


@cache
def scripts() -> tuple[tuple[str, Script], ...]:
    """The code of the browser client with its paths; a Svelte file holds several pieces of it."""
    found = []
    for file in sorted([*WEB.rglob("*.ts"), *WEB.rglob("*.svelte")]):
        if not file.name.endswith((".test.ts", ".gen.ts")) and "fixtures" not in file.parts:
            text = file.read_text("utf-8")
            codes = markup.scripts(text) if file.suffix == ".svelte" else (text,)
            found += [(str(file.relative_to(WEB)), Script(code)) for code in codes]
    return tuple(found)


def fits(literal: Literal) -> tuple[str, ...]:
    """The ids that a literal is or can become."""
    return _fits(literal.text)


@cache
def _fits(text: str) -> tuple[str, ...]:
    known = messages("en")
    if HOLE not in text:
        return (text,) if text in known else ()
    pattern = Literal(text, 0, 0).pattern
    return tuple(name for name in known if pattern.fullmatch(name))


def asked(script: Script) -> Iterator[tuple[Literal, list[tuple[int, int]]]]:
    """The ids with which a script asks for words, and the arguments of the call."""
    for args in script.calls(SAYING):
        for literal in script.results(*args[0]) if args else ():
            if literal.text:
                yield literal, args


def test_there_is_a_client_to_look_at() -> None:
    assert len(scripts()) > 50
    assert sum(1 for _, script in scripts() for _ in asked(script)) > 300


def test_every_message_that_a_page_asks_for_is_there() -> None:
    missing = {(path, literal.text) for path, script in scripts() for literal, _ in asked(script) if not fits(literal)}
    assert missing == set(), sorted(missing)


def test_every_message_gets_its_variables() -> None:
    """Where id and variables are written in one place; the rest is seen by the tests of the client."""
    known = messages("en")
    missing = set()
    for path, script in scripts():
        for literal, args in asked(script):
            given = _keys(script, *args[1]) if len(args) > 1 else set()
            if literal.text in known and given is not None and not known[literal.text].variables <= given:
                missing.add((path, literal.text))
    assert missing == set(), sorted(missing)


def _keys(script: Script, start: int, end: int) -> set[str] | None:
    """The names in an object, or None where the source does not tell them."""
    code = script.code[start:end]
    if not (code.strip().startswith("{") and code.strip().endswith("}")):
        return None
    first = start + code.index("{") + 1
    names = set()
    for begin, stop in script.split(first, start + code.rindex("}")):
        found = re.match(r"\s*(\w+)\s*(:|$)", script.code[begin:stop])
        if not found:
            return None
        names.add(found[1])
    return names


def test_every_part_is_loaded_by_somebody() -> None:
    loaded = {*library.OWN, *language.MESSAGE_FILES}
    for _, script in scripts():
        needed = [*script.calls(r"words\.need"), *(args[1:] for args in script.calls("part"))]  # after the component
        loaded |= {literal.text for args in needed for begin, end in args for literal in script.within(begin, end)}
        first = re.search(r"const FIRST = (\[.*?\])", script.code)
        if first:
            loaded |= {literal.text for literal in script.within(*first.span(1))}
    assert loaded == set(PARTS)


# The terminal


@cache
def python_texts() -> tuple[Literal, ...]:
    """The strings of the Python source, without docstrings; a hole for each placeholder of an f-string."""
    found = []
    for file in sorted(PACKAGE.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                found.append(Literal(node.value, 0, 0))
            elif isinstance(node, ast.JoinedStr):
                parts = [str(part.value) if isinstance(part, ast.Constant) else HOLE for part in node.values]
                found.append(Literal("".join(parts), 0, 0))
    return tuple(found)


# Both


def wanted() -> Iterator[str]:
    """The ids that are written somewhere in the source, whole or as a beginning with holes."""
    for literal in (*(literal for _, script in scripts() for literal in script.literals), *python_texts()):
        if "-" in literal.text.split(HOLE)[0] or HOLE not in literal.text:
            yield from fits(literal)


def test_no_message_is_left_over() -> None:
    used = set(wanted())
    known = [text.id for text in messages("en").values() if text.part not in CHECKED_ELSEWHERE]
    left = [name for name in known if name not in used and not any(re.fullmatch(form, name) for form in COMPUTED)]
    assert left == [], left


def test_no_exception_is_left_over() -> None:
    used, known = set(wanted()), messages("en")
    for form in COMPUTED:
        matching = [name for name in known if re.fullmatch(form, name)]
        assert matching, form
        assert not all(name in used for name in matching), form
