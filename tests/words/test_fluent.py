"""The one reader of messages in Python says every message of every language as Fluent's own library does."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

from kontor import fluent
from kontor.languages import BY_CODE, folded
from kontor.words import files_of
from tests.words.reading import LANGUAGES, PARTS, of_part

NUMBERS = (0, 1, 2, 5, 22)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_said_with_every_number_as_fluent_says_it(language: str) -> None:
    said = 0
    for part in PARTS:
        text = "".join(file.read_text("utf-8") for file in files_of(language, part))
        bundle = FluentBundle([language], use_isolating=False)
        bundle.add_resource(FluentResource(text))
        patterns = fluent.read(text)
        messages = list(of_part(language, part))
        assert list(patterns) == [message.id for message in messages], part
        for message in messages:
            name, _, attribute = message.id.partition(".")
            entry = bundle.get_message(name)
            theirs = entry.attributes[attribute] if attribute else entry.value
            assert theirs is not None
            for number in NUMBERS if message.variables else NUMBERS[:1]:
                facts = dict.fromkeys(message.variables, number)
                expected, wrong = bundle.format_pattern(theirs, facts)
                assert (fluent.say(patterns[message.id], facts, language), wrong) == (
                    str(expected).replace("\n", " "),
                    [],
                ), message.id
                said += 1
    assert said > 3000


def one(text: str, language: str = "en", **facts: int | str | list[str]) -> str:
    return fluent.say(fluent.read(f"id = {text}\n")["id"], facts, language)


def test_facts_are_put_into_the_text() -> None:
    assert one("one { $x } three", x="two") == "one two three"
    assert one("pieces: { $all }.", all=["1t", "2m"]) == "pieces: 1t, 2m."
    assert one("{ $n } bytes", "de", n=12345) == "12.345 bytes"
    with pytest.raises(KeyError, match="x"):
        one("{ $x }")


def test_a_message_goes_on_in_further_lines_and_has_attributes() -> None:
    text = '### About\n\nfirst = one\n    and more\n    .about =\n        why\n# note\nsecond = two{ " " }\n'
    assert fluent.read(text) == {"first": ("one", " ", "and more"), "first.about": ("why",), "second": ("two", " ")}


CHOICE = """{ $n ->
    [0] none
    [one] { $n } piece of { $who ->
        [me] mine
       *[other] theirs
    }
   *[other] many
  }."""


def test_the_text_is_chosen_by_numbers_forms_and_words() -> None:
    assert [one(CHOICE, n=n, who=who) for n, who in ((0, "me"), (1, "me"), (1, "you"), (2, "me"))] == [
        "none.",
        "1 piece of mine.",
        "1 piece of theirs.",
        "many.",
    ]


@pytest.mark.parametrize(
    "wrong",
    [
        "first",
        "first =",
        "  one",
        "First = 1",
        "first = 1\nfirst = 2",
        "first = 1\n    .about = 2\n    .about = 3",
        "first = { $n ->\n    }",
        "first = { $n ->\n    [one] 1\n    }",
        "first = { -term }",
        "first = { NUMBER($n) }",
        "first = { second }",
        "first = } 1",
        "first = { $n",
    ],
)
def test_what_is_not_used_is_refused(wrong: str) -> None:
    with pytest.raises(ValueError, match="not a message"):
        fluent.read(wrong)


def test_plural_rules_are_those_of_unicode() -> None:
    babel = pytest.importorskip("babel")
    for code, language in BY_CODE.items():
        theirs = babel.Locale(code).plural_form
        assert [(n, language.plural(n)) for n in range(250)] == [(n, theirs(n)) for n in range(250)]


def test_search_needs_no_accents() -> None:
    assert list(map(folded, ("Łódź", "её", "Őrült", "Straße"))) == ["lodz", "ее", "orult", "strasse"]
