"""Whole sentences as people read or hear them: with the words that are put into them."""

import pytest

from kontor import fluent
from kontor.words import texts
from tests.words.reading import LANGUAGES, PARTS


def said(language: str, id: str, **given: int | str) -> str:
    """A message with its variables."""
    return fluent.say(texts(language, tuple(PARTS))[id], given, language)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("owner", ["you-turn", "term-neutral-player"])
def test_points_are_announced_with_whoever_gets_them_in_the_nominative(language: str, owner: str) -> None:
    who = said(language, owner)
    for points in (1, 2, 5):
        name, colon, rest = said(language, "announce-points", who=who, points=points).partition(": ")
        assert colon, "after a preposition it would need another case"
        assert who in (name, rest)


def test_points_are_announced_in_english_and_german() -> None:
    assert said("en", "announce-points", who="You", points=1) == "You: 1 point"
    assert said("en", "announce-points", who="Ben", points=2) == "Ben: 2 points"
    assert said("de", "announce-points", who="Du", points=1) == "Du: 1 Punkt"
    assert said("de", "announce-points", who="neutraler Spieler", points=2) == "neutraler Spieler: 2 Punkte"


@pytest.mark.parametrize(("players", "how"), [(2, "zu zweit"), (3, "zu dritt"), (4, "zu viert"), (5, "zu fünft")])
def test_a_german_set_up_says_how_many_play_in_words(players: int, how: str) -> None:
    told = said("de", "summary", board="Die Hanse", players=players, people="du und Bots")
    assert told == f"Die Hanse {how}: du und Bots."


@pytest.mark.parametrize(
    ("id", "given", "sentence"),
    [
        (
            "coach-effect-displaced",
            {"seat": 1, "who": "Ben"},
            "It displaces one of Ben’s pieces; Ben may place extra pieces in return.",
        ),
        (
            "field-lines",
            {"round": 4, "winners": "60%", "others": "20%"},
            "By round 4, 60% of the winners have developed it, and 20% of the others",
        ),
        (
            "lesson-markers-6",
            {},
            "Lay the new marker on a glowing route: one that is completely empty and has no marker.",
        ),
        ("lesson-favours-about", {}, "Tiles you pay for with markers."),
    ],
)
def test_english_sentences_are_whole(id: str, given: dict[str, int | str], sentence: str) -> None:
    assert said("en", id, **given) == sentence


def test_the_english_rulebook_says_what_a_network_is() -> None:
    assert "A network is a group of cities with your offices, joined by routes;" in said("en", "book-score-2")
