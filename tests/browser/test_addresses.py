"""Addresses that lead nowhere any more, or never did: each gets a page that says so."""

import pytest
from playwright.sync_api import expect

from tests.browser.visitors import Visitors
from tests.server.playing import HUMAN, INVITED, OPEN, Table, fine
from tests.words.reading import LANGUAGES
from tests.words.test_sentences import said

LOCALES = {"en": "en-GB", "de": "de-DE", "pl": "pl-PL", "ru": "ru-RU", "hu": "hu-HU"}


@pytest.mark.parametrize("path", ["/club/archive", "/club/archive/2024", "/club/competition", "/club/player"])
def test_a_room_that_the_club_does_not_have_is_no_page(visitors: Visitors, path: str) -> None:
    page = visitors.visit_again(path)
    expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_lesson_that_is_not_there_is_named_as_one(visitors: Visitors, language: str) -> None:
    visitors.careless = True  # browsers report what is not found
    page = visitors.visit("/learn/nonsense", language=LOCALES[language])
    expect(page.get_by_role("heading", name=said(language, "notice-unknown-lesson"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name=said(language, "nav-learn"))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("button")).to_have_count(0)  # to try again would change nothing


@pytest.mark.parametrize("seats", [[HUMAN, INVITED, INVITED], [HUMAN, OPEN, OPEN]])
def test_a_wrong_invitation_is_refused_before_anybody_is_greeted(
    visitors: Visitors, seats: list[dict[str, str]]
) -> None:
    visitors.careless = True  # browsers report what is refused
    table = Table(visitors.client, seats)
    page = visitors.visit_again(f"/join/{table.id}/nonsense")
    expect(page.get_by_role("heading", name="This invitation doesn’t work")).to_be_visible()
    expect(page.get_by_role("textbox")).to_have_count(0)
    page.goto(f"/join/{table.id}/{table.code}")
    expect(page.get_by_role("heading", name="You are invited")).to_be_visible()


def test_an_invitation_to_a_seat_that_was_given_away_is_refused_too(visitors: Visitors) -> None:
    visitors.careless = True
    table = Table(visitors.client, [HUMAN, INVITED, INVITED])
    anna, _ = (table.join(name, invite=table.code) for name in ("Anna", "Ben"))
    fine(table.host.post("/start"))
    fine(anna.post("/leave"))
    code = fine(table.host.post("/seats/1/invite"))["invite"]
    page = visitors.visit_again(f"/join/{table.id}/{table.code}")
    expect(page.get_by_role("heading", name="This invitation doesn’t work")).to_be_visible()
    page.goto(f"/join/{table.id}/{code}")
    expect(page.get_by_role("textbox", name="Your name")).to_be_visible()


@pytest.mark.parametrize("hash", ["%", "%E0%A4%A", "nonsense"])
def test_a_link_to_another_device_that_is_cut_off_opens_the_page(visitors: Visitors, hash: str) -> None:
    page = visitors.visit_again(f"/me#{hash}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    expect(page.get_by_role("main").get_by_role("button").first).to_be_enabled()
