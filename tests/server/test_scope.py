"""Which clauses hold at a table: those whose scope has one of its tags."""

import pytest

from kontor import catalog, reference
from tests.play.configurations import ALL


@pytest.mark.parametrize(
    ("form", "tags"),
    [
        ({}, ["bigbox", "hansa"]),
        ({"modules": ("favours", "promos")}, ["bigbox", "favour", "hansa", "promo"]),
        ({"players": 2, "duo": "classic"}, ["bigbox", "duo-pl", "hansa"]),
        ({"board": "britannia"}, ["bigbox", "britannia"]),
        ({"board": "britannia", "edition": "classic"}, ["brit2014", "classic"]),
        ({"edition": "classic"}, ["classic"]),
    ],
)
def test_a_game_has_the_tags_of_its_form(form: dict[str, object], tags: list[str]) -> None:
    assert catalog.options(**{"board": "hansa", "players": 3, **form}).scope == tags  # type: ignore[arg-type]


def test_every_tag_of_a_game_is_one_of_the_reference() -> None:
    known = {tag for clause in reference.clauses() for tag in clause.scope}
    for form in ALL:
        tags = catalog.options(form.board, form.players, form.edition, form.modules, form.duo).scope
        assert set(tags) <= known, form.id
