"""Names that belong to one person, and people whom another one does not want to read or to play with."""

import asyncio
from contextlib import ExitStack

import pytest

from kontor.server.tables.names import (
    FORMER,
    has_odd_signs,
    is_reserved,
    may_be_owned,
    mixes_alphabets,
    skeleton,
    skeletons,
    spelling,
)
from tests.server.knowing import Known
from tests.server.playing import BOT, HUMAN, INVITED, OPEN, Json, Table, browser, fine, open_seat, refused
from tests.server.serving import Server
from tests.server.storing import sql


def named(server: Server, stack: ExitStack, name: str) -> Known:
    """Somebody who owns a name."""
    person = Known(server, stack)
    assert fine(person.ask("PUT", "/name", name=name))["name"] == name
    return person


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", " a n n a "),
        ("Anna", "Аnnа"),  # Cyrillic
        ("ANNA", "ΑΝΝΑ"),  # Greek
        ("Anna", "Ánna"),
        ("Anna", "Ａｎｎａ"),  # full width
        ("Otto", "0tt0"),
        ("Strauß", "STRAUSS"),
        ("Ксения", "КСЕНИЯ"),
        ("Νίκος", "ΝΙΚΟΣ"),
        ("Coco", "Сосо"),  # Cyrillic altogether
        ("♥", "♥\ufe0f"),
    ],
)
def test_names_that_look_the_same_are_spelt_the_same(one: str, other: str) -> None:
    assert skeleton(one) == skeleton(other)
    assert spelling(one) == spelling(other), "so both are found by it"


@pytest.mark.parametrize(("one", "other"), [("Paul", "PauI"), ("Paul", "Pau1"), ("Paul", "Pau|"), ("Ivan", "lvan")])
def test_an_l_and_a_capital_i_are_taken_for_each_other(one: str, other: str) -> None:
    assert skeleton(one) in skeletons(other)


ZEROS = "\u0c66\u09e6\u0be6\u0ce6\u0d66\u0e50\u0ed0\u1040\u17e0"
FALSE = {
    "Tom": ["T\u1d0fm", "T\u10ffm", "T\u101dm", "\ua4d4\ua4f3\ua4df", "Torn", *(f"T{zero}m" for zero in ZEROS)],
    "ANNA": ["\ua4ee\ua4e0\ua4e0\ua4ee", "\u2c80\u2c9a\u2c9a\u2c80", "\u1d00nna"],  # Lisu, Coptic, a small capital
    "Willem": ["\u1d21illem", "Wil\u2223em", "Willern", "VVillem", "Wi\u2758lem", "W\u0131llem"],
    "Soos": ["\ua731oos", "5oos", "S\u00f8os", "\u0405oo\u0455"],
    "Torn": ["Tom"],
    "Coco": ["\u0421\u043e\u0441\u043e"],  # Cyrillic altogether
    "Вера": ["Bepa", "BEPA"],  # and the other way round
    "Wulf": ["VVulf", "\u1d21ulf"],  # a bot
}


@pytest.mark.parametrize(("own", "false"), [(own, false) for own, names in FALSE.items() for false in names])
def test_a_name_that_is_hard_to_tell_from_anothers_is_found_out(own: str, false: str) -> None:
    assert mixes_alphabets(false) or has_odd_signs(false) or skeleton(own) in skeletons(false)
    assert is_reserved(false) == is_reserved(own)


NAMES = [
    "Anna",
    "Anne",
    "Hanna",
    "Ben",
    "Бен",
    "Ксения",
    "Νίκος",
    "♥",
    "☆",
    "Player 1",
    "Player 2",
    "Karl",
    "Kari",
    "Neil",
]
NAMES += ["Nell", "Гена", "Reha", "राम", "रमा", "かな", "がな"]  # marks are vowels there, or another consonant
NAMES += [
    "J\u00f6rg",
    "\u0141ukasz",
    "\u017b\u00f3\u0142\u0107",
    "\u0151ze B\u0151r\u00f6sn\u00e9",
    "Ер\u0451ма",
    "Иван",
]
NAMES += [
    "O\u2019Neill",
    "Jean-Luc",
    "Zo\u00eb \u2665",
    "Max \U0001f642",
    "Cora \u2615",
    "Finn \u270c\ufe0f",
    "Ann\u2011Marie",
    "\u2039Rolf\u203a",
    "李小龍",
    "ケン",
    "K. ケン",
    "김민수",
    "Ruth 7",
]


@pytest.mark.parametrize("name", ["W\u00a1llem", "Wi\u2757lem", "T\u26aam", "Ma\u274c", "\U0001f1f9om"])
def test_signs_and_emoji_that_look_like_letters_are_refused(name: str) -> None:
    assert has_odd_signs(name)


def test_other_names_are_spelt_otherwise() -> None:
    assert len(set(map(spelling, NAMES))) == len(NAMES)
    assert not any(skeleton(one) in skeletons(other) for one in NAMES for other in NAMES if one != other)
    assert not any(mixes_alphabets(name) or has_odd_signs(name) for name in NAMES)
    assert is_reserved("wulf")
    assert is_reserved(FORMER)
    assert not is_reserved("Player 1")
    assert not may_be_owned("player 1")


def test_a_name_is_one_persons_and_nobody_elses(server: Server, stack: ExitStack) -> None:
    agnes, ben = named(server, stack, "Agnes"), Known(server, stack)
    refused(ben.ask("PUT", "/name", name="AGNES"), 409, "name-taken")
    refused(ben.ask("PUT", "/name", name="Tilda"), 409, "name-reserved")
    table = Table(agnes.client, [{**HUMAN, "name": "Agnes"}, OPEN, {**INVITED, "name": "Ben"}])
    for false in ("Agnes", "\u0410gnes", "agnes ", "Agne5"):
        problem = refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": false}), 409, "name-taken")
        assert problem["facts"]["name"] == false
        seats: list[Json] = [{**HUMAN, "name": false}, BOT, BOT]
        refused(ben.client.post("/api/games", json={"seats": seats}), 409, "name-taken")
        seats = [HUMAN, {**BOT, "name": false}, BOT]
        refused(ben.client.post("/api/games", json={"seats": seats}), 409, "name-taken")
    refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": "Wulf"}), 409, "name-reserved")
    fine(ben.client.post(f"/api/games/{table.id}/join", json={"name": "Ben"}))
    assert fine(agnes.ask("PUT", "/name", name=None))["name"] == ""
    assert fine(ben.ask("PUT", "/name", name="Agnes"))["name"] == "Agnes"


def test_nobody_sits_down_by_a_name_that_is_hard_to_tell_from_anothers(server: Server, stack: ExitStack) -> None:
    tom, ben = named(server, stack, "Tom"), Known(server, stack)
    table = Table(tom.client, [{**HUMAN, "name": "Tom"}, OPEN, OPEN])
    for false in ("Torn", "T\u1d0fm", "\ua4d4\ua4f3\ua4df"):
        refused(ben.ask("PUT", "/name", name=false), 409, "name-taken")
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": false}), 409, "name-taken")
    for zero in ZEROS:
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": f"T{zero}m"}), 409, "name-taken")
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": f"H{zero}p"}), 422, "name-mixed")
    fine(ben.client.post(f"/api/games/{table.id}/join", json={"name": "Ту\u043c\u0430\u043d"}))


def test_nobody_hoards_names(sqlite_url: str, stack: ExitStack) -> None:
    anna = Known(stack.enter_context(Server(sqlite_url, limited=True)), stack)
    for number in range(5):
        fine(anna.ask("PUT", "/name", name=f"Agnes {'abcde'[number]}"))
    fine(anna.ask("PUT", "/name", name="AGNES E"))
    refused(anna.ask("PUT", "/name", name="Bertha"), 429, "too-many")
    fine(anna.ask("PUT", "/name", name=None))


def test_a_name_that_nobody_plays_under_is_free_after_a_while(sqlite_url: str, stack: ExitStack) -> None:
    server = stack.enter_context(Server(sqlite_url))
    agnes, other = named(server, stack, "Agnes"), Known(server, stack)
    playing = named(server, stack, "Bertha")
    table = Table(playing.client, [{**HUMAN, "name": "Bertha"}, OPEN, OPEN])
    playing.sit_down(table.people[0].token, table.id)
    asyncio.run(sql(sqlite_url, "UPDATE people SET named = 1.0"))
    made = agnes.client.post("/api/games", json={"seats": [{**HUMAN, "name": "Agnes"}, BOT, BOT]})
    assert made.status_code == 201
    assert agnes.me()["name"] == "Agnes", "as long as nobody else wants it"
    refused(other.ask("PUT", "/name", name="Bertha"), 409, "name-taken")
    assert fine(other.ask("PUT", "/name", name="Agnes"))["name"] == "Agnes"
    assert agnes.me()["name"] == ""


def test_names_that_only_look_like_others_are_nobodys(server: Server, stack: ExitStack) -> None:
    ben = Known(server, stack)
    table = Table(ben.client, [HUMAN, OPEN, OPEN])
    for name in ("A\u03b7\u03b7a", "P\u0430ul", "\u13aanna"):  # Greek, Cyrillic, Cherokee among Latin letters
        refused(ben.ask("PUT", "/name", name=name), 422, "name-mixed")
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": name}), 422, "name-mixed")
    for name in ("Wil\u2223em", "T\u25cbm", "\U0001f163om"):  # signs that look like letters
        refused(ben.ask("PUT", "/name", name=name), 422, "name-signs")
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": name}), 422, "name-signs")
    for name in ("Anna\u3164", "\u200bAnna", "\u2800"):  # letters that show nothing
        refused(ben.ask("PUT", "/name", name=name), 422, "name")
        refused(ben.client.post(f"/api/games/{table.id}/join", json={"name": name}), 422, "name")


def test_no_bot_plays_by_the_name_of_somebody_who_was_invited(server: Server, stack: ExitStack) -> None:
    named(server, stack, "Roswitha")
    with browser(server) as client:
        table = Table(client, [HUMAN, {**INVITED, "name": "Roswitha"}, {**INVITED, "name": "Uncle"}], pace=10_000)
        refused(table.host.post("/start", fill="claim", names=["Roswitha"]), 409, "name-taken")
        assert fine(table.host.post("/start", fill="claim"))["names"] == ["Player 1", "Tilda", "Uncle"]


def test_whoever_is_blocked_does_not_sit_down_and_is_told_nothing(server: Server, stack: ExitStack) -> None:
    anna, ben, cy = (Known(server, stack) for _ in range(3))
    table = Table(anna.client, [HUMAN, OPEN, INVITED])
    anna.sit_down(table.people[0].token, table.id)
    seat = fine(ben.client.post(f"/api/games/{table.id}/join", json={"name": "Ben"}))
    open_seat(ben.client, table.id, seat["token"])
    refused(anna.ask("POST", "/restrictions", table=table.id, seat=0, kind="block"), 409, "yourself")
    refused(anna.ask("POST", "/restrictions", table=table.id, seat=2, kind="block"), 409, "nobody")
    assert anna.ask("POST", "/restrictions", table=table.id, seat=1, kind="block").status_code == 201
    assert ben.me()["restrictions"] == []
    other = Table(anna.client, [HUMAN, OPEN, INVITED])
    anna.sit_down(other.people[0].token, other.id)
    join = {"name": "Ben", "invite": other.code}
    refused(ben.client.post(f"/api/games/{other.id}/join", json=join), 403, "not-welcome")
    with browser(server) as hidden:  # without the cookie nobody knows who that is, but the browser cannot be used then
        token = fine(hidden.post(f"/api/games/{other.id}/join", json=join))["token"]
    refused(ben.client.post(f"/api/games/{other.id}/open", json={"token": token}), 403, "not-welcome")
    fine(cy.client.post(f"/api/games/{other.id}/join", json={"name": "Cy", "invite": other.code}))
    (block,) = anna.me()["restrictions"]
    assert (block["kind"], block["name"]) == ("block", "Ben")
    assert fine(anna.ask("DELETE", f"/restrictions/{block['id']}"))["restrictions"] == []
    refused(anna.ask("DELETE", f"/restrictions/{block['id']}"), 404, "no-restriction")


def test_a_rematch_does_not_bring_people_together_of_whom_one_blocks_another(server: Server, stack: ExitStack) -> None:
    anna, ben = Known(server, stack), Known(server, stack)
    table = Table(anna.client, [HUMAN, HUMAN, BOT], shuffle=False, pace=10_000)
    anna.sit_down(table.people[0].token, table.id)
    ben.sit_down(table.people[1].token, table.id)
    asked = fine(table.people[0].post("/abort"))["table"]["proposal"]
    fine(table.people[1].post("/reply", agree=True, version=asked["version"]))
    assert anna.ask("POST", "/restrictions", table=table.id, seat=1, kind="block").status_code == 201
    for person in table.people[:2]:
        refused(person.post("/rematch"), 409, "no-rematch")
    (block,) = anna.me()["restrictions"]
    fine(anna.ask("DELETE", f"/restrictions/{block['id']}"))
    fine(table.people[1].post("/rematch"))


def test_whoever_is_muted_is_muted_for_one_person_at_every_table(server: Server, stack: ExitStack) -> None:
    anna, ben = Known(server, stack), Known(server, stack)
    for _ in range(2):
        table = Table(anna.client, [HUMAN, HUMAN, HUMAN], shuffle=False)
        anna.sit_down(table.people[0].token, table.id)
        ben.sit_down(table.people[1].token, table.id)
        if not anna.me()["restrictions"]:
            assert anna.ask("POST", "/restrictions", table=table.id, seat=1, kind="mute").status_code == 201
        (found,) = fine(anna.ask("GET", f"/restrictions?table={table.id}"))["restrictions"]
        assert (found["seat"], found["kind"]) == (1, "mute")
        assert fine(ben.ask("GET", f"/restrictions?table={table.id}")) == {"restrictions": []}


def test_at_a_table_made_in_one_browser_each_person_is_told_from_the_others(server: Server, stack: ExitStack) -> None:
    """There the browser of the host holds all seats at first, and those of the others in addition."""
    anna, ben, cy = (Known(server, stack) for _ in range(3))
    table = Table(anna.client, [HUMAN, HUMAN, HUMAN], shuffle=False)
    for seat in table.people:
        anna.sit_down(seat.token, table.id)
    ben.sit_down(table.people[1].token, table.id)
    cy.sit_down(table.people[2].token, table.id)
    stranger = Known(server, stack)
    refused(stranger.ask("POST", "/restrictions", table=table.id, seat=1, kind="mute"), 403, "no-seat")
    for person, number in ((anna, 1), (cy, 1), (cy, 0), (ben, 2)):
        assert person.ask("POST", "/restrictions", table=table.id, seat=number, kind="block").status_code == 201
    for person, number in ((anna, 0), (cy, 2)):
        refused(person.ask("POST", "/restrictions", table=table.id, seat=number, kind="block"), 409, "yourself")
    lobby = Table(cy.client, [HUMAN, OPEN, OPEN])
    cy.sit_down(lobby.people[0].token, lobby.id)
    for blocked in (anna, ben):
        refused(blocked.client.post(f"/api/games/{lobby.id}/join", json={"name": "Somebody"}), 403, "not-welcome")


def test_whoever_sits_already_when_they_are_blocked_keeps_their_seat(server: Server, stack: ExitStack) -> None:
    anna, ben = Known(server, stack), Known(server, stack)
    lobby = Table(anna.client, [HUMAN, OPEN, OPEN])
    anna.sit_down(lobby.people[0].token, lobby.id)
    joined = fine(ben.client.post(f"/api/games/{lobby.id}/join", json={"name": "Benno"}))
    ben.sit_down(joined["token"], lobby.id)
    assert anna.ask("POST", "/restrictions", table=lobby.id, seat=joined["seat"], kind="block").status_code == 201
    ben.sit_down(joined["token"], lobby.id)
