"""Rules, lessons, puzzles and the field guide over HTTP."""

from typing import Any

import httpx
import pytest

from kontor import reference
from kontor.boards import board_ids
from kontor.game import from_position
from kontor.puzzles import puzzles
from kontor.rules.ids import ABILITY_IDS
from kontor.server.api.positions import moment
from kontor.words import LANGUAGES
from tests.server.playing import Json, fine, refused


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


# Lessons


def look(client: httpx.Client, lesson: str = "routes", step: int = 0, **more: Any) -> httpx.Response:
    return client.post(f"/api/lessons/{lesson}", json={"step": step, **more})


def test_lessons_are_listed_with_the_side_they_play_on(client: httpx.Client) -> None:
    listed = fine(client.get("/api/lessons"))["lessons"]
    assert listed[0] == {"id": "routes", "group": "first", "side": "hansa-3", "minutes": 3, "steps": 7}
    assert {card["side"] for card in listed} == {"hansa-3", "east", "britannia-3"}


def test_a_step_is_begun_done_and_followed_by_the_next(client: httpx.Client) -> None:
    first = fine(look(client, names=["Ada", "Ben", "Cora"]))
    assert (first["line"], first["begun"], first["done"], first["way"]) == ([], 0, False, ["place t hamburg-luebeck/1"])
    played = ["place t hamburg-luebeck/2"]
    done = fine(look(client, begun=0, line=played))
    assert (done["done"], done["remark"]) == (True, None)
    other = fine(look(client, begun=0, line=["income 3t"]))
    assert (other["done"], other["remark"]) == (False, "income")
    assert fine(look(client, step=1, line=played))["line"] == played


def test_only_the_learner_decides_and_sees_what_a_seat_may_see(client: httpx.Client) -> None:
    line = ["place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "end"]
    view: Json = fine(look(client, step=2, begun=2, line=line))["news"]["view"]
    assert (view["decider"], view["seat"], view["table"]["you"], view["legal"]) == (1, 0, [0], [])
    missions = fine(look(client, "missions"))["news"]["view"]["missions"]
    assert missions == [["osnabrueck", "stendal", "paderborn"], None, None]


def test_what_cannot_be_is_refused(client: httpx.Client) -> None:
    assert refused(look(client, "riches"), 404)["error"] == "unknown-lesson"
    assert refused(look(client, step=7), 422)["error"] == "invalid"
    assert refused(look(client, names=["Ada"]), 422)["error"] == "position"
    assert refused(look(client, line=["place t here"]), 422)["error"] == "notation"
    assert refused(look(client, begun=0, line=["end", "end", "claim"]), 422)["clause"]


# Puzzles and the field guide


def ask(client: httpx.Client, id: str, **body: Any) -> httpx.Response:
    return client.post(f"/api/puzzles/{id}", json=body)


def test_all_puzzles_are_listed_and_one_is_that_of_the_day(client: httpx.Client) -> None:
    found = fine(client.get("/api/puzzles"))
    assert [card["id"] for card in found["puzzles"]] == [puzzle.id for puzzle in puzzles()]
    assert found["today"] in {puzzle.id for puzzle in puzzles()}
    assert "tried" not in found["puzzles"][0]


def test_a_puzzle_is_shown_as_its_seat_sees_it_and_says_nothing_of_the_solution(client: httpx.Client) -> None:
    puzzle = puzzles()[0]
    shown = fine(ask(client, puzzle.id))
    view, game = shown["news"]["view"], puzzle.game()
    assert (shown["verdict"], shown["seat"], view["seat"]) == (None, puzzle.seat, puzzle.seat)
    assert view["legal"] == list(map(str, game.legal_actions()))
    assert view["markers"] == game.view(puzzle.seat)["markers"]


def test_the_position_in_an_answer_tells_nothing_of_what_is_hidden() -> None:
    puzzle = next(each for each in puzzles() if len(set(each.position["markers"]["stack"])) > 1)
    markers = puzzle.position["markers"]
    other = {**puzzle.position, "markers": {**markers, "stack": markers["stack"][::-1]}}
    shown = [moment(from_position(position), puzzle.seat).position for position in (puzzle.position, other)]
    assert shown[0] == shown[1]
    assert from_position(shown[0]).view(puzzle.seat) == puzzle.game().view(puzzle.seat)


def test_there_is_a_verdict_on_the_first_decision(client: httpx.Client) -> None:
    puzzle = next(each for each in puzzles() if not each.turn)
    best, other = puzzle.tried[0], puzzle.tried[1]
    right = fine(ask(client, puzzle.id, line=best.answers[0]))["verdict"]
    assert (right["right"], right["played"]) == (True, 0)
    assert right["tried"][0]["chance"] == best.wins[puzzle.seat]
    wrong = fine(ask(client, puzzle.id, line=other.answers[0]))["verdict"]
    assert (wrong["right"], wrong["played"]) == (False, 1)
    assert wrong["tried"][1]["rival"] != puzzle.seat
    assert wrong["tried"][1]["behind"] == other.behind


def test_a_turn_gets_its_verdict_when_it_is_over(client: httpx.Client) -> None:
    puzzle = next(each for each in puzzles() if each.turn)
    *begun, last = puzzle.solution.answers[0]
    shown = fine(ask(client, puzzle.id, line=begun))
    assert (shown["puzzle"]["turn"], shown["verdict"]) == (True, None)
    assert fine(ask(client, puzzle.id, line=[*begun, last]))["verdict"]["right"]
    other = puzzle.tried[1].answers[0]
    assert fine(ask(client, puzzle.id, line=other))["verdict"]["played"] == 1


def test_what_is_not_possible_is_refused(client: httpx.Client) -> None:
    assert refused(ask(client, "nowhere-1"), 404)["error"] == "unknown-puzzle"
    assert refused(ask(client, puzzles()[0].id, line=["jump"]), 422)["error"] == "notation"
    assert refused(ask(client, puzzles()[0].id, names=["Anna"]), 422)["error"] == "position"
    assert "clause" in refused(ask(client, puzzles()[0].id, line=["done"]), 422)


def test_the_field_guide_has_figures_for_every_side(client: httpx.Client) -> None:
    kinds = fine(client.get("/api/guide"))["kinds"].values()
    assert {figures["side"] for figures in kinds} == set(board_ids())
    for figures in kinds:
        assert set(figures["abilities"]) == set(ABILITY_IDS)
        assert all(0 <= share <= 1 for share in figures["abilities"]["keys"]["developed"])
        seats = figures["games"] * figures["players"]
        assert all(each["with"][0] + each["without"][0] == seats for each in figures["markers"].values())
