"""The rulebook: every clause it names exists, and every paragraph has its words."""

import re
from pathlib import Path

from kontor import boards, reference
from kontor.rules.modules import DECLARATIONS
from tests.words.reading import LANGUAGES, messages

PAGES = (Path(__file__).parents[2] / "web/src/lib/rulebook/pages.ts").read_text("utf-8")
ENTRY = re.compile(r'\{ id: "(\w+)", paragraphs: \[((?:\[[^\]]*\](?:, )?)+)\]')


def test_every_clause_behind_a_paragraph_exists() -> None:
    known = {clause.id for clause in reference.clauses("en")}
    named = set(re.findall(r'"([A-Z]+(?:-[A-Z]+)*-\d+)"', PAGES))
    named |= {clause for module in DECLARATIONS for paragraph in module.book for clause in paragraph}
    assert len(named) > 80
    assert named <= known, sorted(named - known)


def test_every_page_has_its_words_and_no_words_are_left_over() -> None:
    pages = {id: rows.count("[") for id, rows in ENTRY.findall(PAGES)}
    assert len(pages) == PAGES.count("{ id:")
    pages |= {module.name: len(module.book) for module in DECLARATIONS if module.book}
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
