"""People at a table among themselves: take back by agreement, abort, chat, set the pace, play again."""

from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from kontor.server.gateway.limits import RATES
from kontor.wire.requests import CHAT_PHRASES
from tests.server.playing import (
    BOT,
    HUMAN,
    SLOW,
    Json,
    Person,
    Table,
    browser,
    fine,
    mirror,
    play_on,
    refused,
    table_of,
    take_seat,
)
from tests.server.serving import Server

# Asking the others


def decided(client: httpx.Client, players: int = 3) -> Table:
    """A table where a decision of seat 0 cannot be undone any more."""
    table = table_of(client, players)
    table.people[0].decide("place t hamburg-luebeck/1", "end")
    return table


def reply(person: Person, agree: bool) -> httpx.Response:
    """Answers what is asked now."""
    asked = person.view()["table"]["proposal"] or {"version": 0}
    return person.post("/reply", agree=agree, version=asked["version"])


def test_a_decision_is_taken_back_when_all_others_agree(client: httpx.Client) -> None:
    table = decided(client)
    first, second, third = table.people
    asked = fine(first.post("/takeback", ply=0))["table"]["proposal"]
    version = table.version
    assert asked == {"version": version, "proposal": "takeback", "seat": 0, "ply": 0, "days": 0, "waiting": [1, 2]}
    refused(third.post("/takeback", ply=1), 409, "asked")
    refused(reply(first, True), 409, "own-question")
    refused(reply(table.passer_by, True), 401)
    assert fine(reply(second, True))["table"]["proposal"]["waiting"] == [2]
    refused(reply(second, True), 409, "answered")
    view = fine(reply(third, True))
    assert (view["ply"], view["decider"], view["table"]["proposal"]) == (0, 0, None)
    refused(reply(second, True), 409, "nothing-asked")


def test_an_answer_to_a_question_is_none_to_the_next_one(client: httpx.Client) -> None:
    table = decided(client)
    first, second, _ = table.people
    before = fine(first.post("/takeback", ply=0))["table"]["proposal"]["version"]
    fine(reply(first, False))
    now = fine(first.post("/abort"))
    for agree in (True, False):
        stale = refused(second.post("/reply", agree=agree, version=before), 409, "stale")
        assert stale["view"]["table"]["proposal"] == now["table"]["proposal"]
    refused(first.post("/reply", agree=False, version=before), 409, "stale")
    refused(second.ask("POST", "/reply", json={"agree": True}), 422)
    assert fine(reply(second, True))["table"]["proposal"]["waiting"] == [2]


@pytest.mark.parametrize("who", [0, 1, 2])
def test_one_who_declines_or_withdraws_ends_the_question(client: httpx.Client, who: int) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    view = fine(reply(table.people[who], False))
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


def test_who_leaves_does_not_keep_the_others_waiting(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    fine(reply(table.people[1], True))
    fine(table.people[2].post("/leave"))
    view = table.people[0].view()
    assert (view["ply"], view["table"]["proposal"]) == (0, None)


def test_who_agreed_and_left_has_not_agreed_for_the_next_one_at_that_seat(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/abort"))
    fine(reply(table.people[2], True))
    fine(table.people[2].post("/leave"))
    anna = table.join("Anna", invite=fine(table.host.post("/seats/2/invite"))["invite"])
    assert anna.view()["table"]["proposal"]["waiting"] == [1, 2]


# Those who let a bot stand in


def test_a_bot_that_stands_in_agrees_to_a_take_back_of_its_own_decisions(client: httpx.Client) -> None:
    table = table_of(client, **SLOW)
    first, second, third = table.people
    first.decide("place t hamburg-luebeck/1", "end")
    fine(second.put("/seats/1/bot", level="claim"))
    assert fine(first.post("/takeback", ply=0))["table"]["proposal"]["waiting"] == [2]
    assert fine(reply(second, False))["table"]["proposal"] is None  # their say is still theirs
    fine(first.post("/takeback", ply=0))
    assert fine(reply(third, True))["ply"] == 0


def test_who_hands_over_meanwhile_does_not_keep_the_others_waiting_for_a_take_back(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/takeback", ply=0))
    fine(reply(table.people[1], True))
    assert fine(table.people[2].put("/seats/2/bot", level="claim"))["ply"] == 0


def test_decisions_of_a_person_are_not_taken_back_by_the_bot_that_stands_in(client: httpx.Client) -> None:
    table = table_of(client, 2, **SLOW)
    first, second = table.people
    first.decide("end")
    second.decide("end")
    fine(second.put("/seats/1/bot", level="claim"))
    assert fine(first.post("/takeback", ply=1))["table"]["proposal"]["waiting"] == [1]
    assert fine(reply(second, True))["ply"] == 1  # they may answer without taking the seat back


def test_a_bot_that_stands_in_does_not_agree_to_end_the_game(client: httpx.Client) -> None:
    table = table_of(client, 2, **SLOW)
    first, second = table.people
    fine(second.put("/seats/1/bot", level="claim"))
    asked = fine(first.post("/abort"))["table"]
    assert (asked["status"], asked["proposal"]["waiting"]) == ("running", [1])
    fine(second.delete("/seats/1/bot"))
    fine(second.put("/seats/1/bot", level="claim"))  # nor does handing over answer
    assert first.view()["table"]["status"] == "running"
    assert fine(reply(second, True))["table"]["status"] == "aborted"


# One browser with several seats


def test_a_seat_that_another_browser_shares_must_agree_all_the_same(server: Server) -> None:
    with browser(server) as shared, browser(server) as own:
        table = table_of(shared, 2)
        for seat in table.made["seats"]:
            take_seat(shared, seat["link"])
        take_seat(own, table.made["seats"][0]["link"])
        alone, both = Person(own, table.id), Person(shared, table.id)
        alone.decide("end")
        # One browser holds both seats; this one asks for the first alone.
        assert fine(alone.post("/takeback", ply=0))["table"]["proposal"]["waiting"] == [1]
        fine(reply(alone, False))
        assert fine(alone.post("/abort"))["table"]["proposal"]["waiting"] == [1]
        fine(reply(alone, False))
        assert fine(both.post("/abort"))["table"]["status"] == "aborted"


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
    fine(reply(third, True))
    view = fine(reply(second, True))
    assert (view["table"]["status"], view["decider"], view["table"]["undo"]) == ("aborted", None, False)
    assert "legal" not in view
    refused(second.act("end", 3), 409, "aborted")
    refused(second.post("/undo"), 409, "aborted")
    assert "Result: *" in second.get("/record").text


def test_an_abort_that_is_declined_changes_nothing(client: httpx.Client) -> None:
    table = decided(client)
    fine(table.people[0].post("/abort"))
    view = fine(reply(table.people[1], False))
    assert (view["table"]["status"], view["table"]["proposal"]) == ("running", None)


def test_the_host_ends_a_game_in_which_nobody_sits(client: httpx.Client) -> None:
    table = Table(client, [BOT] * 3, **SLOW)
    refused(table.passer_by.post("/abort"), 401, "no-seat")
    assert fine(table.host.post("/abort"))["table"]["status"] == "aborted"
    other = Table(client, [HUMAN, BOT, BOT], **SLOW)
    refused(other.host.post("/abort"), 403, "no-seat")
    fine(other.people[0].post("/leave"))
    assert fine(other.host.post("/abort"))["table"]["status"] == "aborted"


# Chat and pace


def test_those_at_the_table_chat_with_words_and_phrases(client: httpx.Client) -> None:
    table = table_of(client)
    for phrase in CHAT_PHRASES:
        fine(table.people[1].post("/chat", phrase=phrase))
    fine(table.people[0].post("/chat", text="<i>Grüße</i> 🎲"))
    chat = fine(table.passer_by.get("/events", version=0))["chat"]
    assert [line["phrase"] for line in chat] == [*CHAT_PHRASES, None]
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


def test_people_who_chat_too_much_are_slowed_down(sqlite_url: str) -> None:
    with Server(sqlite_url, limited=True) as server, server.client() as client:
        table = table_of(client)
        answers = [table.people[0].post("/chat", text="!")]
        while answers[-1].status_code == 200 and len(answers) < 12 * RATES["chat"].burst:  # a slow machine gets further
            answers.append(table.people[0].post("/chat", text="!"))
        assert len(answers) > RATES["chat"].burst
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
