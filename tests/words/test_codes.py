"""What the rules and the server refuse has a sentence in every language, with the facts that are known then."""

import ast
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import NamedTuple, get_args

import pytest

import kontor
from kontor.rules.notation import FORMS
from kontor.server.api.statuses import STATUSES
from kontor.wire.answers import Status
from kontor.words import Want, expected, message_id, sentence
from tests.words.reading import LANGUAGES, PACKAGE, messages

# Reasons that reach refuse() in a variable: where they are named, and the facts that go with them.
INDIRECT = {
    "post.border": {"post", "region"},  # Bounds.reason
    "post.permit": {"post", "region"},
    "move_three.nothing": set(),  # in a table of the markers that move or remove three pieces
    "remove_three.nothing": set(),
}
KINDS = {kind.__name__ for kind in STATUSES}  # of refusals
OWN_CODES = {"study-full", "link"}  # of the browser alone, and the head of a page of the server

every_language = pytest.mark.parametrize("language", LANGUAGES)


class Refusing(NamedTuple):
    """A call of refuse() in the rules."""

    reason: str
    facts: set[str]


def sources(*folders: str) -> Iterator[tuple[Path, ast.Module]]:
    for folder in folders:
        assert (PACKAGE / folder).is_dir(), folder
        for file in sorted((PACKAGE / folder).rglob("*.py")):
            yield file, ast.parse(file.read_text("utf-8"))


def name_of(call: ast.Call) -> str:
    return call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")


def strings(node: ast.AST) -> set[str]:
    return {part.value for part in ast.walk(node) if isinstance(part, ast.Constant) and isinstance(part.value, str)}


# The rules


def refusings() -> Iterator[Refusing]:
    for _, tree in sources("rules"):
        for call in ast.walk(tree):
            if isinstance(call, ast.Call) and name_of(call) == "refuse":
                facts = {keyword.arg for keyword in call.keywords if keyword.arg}
                for reason in strings(call.args[1]):
                    yield Refusing(reason, facts)


def reasons() -> dict[str, set[str]]:
    """Every reason of the rules with the facts that each of its refusals has."""
    known = {reason: set(facts) for reason, facts in INDIRECT.items()}
    for reason, facts in refusings():
        known[reason] = known.get(reason, facts) & facts
    return known


def test_reasons_in_variables_are_still_named_somewhere() -> None:
    told = {text for _, tree in sources("rules") for text in strings(tree)}
    assert set(INDIRECT) <= told
    assert set(INDIRECT).isdisjoint(reason for reason, _ in refusings())


@every_language
def test_every_reason_has_a_sentence_and_every_sentence_a_reason(language: str) -> None:
    told = {
        text.id
        for text in messages(language).values()
        if text.id.startswith("refusal-") and text.part in ("refusals", "modules")
    }
    assert {message_id(reason) for reason in reasons()} == told - {"refusal-fact-seat"}


@every_language
def test_every_sentence_gets_its_facts(language: str) -> None:
    for reason, facts in reasons().items():
        assert messages(language)[message_id(reason)].variables <= facts, reason


@every_language
def test_a_refusal_is_told_in_words(language: str) -> None:
    told = sentence("swap.foreign", {"city": "hamburg", "pieces": ["1t", "2m"]}, language)
    assert "hamburg" in told
    assert told.endswith(": 1t, 2m.")
    assert "1" in sentence("turn.not_now", {"seat": 1}, language)


def test_a_seat_is_named_as_one() -> None:
    said = sentence("turn.not_now", {"seat": 1})
    assert said == "That is not the current decision; seat 1 has something else to decide."


# Decisions that cannot be read


def wrong_texts() -> Iterator[str]:
    """Every form of the notation with each of its words wrong in turn, and with one word too many."""
    sample = {
        "amount": "1t", "piece": "t", "post": "hamburg-luebeck/1", "source": "stock", "route": "hamburg-luebeck",
        "city": "hamburg", "ability": "book", "space": "8", "number": "1", "seat": "0", "marker": "swap",
        "plus": "plus-3", "markers": "swap+develop", "favour": "tithe",
    }  # fmt: skip
    for form in FORMS.values():
        words = form.format(**sample).split(" ")
        yield " ".join([*words, "more"])
        for place in range(len(words)):
            for wrong in ("", "xyz", "quedli", "perleb", "hamburg-lubeck", "hamburg-luebeck/9"):
                yield " ".join([*words[:place], wrong, *words[place + 1 :]])
    yield "place t " + "x" * 300


def wants() -> Iterator[Want]:
    game = kontor.new_game()
    for text in wrong_texts():
        with suppress(kontor.IllegalAction):
            try:
                game.play(text)
            except kontor.NotationError as wrong:
                yield from wrong.wants
    for thing in ("route", "city"):  # a board that is small
        yield Want(f"{thing}-listed", {"board": "tiny", "ids": ["a", "b"]})


@every_language
def test_everything_that_can_be_expected_has_words(language: str) -> None:
    told = {text.id for text in messages(language).values() if text.id.startswith("expected-")}
    found = list(wants())
    assert {f"expected-{want.what}" for want in found} | {"expected-or"} == told
    for want in found:
        assert "$" not in expected([want], language)
    assert expected([Want("nothing", {}), Want("word", {"word": "office"})], language).endswith(" 'office'")


# The server


def codes() -> set[str]:
    """The codes of all problems in the source of the server."""
    found: set[str] = set()
    for file, tree in sources("server"):
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call) and (code := _code(call)) is not None:
                        found |= _values(code, function, file)
    return found


def _code(call: ast.Call) -> ast.expr | None:
    """Where a call names the code of a problem."""
    if name_of(call) == "Problem":
        return next((keyword.value for keyword in call.keywords if keyword.arg == "error"), None)
    if name_of(call) in ("not_allowed", "Refusal") and len(call.args) > 1:
        return call.args[1]
    if name_of(call) in KINDS and len(call.args) == 2:
        return call.args[0]
    if name_of(call) == "__init__" and len(call.args) == 2 and isinstance(call.args[0], ast.Constant | ast.Name):
        return call.args[0]  # of a kind of refusal
    return None


def _values(code: ast.expr, function: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> set[str]:
    """What the code can be: a constant, a variable of the function, or the status of a table."""
    if isinstance(code, ast.Constant):
        return {str(code.value)}
    if isinstance(code, ast.Name):
        if code.id in {argument.arg for argument in function.args.args}:
            return set()  # handed in by a call that is found too
        assigned = [part.value for part in ast.walk(function) if isinstance(part, ast.Assign) and _names(part, code.id)]
        if assigned:
            return {text for value in assigned for text in strings(value)}
    if ast.unparse(code) == "table.status":
        return set(get_args(Status))
    raise AssertionError(f"{file.name}:{code.lineno}: what can {ast.unparse(code)} be?")


def _names(assignment: ast.Assign, name: str) -> bool:
    return any(isinstance(target, ast.Name) and target.id == name for target in assignment.targets)


@every_language
def test_every_code_of_the_server_has_a_sentence_and_every_sentence_a_code(language: str) -> None:
    told = {text.id.removeprefix("problem-") for text in messages(language).values() if text.part == "problems"}
    assert codes() | OWN_CODES == told, (codes() | OWN_CODES) ^ told
