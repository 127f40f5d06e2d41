"""People in both stores: their devices, passes and names, and whom they block."""

import asyncio

import pytest

from kontor.server.store.base import Deleted, Held
from kontor.server.store.channels import MAX_CHANNELS_PER_PERSON, Channel, Channels
from kontor.server.store.common import Store
from kontor.server.store.competitions import Competitions, Stored
from kontor.server.store.people import MAX_DEVICES_PER_PERSON, Device, Name, Owner, People, Person, Quiet
from kontor.server.store.restrictions import Restriction, Restrictions
from kontor.server.store.sign_ins import Pass, Passes
from tests.server.storing import change, opened

BEN = Person("ben", "https://games.example.org", "de", "Europe/Berlin", Quiet(60, 120), "browser")


async def with_ben(store: Store) -> People:
    """A store in which Ben is known."""
    people = People(store)
    await people.add(BEN, Device("key", "Firefox", 1.0))
    return people


async def test_a_device_proves_its_person(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        assert await people.find("key") == (BEN, Device("key", "Firefox", 1.0))
        assert await people.find("browser") is None
        assert await people.of_browser("browser") == BEN
        await people.choose(BEN._replace(zone="UTC", quiet=None))
        found = await people.find("key")
        assert found is not None
        assert found[0] == BEN._replace(zone="UTC", quiet=None)
        phone = Device("phone", "Chrome, Android", 2.0)
        await people.add_device("ben", phone)
        assert [device.key for device in await people.devices("ben")] == ["key", "phone"]
        await people.drop_device("phone", 3.0)
        assert await people.find("phone") is None


async def test_what_comes_at_once_is_counted_one_by_one(store_url: str) -> None:
    async with opened(store_url) as store:
        people, channels = await with_ben(store), Channels(store)
        added = await asyncio.gather(
            *(people.add_device("ben", Device(f"d{n}", "", 2.0)) for n in range(MAX_DEVICES_PER_PERSON + 5))
        )
        assert (sum(added), len(await people.devices("ben"))) == (MAX_DEVICES_PER_PERSON - 1, MAX_DEVICES_PER_PERSON)
        wanted = (Channel(f"w{n}", "ben", "webhook", "{}", "", 0, 0, 1.0) for n in range(MAX_CHANNELS_PER_PERSON + 5))
        assert (
            sum(await asyncio.gather(*map(channels.add, wanted)))
            == len(await channels.of("ben"))
            == MAX_CHANNELS_PER_PERSON
        )
        twins = [Person(f"eve{n}", "", "en", "UTC", None, "eves") for n in range(5)]
        known = await asyncio.gather(*(people.add(eve, Device(eve.id, "", 1.0)) for eve in twins))
        assert sum(known) == 1, "a browser becomes one person, however often its page asks"


async def test_each_device_has_a_key_for_the_browser_of_its_person(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        await people.give_key("laptop-key", BEN, "key", 1.0)
        await people.add_device("ben", Device("phone", "", 2.0))
        await people.give_key("phone-key", BEN, "phone", 2.0)
        assert [await store.browser(key) for key in ("laptop-key", "phone-key")] == ["browser"] * 2
        assert await store.renew_key("laptop-key", "next-key", "", 3.0, 0.0) == "made"
        assert await store.browser("next-key") == "browser"
        assert await store.browser("laptop-key") is None, "a key replaces those of the same device"
        assert await store.browser("phone-key") == "browser", "and of no other"
        assert await store.browser("browser") is None, "the name of a browser is no key"
        await people.drop_device("phone", 4.0)
        assert await store.browser("phone-key") is None
        assert await store.browser("next-key") == "browser"


async def test_a_pass_is_good_once_or_until_it_is_ended(store_url: str) -> None:
    async with opened(store_url) as store:
        people, passes = await with_ben(store), Passes(store)
        await passes.add("ben", Pass("link", "link", 1.0, 100.0))
        await passes.add("ben", Pass("words", "words", 2.0, None))
        assert [each.kind for each in await passes.of("ben", 99.0)] == ["link", "words"]
        assert await passes.look_at("link", 100.0) is None, "it is too late"
        assert [await passes.look_at(key, 99.0) for key in ("link", "words", "link")] == [BEN] * 3
        assert not await passes.spend("ben", "link", Device("late", "", 100.0))
        spent = await asyncio.gather(*(passes.spend("ben", "link", Device(f"d{n}", "", 99.0)) for n in range(3)))
        assert sorted(spent) == [False, False, True]
        assert [await passes.spend("ben", "words", Device(f"w{n}", "", 999.0)) for n in range(2)] == [True, True]
        assert len(await people.devices("ben")) == 4
        await passes.add("ben", Pass("others", "words", 3.0, None))
        assert await passes.look_at("words", 999.0) is None, "there are others now"
        await passes.drop("ben", "words")
        assert await passes.look_at("others", 999.0) is None
        assert await passes.of("ben", 999.0) == []


async def test_a_name_is_one_persons_until_they_are_deleted(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        restrictions = Restrictions(store)
        await people.add(BEN._replace(id="eve", browser="eves"), Device("other", "", 2.0))
        assert await people.rename("ben", Name("Ben", "ben", "ben"), 1.0)
        assert await people.rename("ben", Name("BEN", "ben", "ben"), 2.0), "it is his"
        assert not await people.rename("eve", Name("ben", "ben", "ben"), 3.0)
        assert await people.owners(["ben", "eve"]) == [Owner("ben", "browser")]
        assert await people.rename("eve", None, 3.0)
        await restrictions.add("eve", Restriction("browser", "block", "Ben", 3.0))
        assert await restrictions.blocks(["eves", "someone"], "browser")
        assert not await restrictions.blocks(["browser"], "eves")
        await people.delete("ben")
        assert await people.find("key") is None
        assert await restrictions.of("eve") == [], "his name was in there"
        assert await people.rename("eve", Name("Ben", "ben", "ben"), 4.0)


async def test_a_name_that_looks_like_anothers_is_not_free(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        await people.add(BEN._replace(id="eve", browser="eves"), Device("other", "", 2.0))
        tom, torn = Name("Tom", "tom", "tom"), Name("Torn", "torn", "tom")
        assert await people.rename("ben", tom, 1.0)
        assert not await people.rename("eve", torn, 2.0)
        assert await people.owners(["tom"]) == [Owner("tom", "browser")]
        assert await people.rename("ben", torn, 3.0), "he has that one already"
        assert await people.rename("ben", None, 4.0)
        assert await people.rename("eve", torn, 5.0)


async def test_a_name_is_kept_for_a_while_for_somebody_who_plays_nowhere(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        assert await people.rename("ben", Name("Ben", "ben", "ben"), 5.0)
        assert not await people.free_unused(["ben"], 5.0), "it is not old enough"
        await store.append(change("aaaaaaaaaaaa", 1, held=(Held("browser", 0),)))
        assert not await people.free_unused(["ben"], 9.0), "he sits at a table"
        await store.append(change("aaaaaaaaaaaa", 2, held=()))
        assert not await people.free_unused(["eve"], 9.0)
        assert await people.free_unused(["eve", "ben"], 9.0)
        assert await people.owners(["ben"]) == []
        assert await people.find("key") == (BEN, Device("key", "Firefox", 1.0)), "nothing else is taken away"


async def test_the_browsers_that_a_person_had_are_remembered_until_they_are_deleted(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        eve = BEN._replace(id="eve", browser="eves")
        await people.add(eve, Device("other", "", 2.0))
        await people.exchange_browser(BEN, "next")
        assert not await people.exchange_browser(BEN, "another"), "he got another one meanwhile"
        await people.record_former_browser("ben", "guest")
        await people.record_former_browser("ben", "eves")
        assert sorted(await people.browsers("ben")) == ["browser", "guest", "next"], "that of somebody else is not his"
        assert not await people.delete("ben", browsers=2), "there is one that the caller does not know of"
        assert await people.delete("ben", browsers=3)
        assert await people.browsers("ben") == []
        assert not await people.delete("ben")


async def test_a_pass_is_not_spent_where_there_is_no_room_for_the_device(store_url: str) -> None:
    async with opened(store_url) as store:
        people, passes = await with_ben(store), Passes(store)
        for number in range(1, MAX_DEVICES_PER_PERSON):
            assert await people.add_device("ben", Device(f"d{number}", "", 1.0))
        await passes.add("ben", Pass("link", "link", 1.0, 100.0))
        assert not await passes.spend("ben", "link", Device("one more", "", 2.0))
        assert await passes.look_at("link", 3.0) == BEN
        await people.drop_device("d1", 4.0)
        assert await passes.spend("ben", "link", Device("one more", "", 5.0))
        assert await passes.look_at("link", 6.0) is None


async def test_whoever_turns_out_to_be_another_person_is_found_with_that_one(store_url: str) -> None:
    async with opened(store_url) as store:
        people, restrictions = await with_ben(store), Restrictions(store)
        eve, cy = (BEN._replace(id=name, browser=f"{name}s") for name in ("eve", "cy"))
        for person in (eve, cy):
            await people.add(person, Device(person.id, "", 2.0))
        await people.exchange_browser(BEN, "next")
        await restrictions.add("cy", Restriction("next", "block", "Ben", 3.0))
        await restrictions.add("cy", Restriction("eves", "block", "Eve", 3.0))
        await restrictions.add("cy", Restriction("next", "mute", "Ben", 4.0))
        await restrictions.add("ben", Restriction("cys", "mute", "Cy", 5.0))
        await Channels(store).add(Channel("w", "ben", "webhook", "{}", "", 0, 0, 1.0))
        competitions = Competitions(store)
        for name in ("both", "his"):
            await competitions.add(Stored(name, 1, 1.0, "open", "ben", "Ben", b"{}"), 3)
            await store.write(
                "INSERT INTO competition_players (competition, number, person) VALUES ($1, 0, 'ben')", name
            )
        await store.write("INSERT INTO competition_players (competition, number, person) VALUES ('both', 1, 'eve')")
        await people.join(BEN._replace(browser="next"), eve)
        assert [each[:3] for each in await restrictions.of("eve")] == [("cys", "mute", "Cy")]
        assert [channel.id for channel in await Channels(store).of("eve")] == ["w"]
        assert {*await store.read("SELECT id, organiser FROM competitions")} == {("both", "eve"), ("his", "eve")}
        assert {*await store.read("SELECT competition, number, person FROM competition_players")} == {
            ("both", 0, None),  # nobody plays twice in one
            ("both", 1, "eve"),
            ("his", 0, "eve"),
        }
        assert await people.find("key") is None
        assert sorted(await people.browsers("eve")) == ["browser", "eves", "next"]
        assert sorted(each[:3] for each in await restrictions.of("cy")) == [
            ("eves", "block", "Eve"),
            ("eves", "mute", "Ben"),
        ]
        await people.delete("eve")
        assert await restrictions.of("cy") == []


async def test_of_those_who_want_a_name_at_once_one_gets_it(store_url: str) -> None:
    async with opened(store_url) as store:
        people = await with_ben(store)
        others = [BEN._replace(id=f"p{number}", browser=f"b{number}") for number in range(12)]
        for person in others:
            await people.add(person, Device(person.id, "", 2.0))
        for name in ("anna", "berta", "cora"):
            got = await asyncio.gather(
                *(people.rename(each.id, Name(name.title(), name, name), 1.0) for each in others)
            )
            assert sum(got) == 1


async def test_nothing_is_stored_for_somebody_who_is_deleted(store_url: str) -> None:
    async with opened(store_url) as store:
        people, passes, channels = await with_ben(store), Passes(store), Channels(store)
        await people.delete("ben")
        for wish in (
            people.add_device("ben", Device("phone", "", 1.0)),
            people.rename("ben", Name("Ben", "ben", "ben"), 1.0),
            passes.add("ben", Pass("link", "link", 1.0, 100.0)),
            Restrictions(store).add("ben", Restriction("eves", "mute", "Eve", 1.0)),
            channels.add(Channel("w", "ben", "webhook", "{}", "", 0, 0, 1.0)),
            Competitions(store).add(Stored("c", 1, 1.0, "open", "ben", "Ben", b"{}"), 3),
        ):
            with pytest.raises(Deleted):
                await wish
        assert not await passes.spend("ben", "link", Device("phone", "", 1.0))
