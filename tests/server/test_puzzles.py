"""Puzzles and the field guide over HTTP."""

from typing import Any

import httpx

from kontor.boards import board_ids
from kontor.game import from_position
from kontor.puzzles import puzzles
from kontor.rules.ids import ABILITY_IDS
from kontor.server.tables.study import moment
from tests.server.playing import fine, refused


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
