"""The rules over HTTP, in the language that was asked for."""

import httpx
import pytest

from kontor import reference
from kontor.words import LANGUAGES


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rules_come_in_the_language_that_was_asked_for(language: str, client: httpx.Client) -> None:
    book = client.get("/api/rules", params={"language": language}).json()
    assert book["language"] == language
    assert [(clause["id"], clause["text"], clause["ruling"], clause["section"]) for clause in book["clauses"]] == [
        (clause.id, clause.text, clause.ruling, clause.section) for clause in reference.clauses(language)
    ]


def test_the_rules_are_english_unless_asked_otherwise(client: httpx.Client) -> None:
    assert client.get("/api/rules").content == client.get("/api/rules?language=en").content


def test_each_language_has_its_own_mark(client: httpx.Client) -> None:
    english, german = (client.get("/api/rules", params={"language": name}) for name in ("en", "de"))
    assert english.headers["etag"] != german.headers["etag"]
    known = {"If-None-Match": german.headers["etag"]}
    assert client.get("/api/rules?language=de", headers=known).status_code == 304
    assert client.get("/api/rules?language=en", headers=known).status_code == 200


@pytest.mark.parametrize("language", ["xx", "DE", "", "de-AT", "../en"])
def test_a_language_that_is_not_there_is_refused(language: str, client: httpx.Client) -> None:
    answer = client.get("/api/rules", params={"language": language})
    assert answer.status_code == 422
    assert answer.json() == {
        "error": "invalid",
        "message": f"There is no language '{language}': expected one of {', '.join(LANGUAGES)}.",
    }


def test_the_languages_are_described(client: httpx.Client) -> None:
    call = client.get("/api/openapi.json").json()["paths"]["/api/rules"]["get"]
    (parameter,) = call["parameters"]
    assert (parameter["name"], parameter["in"], parameter["required"]) == ("language", "query", False)
    assert (parameter["schema"]["enum"], parameter["schema"]["default"]) == (list(LANGUAGES), "en")
    assert {"200", "304", "422"} <= set(call["responses"])
