"""Tables and the game at them over HTTP: make, see, decide, take back, ask, record."""

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import httpx
import pytest

import kontor
from kontor import catalog
from tests.server.playing import (
    BOT,
    HUMAN,
    OPEN,
    SEED,
    Json,
    Person,
    Table,
    fine,
    mirror,
    plain,
    play_on,
    refused,
    table_of,
)

PILE = (
    ["exchange"] * 2 + ["tribute"] * 2 + ["block"] * 2 + ["plus-3", "plus-4", "develop", "swap", "swap", "move-three"]
)
FORMS: list[Json] = [
    {"board": "hansa", "players": 3},
    {"board": "hansa", "players": 4, "modules": ["missions"]},
    {"board": "hansa", "players": 5, "modules": ["missions", "favours", "promos"]},
    {"board": "hansa", "players": 5, "edition": "classic"},
    {"board": "hansa", "players": 2, "duo": "classic"},
    {"board": "hansa", "players": 2, "duo": "britannia", "modules": ["favours"]},
    {"board": "hansa", "players": 3, "modules": ["promos"], "pile": PILE},
    {"board": "east", "players": 4},
    {"board": "east", "players": 2, "duo": "britannia"},
    {"board": "britannia", "players": 3},
    {"board": "britannia", "players": 4, "edition": "classic", "modules": ["safe-conduct"]},
]
WRONG: list[tuple[Json, str]] = [  # what the engine refuses is in tests/play/test_bad_input.py
    ({"board": "atlantis"}, "board='atlantis'"),
    ({"seats": [HUMAN] * 2, "duo": "tango"}, "duo='tango'"),
    ({"modules": ["promos"], "pile": PILE[:11]}, "pile:"),
    ({"seats": [HUMAN]}, "$.seats"),
    ({"seats": [HUMAN] * 6}, "$.seats"),
    ({"seats": [{"kind": "robot"}] * 3}, "$.seats[0].kind"),
    ({"seats": [{"kind": "bot", "level": "genius"}] * 3}, "'genius'"),
    ({"seats": [{"kind": "human", "colour": "pink"}] * 3}, "$.seats[0].colour"),
    ({"seats": [{"kind": "human", "colour": "red"}] * 3}, "the same colour"),
    ({"seats": [{"kind": "human", "name": ""}] * 3}, "$.seats[0].name"),
    ({"seats": [{"kind": "human", "name": "x" * 41}] * 3}, "$.seats[0].name"),
    ({"seed": -1}, "$.seed"),
    ({"seed": "7"}, "$.seed"),
    ({"pace": 10_001}, "$.pace"),
    ({"timer": 60}, "`timer`"),
    ({"clock": 60}, "`$.clock`"),
]


def engine(form: Json, **more: Any) -> kontor.Game:
    return kontor.new_game(**{"seed": SEED, **form, **more})


def views(table: Table) -> list[Json]:
    """The game as each seat and a spectator see it."""
    return [person.view() for person in (*table.people, table.passer_by)]


# Making a table


@pytest.mark.parametrize("form", FORMS, ids=lambda form: "-".join(str(value) for value in form.values())[:40])
def test_every_view_of_a_new_table_is_that_of_the_engine(client: httpx.Client, form: Json) -> None:
    options = {name: value for name, value in form.items() if name != "players"}
    table = Table(client, [HUMAN] * form["players"], seed=SEED, **options)
    game = engine(form)
    for seat, view in zip([*range(form["players"]), None], views(table), strict=True):
        expected = plain(game.view(seat))
        assert {name: view[name] for name in expected} == expected
        assert ("legal" in view) == (seat == game.decider)
    assert table.people[0].view()["legal"] == list(map(str, game.legal_actions()))


def test_the_same_seed_gives_the_same_setup_and_says_that_it_was_chosen(client: httpx.Client) -> None:
    first, second = (table_of(client, 4, modules=["missions"]) for _ in range(2))
    own = {"id", "table"}
    for one, other in zip(views(first), views(second), strict=True):
        assert {name: one[name] for name in one if name not in own} == {n: other[n] for n in other if n not in own}
        assert one["table"]["seeded"]
    assert not table_of(client, seed=None).host.view()["table"]["seeded"]


def test_what_is_offered_can_be_made_and_the_rest_is_refused_for_the_same_reason(client: httpx.Client) -> None:
    offered = fine(client.get("/api/options"))
    for form in offered["combinations"]:
        duo = next((choice["name"] for choice in form["duo"] if choice["refusal"] is None), None)
        wanted = {"board": form["board"], "edition": form["edition"], "duo": duo, "seats": [HUMAN] * form["players"]}
        choices: list[tuple[str | None, Json]] = [(form["refusal"], {})]
        choices += [(choice["refusal"], {"modules": [choice["name"]]}) for choice in form["modules"]]
        choices += [(form["refusal"] or choice["refusal"], {"duo": choice["name"]}) for choice in form["duo"]]
        for refusal, choice in choices:
            response = client.post("/api/games", json={**wanted, **choice})
            if refusal is None:
                assert response.status_code == 201, response.text
            else:
                assert refused(response, 422, "option")["message"] == refusal
    assert {form["board"] for form in offered["combinations"] if not form["refusal"]} == set(catalog.board_names())


@pytest.mark.parametrize(("options", "named"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_a_wrong_option_is_refused_and_named(client: httpx.Client, options: Json, named: str) -> None:
    problem = refused(client.post("/api/games", json={"seats": [HUMAN] * 3, **options}), 422)
    assert named in problem["message"]


@pytest.mark.parametrize("name", ["Anna\n", "\u00a0", "   ", "A\u200dB", "\u202eanna", "\x00"])
def test_a_name_that_cannot_be_read_is_refused(client: httpx.Client, name: str) -> None:
    for kind in ("human", "invited", "bot"):
        level = {"level": "claim"} if kind == "bot" else {}
        seat = {"kind": kind, "name": name, **level}
        refused(client.post("/api/games", json={"seats": [HUMAN, HUMAN, seat]}), 422)


def test_each_person_gets_a_token_and_a_link_of_their_own(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, OPEN, HUMAN])
    tokens = [seat["token"] for seat in table.made["seats"]]
    assert [seat["seat"] for seat in table.made["seats"]] == [0, 1, 2, 3]
    assert [token is None for token in tokens] == [False, True, True, False]
    assert len({*tokens, table.made["host"]}) == 4
    for seat in table.made["seats"]:
        assert seat["link"] == (seat["token"] and f"{client.base_url}/seat/{table.id}/{seat['token']}")
    view = table.people[3].view()
    assert view["table"]["you"] == [3]
    assert [seat["kind"] for seat in view["table"]["seats"]] == ["human", "bot", "open", "human"]
    assert len({seat["colour"] for seat in view["table"]["seats"]}) == 4


# Deciding


def test_a_decision_is_played_stored_and_answered_with_the_new_view(client: httpx.Client) -> None:
    table = table_of(client)
    first, second, _ = table.people
    view = first.view()
    assert (view["ply"], view["decider"], view["seat"]) == (0, 0, 0)
    assert "legal" not in second.view()

    after = fine(first.act("place t hamburg-luebeck/1", 0))
    assert (after["ply"], after["decider"], after["posts"]) == (1, 0, {"hamburg-luebeck": ["0t", None, None]})
    assert after == first.view()

    stale = refused(second.act("end", 0), 409, "stale")
    assert stale["view"] == second.view()
    assert stale["view"]["ply"] == 1

    assert "Player 1" in refused(second.act("end", 1), 403, "not-your-decision")["message"]
    illegal = refused(first.act("place t hamburg-luebeck/1", 1), 422, "illegal")
    assert illegal["clause"] == "PLACE-02"
    assert illegal["facts"]
    assert "clause" not in refused(first.act("castle kingside", 1), 422, "notation")
    refused(table.passer_by.act("end", 1), 401, "no-seat")
    refused(table.host.act("end", 1), 403, "no-seat")
    assert first.view() == after


@pytest.mark.parametrize("ply", [1, 5, 1_000_000])
def test_a_decision_for_a_moment_that_never_was_is_stale(client: httpx.Client, ply: int) -> None:
    assert refused(table_of(client).people[0].act("end", ply), 409, "stale")["view"]["ply"] == 0


def test_two_tokens_play_a_game_to_its_end_and_the_record_tells_it(client: httpx.Client) -> None:
    table = table_of(client, 2, modules=["missions"])
    game = mirror(table)
    play_on(table, game, lambda game: game.is_over)
    for seat, view in zip([0, 1, None], views(table), strict=True):
        expected = plain(game.view(seat))
        assert {name: view[name] for name in expected} == expected
        assert view["table"]["status"] == "over"
        assert None not in view["missions"]
    loaded = kontor.load(table.passer_by.get("/record").text)
    assert loaded.scores() == game.scores()
    assert loaded.end_clause == game.end_clause
    assert loaded.actions() == game.actions()
    winner = table.people[0]
    refused(winner.act("end", game.ply), 409, "over")
    refused(winner.post("/undo"), 409, "over")
    refused(winner.post("/takeback", ply=0), 409, "over")
    refused(winner.post("/leave"), 409, "over")
    refused(winner.post("/why", action="end"), 403)


def test_before_the_end_a_record_holds_only_what_its_reader_may_know(client: httpx.Client) -> None:
    table = table_of(client, modules=["missions"])
    game = mirror(table)
    play_on(table, game, lambda game: game.ply == 30)
    cards = game.start.chance["missions"]
    for seat, reader in zip([0, 1, 2, None], (*table.people, table.passer_by), strict=True):
        response = reader.get("/record")
        assert response.headers["content-type"] == "text/plain; charset=utf-8"
        assert response.text == game.record_for(seat)
        shown = [number for number, mission in enumerate(reader.view()["missions"]) if mission is not None]
        assert shown == ([] if seat is None else [seat])
        assert [number for number, card in enumerate(cards) if card in response.text] == shown


def test_a_decision_that_is_sent_again_with_its_key_is_one_decision(client: httpx.Client) -> None:
    table = table_of(client)
    person = table.people[0]
    answers = [fine(person.act("place t hamburg-luebeck/1", 0, key="a1")) for _ in range(2)]
    assert answers[0] == answers[1]
    person.decide("place t hamburg-luebeck/2")
    assert fine(person.act("place t hamburg-luebeck/1", 0, key="a1"))["ply"] == 2
    refused(person.act("place t hamburg-luebeck/1", 0), 409, "stale")
    refused(table.people[1].act("place t hamburg-luebeck/1", 0, key="a1"), 409, "stale")
    assert fine(person.act("end", 2, key="a1"))["ply"] == 3  # a decision for another moment is another decision


def test_a_key_stands_for_no_other_decision_and_for_none_that_was_taken_back(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    one, other = "place t hamburg-luebeck/1", "place t bremen-hamburg/1"
    fine(person.act(one, 0, key="a1"))
    assert refused(person.act(other, 0, key="a1"), 409, "stale")["view"]["ply"] == 1
    fine(person.post("/undo"))
    for action in (one, other):
        assert refused(person.act(action, 0, key="a1"), 409, "stale")["view"]["ply"] == 0
    assert fine(person.act(one, 0, key="a2"))["ply"] == 1
    refused(person.act(one, 0, key="a1"), 409, "stale")
    person.decide("end")
    assert fine(person.act(one, 0, key="a2"))["ply"] == 2


# Taking back


def test_own_decisions_are_taken_back_one_by_one_or_down_to_a_ply(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    start = person.view()
    person.decide("place t hamburg-luebeck/1")
    assert fine(person.post("/undo"))["ply"] == 0
    once = person.decide("place t hamburg-luebeck/1")
    person.decide("lift hamburg-luebeck/1", "drop hamburg-luebeck/1 bremen-hamburg/1", "done")
    back = fine(person.post("/undo", ply=1))
    assert back["posts"] == once["posts"]
    assert back["table"]["undo"]
    assert back["legal"] == once["legal"]
    first = fine(person.post("/undo", ply=0))
    assert {**first, "stamp": 0, "version": 0, "table": 0} == {**start, "stamp": 0, "version": 0, "table": 0}


def test_nothing_is_taken_back_that_was_not_played_or_is_not_ones_own(client: httpx.Client) -> None:
    table = table_of(client)
    first, second, _ = table.people
    refused(first.post("/undo"), 409, "barrier")
    first.decide("place t hamburg-luebeck/1")
    refused(first.post("/undo", ply=1), 409, "barrier")
    refused(first.post("/undo", ply=9), 409, "barrier")
    refused(second.post("/undo"), 409, "barrier")
    refused(table.passer_by.post("/undo"), 401)
    assert first.view()["ply"] == 1


def test_nothing_is_taken_back_after_somebody_else_had_to_decide(client: httpx.Client) -> None:
    table = table_of(client)
    first = table.people[0]
    view = first.decide("place t hamburg-luebeck/1", "end")
    assert (view["table"]["undo"], view["table"]["barrier"]) == (False, "asked")
    assert refused(first.post("/undo"), 409, "barrier")["view"] == view
    table.people[1].decide("place t bremen-hamburg/1")
    refused(table.people[1].post("/undo", ply=1), 409, "barrier")
    assert fine(table.people[1].post("/undo"))["ply"] == 2


def test_a_gain_in_somebody_elses_turn_can_be_changed_until_that_one_decides(client: httpx.Client) -> None:
    def took(game: kontor.Game) -> bool:
        return game.last is not None and game.last.is_gain and game.last.seat != game.turn

    table = table_of(client, 4, modules=["favours", "promos"])
    game = mirror(table)
    play_on(table, game, took, goal="markers")
    assert game.last is not None
    assert game.decider is not None
    taker, owner = table.people[game.last.seat], table.people[game.decider]
    assert (taker.view()["table"]["undo"], owner.view()["table"]["undo"]) == (True, False)
    assert (fine(taker.post("/undo"))["decider"], owner.view()["decider"]) == (game.last.seat, game.last.seat)
    refused(taker.post("/undo"), 409, "barrier")  # what brought it is not theirs
    taker.decide(game.last.action)
    owner.decide()
    refused(taker.post("/undo"), 409, "barrier")


def test_nothing_is_taken_back_after_something_hidden_showed(client: httpx.Client) -> None:
    table = table_of(client)
    game = mirror(table)
    play_on(table, game, lambda game: game.barrier == "revealed", goal="markers")
    assert game.last is not None
    person = table.people[game.last.seat]
    before = person.view()
    assert (before["table"]["undo"], before["table"]["barrier"]) == (False, "revealed")
    refused(person.post("/undo"), 409, "barrier")
    assert person.view() == before


def test_a_decision_for_a_state_that_was_taken_back_meanwhile_is_refused(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    seen = person.decide("place t hamburg-luebeck/1")
    fine(person.post("/undo"))
    now = person.decide("place t bremen-hamburg/1")
    assert now["ply"] == seen["ply"]
    refused(person.act("end", 1, stamp=seen["stamp"]), 409, "stale")
    refused(person.post("/undo", stamp=seen["stamp"]), 409, "stale")
    assert fine(person.act("end", 1, stamp=now["stamp"]))["ply"] == 2


# Asking


def test_the_one_who_decides_may_ask_why_not_and_what_a_decision_would_do(client: httpx.Client) -> None:
    table = table_of(client)
    first, second, _ = table.people
    assert fine(first.post("/why", action="place t hamburg-luebeck/1"))["legal"]
    assert fine(first.post("/why", action="place t nowhere/1")) == {
        "legal": False, "clause": None, "reason": None, "facts": None,
        "message": refused(first.post("/preview", action="place t nowhere/1"), 422, "notation")["message"],
    }  # fmt: skip
    why = fine(first.post("/why", action="route hamburg-luebeck"))
    problem = refused(first.post("/preview", action="route hamburg-luebeck"), 422, "illegal")
    assert (why["legal"], why["clause"]) == (False, "ROUTE-01")
    assert {name: why[name] for name in ("clause", "reason", "facts", "message")} == {
        name: problem[name] for name in ("clause", "reason", "facts", "message")
    }
    preview = fine(first.post("/preview", action="place t hamburg-luebeck/1"))
    assert [event["event"] for event in preview["events"]] == ["placed"]
    assert preview["deltas"][0]["actions"] == {"before": 2, "after": 1}
    assert (preview["barrier"], preview["ends_game"]) == (None, False)
    assert fine(first.post("/preview", action="end"))["asks"] == 1
    for path in ("/why", "/preview"):
        for other in (second, table.passer_by, table.host):
            refused(other.post(path, action="end"), 403, "not-your-decision")
    assert first.view()["ply"] == 0


def test_events_tell_what_happened_since_a_ply(client: httpx.Client) -> None:
    table = table_of(client)
    game = mirror(table)
    play_on(table, game, lambda game: game.barrier == "revealed", goal="markers")
    for seat, reader in zip([0, 1, 2, None], (*table.people, table.passer_by), strict=True):
        for ply in (0, 5, game.ply - 1, game.ply, game.ply + 9):
            news = fine(reader.get("/events", ply=ply))
            assert news["since"] == min(ply, game.ply)
            assert news["events"] == plain(game.events(seat, news["since"]))
            assert news["view"] == reader.view()


def test_events_wait_for_news_and_come_without_them_in_the_end(client: httpx.Client) -> None:
    person = table_of(client).people[0]
    assert fine(person.get("/events", ply=0, wait=0.05))["events"] == []
    with ThreadPoolExecutor(1) as pool:
        waiting = pool.submit(person.get, "/events", ply=0, wait=20)
        person.decide("place t hamburg-luebeck/1")
        news = fine(waiting.result())
    assert [event["event"] for event in news["events"]] == ["placed"]
    assert news["view"]["ply"] == 1
    assert fine(person.get("/events", ply=0, wait=20)) == news  # there is something to tell at once


# Watching


def test_a_spectator_sees_the_game_without_its_secrets(client: httpx.Client) -> None:
    table = table_of(client, modules=["missions"])
    view = table.passer_by.view()
    assert view["missions"] == [None] * 3
    assert (view["seat"], view["table"]["you"]) == (None, [])
    assert "legal" not in view
    assert view["scores"]["hidden"] == [["missions"]] * 3
    assert table.people[1].view()["missions"][1] is not None
    refused(table.passer_by.get(seat=0), 401, "no-seat")
    refused(table.people[1].get(seat=0), 403, "no-seat")


def test_a_table_without_spectators_shows_itself_to_its_people_only(client: httpx.Client) -> None:
    table = table_of(client, spectators=False)
    cookie = {"Cookie": "kontor-key=" + "x" * 32}
    for path in ("", "/events", "/record"):
        refused(table.passer_by.get(path), 401, "no-spectators")
        refused(table.passer_by.ask("GET", path, headers=cookie), 403, "no-spectators")
        for person in (*table.people, table.host):
            assert person.get(path).status_code == 200


@pytest.mark.parametrize("token", ["x", "x" * 32, "ü" * 32], ids=["short", "long", "not ASCII"])
def test_a_token_of_nobody_is_refused_and_not_taken_for_a_passer_by(client: httpx.Client, token: str) -> None:
    table = table_of(client)
    stranger = Person(client, table.id)
    headers = {"Authorization": f"Bearer {token}".encode()}
    for path in ("", "/events", "/record"):
        refused(stranger.ask("GET", path, headers=headers), 401, "token")
    refused(stranger.ask("POST", "/actions", json={"action": "end", "ply": 0}, headers=headers), 401, "token")


@pytest.mark.parametrize("path", ["/api/options", "/api/games/{}", "/api/games/{}/events?ply=0"])
def test_long_answers_are_compressed_for_those_who_read_that(client: httpx.Client, path: str) -> None:
    table = table_of(client)
    who = {"Authorization": f"Bearer {table.people[0].token}"} if "games" in path else {}
    unpacked, packed = (
        client.get(path.format(table.id), headers={**who, "Accept-Encoding": form}) for form in ("identity", "gzip")
    )
    assert "content-encoding" not in unpacked.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert fine(packed) == fine(unpacked)
    assert int(packed.headers["content-length"]) < int(unpacked.headers["content-length"]) / 3
