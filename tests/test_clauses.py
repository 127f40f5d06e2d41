"""Every clause of the rules has a test, or a reason why none can fail on it."""

from pathlib import Path

import pytest

from kontor import reference
from tools import clauses

KNOWN = {clause.id for clause in reference.clauses()}


@pytest.fixture(scope="module")
def coverage() -> clauses.Coverage:
    return clauses.coverage()


def test_every_clause_in_scope_is_tested_or_listed_as_untestable(coverage: clauses.Coverage) -> None:
    assert [clause.id for clause in coverage.missing] == []


def test_every_mark_names_a_clause_of_the_reference(coverage: clauses.Coverage) -> None:
    assert {id: tests for id, tests in coverage.tested.items() if id not in KNOWN} == {}


def test_every_untestable_entry_names_a_clause_of_the_reference(coverage: clauses.Coverage) -> None:
    assert sorted(coverage.untestable.keys() - KNOWN) == []


def test_no_untestable_clause_has_a_test(coverage: clauses.Coverage) -> None:
    assert {id: coverage.tested[id] for id in coverage.untestable.keys() & coverage.tested.keys()} == {}


def test_marks_are_found_on_tests_classes_modules_and_parameters() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.rule("A-01")]
@pytest.mark.rule("A-02", "A-03")
def test_one(): ...
@pytest.mark.rule("A-04")
class TestMany:
    pytestmark = pytest.mark.rule("A-05")
    @pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.rule("A-06"))])
    def test_two(self, n): ...
@pytest.mark.rule("A-07")
def helper(): ...
"""
    assert clauses.marks_in(source) == [
        *[("test_one", id) for id in ("A-01", "A-02", "A-03")],
        *[("test_two", id) for id in ("A-01", "A-04", "A-05", "A-06")],
    ]


def test_a_mark_without_a_plain_string_is_refused() -> None:
    with pytest.raises(ValueError, match="plain strings"):
        clauses.marks_in("@pytest.mark.rule(NAME)\ndef test_x(): ...")


@pytest.mark.parametrize(
    ("content", "complaint"),
    [('"SETUP-11" = " "', "needs a reason"), ('"SETUP-11" = 1', "needs a reason")],
)
def test_an_untestable_entry_needs_a_reason(tmp_path: Path, content: str, complaint: str) -> None:
    (tmp_path / "a.toml").write_text(content)
    with pytest.raises(ValueError, match=complaint):
        clauses.untestable_clauses(tmp_path)


def test_a_clause_is_listed_as_untestable_only_once(tmp_path: Path) -> None:
    for name in ("a.toml", "b.toml"):
        (tmp_path / name).write_text('"SETUP-11" = "the score pad has no effect"')
    with pytest.raises(ValueError, match="twice"):
        clauses.untestable_clauses(tmp_path)


def test_the_report_counts_and_lists_what_is_missing() -> None:
    in_scope = tuple(reference.clause(id) for id in ("SETUP-11", "TURN-01", "TURN-02"))
    found = clauses.Coverage(in_scope, {"TURN-01": ("test_turn.py::test_x",)}, {"SETUP-11": "no effect"})
    lines = [line.split() for line in clauses.report(found)]
    assert ["01-components-setup.md", "0", "0", "1", "100", "%"] in lines
    assert ["02-turn-and-actions.md", "1", "2", "0", "50", "%"] in lines
    assert ["all", "1", "2", "1", "50", "%"] in lines
    assert lines[-1][0] == "TURN-02"
