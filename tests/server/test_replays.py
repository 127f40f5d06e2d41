"""Whole games moment by moment, and records that become tables."""

import asyncio
from pathlib import Path
from typing import Any

import httpx
import pytest

import kontor
from kontor.moments import EVERYTHING, FACT_REMOVED, Eyes, ViewChange, changed, view
from kontor.server.commands.making import IMPORT_MAX_DECISIONS, import_game
from kontor.server.tables import entries as log
from kontor.server.tables.keys import Caller
from kontor.server.tables.replays import Replays
from kontor.server.tables.table import Table as Drafted
from tests.server.playing import (
    Json,
    Person,
    Table,
    browser,
    fine,
    mirror,
    open_seat,
    plain,
    play_on,
    refused,
    table_of,
)
from tests.server.serving import Server

RECORDS = Path(__file__).parents[1] / "records"
MISSIONS = (RECORDS / "hansa-4-bigbox-missions-favours-end-03.kontor").read_text("utf-8")


def line_of(words: str) -> int:
    """The number of the first line of the record with these words."""
    return next(number for number, line in enumerate(MISSIONS.split("\n"), 1) if words in line)


def imported(client: httpx.Client, text: str) -> Person:
    """The table of a record, for its host."""
    answer = client.post("/api/records", json={"record": text})
    assert answer.status_code == 201, answer.text
    return Person(client, answer.json()["id"], answer.json()["host"])


def views_of(replay: Json) -> list[Json]:
    """The view of every moment, put together from the changes."""
    found = [replay["first"]]
    for moment in replay["moments"]:
        different = [ViewChange(tuple(each["at"]), each.get("to", FACT_REMOVED)) for each in moment["changes"]]
        found.append(changed(found[-1], different))
    return found


def expected(game: kontor.Game, eyes: Eyes) -> list[Any]:
    """The same from the engine."""
    then = game.copy()
    then.undo_to(0)
    found = [view(then, eyes)]
    for action in game.actions():
        then.play(action)
        found.append(view(then, eyes))
    return [plain(each) for each in found]


@pytest.fixture(scope="module")
def running(client: httpx.Client) -> tuple[Table, kontor.Game]:
    """A game of people that goes on, with missions and markers that were drawn."""
    table = table_of(client, modules=["missions"])
    game = mirror(table)
    play_on(table, game, lambda game: any(each["event"] == "looked" for each in game.events()), "markers")
    return table, game


def test_a_running_game_shows_each_viewer_what_they_could_know(running: tuple[Table, kontor.Game]) -> None:
    table, game = running
    for seat, person in enumerate(table.people):
        replay = fine(person.get("/replay"))
        assert not replay["open"]
        assert views_of(replay) == expected(game, seat)
        assert [event for moment in replay["moments"] for event in moment["events"]] == plain(game.events(seat))
    assert views_of(fine(table.passer_by.get("/replay"))) == expected(game, None)
    refused(table.people[0].get("/replay", seat=1), 403, "no-seat")
    refused(table.passer_by.get("/replay", seat=0), 401, "no-seat")


def test_several_people_at_one_screen_see_no_mission_unless_they_ask_for_a_seat(server: Server) -> None:
    with browser(server) as shared:
        table = table_of(shared, modules=["missions"])
        for seat in table.made["seats"][:2]:
            open_seat(shared, table.id, seat["token"])
        both = Person(shared, table.id)
        assert both.view()["table"]["you"] == [0, 1]
        assert fine(both.get("/replay"))["first"]["missions"] == [None] * 3
        assert [card is None for card in fine(both.get("/replay", seat=1))["first"]["missions"]] == [True, False, True]
        refused(both.get("/replay", seat=2), 403, "no-seat")
        records = {seat: both.get("/record", **({} if seat is None else {"seat": seat})).text for seat in (None, 0, 1)}
        assert records[None] == table.passer_by.get("/record").text
        assert len(set(records.values())) == 3


def test_only_so_many_decisions_are_kept_however_long_a_game_is() -> None:
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(30):
        game.play("end")
    table, replays = Drafted.draft("aaaaaaaaaaaa", *import_game(game, "host")), Replays(room=100)
    for seat in (None, 0, 1, 2):
        asyncio.run(replays.of(table, Caller(), seat))
    assert [len(kept.moments) for kept in replays._known.values()] == [30, 30, 30]


def test_what_was_taken_back_is_not_in_a_replay(client: httpx.Client) -> None:
    table = table_of(client)
    first = table.people[0]
    first.decide("place t hamburg-luebeck/1", "place t hamburg-luebeck/2")
    fine(first.get("/replay"))
    fine(first.post("/undo", ply=1))
    first.decide("place t hamburg-luebeck/3")
    replay = fine(first.get("/replay"))
    assert [moment["action"] for moment in replay["moments"]] == [
        "place t hamburg-luebeck/1",
        "place t hamburg-luebeck/3",
    ]
    assert views_of(replay)[-1]["posts"] == {"hamburg-luebeck": ["0t", None, "0t"]}


def test_a_lobby_has_no_moments(client: httpx.Client) -> None:
    table = Table(client, [{"kind": "human"}, {"kind": "open"}, {"kind": "open"}])
    refused(table.people[0].get("/replay"), 409, "lobby")


def test_after_the_end_all_cards_are_open_and_any_seat_can_be_looked_at(client: httpx.Client) -> None:
    game = kontor.load(MISSIONS)
    host = imported(client, MISSIONS)
    replay = fine(host.get("/replay"))
    assert replay["open"]
    assert replay["table"]["imported"]
    found = views_of(replay)
    assert found == expected(game, EVERYTHING)
    assert all(card is not None for card in found[0]["missions"])
    assert any(plate for each in found for plate in each["markers"]["plates"])
    assert [(moment["seat"], moment["action"]) for moment in replay["moments"]] == [
        (played.seat, str(played.action)) for played in game.history()
    ]
    looked = [event for moment in replay["moments"] for event in moment["events"] if event["event"] == "looked"]
    assert all(event["markers"] for event in looked)
    stranger = Person(client, host.table)
    assert views_of(fine(stranger.get("/replay", seat=2))) == expected(game, 2)
    refused(stranger.get("/replay", seat=4), 404, "no-seat")


def test_a_record_comes_out_as_it_went_in(client: httpx.Client) -> None:
    host = imported(client, MISSIONS)
    assert Person(client, host.table).get("/record").text == MISSIONS
    kept = host.get("/record", download=True)
    assert kept.text == MISSIONS
    assert kept.headers["content-disposition"] == f'attachment; filename="hansa-{host.table}.kontor"'
    refused(host.post("/rematch"), 409, "imported")
    listed = [
        card for card in fine(host.client.get("/api/games", headers=_proof(host)))["mine"] if card["id"] == host.table
    ]
    assert listed[0]["status"] == "over"
    assert listed[0]["totals"] == [score["total"] for score in kontor.load(MISSIONS).scores()]


def _proof(person: Person) -> dict[str, str]:
    return {"Authorization": f"Bearer {person.token}"}


def test_the_figures_of_a_game_are_those_of_its_record(client: httpx.Client) -> None:
    found = fine(imported(client, MISSIONS).get("/figures"))
    lines = [line.split(" ") for line in MISSIONS.splitlines() if line[:1].isdecimal()]
    game = kontor.load(MISSIONS)
    victims = [event["victim"] for event in game.events() if event["event"] == "displaced"]
    for seat, counts in enumerate(found["seats"]):
        own = [words[2:] for words in lines if words[1] == str(seat)]
        for word in ("income", "place", "displace", "route", "use"):
            assert counts[word] == sum(words[0] == word for words in own)
        assert counts["turns"] == sum(words == ["end"] for words in own) + (game.turn == seat)
        assert counts["displaced"] == sum(victim.startswith(str(seat)) for victim in victims)
    assert sum(counts["marker"] for counts in found["seats"]) == sum(e["event"] == "marker" for e in game.events())
    assert found["usual"]["level"] == "medium"
    low, middle, high = found["usual"]["figures"]["route"]
    assert 0 < low <= middle <= high


def test_a_game_that_was_not_finished_is_replayed_as_far_as_it_goes(client: httpx.Client) -> None:
    game = kontor.load(MISSIONS)
    game.undo_to(60)
    host = imported(client, game.record())
    replay = fine(host.get("/replay"))
    assert replay["table"]["status"] == "aborted"
    assert views_of(replay) == expected(game, EVERYTHING)
    assert Person(client, host.table).get("/record").text == game.record()


def test_a_game_that_began_from_a_position_is_replayed(client: httpx.Client) -> None:
    game = kontor.load(MISSIONS)
    game.undo_to(60)
    later = kontor.from_position(game.position(), ["A", "B", "C", "D"])
    later.play(later.legal_actions()[0])
    assert views_of(fine(imported(client, later.record()).get("/replay"))) == expected(later, EVERYTHING)


@pytest.mark.parametrize(
    ("damage", "line", "why"),
    [
        (lambda text: text.replace("place t", "place q", 1), line_of("place t"), "found 'q'"),
        (lambda text: "\n".join(text.split("\n")[:40]), 41, "cut off"),
        (lambda text: "hello", 1, "Kontor record 1"),
        (lambda text: text.replace("total ", "total 9", 1), line_of("total "), "expected"),
        (lambda text: unfinished(text).record_for(1), 2, "seat's copy"),
    ],
    ids=["decision", "cut off", "nonsense", "result", "seat's copy"],
)
def test_a_damaged_record_is_refused_with_its_line_and_the_reason(
    client: httpx.Client, damage: Any, line: int, why: str
) -> None:
    problem = refused(client.post("/api/records", json={"record": damage(MISSIONS)}), 422, "record")
    assert problem["facts"]["line"] == line
    assert why in problem["facts"]["why"]
    assert problem["message"] == f"line {problem['facts']['line']}: {problem['facts']['why']}"


def test_a_record_of_more_decisions_than_anybody_plays_is_refused_before_it_is_played(client: httpx.Client) -> None:
    game = kontor.new_game("hansa", 3, seed=7)
    for _ in range(IMPORT_MAX_DECISIONS):
        game.play("end")
    assert fine(imported(client, game.record()).get(""))["ply"] == IMPORT_MAX_DECISIONS == 1500
    game.play("end")
    illegal = game.record().replace("1 0 end", "1 0 nonsense", 1)  # nobody gets so far as to see it
    for text in (game.record(), illegal):
        problem = refused(client.post("/api/records", json={"record": text}), 422, "long-record")
        assert problem["facts"] == {"most": 1500}
        assert problem["message"] == "The record has 1501 decisions: expected at most 1500."


@pytest.mark.parametrize("text", [MISSIONS, pytest.param(None, id="unfinished")])
def test_an_imported_game_takes_few_entries_and_is_the_same_as_with_one_for_each_decision(text: str | None) -> None:
    game = unfinished(MISSIONS) if text is None else kontor.load(text)
    entries = import_game(game, "host")
    assert len(entries) < 5 + game.ply / 20
    parts = [entry for entry in entries if isinstance(entry, log.Replayed)]
    seats = [played.seat for played in game.history()]
    actions = [action for part in parts for action in part.actions]
    decided = [log.Decided(ply=ply, seat=seats[ply], action=action) for ply, action in enumerate(actions)]
    others = [entry for entry in entries if entry not in parts]
    older = Drafted.draft("aaaaaaaaaaaa", *others[:2], *decided, *others[2:])
    newer = Drafted.draft("aaaaaaaaaaaa", *entries)
    assert newer.game is not None
    assert older.game is not None
    assert newer.game.record() == older.game.record() == game.record()
    assert (newer.status, newer.ply, newer.held()) == (older.status, older.ply, older.held())
    assert [newer.view(seat) for seat in range(4)] == [older.view(seat) for seat in range(4)]


def unfinished(text: str) -> kontor.Game:
    game = kontor.load(text)
    game.undo_to(60)
    return game
