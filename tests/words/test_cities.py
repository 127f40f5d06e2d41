"""What people call the cities of the board, in every language."""

import pytest

from kontor.cli import main
from kontor.words import texts
from tests.words.reading import LANGUAGES, PRINTED


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
