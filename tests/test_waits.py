"""No test waits for ever: what does not happen is a failure, not a run that hangs."""

import ast
from collections.abc import Iterator

from tests.pages import ROOT

WAITS = {"sleep", "wait_for_timeout"}
LIMITS = {"monotonic", "timeout"}  # a deadline, asyncio.timeout
ENDED_BY_OTHERS = {"odd_worker.py", "scripted.py", "storm.py", "writer.py"}  # play the part of programs and people


def called(node: ast.AST) -> set[str]:
    """The last words of all functions that are called in a node."""
    calls = [call.func for call in ast.walk(node) if isinstance(call, ast.Call)]
    return {function.attr if isinstance(function, ast.Attribute) else getattr(function, "id", "") for function in calls}


def limited(node: ast.AST) -> bool:
    """Whether whatever is in a node ends some time."""
    match node:
        case ast.With() | ast.AsyncWith():
            return any(called(item.context_expr) & LIMITS for item in node.items)
        case ast.AsyncFunctionDef():
            return node.name.startswith("test_")  # tests/conftest.py ends it
        case ast.While():
            return bool(called(node) & LIMITS)
    return False


def endless(node: ast.AST) -> Iterator[int]:
    """The lines of loops that wait without a limit."""
    if limited(node):
        return
    if isinstance(node, ast.While) and (called(node) & WAITS or all(isinstance(each, ast.Pass) for each in node.body)):
        yield node.lineno
    for child in ast.iter_child_nodes(node):
        yield from endless(child)


def test_no_loop_waits_without_a_limit() -> None:
    files = [file for file in sorted((ROOT / "tests").rglob("*.py")) if file.name not in ENDED_BY_OTHERS]
    found = {str(file.relative_to(ROOT)): list(endless(ast.parse(file.read_text("utf-8")))) for file in files}
    assert {name: lines for name, lines in found.items() if lines} == {}


def test_such_loops_are_found() -> None:
    loops = {
        "while not done:\n    await asyncio.sleep(0)": 1,
        "while play():\n    pass": 1,
        "while monotonic() < deadline:\n    sleep(1)": 0,
        "async with asyncio.timeout(9):\n    while not done:\n        await asyncio.sleep(0)": 0,
        "async def test_play():\n    while not done:\n        await asyncio.sleep(0)": 0,
        "async def play():\n    while not done:\n        await asyncio.sleep(0)": 1,
        "while game.play():\n    count += 1": 0,
    }
    assert {text: len(list(endless(ast.parse(text)))) for text in loops} == loops
