"""The Fluent files: every language says the same things, and every city, paragraph and page has its words there."""

import re
from collections import Counter
from pathlib import Path

import pytest
from fluent.syntax import ast

from kontor import boards, reference
from kontor.cli import main
from kontor.languages import BY_CODE
from kontor.words import texts
from tests.words import markup
from tests.words.reading import KNOWN, LANGUAGES, PARTS, PRINTED, entries, junk, messages, of_part, texts_of
from tests.words.test_use import WEB, scripts

every_part = pytest.mark.parametrize("part", PARTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_language_has_a_folder_and_is_known() -> None:
    assert sorted(BY_CODE) == LANGUAGES == sorted(KNOWN)
    assert {"de", "en"} <= set(LANGUAGES)


@every_language
@every_part
def test_every_part_exists_and_can_be_read(language: str, part: str) -> None:
    assert junk(language, part) == []


@every_language
@every_part
def test_every_language_has_the_same_messages_with_the_same_variables(language: str, part: str) -> None:
    here, english = ({text.id: text.variables for text in of_part(name, part)} for name in (language, "en"))
    assert here == english


@every_language
def test_every_message_has_one_place(language: str) -> None:
    told = Counter(text.id for part in PARTS for text in of_part(language, part))
    assert [name for name, count in told.items() if count > 1] == []


NOT_OURS = ("rules-synonyms",)  # what people search for


@every_language
def test_the_words_of_the_game_are_those_of_the_rulebook(language: str) -> None:
    strange = []
    for part in PARTS:
        for entry in entries(language, part):
            if isinstance(entry, ast.Message) and entry.id.name not in NOT_OURS:
                strange += [
                    (entry.id.name, found[0]) for found in re.finditer(KNOWN[language]["strangers"], texts_of(entry))
                ]
    assert strange == []


# Cities


def groups(language: str) -> list[list[str]]:
    """The names that belong together, those on the board first."""
    told = "".join(str(part) for part in texts(language, ("cities",))["city-names"])
    return [[name.strip() for name in group.split(",")] for group in told.split(";")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_cities_have_other_names_than_on_the_board_and_no_two_the_same(language: str) -> None:
    first, *_ = zip(*groups(language), strict=False)
    assert set(first) <= PRINTED
    names = [name for group in groups(language) for name in group]
    assert all(len(group) > 1 for group in groups(language))
    assert len(set(names)) == len(names)


def test_where_letters_differ_every_city_has_a_name() -> None:
    assert {printed for printed, *_ in groups("ru")} == PRINTED


@pytest.mark.parametrize(("language", "asked"), [("ru", "Кельн"), ("pl", "kolonia"), ("hu", "köln"), ("en", "Cologne")])
def test_the_rules_are_found_by_them(language: str, asked: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", asked, "--lang", language]) == 0
    told = capsys.readouterr().out
    assert main(["rules", "Coellen", "--lang", language]) == 0
    assert told == capsys.readouterr().out


# The rulebook


PAGES = (Path(__file__).parents[2] / "web/src/lib/rulebook/pages.ts").read_text("utf-8")
ENTRY = re.compile(r'\{ id: "(\w+)", paragraphs: \[((?:\[[^\]]*\](?:, )?)+)\]')


def test_every_clause_behind_a_paragraph_exists() -> None:
    known = {clause.id for clause in reference.clauses("en")}
    named = set(re.findall(r'"([A-Z]+(?:-[A-Z]+)*-\d+)"', PAGES))
    assert len(named) > 80
    assert named <= known, sorted(named - known)


def test_every_page_has_its_words_and_no_words_are_left_over() -> None:
    pages = {id: rows.count("[") for id, rows in ENTRY.findall(PAGES)}
    assert len(pages) == PAGES.count("{ id:")
    wanted = {f"book-{id}" for id in pages}
    wanted |= {f"book-{id}-{number}" for id, count in pages.items() for number in range(1, count + 1)}
    for language in LANGUAGES:
        said = {name for name in messages(language) if name.startswith("book-")}
        assert wanted <= said, sorted(wanted - said)
        assert not [name for name in said - wanted if name[-1].isdigit()]


def test_the_pictures_show_cities_and_routes_that_are_there() -> None:
    cities = {city.id for side in boards.board_ids() for city in boards.board(side).cities}
    routes = {route.id: len(route.posts) for side in boards.board_ids() for route in boards.board(side).routes}
    shown = {name for row in re.findall(r"around: \[([^\]]*)\]", PAGES) for name in re.findall(r'"([\w-]+)"', row)}
    assert shown
    assert shown <= cities
    for route, row in re.findall(r'"([a-z]+-[a-z-]+)": \[([^\]]*)\]', PAGES):
        assert routes[route] == len(row.split(",")), route


# Pages


SENTENCE = re.compile(r"[A-Z][a-z]+ [a-z]+ .*")
# Messages of errors; the page says problem-offline and problem-fault instead.
FOR_PROGRAMS = {"The server cannot be reached.", "The server answered \0."}
CONTENT = re.compile(r"content:\s*\"([^\"]*[A-Za-z]{2}[^\"]*)\"")


def test_no_svelte_file_has_text_in_its_markup() -> None:
    pages = {file: list(markup.literal_texts(file.read_text("utf-8"))) for file in WEB.rglob("*.svelte")}
    assert {str(file.relative_to(WEB)): texts for file, texts in pages.items() if texts} == {}


def test_no_script_has_sentences() -> None:
    texts = {(path, literal.text) for path, script in scripts() for literal in script.literals}
    said = {(path, text) for path, text in texts if SENTENCE.fullmatch(text)}
    assert {text for _, text in said} - FOR_PROGRAMS == set(), said
    assert {text for _, text in said} >= FOR_PROGRAMS


def test_no_style_has_words() -> None:
    styles = [*WEB.rglob("*.css"), *WEB.rglob("*.svelte")]
    assert [text for file in styles for text in CONTENT.findall(file.read_text("utf-8"))] == []


def test_text_is_found_wherever_it_stands() -> None:
    page = """
    <script lang="ts" generics="T extends Map<string, T>">const hidden = "Not seen";</script>
    <!-- not seen -->
    <p title="Hello {name ? "there" : t("no")}" class={["box", "wide"]} {...rest}>
      Text &nbsp; {count > 1 ? "Many" : t("few")}
      {#if kind === "house"}<Button label={ok ? "Fine" : t("x")} onclick={() => go("home")}>W</Button>{/if}
      <b aria-label={`Seat ${number}`}>{t(`scroll-${kind}`)}</b>
    </p>
    <style>p { content: "Not here"; }</style>"""
    assert list(markup.literal_texts(page)) == ["Hello", "there", "Text &nbsp;", "Many", "Fine", "Seat"]
    assert sum("t(" in code for code in markup.scripts(page)) == 4
