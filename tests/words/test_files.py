"""The Fluent files: every language says the same things."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast

from kontor.languages import BY_CODE
from tests.words.reading import KNOWN, LANGUAGES, PARTS, entries, junk, of_part, texts_of

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
