"""The rules reference: clauses by id and by words, the same in every language."""

import re
from collections import Counter
from pathlib import Path

import pytest

from kontor import reference
from kontor.languages import BY_CODE, LANGUAGES, of_modules
from kontor.rules.modules import FOLDERS as FOLDERS_OF_MODULES
from tests.words.reading import KNOWN

FOLDERS = sorted(
    entry.name for entry in Path(reference.__file__).parent.iterdir() if entry.is_dir() and entry.name[0] != "_"
)
every_translation = pytest.mark.parametrize("language", [name for name in FOLDERS if name != "en"])


HOUSE = "11-"  # the chapter with rules of our own, which no rulebook has


def test_every_clause_of_the_ten_chapters_is_read() -> None:
    clauses = [clause for clause in reference.clauses() if not clause.file.startswith(HOUSE)]
    assert len({clause.file[:2] for clause in clauses}) == len({clause.chapter for clause in clauses}) == 10
    assert len({clause.id for clause in clauses}) == len(clauses) == 604


def test_the_clauses_of_an_optional_rule_are_in_its_folder() -> None:
    files = {clause.file for clause in reference.clauses()}
    assert {file.partition("-")[2].removesuffix(".md") for file in files} >= set(FOLDERS_OF_MODULES)


def test_rules_of_our_own_stand_apart_with_ids_and_tags_of_their_own() -> None:
    house = [clause for clause in reference.clauses() if clause.file.startswith(HOUSE)]
    others = {tag for clause in reference.clauses() if not clause.file.startswith(HOUSE) for tag in clause.scope}
    assert ("HOUSE-01", ("standstill",)) in [(clause.id, clause.scope) for clause in house]
    assert {clause.chapter for clause in house} == {"House rules of Kontor"}
    assert all(clause.file == f"{HOUSE}{clause.scope[0]}.md" for clause in house)
    assert not {tag for clause in house for tag in clause.scope} & others


def test_a_clause_tells_scope_text_ruling_file_and_section() -> None:
    assert reference.clause("east-43") == reference.Clause(
        id="EAST-43",
        scope=("east",),
        text="Green cities may be links of the East–West connection.",
        ruling="said only in the German Big Box; the Polish and the Russian Big Box omit the half-sentence.",
        file="06-east.md",
        chapter="East board",
        section="Green cities",
    )
    assert reference.clause("TURN-01").scope == ("bigbox", "classic")


def test_a_clause_without_ruling_has_none() -> None:
    assert reference.clause("TURN-07").ruling is None


def test_a_clause_before_the_first_section_belongs_to_the_chapter() -> None:
    first = reference.clause("EAST-01")
    assert first.section == first.chapter == "East board"


@pytest.mark.parametrize("language", FOLDERS)
def test_no_ruling_or_source_is_left_in_a_text(language: str) -> None:
    word = BY_CODE[language].ruling
    assert [c.id for c in reference.clauses(language) if word in c.text or c.text.endswith("]")] == []


def test_an_unknown_id_names_the_nearest() -> None:
    with pytest.raises(ValueError, match=r"no clause 'PLCE-02'; did you mean PLACE-02 or"):
        reference.clause("PLCE-02")


@pytest.mark.parametrize("words", ["Göttingen actions", "gottingen ACTIONS", "actions goettingen"])
def test_search_finds_all_words_in_any_order_and_spelling(words: str) -> None:
    assert [clause.id for clause in reference.search(words)] == ["SETUP-16"]


def test_search_for_nothing_finds_nothing() -> None:
    assert reference.search(" ") == ()


# Languages


def test_every_folder_is_a_language_that_is_known() -> None:
    assert FOLDERS == sorted(reference.languages()) == sorted(LANGUAGES)


@every_translation
def test_every_language_has_the_same_clauses_in_the_same_places(language: str) -> None:
    assert list(map(frame, reference.clauses(language))) == list(map(frame, reference.clauses()))


def frame(clause: reference.Clause) -> tuple[object, ...]:
    """What no language changes."""
    return clause.id, clause.scope, clause.file, clause.section == clause.chapter, clause.ruling is None


@every_translation
def test_every_language_has_the_same_sections(language: str) -> None:
    assert first_clauses(language) == first_clauses("en")


def first_clauses(language: str) -> list[str]:
    """The clauses with which a section begins."""
    found = reference.clauses(language)
    return [
        here.id
        for before, here in zip((None, *found), found, strict=False)
        if before is None or (before.file, before.section) != (here.file, here.section)
    ]


@every_translation
@pytest.mark.parametrize("part", ["text", "ruling"])
def test_every_language_has_the_same_numbers(language: str, part: str) -> None:
    """Amounts, sources and the ids of other clauses: none is lost, none is added."""
    wrong = {}
    for english, other in zip(reference.clauses(), reference.clauses(language), strict=True):
        there, here = (numbers(getattr(clause, part) or "") for clause in (english, other))
        if there != here:
            wrong[english.id] = (there - here, here - there)
    assert wrong == {}


def numbers(text: str) -> Counter[str]:
    return Counter(re.findall(r"[A-Z]+(?:-[A-Z]+)*-\d+|\d+", text))


@every_translation
def test_nothing_is_left_in_english(language: str) -> None:
    for english, other in zip(reference.clauses(), reference.clauses(language), strict=True):
        assert english.text != other.text, other.id
        if english.ruling and re.search("[a-z]", english.ruling):  # some name nothing but another clause
            assert english.ruling != other.ruling, other.id


# The terms of the German rulebook stand instead of these; the tiles of FAVOUR-01 are indeed turned up.
NOT_IN_THE_RULEBOOK = r"schwarze[rnm]? Stein|\beckig|\baufgedeckt(?!\w* und bilden die Auslage)|aufzudecken"


@pytest.mark.parametrize("language", FOLDERS)
def test_the_reference_speaks_to_players(language: str) -> None:
    files = [*(Path(reference.__file__).parent / language).iterdir()]
    files += [Path(str(file)) for _, file in of_modules("clauses", language, ".md")]
    lines = [line for file in sorted(files) for line in file.read_text("utf-8").splitlines()]
    assert [line for line in lines if re.search(KNOWN[language]["ours"], line)] == []


def test_german_uses_the_terms_of_the_german_rulebook() -> None:
    assert [clause.id for clause in reference.clauses("de") if re.search(NOT_IN_THE_RULEBOOK, clause.text)] == []


def test_german_is_searched_and_found_in_german() -> None:
    assert [clause.id for clause in reference.search("Göttingen actiones", "de")] == ["SETUP-16"]
    assert reference.clause("place-07", "de").text == "Mit leerem Vorrat kann die Aktion nicht gewählt werden."
    assert reference.clause("SCORE-19", "de").ruling == (
        "für die klassische Ausgabe: die polnische klassische Ausgabe hat keine Gleichstandsregel, "
        "also gilt die Reihenfolge der Big Box."
    )


def test_a_language_without_rules_has_the_english_ones() -> None:
    assert reference.clauses("xx") == reference.clauses()
    assert reference.clause("PLACE-07", "xx") == reference.clause("PLACE-07")
    assert reference.search("tavern", "xx") == reference.search("tavern")
