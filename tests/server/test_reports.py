"""Players report somebody to the operator, who removes lines, renames, warns and bans."""

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kontor.server.gateway.limits import RATES
from tests.server.knowing import Known, Stranger
from tests.server.listening import live
from tests.server.playing import HUMAN, OPEN, Json, Person, Table, eventually, fine, refused, take_seat
from tests.server.serving import Server
from tests.server.storing import sql

RUDE = "something rude"
INVITED: Json = {"kind": "invited", "name": "Rowdy"}


def named(*names: str) -> list[Json]:
    return [{**HUMAN, "name": name} for name in names]


def operate(client: httpx.Client, server: Server, method: str, path: str, **more: object) -> Json:
    answer = client.request(method, f"/api/operator{path}", headers=server.operator, **more)  # type: ignore[arg-type]
    assert answer.status_code in (200, 201), answer.text
    found: Json = answer.json()
    return found


def reports(client: httpx.Client, server: Server, table: Table) -> list[Json]:
    found = operate(client, server, "GET", "/reports")["reports"]
    return [each for each in found if each["table"] == table.id]


def say(person: Person, text: str) -> int:
    """Says something, and gives the number of the line."""
    fine(person.post("/chat", text=text))
    return int(fine(person.get("/events"))["chat"][-1]["version"])


def report(person: Person, seat: int, **more: object) -> httpx.Response:
    return person.post("/reports", seat=seat, **more)


@contextmanager
def kept_out(client: httpx.Client, server: Server, **whom: object) -> Iterator[Json]:
    """Bans or warns somebody until the end of the block."""
    found: Json = operate(client, server, "POST", "/bans", json={"ban": whom})["bans"][-1]
    try:
        yield found
    finally:
        client.delete(f"/api/operator/bans/{found['id']}", headers=server.operator)


def test_a_player_and_a_line_are_reported_and_the_operator_deals_with_them(
    server: Server, client: httpx.Client
) -> None:
    table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
    anna, ben = table.people[0], table.people[1]
    line = say(ben, RUDE)
    assert report(anna, 1, line=line, reason="He is rude").status_code == 201
    assert report(anna, 1).status_code == 201
    about_line, about_player = reports(client, server, table)
    assert (about_line["seat"], about_line["name"], about_line["words"]) == (1, "Ben", RUDE)
    assert (about_line["line"], about_line["reason"]) == (line, "He is rude")
    assert (about_player["line"], about_player["words"], about_player["reason"]) == (0, "", "")
    operate(client, server, "DELETE", f"/tables/{table.id}/chat/{line}")
    assert [each["words"] for each in reports(client, server, table)] == ["", ""]
    assert RUDE not in str(asyncio.run(sql(server.database, "SELECT * FROM reports")))
    for each in (about_line, about_player):
        operate(client, server, "DELETE", f"/reports/{each['id']}")
    assert reports(client, server, table) == []
    gone = client.delete(f"/api/operator/reports/{about_line['id']}", headers=server.operator)
    refused(gone, 404, "no-report")


def test_who_says_the_same_again_changes_the_reason_alone(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
    for reason in ("first", "second"):
        assert report(table.people[0], 1, reason=reason).status_code == 201
    assert [each["reason"] for each in reports(client, server, table)] == ["second"]
    assert report(table.people[2], 1).status_code == 201
    assert len(reports(client, server, table)) == 2


def test_only_players_report_and_only_what_is_there(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
    other = Table(client, [HUMAN, OPEN, OPEN])
    anna = table.people[0]
    line = say(table.people[1], RUDE)
    refused(report(table.passer_by, 1), 401, "no-seat")
    refused(report(table.holder(other.people[0].token), 1), 401, "token")
    refused(report(anna, 2, line=line), 404, "no-line")
    refused(report(anna, 4), 404, "no-seat")
    refused(report(anna, 0), 409, "nobody-reported")
    refused(report(other.people[0], 1), 409, "nobody-reported")
    refused(client.get("/api/operator/reports"), 401, "token")
    assert reports(client, server, table) == []


def test_reports_are_limited(sqlite_url: str) -> None:
    with Server(sqlite_url, limited=True) as server, server.client() as client:
        table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
        for _ in range(RATES["report"].burst):
            assert report(table.people[0], 1).status_code == 201
        refused(report(table.people[0], 1), 429, "too-many")


def test_whoever_is_deleted_is_in_no_report(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
    with ExitStack() as stack:
        anna, ben = Known(server, stack), Known(server, stack)
        seats = [known.sit_down(table.people[seat].token, table.id) for seat, known in enumerate((anna, ben))]
        line = say(seats[1], RUDE)
        assert report(seats[0], 1, line=line, reason="Ben is rude").status_code == 201
        assert report(seats[1], 2, reason="Cleo is slow").status_code == 201
        assert len(reports(client, server, table)) == 2
        fine(ben.ask("DELETE"))
    assert reports(client, server, table) == []


def test_a_report_means_who_sat_there_even_if_somebody_else_does_now(server: Server, client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "name": "Anna"}, OPEN, OPEN])
    with ExitStack() as stack:
        troll, guest = Known(server, stack), Known(server, stack)
        first = troll.sit_down(table.join("Troll", seat=1).token, table.id)
        assert report(table.people[0], 1, line=say(first, RUDE)).status_code == 201
        fine(first.post("/leave"))
        second = guest.sit_down(table.join("Guest", seat=1).token, table.id)
        (found,) = reports(client, server, table)
        assert found["name"] == "Troll"
        with kept_out(client, server, kind="player", table=table.id, seat=1, report=found["id"]):
            refused(troll.client.get("/api/games"), 403, "banned")
            fine(second.get())


def test_the_ban_of_a_guest_is_not_one_of_the_browser_in_which_the_table_was_made(
    server: Server, client: httpx.Client
) -> None:
    table = Table(client, named("Anna", "Ben", "Cleo"), shuffle=False)
    with ExitStack() as stack:
        anna, ben = Known(server, stack), Known(server, stack)
        at_home = anna.sit_down(table.host.token, table.id)
        for seat in table.made["seats"]:
            anna.sit_down(seat["token"], table.id)
        ben.sit_down(table.people[1].token, table.id)
        with kept_out(client, server, kind="player", table=table.id, seat=1):
            refused(ben.client.get("/api/games"), 403, "banned")
            fine(at_home.get())


def test_whoever_is_banned_plays_at_no_other_table_by_tokens_and_links_either(served_url: str) -> None:
    with Server(served_url) as server, server.client() as client, ExitStack() as stack:
        table, other, hosted = (Table(client, named("Eve", "Ben", "Cleo"), shuffle=False) for _ in range(3))
        eve, old = Known(server, stack), Stranger(server, stack)
        eve.sit_down(table.people[0].token, table.id)
        for token in (other.people[0].token, other.host.token):
            eve.sit_down(token, other.id)
        eve.sit_down(hosted.host.token, hosted.id)
        eve.sit_down(hosted.people[1].token, hosted.id)
        second = old.sit_down(other.people[0].token, other.id)
        by_token = other.people[0]
        fine(by_token.get())
        with live(by_token) as socket:
            socket.hear()
            with kept_out(client, server, kind="player", table=table.id, seat=0):
                with pytest.raises(ConnectionClosed):
                    socket.hear()
                for each in (by_token, second, hosted.host, hosted.people[1]):
                    refused(each.get(), 403, "banned")
                refused(by_token.post("/chat", text="Hello"), 403, "banned")
                assert [old.client.request(method, other.link()).status_code for method in ("GET", "POST")] == [
                    403,
                    403,
                ]
                fine(other.people[1].get())
        fine(by_token.get())


def test_a_report_means_whoever_it_was_about_with_the_browser_they_have_now(
    server: Server, client: httpx.Client
) -> None:
    table = Table(client, [{**HUMAN, "name": "Anna"}, OPEN, OPEN])
    with ExitStack() as stack:
        troll = Known(server, stack)
        seat = troll.sit_down(table.join("Troll", seat=1).token, table.id)
        assert report(table.people[0], 1, line=say(seat, RUDE)).status_code == 201
        (found,) = reports(client, server, table)
        fine(seat.post("/leave"))
        phone = Stranger(server, stack)
        phone.show(troll.new_pass("link")["secret"])
        (other,) = (each["id"] for each in troll.me()["devices"] if not each["you"])
        fine(troll.ask("DELETE", f"/devices/{other}"))  # by which their browser is another one
        fine(troll.ask("GET"))
        with kept_out(client, server, kind="player", table=table.id, seat=1, report=found["id"]):
            refused(troll.ask("GET"), 403, "banned")


def test_nobody_takes_the_name_of_somebody_who_is_banned(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Rowdy", "Ben", "Cleo"), shuffle=False)
    lobby = Table(client, [HUMAN, OPEN, OPEN])
    with kept_out(client, server, kind="player", table=table.id, seat=0) as ban:
        assert (ban["kind"], ban["value"], ban["about"]) == ("player", None, "Rowdy")
        for name in ("Rowdy", "R0wdy", "rowdy"):
            refused(lobby.passer_by.post("/join", name=name), 403, "name-banned")
            refused(client.post("/api/games", json={"seats": named(name, "Ben", "Cleo")}), 403, "name-banned")
        refused(client.post("/api/games", json={"seats": [HUMAN, INVITED, OPEN]}), 403, "name-banned")
        assert "Rowdy" not in str(asyncio.run(sql(server.database, "SELECT value FROM bans")))
    lobby.join("Rowdy")


def test_the_name_of_nobody_in_particular_is_not_banned(server: Server, client: httpx.Client) -> None:
    table = Table(client, [HUMAN] * 3, shuffle=False)
    name = table.host.view()["table"]["seats"][0]["name"]
    with kept_out(client, server, kind="player", table=table.id, seat=0):
        Table(client, [OPEN, OPEN, OPEN]).join(name)


def test_a_warning_is_read_once_before_anything_goes_on(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
    warning = {"kind": "warning", "table": table.id, "seat": 0, "text": "Be kind."}
    with ExitStack() as stack:
        eve = Known(server, stack)
        seat = eve.sit_down(table.people[0].token, table.id)
        with live(seat) as socket:
            socket.hear()
            shown = stack.enter_context(kept_out(client, server, **warning))
            with pytest.raises(ConnectionClosed):
                socket.hear()
        assert (shown["kind"], shown["about"]) == ("warning", "Be kind.")
        assert refused(seat.get(), 428, "warned")["facts"] == {"text": "Be kind."}
        refused(eve.client.get("/api/games"), 428, "warned")
        refused(eve.ask("GET"), 428, "warned")
        refused(client.delete("/api/warning"), 404, "no-warning")
        fine(eve.client.delete("/api/warning"))
        fine(seat.get())
        fine(eve.ask("GET"))
        refused(eve.client.delete("/api/warning"), 404, "no-warning")
        assert shown not in operate(client, server, "GET", "/bans")["bans"]
    fine(table.people[1].get())


@pytest.mark.parametrize("kind", [{"kind": "player"}, {"kind": "warning", "text": "Be kind."}])
def test_whoever_is_kept_out_still_has_their_data_and_deletes_it(
    server: Server, client: httpx.Client, kind: dict[str, str]
) -> None:
    table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
    with ExitStack() as stack:
        eve = Known(server, stack)
        eve.sit_down(table.people[0].token, table.id)
        stack.enter_context(kept_out(client, server, **kind, table=table.id, seat=0))
        assert eve.ask("GET").status_code in (403, 428)
        assert [each["id"] for each in fine(eve.ask("GET", "/export"))["tables"]] == [table.id]
        fine(eve.ask("DELETE"))
        refused(eve.ask("GET", "/export"), 401, "device")
    assert "Eve" not in str(fine(table.people[1].get()))


def test_a_warning_is_read_on_a_device_that_lost_its_cookie_and_keeps_nobody_from_a_seat_or_a_pass(
    server: Server, client: httpx.Client
) -> None:
    table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
    with ExitStack() as stack:
        eve, phone = Known(server, stack), Stranger(server, stack)
        eve.sit_down(table.people[0].token, table.id)
        secret = eve.new_pass("link")["secret"]
        warned = {"kind": "warning", "table": table.id, "seat": 0, "text": "Be kind."}
        with kept_out(client, server, **warned):
            phone.show(secret)
            refused(phone.ask("GET"), 428, "warned")
            assert take_seat(stack.enter_context(server.client()), table.made["seats"][0]["link"]).status_code == 303
            eve.client.cookies.clear()
            refused(eve.ask("GET"), 428, "warned")
            fine(eve.client.delete("/api/warning", headers={"X-Kontor-Device": eve.secret}))
            fine(eve.ask("GET"))
            fine(phone.ask("GET"))


def test_the_page_of_a_link_shows_a_warning(server: Server, client: httpx.Client) -> None:
    table, other = (Table(client, named("Eve", "Ben", "Cleo"), shuffle=False) for _ in range(2))
    with ExitStack() as stack:
        eve = Known(server, stack)
        eve.sit_down(table.people[0].token, table.id)
        with kept_out(client, server, kind="warning", table=table.id, seat=0, text="Be <kind>."):
            page = eve.client.post(other.made["seats"][0]["link"])
            assert page.status_code == 428
            assert "Be &lt;kind&gt;." in page.text


def test_a_warning_reaches_somebody_who_plays_by_a_token(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
    eve = table.people[0]
    with kept_out(client, server, kind="warning", table=table.id, seat=0, text="Be kind."):
        refused(eve.get(), 428, "warned")
        fine(client.delete("/api/warning", headers={"Authorization": f"Bearer {eve.token}"}))
        fine(eve.get())


def acts_of(client: httpx.Client, server: Server) -> list[str]:
    """What was noted, without the times."""
    return [act.split(" ", 2)[2] for act in operate(client, server, "GET", "/acts")["acts"]]


def test_what_the_operator_changes_is_noted(server: Server, client: httpx.Client) -> None:
    table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
    operate(client, server, "GET", "/tables")
    operate(client, server, "PUT", f"/tables/{table.id}/seats/0/name", json={"name": "Fay"})
    with kept_out(client, server, kind="network", network="192.0.2.0/24", note="spam") as ban:
        pass
    refused(client.delete("/api/operator/bans/none", headers=server.operator), 404, "no-ban")
    acts = acts_of(client, server)
    assert acts[:4] == [
        "DELETE bans/none: no-ban",
        f"DELETE bans/{ban['id']}: done",
        'POST bans {"ban":{"kind":"network","network":"192.0.2.0/24","note":"spam"}}: done',
        f'PUT tables/{table.id}/seats/0/name {{"name":"Fay"}}: done',
    ]
    refused(client.delete(f"/api/operator/bans/{ban['id']}"), 401, "token")
    assert acts_of(client, server) == acts


def test_other_processes_learn_of_a_warning_and_that_it_was_read(postgres_url: str) -> None:
    with (
        Server(postgres_url) as one,
        Server(postgres_url) as two,
        one.client() as client,
        two.client() as other,
    ):
        table = Table(client, named("Eve", "Ben", "Cleo"), shuffle=False)
        eve = Person(other, table.id, table.people[0].token)
        with kept_out(client, one, kind="warning", table=table.id, seat=0, text="Be kind."):
            eventually(lambda: eve.get().status_code == 428)
            fine(client.delete("/api/warning", headers={"Authorization": f"Bearer {eve.token}"}))
            eventually(lambda: eve.get().status_code == 200)
