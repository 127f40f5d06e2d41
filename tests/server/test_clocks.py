"""The players' clocks: how time is counted, and what happens when it is up."""

import asyncio
from typing import Any

import msgspec
import pytest

from kontor import bots
from kontor.server.bots.clocks import Clocks
from kontor.server.commands import asking, making, people, playing
from kontor.server.monitoring import clock
from kontor.server.monitoring.metrics import Metrics
from kontor.server.store.base import Row
from kontor.server.store.jobs import Jobs
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.hub import Hub
from kontor.server.tables.keys import Caller, hash_of, new_table_id
from kontor.server.tables.present import card, view
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table as Stored
from kontor.wire import requests
from kontor.wire.requests import Clock
from tests.server.playing import HUMAN, OPEN, Json, Person, Table, eventually, fine, refused
from tests.server.serving import PATIENCE, Server
from tests.server.storing import opened, sql

DAY = 86_400
ANNA, BEN, CY = (Caller(hash_of(token)) for token in "abc")
DAYS = Clock(per="decision", seconds=3 * DAY, vacation=5)
GAME = Clock(per="game", seconds=600, increment=10)
TRIBUTE = {  # Anna is about to pay Ben
    "board": "hansa",
    "players": 3,
    "modules": ["promos"],
    "markers": {"tributes": [["bremen-hannover", 1]]},
    "posts": {"bremen-hannover": ["0t", "0t", "0t"]},
}


class Timed:
    """A table of three people with clocks, to which things happen at given seconds."""

    def __init__(self, agreed: Clock, **position: Any) -> None:
        modules = position.get("modules", [])
        wanted = requests.NewGame(seats=[requests.HumanSeat()] * 3, clock=agreed, seed=1, modules=modules)
        first = making.create(wanted, ["a", "b", "c"], host="host", invite=None, position=position or None)
        self.table = Stored("table")
        self.add(0, *first, making.begin(Stored.draft("table", *first)))

    def add(self, at: float, *entries: log.Entry) -> None:
        for entry in entries:
            self.table.fold(Row(self.table.version + 1, at, log.encode(entry), b""))

    def decide(self, at: float, action: str) -> None:
        assert self.table.decider is not None
        self.add(at, log.Decided(ply=self.table.ply, seat=self.table.decider, action=action))

    def end_turn(self, at: float) -> None:
        self.decide(at, "end")

    @property
    def left(self) -> list[float]:
        assert self.table.timing is not None
        return self.table.timing.left


def test_there_is_time_for_a_decision_again_when_the_game_waits_for_somebody_else() -> None:
    timed = Timed(DAYS)
    assert timed.table.clock_due() == 3 * DAY
    timed.add(DAY, log.Decided(ply=0, seat=0, action="place t hamburg-luebeck/1"))
    assert timed.table.clock_due() == 3 * DAY, "one more decision of the same player"
    timed.add(2 * DAY, log.Undone(ply=0, seat=0))
    assert timed.table.clock_due() == 3 * DAY, "taking back gives no time"
    timed.end_turn(2 * DAY)
    assert timed.table.clock_due() == 5 * DAY
    timed.add(3 * DAY, log.Undone(ply=0, seat=0))
    assert timed.table.clock_due() == 6 * DAY, "all agreed that the game waits for the first player again"


def test_time_for_the_whole_game_is_used_up_and_grows_by_the_increment() -> None:
    timed = Timed(GAME)
    timed.end_turn(100)
    assert timed.left == [510, 610, 600]
    timed.end_turn(110)
    timed.end_turn(90)  # another machine, whose clock is behind
    assert timed.left == [520, 600, 610]
    assert timed.table.clock_due() == 90 + 520


@pytest.mark.parametrize("agreed", [DAYS, GAME])
def test_taking_back_a_gain_again_and_again_gives_no_time(agreed: Clock) -> None:
    """What somebody gains in another player's turn may be changed until the next decision, without asking."""
    timed = Timed(agreed, **TRIBUTE)
    timed.decide(1, "route bremen-hannover office hannover")
    assert timed.table.decider == 1, "Ben is asked what he takes"
    timed.decide(2, "take 2t")
    assert timed.table.decider == 0
    before = timed.left[1]
    timed.add(3, *playing.undo(timed.table, BEN, requests.Undo()))
    assert (timed.table.decider, timed.left[1]) == (1, before)


def test_the_clock_of_a_seat_stands_still_while_a_bot_plays_it() -> None:
    timed = Timed(GAME)
    timed.add(100, log.Handed(seat=0, level="claim"))
    assert timed.table.clock_due() is None
    timed.add(500, log.Handed(seat=0, level=None))
    assert (timed.left[0], timed.table.clock_due()) == (510, 1010), "nothing is gained by it"


def test_vacation_stops_the_clock_of_one_seat_and_what_is_not_used_is_kept() -> None:
    timed = Timed(DAYS)
    timed.add(DAY, *asking.take_vacation(timed.table, ANNA, 0, 4, DAY))
    assert timed.table.clock_due() == (1 + 4 + 2) * DAY
    with pytest.raises(Refused, match="vacation"):
        asking.take_vacation(timed.table, ANNA, 0, 6, DAY)
    timed.add(3 * DAY, *asking.take_vacation(timed.table, ANNA, 0, 0, 3 * DAY))
    assert timed.table.clock_due() == (3 + 2) * DAY
    assert timed.table.timing is not None
    assert timed.table.timing.vacation == [3 * DAY, 5 * DAY, 5 * DAY]
    assert asking.take_vacation(timed.table, ANNA, 0, 0, 3 * DAY) == [], "who is here is not on vacation"
    with pytest.raises(Refused, match="no-seat"):
        asking.take_vacation(timed.table, ANNA, 1, 1, 3 * DAY)


def test_all_clocks_stand_still_if_all_agree() -> None:
    timed = Timed(DAYS)
    timed.add(DAY, *asking.pause(timed.table, BEN, requests.Pause(days=7)))
    assert timed.table.clock_due() == 3 * DAY, "nobody has agreed yet"
    for person in (ANNA, CY):
        asked = timed.table.asked
        assert asked is not None
        reply = requests.Reply(agree=True, version=asked.version)
        timed.add(2 * DAY, *asking.reply(timed.table, person, reply))
    assert timed.table.clock_due() == (2 + 7 + 1) * DAY
    timed.end_turn(3 * DAY)  # who wants to may play
    assert timed.table.clock_due() == (9 + 3) * DAY
    timed.add(4 * DAY, log.Paused(days=0))
    assert timed.table.clock_due() == (4 + 3) * DAY


@pytest.mark.parametrize("end", ["bot", "offer", "abort"])
def test_what_was_agreed_happens_when_time_is_up_and_not_before(end: str) -> None:
    timed = Timed(msgspec.structs.replace(GAME, end=end, level="easy"))
    assert asking.overdue(timed.table, 609.9) == []
    (expired,) = asking.overdue(timed.table, 610)
    timed.add(610.2, expired)
    seat, facts = timed.table.seats[0], timed.table.timing
    assert facts is not None
    assert (facts.expired, facts.left[0], timed.table.clock_due()) == ((0,), 0, None)
    assert asking.overdue(timed.table, 700) == []
    if end == "abort":
        assert timed.table.status == "aborted"
        return
    assert timed.table.bot_to_decide() == (0, "easy")
    if end == "bot":
        assert seat.replaced
        timed.add(700, *people.hand_over(timed.table, ANNA, 0, None))
    else:
        assert timed.table.seats_of(ANNA) == []
        timed.add(700, *people.invite(timed.table, BEN, 0, "code"))  # the next person is the host now
        timed.add(700, *people.join(timed.table, Caller(None), requests.Join(name="Eva", invite="code"), "e"))
    assert (facts.expired, timed.table.clock_due()) == ((), 760), "a minute, so that coming back is of use"


def test_clocks_outlive_a_checkpoint_and_a_copy_has_its_own() -> None:
    timed = Timed(DAYS)
    timed.add(DAY, log.Rested(seat=0, days=2))
    again = asyncio.run(checkpoints.read(checkpoints.make(timed.table)))
    assert again is not None
    assert again.clock_due() == timed.table.clock_due()
    assert again.timing is not None
    assert again.timing.vacation == [3 * DAY, 5 * DAY, 5 * DAY]
    timed.table.copy().fold(Row(timed.table.version + 1, 2 * DAY, log.encode(log.Rested(seat=0, days=0)), b""))
    assert timed.table.clock_due() == 5 * DAY


def test_views_and_lists_tell_the_times(monkeypatch: pytest.MonkeyPatch) -> None:
    timed = Timed(DAYS)
    timed.add(DAY, log.Rested(seat=1, days=2))
    monkeypatch.setattr(clock, "steady", lambda: 2.0 * DAY)
    seen = msgspec.to_builtins(view(timed.table, BEN)["table"].clock)
    assert (
        seen["agreed"] | {"per": "decision", "seconds": 3 * DAY, "end": "bot", "level": bots.QUICK_LEVEL}
        == seen["agreed"]
    )
    assert (seen["now"], seen["seat"], seen["due"], seen["warning"]) == (2 * DAY, 0, 3 * DAY, DAY / 2)
    assert [each["away"] for each in seen["seats"]] == [None, 3 * DAY, None]
    assert [each["vacation"] for each in seen["seats"]] == [5 * DAY, 3 * DAY, 5 * DAY]
    shown = card(timed.table)
    assert shown.clock is not None
    assert (shown.clock.seconds, shown.due, shown.absence) == (3 * DAY, 3 * DAY, None)


def test_another_game_has_the_same_clocks() -> None:
    timed = Timed(GAME)
    timed.add(5, log.Aborted())
    created = making.rematch_of(timed.table)[0]
    assert isinstance(created, log.Created)
    assert created.clock == timed.table.agreed.clock


# Over the API


def test_a_table_says_before_anybody_joins_how_much_time_there_is(client: Any) -> None:
    wish = {"per": "game", "seconds": 600, "increment": 5, "end": "offer", "level": "easy"}
    table = Table(client, [HUMAN, OPEN, OPEN], public=True, clock=wish)
    agreed = table.passer_by.view()["table"]["clock"]["agreed"]
    assert agreed | wish == agreed
    (listed,) = (shown for shown in fine(client.get("/api/games"))["public"] if shown["id"] == table.id)
    assert (listed["clock"]["seconds"], listed["left"]) == (600, None)
    refused(table.people[0].put("/seats/0/vacation", days=1), 409, "lobby")


def test_vacation_and_pause_are_asked_for(client: Any) -> None:
    table = Table(client, [HUMAN] * 3, clock={"per": "decision", "seconds": DAY, "vacation": 2})
    anna, ben, cy = table.people
    (listed,) = fine(client.get("/api/games", headers={"Authorization": f"Bearer {anna.token}"}))["mine"]
    assert 0 < listed["left"] <= DAY
    seen = fine(ben.put("/seats/1/vacation", days=2))["table"]["clock"]
    assert seen["seats"][1]["away"] is not None
    assert fine(ben.delete("/seats/1/vacation"))["table"]["clock"]["seats"][1]["away"] is None
    refused(ben.put("/seats/0/vacation", days=1), 403, "no-seat")
    asked = fine(anna.post("/pause", days=3))["table"]["proposal"]
    assert (asked["proposal"], asked["days"], asked["waiting"]) == ("pause", 3, [1, 2])
    for other in (ben, cy):
        view_now = fine(other.post("/reply", agree=True, version=asked["version"]))
    assert view_now["table"]["clock"]["paused"] - view_now["table"]["clock"]["now"] > 2.9 * DAY
    assert fine(anna.act("end", 0))["decider"] == 1


@pytest.mark.parametrize(
    ("wish", "error"),
    [
        ({"per": "decision", "seconds": 9}, "invalid"),
        ({"per": "decision", "seconds": 60, "increment": 1}, "clock"),
        ({"per": "game", "seconds": 60, "level": "genius"}, "level"),
        ({"per": "game", "seconds": 60, "end": "shrug"}, "invalid"),
    ],
)
def test_a_clock_that_makes_no_sense_is_refused(client: Any, wish: Json, error: str) -> None:
    refused(client.post("/api/games", json={"seats": [HUMAN] * 3, "clock": wish}), 422, error)


def test_a_table_without_clocks_knows_no_vacation(client: Any) -> None:
    table = Table(client, [HUMAN] * 3)
    assert table.host.view()["table"]["clock"] is None
    refused(table.people[0].put("/seats/0/vacation", days=1), 409, "no-clock")
    refused(table.people[0].post("/pause", days=1), 409, "no-clock")


# Time is up


def made_earlier(url: str, ago: float, agreed: Clock) -> tuple[str, float]:
    """A table of three people that was made some seconds ago, and when the time of the first one is up."""
    name = new_table_id()
    wanted = requests.NewGame(seats=[requests.HumanSeat()] * 3, clock=agreed)
    first = making.create(wanted, ["a", "b", "c"], host="host", invite=None)

    async def make() -> float:
        async with opened(url) as store:
            hub = Hub(store, Metrics(), 9)
            run = clock.boot_id()
            anchor = clock.began() if run is None else await store.machine_began(run, clock.began())
            then = anchor - clock.began() + clock.now() - ago  # as the server counts
            with pytest.MonkeyPatch.context() as past:
                past.setattr(clock, "steady", lambda: then)
                loaded = await hub.create(name, [*first, making.begin(Stored.draft(name, *first))])
            await hub.close()
            return loaded.table.clock_due() or 0.0

    return name, asyncio.run(make())


async def test_the_server_acts_by_itself_when_time_is_up(store_url: str) -> None:
    name, due = await asyncio.to_thread(made_earlier, store_url, 9.7, Clock(per="decision", seconds=10))
    async with opened(store_url) as store:
        hub = Hub(store, Metrics(), 9, overdue=asking.overdue)
        clocks = Clocks(hub, Jobs())
        loaded = await hub.table(name)
        clocks.start()
        async with asyncio.timeout(PATIENCE):
            while not loaded.table.seats[0].replaced:
                await loaded.changed.wait()
        assert loaded.table.updated >= due, "not too early"
        await clocks.close()
        await hub.close()


def test_a_decision_after_a_restart_that_comes_too_late_is_refused(sqlite_url: str) -> None:
    """Whether or not the server has looked at the clocks since."""
    name, due = made_earlier(sqlite_url, 100, Clock(per="decision", seconds=10, end="abort"))
    with Server(sqlite_url) as server, server.client("a") as client:
        answer = client.post(f"/api/games/{name}/actions", json={"action": "end", "ply": 0})
        problem = refused(answer, 409, "aborted")
        assert problem["view"]["table"]["clock"]["expired"] == [0]
        assert problem["view"]["table"]["updated"] >= due


async def expired_at(url: str, table: str) -> list[float]:
    found = await sql(url, f"SELECT at, entry FROM entries WHERE table_id = '{table}' ORDER BY version")
    return [at for at, entry in found if '"kind":"expired"' in entry]


def expires_to_the_second(url: str, person: Person, due: float) -> bool:
    """Waits until a bot plays for the first seat, and says whether that happened in time, once."""
    eventually(lambda: person.view()["table"]["seats"][0]["replaced"])
    (at,) = asyncio.run(expired_at(url, person.table))
    return 0 <= at - due < 1


@pytest.mark.full
def test_time_is_up_to_the_second_over_two_processes_one_of_which_is_killed(postgres_url: str) -> None:
    with Server(postgres_url) as one, Server(postgres_url) as two, one.client() as client, two.client() as other:
        tables = [Table(client, [HUMAN] * 3, clock={"per": "decision", "seconds": 10}) for _ in range(20)]
        dues = [table.host.view()["table"]["clock"]["due"] for table in tables]
        one.kill()
        for table, due in zip(tables, dues, strict=True):
            assert expires_to_the_second(postgres_url, Person(other, table.id, table.host.token), due)


@pytest.mark.full
def test_time_is_up_to_the_second_over_a_killed_server(store_url: str) -> None:
    with Server(store_url) as server, server.client() as client:
        table = Table(client, [HUMAN] * 3, clock={"per": "decision", "seconds": 30})
        due = table.host.view()["table"]["clock"]["due"]
        server.kill()
    with Server(store_url) as server, server.client() as client:
        assert expires_to_the_second(store_url, Person(client, table.id, table.host.token), due)
