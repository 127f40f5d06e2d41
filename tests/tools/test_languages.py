"""The tool that lists what a language lacks."""

from pathlib import Path

import pytest

from kontor.languages import LANGUAGES
from tools.languages import clauses, messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_complete(language: str) -> None:
    assert [*messages(language), *clauses(language)] == []


def test_what_is_missing_is_listed(tmp_path: Path) -> None:
    for language, text in {
        "en": "one = 1\n    .about = about\ntwo = { $n } of { $all }\nthree = 3\n",
        "xx": "one = 1\ntwo = { $n }\nfour = 4\n",
    }.items():
        (tmp_path / language).mkdir()
        (tmp_path / language / "screens.ftl").write_text(text, "utf-8")
    (tmp_path / "en" / "table.ftl").write_text("five = 5\n", "utf-8")
    words = tmp_path / "modules" / "truce" / "words"
    words.mkdir(parents=True)
    (words / "en.ftl").write_text("six = 6\n", "utf-8")
    assert list(messages("xx", tmp_path, tmp_path / "modules")) == [
        "screens.ftl: one.about is missing",
        "screens.ftl: three is missing",
        "screens.ftl: nobody asks for four",
        "screens.ftl: two has other variables: all",
        "table.ftl: the file is missing",
        "truce: the file is missing",
    ]
