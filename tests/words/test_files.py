"""The Fluent files: every language says the same things, and the library reads its part as Fluent does."""

import re
from collections import Counter

import pytest
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from kontor import words
from tests.words.reading import LANGUAGES, PARTS, entries, junk, of_part

every_part = pytest.mark.parametrize("part", PARTS)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def test_every_language_has_a_folder_and_is_known() -> None:
    assert sorted(words.LANGUAGES) == LANGUAGES
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


# Words of other games and of our first drafts, instead of those of the rulebook (docs/contributing.md).
STRANGERS = {
    "en": r"\b(cubes?|discs?|meeples?|guilds?|trading posts?|tradesm[ae]n|bonus tokens?)\b",
    "de": r"\b(Figur|Figuren|Spielstein|Schreibpult|Würfel|Scheibe|Büro|Handelsweg|Fähigkeit|abschließen|Abschließen)\b"
    r"|allgemeine[nr]? Vorrat|\b(Sie|Ihre?n?|Ihnen) (können|haben|müssen|dürfen)\b",
}
NOT_OURS = ("rules-synonyms",)  # what people search for


@every_language
def test_the_words_of_the_game_are_those_of_the_rulebook(language: str) -> None:
    strange = []
    for part in PARTS:
        for entry in entries(language, part):
            if isinstance(entry, ast.Message) and entry.id.name not in NOT_OURS:
                strange += [(entry.id.name, found[0]) for found in re.finditer(STRANGERS[language], texts_of(entry))]
    assert strange == []


def texts_of(message: ast.Message) -> str:
    """Everything that a message can say, without ids and variables."""
    found: list[str] = []

    class Texts(Visitor):
        def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - the name is fluent's
            found.append(node.value)

    Texts().visit(message)
    return "\n".join(found)


@every_language
def test_the_library_reads_its_parts_as_fluent_does(language: str) -> None:
    texts = [text for part in words.PLAIN for text in of_part(language, part)]
    assert [text.id for text in texts if not text.is_plain] == []
    read = words.texts(language)
    assert list(read) == [text.id for text in texts]
    for entry in (entry for part in words.PLAIN for entry in entries(language, part)):
        if isinstance(entry, ast.Message) and entry.value is not None:
            assert read[entry.id.name] == "".join(map(_shown, entry.value.elements))


def _shown(element: ast.TextElement | ast.Placeable) -> str:
    if isinstance(element, ast.TextElement):
        return element.value.replace("\n", " ")
    assert isinstance(element.expression, ast.VariableReference)
    return f"{{ ${element.expression.id.name} }}"


def test_a_message_may_go_on_in_further_lines() -> None:
    text = "### About\n\nfirst = one\n    and more\n# note\nsecond = two { $x }\n"
    assert words.read(text) == {"first": "one and more", "second": "two { $x }"}


@pytest.mark.parametrize(
    "wrong",
    [
        "first",
        "first =",
        "  one",
        "First = 1",
        "first = 1\nfirst = 2",
        "first = 1\n    .about = 2",
        "first = { $n ->\n    }",
    ],
)
def test_what_the_library_cannot_read_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a plain message"):
        words.read(wrong)
