"""Leagues and tournaments: who may do what, rounds that begin by themselves, and what becomes of games and people."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Any

import httpx

from kontor import bots
from kontor.server.api.services import Services
from kontor.server.app import make_app
from kontor.server.club.competition import decode
from kontor.server.commands import asking
from kontor.server.config.settings import Settings
from kontor.server.store.base import Damaged, StoreError
from kontor.server.store.restrictions import Ban, Restriction
from kontor.server.tables.entries import Decided, Entry
from kontor.server.tables.keys import Caller
from kontor.server.tables.table import Table
from tests.play.policies import claim_first
from tests.server.leaks import stored_secrets
from tests.server.playing import Json, fine, refused

CLOCK: Json = {"per": "decision", "seconds": 86_400}
CUP: Json = {"name": "Cup", "form": "tournament", "size": 3, "rounds": 2, "clock": CLOCK}
AT = "/api/club/competitions"


class Person:
    """Somebody with a browser and a name of their own."""

    def __init__(self, client: httpx.AsyncClient, name: str) -> None:
        self.client, self.name, self.secret = client, name, ""

    async def introduce(self) -> None:
        made = await self.client.post("/api/me", json={})
        self.secret = made.json()["secret"]
        fine(await self.ask("PUT", "/api/me/name", name=self.name))

    async def ask(self, method: str, path: str, **body: Any) -> httpx.Response:
        headers = {"X-Kontor-Device": self.secret}
        return await self.client.request(method, path, headers=headers, json=body or None)

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.ask("POST", f"{AT}{path}", **body)

    async def see(self, competition: str) -> Json:
        return fine(await self.ask("GET", f"{AT}/{competition}"))


class House:
    """A server whose competitions go on when they are told to."""

    def __init__(self, services: Services, gateway: Any, stack: AsyncExitStack) -> None:
        self.services = services
        self.heard: list[tuple[httpx.AsyncClient, str]] = []  # everything that was answered, and to whom
        self._met: list[Person] = []
        self._gateway = gateway
        self._stack = stack

    async def browser(self) -> httpx.AsyncClient:
        transport = httpx.ASGITransport(self._gateway, client=("192.0.2.1", 50_000))
        client = httpx.AsyncClient(transport=transport, base_url="http://192.168.1.5")

        async def keep(response: httpx.Response) -> None:
            await response.aread()
            self.heard.append((client, response.text))

        client.event_hooks = {"response": [keep]}
        return await self._stack.enter_async_context(client)

    async def people(self, *names: str) -> list[Person]:
        found = [Person(await self.browser(), name) for name in names]
        for person in found:
            await person.introduce()
        self._met += found
        return found

    async def leaks(self) -> list[str]:
        """Answers that tell anybody what is stored as a secret, or somebody the secret of another one."""
        read = self.services.store.read
        stored = "SELECT id FROM people UNION SELECT browser FROM people UNION SELECT key FROM devices"
        hidden = {text for (text,) in await read(stored)}
        for (table,) in await read("SELECT id FROM tables"):
            hidden |= stored_secrets(await self.services.store.entries(table)).keys()
        return [
            text
            for client, text in self.heard
            if any(secret in text for secret in hidden)
            or any(person.secret in text for person in self._met if person.client is not client)
        ]

    async def opened(self, organiser: Person, others: Sequence[Person] = (), **plan: Any) -> str:
        """A competition in which these take part."""
        made = await organiser.post("", **{**CUP, **plan})
        assert made.status_code == 201, made.text
        name: str = made.json()["id"]
        for person in (organiser, *others):
            fine(await person.post(f"/{name}/join"))
        return name

    async def finish(self, table: str, seed: int = 1) -> list[int]:
        """Plays a game to its end; gives the ranks."""

        def play_on(table: Table) -> list[Entry]:
            assert table.game is not None
            game, random, entries = table.game.copy(), Random(seed), list[Entry]()
            while game.decider is not None:
                decided = Decided(ply=game.ply, seat=game.decider, action=str(claim_first(game, random)), level="claim")
                game.play(decided.action)
                entries.append(decided)
            return entries

        loaded = await self.services.hub.table(table)
        await self.services.hub.change(loaded, play_on)
        assert loaded.table.game is not None
        return [score["rank"] for score in loaded.table.game.scores()]

    async def abort(self, table: str) -> None:
        await self.services.hub.change(await self.services.hub.table(table), asking.end)


@asynccontextmanager
async def house(url: str, **settings: Any) -> AsyncIterator[House]:
    gateway: Any = make_app(Settings(database=url, host="0.0.0.0", bot_workers=1, limits=False, **settings))
    services: Services = gateway.app.state.services
    await services.start()
    await services.competing.close()
    await services.filing.close()
    await services.bots.close()
    try:
        async with AsyncExitStack() as stack:
            at = House(services, gateway, stack)
            yield at
            assert not await at.leaks()
    finally:
        await services.close()


async def test_a_tournament_from_the_first_player_to_the_last_table(served_url: str) -> None:
    async with house(served_url) as at:
        anna, ben, cy, dora = await at.people("Anna", "Ben", "Cy", "Dora")
        name = await at.opened(anna, (ben, cy), fill="easy")
        fine(await dora.post(f"/{name}/join"))
        fine(await dora.post(f"/{name}/leave"))
        refused(await ben.post(f"/{name}/start"), 403, "not-organiser")
        seen = fine(await anna.post(f"/{name}/start"))
        assert (seen["status"], seen["round"], seen["you"]["player"]) == ("running", 1, 0)
        refused(await dora.post(f"/{name}/join"), 409, "competition-started")

        (game,) = seen["games"]
        assert sorted(game["players"]) == [0, 1, 2]
        assert game["table"] == seen["you"]["table"], "everybody finds their game at once"
        view = fine(await ben.client.get(f"/api/games/{game['table']}"))
        assert view["table"]["you"] == [game["players"].index(1)], "the seat is that of the browser"
        assert view["table"]["competition"] == name
        assert [seat["name"] for seat in view["table"]["seats"]] == [
            ("Anna", "Ben", "Cy")[number] for number in game["players"]
        ]
        ranks = await at.finish(game["table"])
        await at.services.competing.catch_up()
        seen = await cy.see(name)
        assert seen["games"][0]["ranks"] == ranks
        points = {each["player"]: each["points"] for each in seen["standings"]}
        for number, rank in zip(game["players"], ranks, strict=True):
            assert points[number] == sum((other > rank) + (other == rank) / 2 for other in ranks) - 0.5

        assert (seen["round"], len(seen["games"])) == (2, 2), "the next round begins by itself"
        await at.abort(seen["games"][1]["table"])
        await at.services.competing.catch_up()
        seen = await cy.see(name)
        assert (seen["status"], seen["games"][1]["ranks"]) == ("over", [])
        assert sum(each["points"] for each in seen["standings"]) == 6
        assert await at.services.competing.stored.due() == []
        (listed,) = fine(await cy.client.get(f"{AT}?over=true"))["competitions"]
        assert (listed["name"], listed["people"], listed["organiser"]) == ("Cup", 3, "Anna")
        assert fine(await cy.client.get(AT))["competitions"] == []


async def test_the_scan_of_every_answer_finds_a_planted_secret(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        anna, ben = await at.people("Anna", "Ben")
        table = fine(await anna.post(f"/{await at.opened(anna, fill='easy')}/start"))["you"]["table"]
        ((person, browser),) = await at.services.store.read("SELECT id, browser FROM people WHERE name = 'Ben'")
        keys = [seat.token or "" for seat in (await at.services.hub.table(table)).table.seats if seat.keys]
        for secret in (person, browser, ben.secret, *keys):
            at.heard.append((anna.client, f'{{"leak": "{secret}"}}'))
            assert await at.leaks() == [at.heard.pop()[1]]


async def test_bots_fill_up_and_without_them_somebody_sits_out(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        people = await at.people("Anna", "Ben", "Cy", "Dora")
        filled = await at.opened(people[0], people[1:], fill="easy", form="league")
        seen = fine(await people[0].post(f"/{filled}/start"))
        assert [each["name"] for each in seen["players"] if each["level"] == "easy"] == ["Wulf", "Tilda"]
        assert len(seen["games"]) == 2
        assert all(max(game["players"]) >= 0 for game in seen["games"])
        sitting = await at.opened(people[0], people[1:])
        seen = fine(await people[0].post(f"/{sitting}/start"))
        assert len(seen["games"]) == 1
        (left_over,) = seen["byes"][0]
        own = await people[left_over].see(sitting)
        assert own["you"]["table"] is None
        assert next(each for each in own["standings"] if each["player"] == left_over)["points"] == 1.0
        refused(await people[0].post(f"/{filled}/start"), 409, "competition-started")
        alone = await at.opened(people[1], fill=None)
        refused(await people[1].post(f"/{alone}/start"), 409, "too-few")


async def test_the_organiser_ends_a_round_withdraws_somebody_and_ends_it_all(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        anna, ben, cy = await at.people("Anna", "Ben", "Cy")
        name = await at.opened(anna, (ben, cy), rounds=5, fill="easy")
        refused(await anna.post(f"/{name}/next?round=1"), 409, "competition-open")
        first = fine(await anna.post(f"/{name}/start"))["games"][0]["table"]
        for path in ("next", "end"):
            refused(await ben.post(f"/{name}/{path}?round=1"), 403, "not-organiser")
        refused(await ben.ask("DELETE", f"{AT}/{name}/players/2"), 403, "not-organiser")
        fine(await anna.ask("DELETE", f"{AT}/{name}/players/2"))
        fine(await ben.post(f"/{name}/leave"))
        fine(await anna.post(f"/{name}/next?round=1"))
        seen = fine(await anna.post(f"/{name}/next?round=1"))
        assert (seen["round"], seen["games"][1]["over"]) == (2, False), "asked for twice, one round is ended"
        assert (await at.services.hub.table(first)).table.status == "aborted"
        assert [each["out"] for each in seen["players"]] == [False, True, True, False, False]
        assert sorted(seen["games"][1]["players"]) == [-2, -1, 0]
        fine(await anna.post(f"/{name}/end"))
        seen = await ben.see(name)
        assert (seen["status"], [game["over"] for game in seen["games"]]) == ("over", [True, True])
        refused(await anna.post(f"/{name}/next?round=2"), 409, "competition-over")
        refused(await anna.post(f"/{name}/end"), 409, "competition-over")

        never = await at.opened(anna)
        fine(await anna.post(f"/{never}/end"))
        refused(await anna.client.get(f"{AT}/{never}"), 404, "no-competition")


async def test_what_would_be_unfair_is_refused_at_its_tables(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people("Anna")
        name = await at.opened(anna, fill="easy")
        table = fine(await anna.post(f"/{name}/start"))["you"]["table"]
        view = fine(await anna.client.get(f"/api/games/{table}"))
        assert not view["table"]["alone"]
        refused(await anna.client.post(f"/api/games/{table}/abort"), 409, "competition")
        refused(await anna.client.post(f"/api/games/{table}/takeback", json={"ply": 0}), 409, "competition")
        refused(await anna.client.get(f"/api/games/{table}/coach"), 403, "people")
        loaded = await at.services.hub.table(table)
        seat = loaded.table.seats_of(Caller(loaded.table.seats[view["table"]["you"][0]].keys[-1]))[0]
        refused(await anna.client.post(f"/api/games/{table}/pause", json={"days": 30}), 409, "competition")
        copy = {"ply": 0, "seats": [{"kind": "human"}, *[{"kind": "bot", "level": "easy"}] * 2]}
        refused(await anna.client.post(f"/api/games/{table}/continue", json=copy), 409, "competition")
        fine(await anna.client.put(f"/api/games/{table}/seats/{seat}/bot", json={"level": "master"}))
        assert loaded.table.seats[seat].level == bots.QUICK_LEVEL, "nobody has a strong bot play for them"
        fine(await anna.client.post(f"/api/games/{table}/leave", json={"seat": seat, "level": "master"}))
        assert loaded.table.seats[seat].level == bots.QUICK_LEVEL
        refused(await anna.client.post(f"/api/games/{table}/seats/{seat}/invite"), 403, "not-host")
        assert loaded.table.is_awaited, "the game goes on without anybody, or the round would never end"


async def test_people_who_are_deleted_banned_or_blocked_do_not_play_on(served_url: str) -> None:
    async with house(served_url) as at:
        anna, ben, cy, dora = await at.people("Anna", "Ben", "Cy", "Dora")
        found = await at.services.store.read("SELECT name, browser, id FROM people")
        keys = {name: browser for name, browser, _ in found}
        anna_is = next(person for name, _, person in found if name == "Anna")
        await at.services.restrictions.add(anna_is, Restriction(keys["Dora"], "block", "Dora", 0.0))
        name = await at.opened(anna, (ben, cy), rounds=3, fill="easy")
        refused(await dora.post(f"/{name}/join"), 403, "competition-closed")
        fine(await anna.post(f"/{name}/start"))

        fine(await cy.ask("DELETE", "/api/me"))
        ban = Ban("1", "key", keys["Ben"], "", 0.0)
        sql = "INSERT INTO bans (id, kind, value, about, made) VALUES ($1, $2, $3, $4, $5)"
        await at.services.store.write(sql, *ban)
        at.services.bans.replace([ban])  # not only with the next look
        refused(await ben.post(f"/{name}/leave"), 403, "banned")
        seen = fine(await anna.post(f"/{name}/next?round=1"))
        assert [each["name"] for each in seen["players"]][:3] == ["Anna", "Ben", "N. N."]
        assert sorted(seen["games"][1]["players"]) == [-2, -1, 0]
        assert await at.services.store.read("SELECT 1 FROM competition_players WHERE person IS NULL") != []

        fine(await anna.ask("DELETE", "/api/me"))
        assert (await dora.see(name))["organiser"] == ""
        await at.abort(seen["games"][1]["table"])
        await at.services.competing.catch_up()
        assert (await dora.see(name))["status"] == "over", "nobody is left"
        text = (await dora.client.get(f"{AT}/{name}")).text
        assert "Anna" not in text
        assert "Cy" not in text


async def test_what_a_killed_process_left_undone_is_done_once(served_url: str) -> None:
    async with house(served_url) as at:
        people = await at.people("Anna", "Ben", "Cy")
        name = await at.opened(people[0], people[1:], rounds=2)
        make, at.services.competing._make = at.services.competing._make, _killed
        with_table = await people[0].post(f"/{name}/start")
        assert with_table.status_code == 503, "the tables could not be made"
        at.services.competing._make = make
        assert (await people[0].see(name))["status"] == "running"
        assert await at.services.competing.stored.due() == [name]
        await asyncio.gather(*(at.services.competing.go_on(name) for _ in range(3)))
        (game,) = (await people[0].see(name))["games"]
        assert (await at.services.hub.table(game["table"])).table.status == "running"
        await at.abort(game["table"])
        await asyncio.gather(*(at.services.competing.go_on(name) for _ in range(3)))
        seen = await people[0].see(name)
        assert (seen["round"], len(seen["games"])) == (2, 2), "one round was drawn, though three tried"
        tables = {row[0] for row in await at.services.store.read("SELECT id FROM tables")}
        assert tables == {game["table"] for game in seen["games"]}


async def test_a_process_that_is_killed_while_it_starts_one_leaves_it_whole(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people("Anna")
        name = await at.opened(anna, fill="easy")
        change = at.services.competing.stored.change

        async def last(*stored: Any) -> bool:
            assert await change(*stored)
            raise StoreError("gone")

        at.services.competing.stored.change = last  # type: ignore[method-assign, assignment]
        assert (await anna.post(f"/{name}/start")).status_code == 503
        at.services.competing.stored.change = change  # type: ignore[method-assign]
        await at.services.competing.catch_up()
        assert (await anna.see(name))["you"]["table"] is not None


async def test_a_damaged_table_holds_up_its_round_until_the_organiser_ends_it(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        people = await at.people(*"ABCDEF")
        name = await at.opened(people[0], people[1:])
        damaged, whole = fine(await people[0].post(f"/{name}/start"))["games"]
        for game in (damaged, whole):
            await at.finish(game["table"])
        at.services.hub.damage.note(Damaged(damaged["table"], "a byte", 10**6))
        await at.services.competing.catch_up()
        assert {game["table"]: game["over"] for game in (await people[0].see(name))["games"]} == {
            damaged["table"]: False,
            whole["table"]: True,
        }
        seen = fine(await people[0].post(f"/{name}/next?round=1"))
        assert (seen["round"], seen["games"][0]["over"], seen["games"][0]["ranks"]) == (2, True, [])


async def test_the_bots_of_competitions_think_on_the_account_of_whoever_starts_them(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        (anna,) = await at.people("Anna")
        for _ in range(2):
            name = await at.opened(anna, fill="master")
            table = fine(await anna.post(f"/{name}/start"))["you"]["table"]
            account = at.services.pseudonyms.account_of("192.0.2.1")
            assert await at.services.store.maker_of(table) == account
            (listed,) = [each for each in await at.services.store.public_tables(100) if each.table == table]
            assert listed.network == account, "they have a share of the public list, and no more"
            fine(await anna.post(f"/{name}/end"))
            assert decode((await at.services.competing.find(name)).document).account == "", "it is forgotten"


async def _killed(*_: Any) -> Any:
    raise StoreError("gone")


async def test_it_needs_a_name_and_has_limits(sqlite_url: str) -> None:
    async with house(sqlite_url, operator_secret="let-me-operate") as at:
        (anna,) = await at.people("Anna")
        nobody = await at.browser()
        refused(await nobody.post(AT, json=CUP), 401, "device")
        fine(await anna.ask("PUT", "/api/me/name", name=None))
        refused(await anna.post("", **CUP), 409, "no-name")
        fine(await anna.ask("PUT", "/api/me/name", name="Anna"))
        refused(await anna.post("", **{**CUP, "size": 2}), 422, "option")
        refused(await anna.post("", **{**CUP, "fill": "nobody"}), 422, "level")
        refused(await anna.post("", **{**CUP, "clock": {**CLOCK, "end": "abort"}}), 422, "clock")
        answered = await asyncio.gather(*(anna.post("", **CUP) for _ in range(6)))
        assert sorted(each.status_code for each in answered) == [201] * 3 + [409] * 3, "also when they come at once"
        refused(await anna.post("", **CUP), 409, "too-many-competitions")
        names = [each.json()["id"] for each in answered if each.status_code == 201]
        refused(await nobody.post(f"{AT}/{names[0]}/join"), 401, "device")
        fine(await anna.ask("PUT", "/api/me/name", name=None))
        head = {"Authorization": "Bearer let-me-operate"}
        fine(await nobody.delete(f"/api/operator/competitions/{names[0]}", headers=head))
        refused(await nobody.delete(f"/api/operator/competitions/{names[0]}", headers=head), 404, "no-competition")
        await at.services.competing.stored.forget_open(2e9)
        assert fine(await nobody.get(AT))["competitions"] == []


async def test_whom_the_organiser_withdraws_before_the_start_cannot_join_again(served_url: str) -> None:
    async with house(served_url) as at:
        anna, ben, cy = await at.people("Anna", "Ben", "Cy")
        name = await at.opened(anna, (ben, cy), fill="easy")
        seen = fine(await anna.ask("DELETE", f"{AT}/{name}/players/1"))
        assert ([each["name"] for each in seen["players"]], seen["people"]) == (["Anna", "Cy"], 2)
        refused(await ben.post(f"/{name}/join"), 403, "competition-closed")
        refused(await ben.post(f"/{name}/leave"), 404, "no-competitor")
        refused(await anna.ask("DELETE", f"{AT}/{name}/players/1"), 404, "no-competitor")
        assert (await ben.see(name))["you"]["player"] is None
        assert [each["people"] for each in fine(await ben.client.get(AT))["competitions"]] == [2]
        fine(await cy.post(f"/{name}/leave"))
        fine(await cy.post(f"/{name}/join"))
        seen = fine(await anna.post(f"/{name}/start"))
        assert [each["name"] for each in seen["players"]][:2] == ["Anna", "Cy"]
        assert not any(each["out"] for each in seen["players"])
        refused(await ben.post(f"/{name}/join"), 409, "competition-started")
        fine(await cy.post(f"/{name}/leave"))
        refused(await cy.post(f"/{name}/join"), 409, "competition-started")


async def test_an_open_competition_goes_with_its_organiser(served_url: str) -> None:
    async with house(served_url) as at:
        anna, ben = await at.people("Anna", "Ben")
        open_one, running = await at.opened(anna, (ben,)), await at.opened(anna, (ben,), fill="easy")
        fine(await anna.post(f"/{running}/start"))
        fine(await anna.ask("DELETE", "/api/me"))
        refused(await ben.client.get(f"{AT}/{open_one}"), 404, "no-competition")
        assert [each["id"] for each in fine(await ben.client.get(AT))["competitions"]] == [running]


async def test_what_is_wanted_while_somebody_is_deleted_is_theirs_before_or_refused(served_url: str) -> None:
    async with house(served_url) as at:
        anna, ben = await at.people("Anna", "Ben")
        name = await at.opened(ben)
        way = {"kind": "webhook", "url": "https://example.org/hook", "form": "json"}
        wanted = [
            *(anna.post("", **CUP) for _ in range(4)),
            *(anna.ask("POST", "/api/me/ways", way=way) for _ in range(4)),
            *(anna.ask("POST", "/api/me/passes", kind=kind) for kind in ("link", "file", "words")),
            *(anna.ask("PUT", "/api/me/name", name=new) for new in ("Anne", "Ännchen")),
            *(anna.post(f"/{name}/join") for _ in range(3)),
        ]
        deleted, *answered = await asyncio.gather(anna.ask("DELETE", "/api/me"), *wanted)
        assert deleted.status_code == 200
        assert {each.status_code for each in answered} <= {200, 201, 401, 404, 409}
        assert {each.json().get("error") for each in answered if each.status_code == 401} <= {"device"}
        for table in ("channels", "passes"):
            assert await at.services.store.read(f"SELECT 1 FROM {table}") == []
        assert [each["id"] for each in fine(await ben.client.get(AT))["competitions"]] == [name]


async def test_without_a_club_competitions_rest(sqlite_url: str) -> None:
    async with house(sqlite_url) as at:
        people = await at.people("Anna", "Ben", "Cy")
        name = await at.opened(people[0], people[1:])
        fine(await people[0].post(f"/{name}/start"))
    async with house(sqlite_url, club=False) as at:
        nobody = await at.browser()
        for path in ("", f"/{name}"):
            refused(await nobody.get(f"{AT}{path}"), 404, "no-club")
        refused(await nobody.post(f"{AT}/{name}/join"), 404, "no-club")
    async with house(sqlite_url) as at:
        assert fine(await (await at.browser()).get(f"{AT}/{name}"))["status"] == "running"
        stored = await at.services.competing.find(name)
        assert len(decode(stored.document).waiting) == 1
