"""The study board: any position, played from there, with the clause of what is not possible."""

from typing import Any

import httpx
import pytest

import kontor
from tests.server.playing import HUMAN, SEED, Json, Table, fine, mirror, play_on, refused

POSITION: Json = {
    "board": "hansa",
    "players": 3,
    "posts": {"hamburg-luebeck": ["0t", "0t", None]},
    "supply": ["5t+1m", "6t", "7t"],
    "markers": {"stack": ["swap"] * 3},
}


def ask(client: httpx.Client, path: str = "", **body: Any) -> httpx.Response:
    return client.post(f"/api/study{path}", json={"position": POSITION, **body})


def test_a_position_is_shown_and_played_by_everybodys_hand(client: httpx.Client) -> None:
    first = fine(ask(client, names=["Anna", "Ben", "Cy"]))
    view = first["news"]["view"]
    assert (view["decider"], view["seat"], view["names"]) == (0, 0, ["Anna", "Ben", "Cy"])
    game = kontor.from_position(POSITION)
    assert view["legal"] == list(map(str, game.legal_actions()))
    line = ["place t hamburg-luebeck/3", "route hamburg-luebeck office hamburg", "end"]
    moment = fine(ask(client, line=line))
    for action in line:
        game.play(action)
    assert moment["position"] == game.position()
    assert moment["news"]["view"]["seat"] == moment["news"]["view"]["decider"] == 1
    assert [event["event"] for event in moment["news"]["events"]] == [event["event"] for event in game.events()]
    again = fine(ask(client, position=moment["position"]))
    assert again["news"]["view"]["legal"] == moment["news"]["view"]["legal"]


def test_seats_have_the_colours_that_are_asked_for_or_those_left_over(client: httpx.Client) -> None:
    def colours(**body: Any) -> list[str]:
        seats = fine(ask(client, **body))["news"]["view"]["table"]["seats"]
        return [seat["colour"] for seat in seats]

    assert colours() == ["red", "blue", "green"]
    assert colours(colours=["yellow", "red", "purple"]) == ["yellow", "red", "purple"]
    assert colours(colours=["blue"]) == ["blue", "red", "green"]
    assert fine(ask(client, "/why", action="end", colours=["green"]))["legal"]
    refused(ask(client, colours=["red", "red"]), 422, "colour")
    refused(ask(client, colours=["red", "blue", "green", "yellow"]), 422, "colour")
    refused(ask(client, colours=["pink"]), 422, "invalid")


def test_the_position_of_a_game_comes_with_its_colours(client: httpx.Client) -> None:
    wanted = ["purple", "green", "yellow"]
    table = Table(client, [{**HUMAN, "colour": colour} for colour in wanted], seed=SEED)
    play_on(table, mirror(table), lambda game: game.is_over)
    found = fine(table.passer_by.get("/position", ply=5))
    assert (found["colours"], found["ply"]) == (wanted, 5)


@pytest.mark.parametrize(
    ("change", "clause", "words"),
    [
        ({"offices": {"luebeck": [None, "0t"]}}, "OFFICE-03", "luebeck has a gap"),
        ({"supply": ["40t", "0", "0"]}, "SETUP-36", "there are 27"),
        ({"posts": {"hamburg-luebeck": ["9t", None, None]}}, "SETUP-04", "expected a piece"),
        ({"abilities": [{"wit": 1}, {}, {}]}, "ABILITY-01", "'wit' is not one of"),
        ({"markers": {"stack": ["swap"] * 3, "unused": [["swap"], [], []]}}, "SETUP-07", "found 4 of swap"),
        ({"edition": "classic", "markers": {"stack": ["plus-3"] * 3}}, "CLASSIC-02", "found 3 of plus-3"),
        ({"players": 9}, "SETUP-01", "players"),
        ({"posts": []}, None, "expected an object"),
        ({"horses": 2}, None, "'horses' is not a key"),
        ({"modules": ["missions"], "missions": [["hamburg"], None, None]}, "MISSION-08", "none of the nine cards"),
    ],
)
def test_what_is_not_possible_is_told_with_its_clause(
    client: httpx.Client, change: Json, clause: str | None, words: str
) -> None:
    problem = refused(ask(client, position={**POSITION, **change}), 422, "position")
    assert problem.get("clause") == clause
    assert words in problem["message"]


def test_what_is_in_the_box_is_told(client: httpx.Client) -> None:
    start = fine(client.post("/api/study/start", json={"players": 4, "modules": ["missions", "favours"]}))
    parts, position = start["parts"], start["position"]
    assert len(parts["missions"]) == 9
    assert all(card in parts["missions"] for card in position["missions"])
    assert set(position["favours"]["display"]) < set(parts["favours"])
    assert set(position["markers"]["stack"]) <= set(parts["markers"])
    assert parts["markers"]["swap"] == 3
    assert sum(parts["markers"].values()) == 15
    assert "tribute" not in parts["markers"]
    without = fine(ask(client))["parts"]
    assert (without["missions"], without["favours"]) == ([], [])


def test_decisions_of_the_line_are_refused_by_their_rule(client: httpx.Client) -> None:
    problem = refused(ask(client, line=["route hamburg-luebeck"]), 422, "illegal")
    assert problem["clause"] == "ROUTE-01"
    refused(ask(client, line=["jump"]), 422, "notation")
    refused(ask(client, line=["end"] * 201), 422, "invalid")
    found = fine(ask(client, "/why", action="route hamburg-luebeck"))
    assert (found["legal"], found["clause"]) == (False, "ROUTE-01")
    assert fine(ask(client, "/why", action="end"))["legal"]
    assert not fine(ask(client, "/why", action="jump"))["legal"]
    seen = fine(ask(client, "/preview", action="place t hamburg-luebeck/3"))
    assert seen["deltas"][0]["actions"] == {"before": 2, "after": 1}
    refused(ask(client, "/preview", action="route hamburg-luebeck"), 422, "illegal")


def test_a_position_is_appraised_with_its_best_actions(client: httpx.Client) -> None:
    found = fine(ask(client, "/analysis"))
    assert sum(found["chances"]) == pytest.approx(1, abs=0.001)
    assert len(found["points"]) == 3
    best = found["moves"][0]
    assert fine(ask(client, "/why", action=best["decisions"][0]))["legal"]
    assert best["reason"]["facts"]["how"]


def test_decisions_that_are_asked_about_are_evaluated_like_the_best_ones(client: httpx.Client) -> None:
    best = fine(ask(client, "/analysis"))["moves"][0]["decisions"][0]
    found = fine(ask(client, "/analysis", asked=[best, "end"]))
    asked = found["asked"]
    assert [move["decisions"][0] for move in asked] == [best, "end"]
    assert asked[0] == found["moves"][0]
    assert 0 < asked[1]["chance"] < asked[0]["chance"]
    assert refused(ask(client, "/analysis", asked=["route hamburg-luebeck"]), 422, "illegal")["clause"] == "ROUTE-01"
    refused(ask(client, "/analysis", asked=["jump"]), 422, "notation")
    refused(ask(client, "/analysis", asked=["end"] * 4), 422, "invalid")
