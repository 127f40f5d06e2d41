"""People at a table: sit down, start, leave, let a bot stand in; and the lists of tables."""

import httpx
import pytest

from kontor import bots
from kontor.server.tables.table import MAX_KEYS_PER_SEAT
from kontor.wire.requests import PLAYER_COLOURS
from tests.server.playing import (
    BOT,
    HUMAN,
    INVITED,
    OPEN,
    SLOW,
    Json,
    Person,
    Table,
    browser,
    eventually,
    fine,
    refused,
    table_of,
    take_seat,
)
from tests.server.serving import Server

QUICK: Json = {"pace": 0}


def kinds(person: Person) -> list[str]:
    return [seat["kind"] for seat in person.view()["table"]["seats"]]


def names(person: Person) -> list[str]:
    return [seat["name"] for seat in person.view()["table"]["seats"]]


# The lobby


def test_a_table_with_free_seats_waits_in_its_lobby(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, INVITED])
    view = table.people[0].view()
    assert (view["ply"], view["decider"], view["seat"]) == (0, None, 0)
    assert (view["table"]["status"], view["table"]["host"], view["table"]["you"]) == ("lobby", True, [0])
    assert table.code not in str(view)
    for path, body in (("/actions", {"action": "end", "ply": 0}), ("/undo", {}), ("/takeback", {"ply": 0})):
        refused(table.people[0].post(path, **body), 409, "lobby")
    refused(table.people[0].get("/record"), 409, "lobby")
    refused(table.people[0].put("/seats/0/bot", level="claim"), 409, "lobby")


def test_people_sit_down_by_themselves_or_by_invitation(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, INVITED, OPEN])
    refused(table.passer_by.post("/join", name="Eve", seat=1), 403, "invite")
    for code in ("wrong", "", "ü", table.code + "x"):
        refused(table.passer_by.post("/join", name="Eve", invite=code), 403, "invite")
    refused(table.passer_by.post("/join", name="Eve", seat=0), 409, "taken")
    refused(table.passer_by.post("/join", name="Eve", seat=3), 404, "no-seat")
    anna, ben = table.join("Anna"), table.join("Ben", invite=table.code)
    assert (anna.view()["table"]["you"], ben.view()["table"]["you"]) == ([2], [1])
    assert names(anna) == ["Player 1", "Ben", "Anna"]
    refused(table.passer_by.post("/join", name="Eve"), 409, "full")
    assert kinds(anna) == ["human"] * 3


@pytest.mark.parametrize("body", [{}, {"name": ""}, {"name": "Eve\n"}, {"name": 3}, {"name": "Eve", "colour": "pink"}])
def test_nobody_sits_down_with_a_wrong_name_or_colour(client: httpx.Client, body: Json) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN])
    refused(table.passer_by.ask("POST", "/join", json=body), 422)
    assert kinds(table.host) == ["human", "open", "open"]


def test_colours_are_chosen_and_each_is_there_once(client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "colour": "green"}, OPEN, OPEN])
    refused(table.passer_by.post("/join", name="Eve", colour="green"), 409, "colour")
    table.join("Anna", colour="purple")
    table.join("Ben")
    colours = [seat["colour"] for seat in table.host.view()["table"]["seats"]]
    assert colours[:2] == ["green", "purple"]
    assert len(set(colours)) == 3
    assert set(colours) < set(PLAYER_COLOURS)


def test_the_host_starts_the_game_when_all_are_there(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, HUMAN])
    refused(table.people[2].post("/start"), 403, "not-host")
    refused(table.passer_by.post("/start"), 403, "not-host")
    refused(table.people[0].post("/start"), 409, "free-seats")
    anna = table.join("Anna")
    assert fine(table.people[0].post("/start"))["table"]["status"] == "running"
    assert anna.view()["names"] == ["Player 1", "Anna", "Player 3"]
    refused(table.people[0].post("/start"), 409, "started")


def test_free_seats_are_filled_with_bots(client: httpx.Client) -> None:
    table = Table(client, [OPEN, HUMAN, {**INVITED, "name": "Uncle"}], **SLOW)
    refused(table.host.post("/start", fill="genius"), 422, "level")
    view = fine(table.host.post("/start", fill="claim"))
    assert [seat["level"] for seat in view["table"]["seats"]] == ["claim", None, "claim"]
    assert view["names"] == ["Wulf", "Player 2", "Uncle"]
    refused(table.passer_by.post("/join", name="Eve", invite=table.code), 409)


def test_bots_that_fill_seats_can_be_given_names(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN], **SLOW)
    refused(table.host.post("/start", fill="claim", names=["\u200b"]), 422, "name")
    assert fine(table.host.post("/start", fill="claim", names=["Mette"]))["names"] == ["Player 1", "Mette", "Gerwin"]


def test_a_shuffled_table_keeps_people_with_their_seats(client: httpx.Client) -> None:
    orders = set()
    for _ in range(12):
        table = Table(client, [{**HUMAN, "name": name} for name in "ABCDE"], shuffle=True)
        for seat, person in enumerate(table.people):
            view = person.view()
            assert (view["seat"], view["table"]["you"]) == (seat, [seat])
        orders.add("".join(names(table.host)))
    assert all(sorted(order) == list("ABCDE") for order in orders)
    assert len(orders) > 2


def test_people_leave_a_lobby_and_their_seats_are_free_again(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, HUMAN, OPEN])
    anna = table.join("Anna")
    assert fine(anna.post("/leave"))["done"]
    assert (kinds(table.host)[1], names(table.host)[1]) == ("open", "")
    refused(anna.get(), 401, "token")
    fine(table.people[2].post("/leave"))
    assert kinds(table.host)[2] == "invited"  # it was not open to everybody
    refused(table.passer_by.post("/join", name="Eve", seat=2), 403, "invite")
    assert table.join("Ben", seat=2, invite=table.code).view()["table"]["you"] == [2]


def test_the_host_closes_a_lobby(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, OPEN, OPEN])
    anna = table.join("Anna")
    refused(anna.post("/abort"), 409, "lobby")
    assert fine(table.host.post("/abort"))["table"]["status"] == "aborted"
    refused(table.passer_by.post("/join", name="Eve"), 409, "over")
    refused(table.host.post("/start", fill="claim"), 409)


def test_the_lobby_of_a_table_without_spectators_shows_the_free_seats(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, INVITED, HUMAN], spectators=False)
    assert kinds(table.passer_by) == ["human", "invited", "human"]
    table.join("Anna", invite=table.code)
    fine(table.host.post("/start"))
    refused(table.passer_by.get(), 401, "no-spectators")


# Browsers


def test_the_link_of_a_seat_gives_a_browser_a_cookie_that_scripts_cannot_read(server: Server) -> None:
    with browser(server) as anna, browser(server) as phone:
        table = table_of(anna)
        link = table.made["seats"][0]["link"]
        response = take_seat(anna, link)
        assert response.status_code == 303
        assert response.headers["location"] == f"{server.url}/table/{table.id}"
        cookie = response.headers["set-cookie"].lower()
        assert "httponly" in cookie
        assert "samesite=lax" in cookie
        assert table.made["seats"][0]["token"].lower() not in cookie
        here = Person(anna, table.id)
        here.decide("place t hamburg-luebeck/1")
        fine(phone.post(f"/api/games/{table.id}/open", json={"token": table.made["seats"][0]["token"]}))
        there = Person(phone, table.id)
        assert there.decide("end") == {**here.view(), "version": there.view()["version"]}
        assert anna.cookies["kontor-key"] != phone.cookies["kontor-key"]
        assert take_seat(anna, link).headers["set-cookie"].split(";")[0].endswith(anna.cookies["kontor-key"])


def test_one_browser_holds_two_seats_and_sees_through_the_eyes_of_the_one_that_decides(server: Server) -> None:
    with browser(server) as shared:
        table = table_of(shared, modules=["missions"])
        for seat in (0, 1):
            take_seat(shared, table.made["seats"][seat]["link"])
        both = Person(shared, table.id)
        view = both.view()
        assert (view["seat"], view["table"]["you"]) == (0, [0, 1])
        assert [mission is None for mission in view["missions"]] == [False, True, True]
        assert both.decide("place t hamburg-luebeck/1", "end")["seat"] == 1
        assert both.view(seat=0)["seat"] == 0
        assert both.decide("place t bremen-hamburg/1")["decider"] == 1
        refused(both.post("/leave"), 409, "which-seat")
        # The two seats are one person: nobody has to agree but the third.
        assert fine(both.post("/takeback", ply=0))["table"]["proposal"]["waiting"] == [2]
        assert fine(both.post("/leave", seat=1))["done"]
        assert both.view()["table"]["you"] == [0]


def test_a_link_that_is_not_valid_sets_nothing(server: Server) -> None:
    with browser(server) as stranger:
        table = table_of(stranger)
        for path in (f"/seat/{table.id}/wrong", f"/seat/nowhere/{table.made['host']}"):
            response = stranger.get(path)
            assert response.status_code in (401, 404)
            assert response.headers["content-type"].startswith("text/html")
        refused(stranger.post(f"/api/games/{table.id}/open", json={"token": "wrong"}), 401, "token")
        assert not stranger.cookies


def test_what_proves_a_seat_never_shows_in_the_log(server: Server) -> None:
    with browser(server) as anna:
        table = Table(anna, [HUMAN, INVITED, HUMAN])
        table.join("Bartholomew", invite=table.code)
        take_seat(anna, table.made["seats"][0]["link"])
        anna.get(f"/join/{table.id}/{table.code}")
        fine(Person(anna, table.id).post("/chat", text="between ourselves"))
        secrets = [seat["token"] for seat in table.made["seats"] if seat["token"]]
        secrets += [table.made["host"], table.code, anna.cookies["kontor-key"], "Bartholomew", "between ourselves"]
        log = server.log
        assert "/seat/{table}/{token}" in log
        assert [secret for secret in secrets if secret in log] == []


def test_the_token_of_the_host_opens_the_rights_of_the_host(server: Server) -> None:
    with browser(server) as host:
        table = Table(host, [OPEN, BOT, BOT], **SLOW)
        opened = fine(host.post(f"/api/games/{table.id}/open", json={"token": table.made["host"]}))
        assert opened == {"id": table.id, "seat": -1}
        here = Person(host, table.id)
        assert (here.view()["table"]["host"], here.view()["table"]["you"]) == (True, [])
        assert fine(here.post("/start", fill="claim"))["table"]["status"] == "running"


def test_pages_hold_no_names_and_allow_no_strange_scripts(client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "name": "<script>Eve"}, OPEN, HUMAN])
    for path in (f"/table/{table.id}", f"/join/{table.id}/{table.code}", "/", "/rules/DISPLACE-07"):
        page = client.get(path)
        assert page.status_code == 200
        assert "Eve" not in page.text
        assert table.code not in page.text
        assert "script-src 'self'" in page.headers["content-security-policy"]
    assert names(table.host)[0] == "<script>Eve"
    assert client.get("/api/nowhere").status_code == 404


def test_a_seat_is_held_by_so_many_browsers_and_then_the_oldest_forgets_it(server: Server) -> None:
    with server.client() as anna:
        table = table_of(anna)
        cookies = []
        for _ in range(MAX_KEYS_PER_SEAT):
            with browser(server) as device:
                fine(device.post(f"/api/games/{table.id}/open", json={"token": table.people[0].token}))
                cookies.append({"Cookie": f"kontor-key={device.cookies['kontor-key']}"})
        seats = [table.passer_by.ask("GET", "", headers=cookie).json()["seat"] for cookie in cookies]
        assert seats == [None, *[0] * (MAX_KEYS_PER_SEAT - 1)]
        assert table.people[0].view()["seat"] == 0  # the one it was given to


# Bots that stand in


def test_a_seat_is_handed_to_a_bot_and_back(client: httpx.Client) -> None:
    table = table_of(client, **SLOW)
    person = table.people[0]
    refused(person.put("/seats/0/bot", level="genius"), 422, "level")
    refused(person.put("/seats/1/bot", level="claim"), 403, "no-seat")
    handed = fine(person.put("/seats/0/bot", level="claim"))
    assert [seat["level"] for seat in handed["table"]["seats"]] == ["claim", None, None]
    assert "legal" not in handed
    refused(person.act("end", 0), 409, "bot-decides")
    assert fine(person.put("/seats/0/bot", level="claim"))["version"] == handed["version"]
    back = fine(person.delete("/seats/0/bot"))
    assert back["table"]["seats"][0]["level"] is None
    assert person.decide("place t hamburg-luebeck/1")["ply"] == 1


def test_a_bot_decides_for_a_seat_that_was_handed_to_it(client: httpx.Client) -> None:
    table = table_of(client, **QUICK)
    fine(table.people[0].put("/seats/0/bot", level="claim"))
    view = eventually(lambda: (view := table.people[1].view())["decider"] == 1 and view)
    assert view["ply"] > 0
    assert view["table"]["seats"][0]["kind"] == "human"


def test_a_seat_that_was_left_in_the_game_is_played_by_a_bot(client: httpx.Client) -> None:
    table = table_of(client, **SLOW)
    leaver = table.people[0]
    refused(leaver.post("/leave", level="genius"), 422, "level")
    refused(leaver.post("/leave", seat=1), 403, "no-seat")
    fine(leaver.post("/leave"))
    refused(leaver.get(), 401, "token")
    seat = table.people[1].view()["table"]["seats"][0]
    assert (seat["kind"], seat["level"]) == ("bot", bots.QUICK_LEVEL)
    assert seat["vacated"]


# Lists


def test_my_tables_come_with_those_that_wait_for_me_first(server: Server) -> None:
    with browser(server) as anna:
        waiting, second, handed, _ = (table_of(anna, **SLOW) for _ in range(4))
        for table, seat in ((waiting, 0), (second, 1), (handed, 0)):
            take_seat(anna, table.made["seats"][seat]["link"])
        fine(handed.people[0].put("/seats/0/bot", level="claim"))
        fine(second.people[2].post("/chat", text="later than the others"))
        mine = fine(anna.get("/api/games"))["mine"]
        assert mine[0]["id"] == waiting.id
        assert [card["id"] for card in mine[1:]] == [second.id, handed.id]
        assert (mine[1]["you"], mine[1]["decider"], mine[1]["status"]) == ([1], 0, "running")
        waiting.people[0].decide("place t hamburg-luebeck/1", "end")
        fine(second.people[0].post("/actions", action="end", ply=0))
        mine = fine(anna.get("/api/games"))["mine"]
        assert [card["id"] for card in mine] == [second.id, waiting.id, handed.id]
        assert (mine[0]["ply"], mine[0]["turn"]) == (1, 1)
        fine(Person(anna, second.id).post("/leave"))
        assert second.id not in {card["id"] for card in fine(anna.get("/api/games"))["mine"]}


def test_public_tables_are_listed_until_they_are_over(client: httpx.Client) -> None:
    def listed() -> dict[str, Json]:
        return {card["id"]: card for card in fine(client.get("/api/games"))["public"]}

    private = Table(client, [HUMAN, OPEN, OPEN])
    public = Table(client, [HUMAN, OPEN, OPEN], public=True, board="east", **SLOW)
    card = listed()[public.id]
    assert (card["status"], card["board"], card["players"], card["you"]) == ("lobby", "east", 3, [])
    assert [seat["kind"] for seat in card["seats"]] == ["human", "open", "open"]
    assert private.id not in listed()
    own = {"Authorization": f"Bearer {public.people[0].token}"}
    lists = fine(client.get("/api/games", headers=own))
    assert [card["id"] for card in lists["mine"]] == [public.id]
    assert public.id not in {card["id"] for card in lists["public"]}
    fine(public.host.post("/start", fill="claim"))
    assert listed()[public.id]["status"] == "running"
    fine(public.people[0].post("/abort"))
    assert public.id not in listed()
