"""Lessons over the network: the list, the moments, and what is refused."""

from typing import Any

import httpx

from tests.server.playing import Json, fine, refused


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
