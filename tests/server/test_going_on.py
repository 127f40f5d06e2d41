"""Going on from a moment of a game at another table, and showing a finished one to others."""

from time import monotonic
from typing import Any

import httpx
import pytest

import kontor
from kontor.moments import dealt_again
from tests.play.configurations import Configuration
from tests.server.playing import BOT, HUMAN, INVITED, Json, Person, Table, fine, refused, table_of
from tests.server.serving import PATIENCE
from tests.server.test_replays import MISSIONS, RECORDS, imported

GAMES = (
    "hansa-4-bigbox-missions-favours-end-03",
    "east-3-bigbox-promos-end-03",
    "hansa-2-classic-duo-classic-promos-classic-07",
)
SEATS: list[Json] = [BOT, HUMAN, BOT, BOT]


def position_at(game: kontor.Game, ply: int) -> dict[str, Any]:
    then = game.copy()
    then.undo_to(ply)
    return then.position()


def goes_on(person: Person, ply: int, seats: list[Json]) -> Table:
    """The new table, and those who sit there."""
    table = Table.__new__(Table)
    answer = person.post("/continue", ply=ply, seats=seats, pace=10_000)
    assert answer.status_code == 201, answer.text
    table.made, table._client = answer.json(), person.client
    table.id = table.made["id"]
    table.people = [table.holder(seat["token"]) for seat in table.made["seats"]]
    return table


# What is dealt again


@pytest.mark.parametrize("name", GAMES)
def test_a_seat_goes_on_with_what_it_knew_and_all_else_is_dealt_again(name: str) -> None:
    game = kontor.load((RECORDS / f"{name}.kontor").read_text("utf-8"))
    differs = 0
    for ply in range(0, game.ply, 17):
        then = game.copy()
        then.undo_to(ply)
        for seat in (None, *range(game.options.players)):
            later = kontor.from_position(dealt_again(then, seat, ply), then.names)
            before, after = then.view(seat), later.view(seat)
            assert {**after, "ply": ply} == before
            differs += later.position() != then.position()
    assert differs > 20


def test_what_is_dealt_again_says_nothing_about_what_was_there() -> None:
    """Twin worlds that differ only in what a seat cannot see go on alike."""
    options = Configuration("hansa", 4, "bigbox", ("missions",))
    game = options.new(5)
    position = game.position()
    twin = {**position, "markers": {**position["markers"], "stack": position["markers"]["stack"][::-1]}}
    twin["missions"] = [position["missions"][0], *position["missions"][:0:-1]]
    assert twin != position
    for seat in (0, None):
        first, second = (dealt_again(kontor.from_position(each), seat, 7) for each in (position, twin))
        assert first == second


# A new table


def test_a_finished_game_goes_on_against_bots_from_any_moment(client: httpx.Client) -> None:
    host = imported(client, MISSIONS)
    game = kontor.load(MISSIONS)
    then = game.copy()
    then.undo_to(90)
    table = goes_on(Person(client, host.table), 90, SEATS)
    view = table.people[1].view()
    known = then.view(1)
    for fact in ("posts", "offices", "supply", "prestige", "missions", "markers", "abilities"):
        assert view[fact] == known[fact]
    assert view["ply"] == 0
    assert view["decider"] == then.decider
    assert view["table"]["status"] == "running"


def test_friends_are_invited_and_the_game_goes_on_when_they_are_there(client: httpx.Client) -> None:
    host = imported(client, MISSIONS)
    table = goes_on(host, 12, [HUMAN, INVITED, BOT, BOT])
    code = table.made["invite"].rpartition("/")[2]
    fine(Person(client, table.id).post("/join", name="Ben", invite=code))
    view = fine(table.people[0].post("/start"))
    assert view["posts"] == position_at(kontor.load(MISSIONS), 12)["posts"]
    replay = fine(table.people[0].get("/replay"))
    assert replay["first"]["posts"] == view["posts"]


def test_bots_play_on_from_there(client: httpx.Client) -> None:
    table = goes_on(imported(client, MISSIONS), 0, [HUMAN, BOT, BOT, BOT])
    fine(table.people[0].put("/pace", pace=0))
    view = table.people[0].decide("end")
    deadline = monotonic() + PATIENCE
    while view["ply"] < 4 and monotonic() < deadline:
        view = fine(table.people[0].get("/events", ply=view["ply"], version=view["version"], wait=5))["view"]
    assert view["ply"] >= 4


def test_a_game_between_people_cannot_go_on_elsewhere_while_it_runs(client: httpx.Client) -> None:
    table = table_of(client)
    table.people[0].decide()
    for person in (table.people[0], table.passer_by):
        refused(person.post("/continue", ply=1, seats=[HUMAN, BOT, BOT]), 409, "running")


def test_alone_against_bots_one_may_go_on_from_a_running_game(client: httpx.Client) -> None:
    table = Table(client, [HUMAN, BOT, BOT], modules=["missions"], pace=10_000)
    table.people[0].decide()
    later = goes_on(table.people[0], 1, [HUMAN, BOT, BOT])
    assert later.people[0].view()["missions"] == table.people[0].view()["missions"]


def test_what_cannot_go_on_is_refused(client: httpx.Client) -> None:
    host = imported(client, MISSIONS)
    end = kontor.load(MISSIONS).ply
    refused(host.post("/continue", ply=end, seats=SEATS), 409, "over")
    refused(host.post("/continue", ply=end + 1, seats=SEATS), 422, "invalid")
    refused(host.post("/continue", ply=1, seats=SEATS[:3]), 422, "invalid")
    refused(host.post("/continue", ply=1, seats=[{"kind": "bot", "level": "nobody"}, *SEATS[1:]]), 422, "level")
    lobby = Table(client, [HUMAN, {"kind": "open"}, {"kind": "open"}])
    refused(lobby.people[0].post("/continue", ply=0, seats=[HUMAN, BOT, BOT]), 409, "lobby")


# Links for others


def test_a_link_without_names_leads_to_a_copy_that_names_nobody(client: httpx.Client) -> None:
    text = MISSIONS.replace(MISSIONS.split("Names: ")[1].split("\n")[0], '["Anna", "Ben", "Cleo", "Dora"]')
    host = imported(client, text)
    plain = fine(host.post("/share", names=True))
    assert plain["id"] == host.table
    assert plain["link"].endswith(f"/table/{host.table}/replay")
    shared = fine(host.post("/share", names=False))
    assert shared["id"] != host.table
    assert fine(host.post("/share", names=False)) == shared
    stranger = Person(client, shared["id"])
    for path in ("", "/replay", "/record", "/events"):
        answer = stranger.get(path)
        assert answer.status_code == 200
        assert "Anna" not in answer.text
        assert host.table not in answer.text
    assert kontor.load(stranger.get("/record").text).actions() == kontor.load(text).actions()


def test_only_players_share_and_only_what_is_over(client: httpx.Client) -> None:
    table = table_of(client, spectators=False)
    refused(table.people[0].post("/share"), 409, "running")
    host = imported(client, MISSIONS)
    refused(Person(client, host.table).post("/share", names=False), 401, "no-seat")
