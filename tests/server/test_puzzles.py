"""Puzzles and the field guide over HTTP."""

from typing import Any

import httpx

from kontor.boards import board_ids
from kontor.puzzles import puzzles
from kontor.rules.ids import ABILITY_IDS
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
    moment = fine(ask(client, puzzle.id))
    view, game = moment["news"]["view"], puzzle.game()
    assert (moment["verdict"], moment["seat"], view["seat"]) == (None, puzzle.seat, puzzle.seat)
    assert view["legal"] == list(map(str, game.legal_actions()))
    assert view["markers"] == game.view(puzzle.seat)["markers"]


def test_there_is_a_verdict_on_the_first_decision(client: httpx.Client) -> None:
    puzzle = puzzles()[0]
    best, other = puzzle.tried[0], puzzle.tried[1]
    right = fine(ask(client, puzzle.id, line=[best.decisions[0]]))["verdict"]
    assert (right["right"], right["played"]) == (True, 0)
    assert right["tried"][0]["chance"] == best.wins[puzzle.seat]
    wrong = fine(ask(client, puzzle.id, line=[other.decisions[0]]))["verdict"]
    assert (wrong["right"], wrong["played"]) == (False, 1)
    assert wrong["tried"][1]["rival"] != puzzle.seat


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
