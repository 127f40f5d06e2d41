"""The rules reference: clauses by id and by words."""

import pytest

from kontor import reference


def test_every_clause_of_the_ten_files_is_read() -> None:
    clauses = reference.clauses()
    assert len({clause.file for clause in clauses}) == 10
    assert len({clause.id for clause in clauses}) == len(clauses) == 604


def test_a_clause_tells_scope_text_ruling_file_and_section() -> None:
    assert reference.clause("east-43") == reference.Clause(
        id="EAST-43",
        scope=("east",),
        text="Green cities may be links of the East–West connection.",
        ruling="said only in 004; 000 and 002 omit the half-sentence.",
        file="06-east.md",
        section="Green cities",
    )
    assert reference.clause("TURN-01").scope == ("bigbox", "classic")


def test_a_clause_without_ruling_has_none() -> None:
    assert reference.clause("TURN-07").ruling is None


def test_a_clause_before_the_first_section_belongs_to_the_title() -> None:
    assert reference.clause("EAST-01").section == "06 – East board"


def test_no_ruling_or_source_is_left_in_a_text() -> None:
    assert [c.id for c in reference.clauses() if "Ruling" in c.text or c.text.endswith("]")] == []


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(ValueError, match=r"no clause 'PLCE-02'; did you mean PLACE-02 or"):
        reference.clause("PLCE-02")


@pytest.mark.parametrize("words", ["Göttingen actions", "gottingen ACTIONS", "actions goettingen"])
def test_search_finds_all_words_in_any_order_and_spelling(words: str) -> None:
    assert [clause.id for clause in reference.search(words)] == ["SETUP-16"]


def test_search_for_nothing_finds_nothing() -> None:
    assert reference.search(" ") == ()
