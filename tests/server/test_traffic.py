"""Nobody learns from the bytes of a server what is hidden from them, whichever way they ask."""

import asyncio
import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import groupby
from random import Random
from typing import Any, NamedTuple

import msgspec
import pytest

from kontor import Action
from kontor.server.tables.keys import new_token
from tests.play.configurations import Configuration
from tests.play.policies import play_out
from tests.server.leaks import CITIES, LOBBY, Hidden, Moment, documents, leaks, moments, stored_secrets
from tests.server.receiving import mailbox
from tests.server.serving import Server
from tests.server.storing import opened
from tests.server.traffic import CHAT, Viewer, Watched

SEED = 8_172_635_445_362_718  # of a form that no other number has
EVERYTHING = Configuration("hansa", 4, "bigbox", ("missions", "favours", "promos"))
TABLES = [
    EVERYTHING,
    Configuration("hansa", 3, "classic", ("promos",)),
    Configuration("hansa", 2, "bigbox", ("missions", "favours", "promos"), "britannia"),
    Configuration("britannia", 3, "bigbox", ("promos",)),
]
USUAL = (EVERYTHING,)  # without --all


def script_of(configuration: Configuration) -> list[Action]:
    """The decisions of a complete game in which many markers are taken."""
    game = play_out(configuration.new(SEED), Random(SEED), "markers")
    assert game.is_over
    return game.actions()


# Complete games, and everything that was sent


class Seen(NamedTuple):
    """A game that was played, with all traffic."""

    viewers: dict[str, Viewer]
    moments: dict[int, Moment]
    secrets: dict[str, str]  # texts that nobody may be told, and what they are
    table: str
    copy: str  # that was shared without names

    def hidden(self, name: str, version: int) -> Hidden:
        """What was hidden from a viewer at a version of the table."""
        viewer = self.viewers[name]
        return self.moments[version].hidden_from(viewer.seat, self.secrets | self._tokens(viewer))

    def hidden_then(self, name: str, version: int) -> Callable[[int], Hidden]:
        """What was hidden from a viewer after so many decisions of the game as it stood at a version."""
        at = {moment.ply: each for each, moment in self.moments.items() if each <= version and moment is not LOBBY}
        return lambda ply: self.hidden(name, at[ply])

    def _tokens(self, viewer: Viewer) -> dict[str, str]:
        return {token: "a token" for other in self.viewers.values() for token in other.own - viewer.own}


class World(NamedTuple):
    """A game at a server, and the log of that server."""

    game: Seen
    log: str


@pytest.fixture(scope="module")
def world(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    url = f"sqlite:///{tmp_path_factory.mktemp('traffic')}/kontor.db"
    with (
        mailbox() as box,
        Server(
            url, "--log-format", "json", "--log-level", "debug", "--smtp", box.url, "--mail-from", "kontor@example.org"
        ) as server,
    ):
        loaded, viewers = watch(server, request.param)
        server.stop()
        yield World(asyncio.run(recall(url, loaded, viewers)), server.log)


def worlds(*configurations: Configuration) -> pytest.MarkDecorator:
    """A test for each of these; a game is played for all its tests together."""
    cases = [pytest.param(one, id=one.id, marks=() if one in USUAL else pytest.mark.full) for one in configurations]
    return pytest.mark.parametrize("world", cases, indirect=True)


every_game = worlds(*TABLES)
richest_game = worlds(EVERYTHING)


async def recall(url: str, loaded: Watched, viewers: dict[str, Viewer]) -> Seen:
    """A game as it is stored."""
    async with opened(url) as store:
        rows = await store.entries(loaded.id)
    return Seen(viewers, moments(loaded.id, rows), stored_secrets(rows), loaded.id, loaded.copy)


def watch(server: Server, configuration: Configuration) -> tuple[Watched, dict[str, Viewer]]:
    """Plays a complete game before the eyes of all seats, a spectator, and somebody with a wrong token."""
    with ExitStack() as stack:
        seats = [stack.enter_context(Viewer(server, seat)) for seat in range(configuration.players)]
        spectator = stack.enter_context(Viewer(server))
        stranger = stack.enter_context(Viewer(server, token=new_token()))
        table, version = sit_down(configuration, seats)
        stranger.ask("GET", f"/seat/{table}/{new_token()}", expected=401)
        lookers = [*seats, spectator, stranger]
        loaded = Watched(table, configuration.new(SEED), seats, lookers, version)
        give_orders(loaded, seats[-1])
        loaded.run(script_of(configuration))
    named = {f"seat {viewer.seat}": viewer for viewer in seats}
    return loaded, {**named, "the spectator": spectator, "the stranger": stranger}


def sit_down(configuration: Configuration, seats: list[Viewer]) -> tuple[str, int]:
    """The first seat makes a table, the others join it; the last one keeps its seat in a cookie."""
    host, *others = seats
    options = {name: getattr(configuration, name) for name in ("board", "edition", "modules", "duo")}
    places = [{"kind": "human"}, *[{"kind": "invited"}] * len(others)]
    made = host.ask("POST", "/api/games", {**options, "seats": places, "seed": SEED, "public": True}, 201)
    token, invite = made["seats"][0]["token"], made["invite"].rpartition("/")[2]
    host.own |= {token, made["host"], invite}
    host.headers = {"Authorization": f"Bearer {token}"}
    path = f"/api/games/{made['id']}"
    for viewer in others:
        joined = viewer.ask("POST", f"{path}/join", {"name": f"Guest {viewer.seat}", "invite": invite}, 200)
        viewer.own |= {joined["token"], invite}
        viewer.headers = {"Authorization": f"Bearer {joined['token']}"}
    others[-1].open_seat(made["id"], joined["token"])
    be_known(others[-1])
    version: int = host.ask("POST", f"{path}/start", {}, 200)["version"]
    host.received[-1] = host.received[-1]._replace(version=version)
    return made["id"], version


def be_known(viewer: Viewer) -> None:
    """Has this viewer told about the game, at addresses that nobody else may know."""
    secret = viewer.ask("POST", "/api/me", {"zone": "Pacific/Marquesas"}, 201)["secret"]
    viewer.headers |= {"X-Kontor-Device": secret}
    address = "https://hooks.example.org/services/T0/B0/somebody"
    mail = "somebody@mail.example.net"
    viewer.ask("POST", "/api/me/ways", {"way": {"kind": "mail", "address": mail}}, 201)
    me = viewer.ask("POST", "/api/me/ways", {"way": {"kind": "webhook", "url": address, "form": "slack"}}, 201)
    passes = [viewer.ask("POST", "/api/me/passes", {"kind": kind}, 201)["secret"] for kind in ("link", "file", "words")]
    ways = [way["id"] for way in me["ways"]]
    assert len(ways) == 2
    viewer.own |= {secret, address, "hooks.example.org", mail, "mail.example.net", "Marquesas", *ways, *passes}


def give_orders(table: Watched, viewer: Viewer) -> None:
    """Gives orders that answer nothing: the player is asked in any case. Nobody else may know of them, nor of the plan
    that follows and is taken back before it can begin."""
    asked = {"displaced": {"to": [], "otherwise": "ask"}}
    for orders in ({**asked, "plan": ["income 3t", "end"]}, asked):
        table.change(viewer, "PUT", f"/seats/{viewer.seat}/orders", orders)
    viewer.own |= {'"otherwise"', '"plan":["', '"steps"'}


@every_game
def test_nobody_is_sent_what_is_hidden_from_them(world: World) -> None:
    game = world.game
    for viewer, looks in game.viewers.items():
        for version, together in groupby(looks.received, lambda received: received.version):
            hidden, then = game.hidden(viewer, version), game.hidden_then(viewer, version)
            for received in together:
                found = leaks(received.head, received.body, hidden, then)
                assert not found, f"{viewer} by {received.way} at version {version}"


@every_game
def test_a_game_that_is_shared_without_names_tells_neither_who_played_nor_where(world: World) -> None:
    game = world.game
    told = {"Guest", CHAT, game.table}
    for who, viewer in game.viewers.items():
        looks = [received for received in viewer.received if game.copy in received.way]
        if who == "the spectator":  # who brings a token for another table is refused
            ways = {received.way.partition(game.copy)[2] for received in looks}
            paths = ("", "/events", "/record", "/replay", "/figures", "/analysis")
            assert ways == {f"{path} 200" for path in paths}
        texts = [received.head + received.body.decode() for received in looks]
        assert not [text for text in told for body in texts if text in body], who
    named = [each for each in game.viewers["the spectator"].received if each.way.endswith(f"{game.table}/replay 200")]
    assert b"Guest" in named[-1].body, "with names they are told"


@every_game
def test_the_traffic_holds_every_way_of_asking(world: World) -> None:
    viewers = world.game.viewers
    ways = {who: {re.sub(r"[a-z2-9]{12}", "T", received.way) for received in v.received} for who, v in viewers.items()}
    for seat in (viewer for viewer in viewers if viewer.startswith("seat")):
        assert ways[seat] >= {
            "GET /api/games 200",
            "GET /api/games/T 200",
            "GET /api/games/T/events 200",
            "GET /api/games/T/record 200",
            "GET /api/games/T/replay 200",
            "GET /api/games/T/analysis 409",
            "GET /api/games/T/position 409",
            "POST /api/games/T/analysis 409",
            "POST /api/games/T/continue 201",
            "POST /api/games/T/continue 409",
            "POST /api/games/T/share 200",
            "POST /api/games/T/share 409",
            "GET /table/T 200",
            "POST /api/games/T/actions 200",
            "POST /api/games/T/actions 403",
            "POST /api/games/T/actions 409",
            "POST /api/games/T/actions 422",
            "POST /api/games/T/preview 200",
            "POST /api/games/T/preview 403",
            "POST /api/games/T/why 200",
            "POST /api/games/T/why 403",
            "POST /api/games/T/undo 409",
            "events",
            "events again",
            "live",
            "live again",
            "live refused",
        }
    assert ways["the spectator"] >= {"GET /api/games/T 200", "GET /api/games/T/record 200", "events", "live"}
    assert ways["the spectator"] >= {"GET /api/games/T/replay 200", "GET /api/games/T/replay 401"}
    assert "POST /api/games/T/actions 401" in ways["the spectator"]
    assert ways["the stranger"] >= {"GET /api/games/T 401", "GET /api/games/T/record 401", "events 401", "live 401"}
    assert not {"events", "live", "GET /api/games/T 200"} & ways["the stranger"]


# The scan would find a leak


def finds(game: Seen, sender: str, reader: str, back: int = 0) -> set[str]:
    """What the scan says about one viewer's traffic in the eyes of another, with the secrets of a version before."""
    found: set[str] = set()
    for received in game.viewers[sender].received:
        hidden = game.hidden(reader, max(0, received.version - back))
        found.update(
            re.sub(r"(problem\.|view\.)|\d+", "", leak) for leak in leaks(received.head, received.body, hidden)
        )
    return found


@richest_game
def test_the_scan_finds_what_is_sent_to_the_owner_of_a_secret(world: World) -> None:
    found = finds(world.game, "seat 0", "seat 1")
    assert {"a token in the text", "a mission card in the text", "the cities of a mission card at missions."} <= found
    assert "looked with markers at events." in found
    for kind in (
        r"\S+ on a plate at markers.plates..",
        r"marker \S+ \S+ at legal.",
        r"looked .+ of seat  in the record",
    ):
        assert any(re.fullmatch(kind, leak) for leak in found), kind


@richest_game
def test_the_scan_finds_what_a_replay_tells_the_wrong_seat(world: World) -> None:
    game = world.game
    replays = [each for each in game.viewers["seat 0"].received if "/replay 200" in each.way]
    middle = next(
        each for each in replays if not game.moments[each.version].over and game.moments[each.version].ply > 200
    )
    then = game.hidden_then("seat 1", middle.version)
    found = leaks(middle.head, middle.body, game.hidden("seat 1", middle.version), then)
    assert "the cities of a mission card at missions.0" in found
    assert any(re.fullmatch(r"looked with markers at events\.\d+", leak) for leak in found)
    assert any(re.fullmatch(r"\S+ on a plate at markers\.plates\.0\.\d+", leak) for leak in found)


@richest_game
def test_the_scan_finds_what_is_shown_at_the_end(world: World) -> None:
    found = finds(world.game, "the spectator", "the spectator", back=1)
    assert {"a mission card in the text", "the cities of a mission card at missions."} <= found
    assert any(leak.startswith("Setup pile: ") for leak in found)
    assert any(re.fullmatch(r"drew [a-z-]+ in the record", leak) for leak in found)


def plant_stack(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["markers"]["stack"] = moment.stack


def plant_pile_elsewhere(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["table"]["trace"] = {"rows": [{"pile": moment.stack}]}


def plant_next_marker(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["decision"]["next"] = moment.stack[0]


def plant_next_marker_among_the_open_ones(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["markers"]["unused"][1].append(moment.stack[0])


def plant_face_on_a_plate(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["markers"]["plates"][1] = [moment.stack[0]]


def plant_legal_replacement(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["legal"] = [f"marker {moment.stack[0]} hamburg-luebeck"]


def plant_cities(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["scores"]["lines"] = [{"cities": sorted(CITIES[moment.cards[2]])}]


def plant_card(view: Any, hidden: Hidden, moment: Moment) -> None:
    view["table"]["seats"][2]["name"] = f"the one with {moment.cards[2]}"


def plant_text(what: str) -> Any:
    def plant(view: Any, hidden: Hidden, moment: Moment) -> None:
        text = next(text for text, meaning in hidden.texts.items() if meaning == what)
        view["table"]["created"] = int(text) if text.isdecimal() else text

    plant.__name__ = f"plant_{what.replace(' ', '_')}"
    return plant


PLANTS = [
    plant_stack,
    plant_pile_elsewhere,
    plant_next_marker,
    plant_next_marker_among_the_open_ones,
    plant_face_on_a_plate,
    plant_legal_replacement,
    plant_cities,
    plant_card,
    *map(plant_text, ("a token", "a hash", "the salt", "the seed")),
]


@richest_game
@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("way", ["GET", "POST", "live", "events"])
def test_the_scan_finds_a_planted_leak(world: World, plant: Any, way: str) -> None:
    """In any view that a seat got in the middle of the game, whichever way it came."""
    game = world.game
    middle = list(game.moments)[len(game.moments) // 2]
    messages = [received for received in game.viewers["seat 0"].received if received.version >= middle]
    received = next(each for each in messages if each.way.startswith(way) and b'"plates"' in each.body)
    hidden = game.hidden("seat 0", received.version)
    (document,) = documents(received.body.decode())
    view = document.get("view", document)
    plant(view, hidden, game.moments[received.version])
    planted = msgspec.json.encode(document)
    assert not leaks(received.head, received.body, hidden)
    assert leaks(received.head, b"event: view\ndata: " + planted if way == "events" else planted, hidden)


# The log


@every_game
def test_the_log_holds_neither_keys_nor_cards_nor_chat(world: World) -> None:
    lines = [msgspec.json.decode(line) for line in world.log.splitlines() if line.startswith("{")]
    routes = {line.get("route") for line in lines}
    assert {"/api/games/{table}/actions", "/api/games/{table}/live", "/seat/{table}/{token}"} <= routes
    tokens = {token for viewer in world.game.viewers.values() for token in viewer.own}
    secrets = {CHAT, *CITIES, *world.game.secrets, *tokens}
    assert not [secret for secret in secrets if secret in world.log]
