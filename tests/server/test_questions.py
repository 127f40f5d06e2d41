"""People at a table among themselves: take back by consent, abort, chat, set the pace, play again."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from kontor.server.wire.requests import PHRASES
from tests.server.playing import BOT, HUMAN, Json, Person, Table, fine, mirror, play_on, refused, table_of

SLOW: Json = {"pace": 10_000}  # no bot answers while a test looks


# Asking the others


def decided(client: httpx.Client, players: int = 3) -> Table:
    """A table where a decision of seat 0 cannot be undone any more."""
    table = table_of(client, players)
    table.people[0].decide("place t hamburg-luebeck/1", "end")
    return table


def test_a_decision_is_taken_back_when_all_others_agree(client: httpx.Client) -> None:
    table = decided(client)
    first, second, third = table.people
    asked = fine(first.post("/takeback", ply=0))["table"]["proposal"]
    assert asked == {"proposal": "takeback", "seat": 0, "ply": 0, "waiting": [1, 2]}
    refused(third.post("/takeback", ply=1), 409, "asked")
    refused(first.post("/reply", agree=True), 409, "own-question")
    refused(table.passer_by.post("/reply", agree=True), 401)
    assert fine(second.post("/reply", agree=True))["table"]["proposal"]["waiting"] == [2]
    refused(second.post("/reply", agree=True), 409, "answered")
    view = fine(third.post("/reply", agree=True))
    assert (view["ply"], view["decider"], view["table"]["proposal"]) == (0, 0, None)
    refused(second.post("/reply", agree=True), 409, "nothing-asked")


@pytest.mark.parametrize("who", [0, 1, 2])
def test_one_who_declines_or_withdraws_ends_the_question(client: httpx.Client, who: int) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    view = fine(table.people[who].post("/reply", agree=False))
    assert (view["ply"], view["table"]["proposal"]) == (2, None)


def test_whoever_decides_instead_ends_the_question(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    assert table.people[1].decide("place t bremen-hamburg/1")["table"]["proposal"] is None


@pytest.mark.parametrize("ply", [2, 3])
def test_there_is_nothing_to_take_back_after_the_last_decision(client: httpx.Client, ply: int) -> None:
    refused(decided(client).people[0].post("/takeback", ply=ply), 409, "barrier")


def test_against_bots_a_decision_is_taken_back_at_once(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, BOT], **SLOW)
    table.people[0].decide("place t hamburg-luebeck/1", "end")
    view = fine(table.people[0].post("/takeback", ply=1))
    assert (view["ply"], view["decider"], view["table"]["proposal"]) == (1, 0, None)


@pytest.mark.parametrize(
    ("method", "path", "body"), [("POST", "/leave", {}), ("PUT", "/seats/2/bot", {"level": "claim"})]
)
def test_who_lets_a_bot_play_on_does_not_keep_the_others_waiting(
    client: httpx.Client, method: str, path: str, body: Json
) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    fine(table.people[1].post("/reply", agree=True))
    fine(table.people[2].ask(method, path, json=body))
    view = table.people[0].view()
    assert (view["ply"], view["table"]["proposal"]) == (0, None)


def test_the_question_of_one_who_left_is_forgotten(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    fine(table.people[0].post("/leave"))
    view = table.people[1].view()
    assert (view["ply"], view["table"]["proposal"]) == (2, None)


def test_a_game_ends_without_a_result_when_all_agree(client: httpx.Client) -> None:
    table = decided(client)
    first, second, third = table.people
    assert fine(first.post("/abort"))["table"]["proposal"]["proposal"] == "abort"
    second.decide("place t bremen-hamburg/1")  # the game may go on meanwhile
    fine(third.post("/reply", agree=True))
    view = fine(second.post("/reply", agree=True))
    assert (view["table"]["status"], view["decider"], view["table"]["undo"]) == ("aborted", None, False)
    assert "legal" not in view
    refused(second.act("end", 3), 409, "aborted")
    refused(second.post("/undo"), 409, "aborted")
    assert "Result: *" in second.get("/record").text


def test_an_abort_that_is_declined_changes_nothing(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/abort"))
    view = fine(table.people[1].post("/reply", agree=False))
    assert (view["table"]["status"], view["table"]["proposal"]) == ("running", None)


# Chat and pace


def test_those_at_the_table_chat_with_words_and_phrases(client: httpx.Client) -> None:
    table = table_of(client)
    for phrase in PHRASES:
        fine(table.people[1].post("/chat", phrase=phrase))
    fine(table.people[0].post("/chat", text="<i>Grüße</i> 🎲"))
    chat = fine(table.passer_by.get("/events", version=0))["chat"]
    assert [line["phrase"] for line in chat] == [*PHRASES, None]
    assert (chat[-1]["text"], chat[-1]["name"], chat[-1]["seat"]) == ("<i>Grüße</i> 🎲", "Player 1", 0)
    later = fine(table.passer_by.get("/events", version=chat[-2]["version"]))["chat"]
    assert later == chat[-1:]
    assert table.people[0].view()["ply"] == 0


@pytest.mark.parametrize(
    "body",
    [{}, {"text": ""}, {"text": "  "}, {"text": "x" * 501}, {"text": "a\nb"}, {"text": "a\n"}, {"phrase": "boo"},
     {"text": "a", "phrase": "hello"}, {"text": None}, {"text": "\u202e"}],
)  # fmt: skip
def test_a_line_that_is_none_is_refused(client: httpx.Client, body: Json) -> None:
    table = table_of(client)
    version = table.version
    refused(table.people[0].ask("POST", "/chat", json=body), 422)
    refused(table.passer_by.post("/chat", text="hello"), 401, "no-seat")
    assert table.version == version


def test_people_who_chat_too_much_are_slowed_down(client: httpx.Client) -> None:
    table = table_of(client)
    far = {"X-Forwarded-For": "192.0.2.1"}  # not the user of this machine, for whom there are no limits
    answers = [table.people[0].ask("POST", "/chat", json={"text": "!"}, headers=far) for _ in range(12)]
    assert answers[0].status_code == 200
    last = answers[-1]
    refused(last, 429, "too-many")
    assert int(last.headers["retry-after"]) >= 1
    said = fine(table.passer_by.get("/events", version=0))["chat"]
    assert len(said) == sum(answer.status_code == 200 for answer in answers)


def test_the_pace_of_bots_is_set_by_those_at_the_table(client: httpx.Client) -> None:
    table = table_of(client)
    assert fine(table.people[1].put("/pace", pace=1500))["table"]["pace"] == 1500
    assert fine(table.host.put("/pace", pace=0))["table"]["pace"] == 0
    refused(table.passer_by.put("/pace", pace=0), 401, "no-seat")
    refused(table.people[0].put("/pace", pace=-1), 422)


# Another game


def test_both_who_ask_for_another_game_get_one_table_and_keep_their_tokens(client: httpx.Client) -> None:
    table = table_of(client, 2, modules=["missions"])
    refused(table.people[0].post("/rematch"), 409, "running")
    game = mirror(table)
    play_on(table, game, lambda game: game.is_over)
    refused(table.passer_by.post("/rematch"), 401)
    with ThreadPoolExecutor(2) as pool:
        answers = list(pool.map(lambda person: fine(person.post("/rematch")), table.people))
    assert answers[0]["id"] == answers[1]["id"] != table.id
    assert [answer["seat"] for answer in answers] == [1, 0]  # the other one begins
    assert table.passer_by.view()["table"]["rematch"] == answers[0]["id"]
    second, first = (Person(client, answers[0]["id"], person.token) for person in table.people)
    view = first.view()
    assert (view["ply"], view["decider"], view["modules"], view["duo"]) == (0, 0, ["missions"], "britannia")
    assert view["names"] == ["Player 2", "Player 1"]
    assert not view["table"]["seeded"]
    first.decide("end")
    second.decide("end")
    assert fine(table.people[0].post("/rematch")) == answers[0]


def test_after_an_aborted_game_there_may_be_another(client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "colour": "purple"}, BOT, BOT], **SLOW)
    fine(table.people[0].post("/abort"))
    again = fine(table.people[0].post("/rematch"))
    view = Person(client, again["id"], table.people[0].token).view()
    assert (view["seat"], view["table"]["seats"][2]["colour"], view["table"]["host"]) == (2, "purple", True)
