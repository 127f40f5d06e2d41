"""One person on two devices, by a link and by words; and nothing is left of whoever wants that."""

import httpx
from playwright.sync_api import expect

from tests.browser.visitors import Visitors
from tests.server.playing import HUMAN, Table


def test_a_link_and_words_bring_the_tables_to_another_device(client: httpx.Client, visitors: Visitors) -> None:
    visitors.careless = True  # browsers report a refused request
    table = Table(client, [{**HUMAN, "name": "Ludeke"}, HUMAN, HUMAN], shuffle=False)
    laptop = visitors.visit(table.made["seats"][0]["link"])
    laptop.goto("/me")
    laptop.get_by_role("button", name="Become known here").click()
    laptop.get_by_label("Your name").fill("Ludeke")
    laptop.get_by_role("button", name="Keep it").click()
    expect(laptop.get_by_role("status").filter(has_text="yours now")).to_be_visible()
    laptop.get_by_role("button", name="Link and QR code").click()
    expect(laptop.get_by_role("img", name="QR code")).to_be_visible()
    link = laptop.get_by_role("textbox", name="Link and QR code").input_value()
    laptop.get_by_role("button", name="Words", exact=True).click()
    expect(laptop.locator("ol li")).to_have_count(8)
    words = " ".join(laptop.locator("ol li").all_inner_texts())
    assert len(words.split()) == 8

    phone = visitors.visit(link, size=(390, 844))
    phone.get_by_role("button", name="Use them here").click()
    expect(phone.get_by_role("status").filter(has_text="yours now")).to_be_visible()
    assert "#" not in phone.url
    expect(phone.get_by_label("Your name")).to_have_value("Ludeke")
    phone.goto("/games")
    expect(phone.get_by_text("Ludeke").first).to_be_visible()

    tablet = visitors.visit("/me")
    field = tablet.get_by_label("Words")
    field.fill(words.replace(words[:5], "babab"))
    tablet.get_by_role("button", name="Use them here").click()
    expect(tablet.get_by_role("alert").filter(has_text="mistyped")).to_be_visible()
    field.fill(words.upper())
    tablet.get_by_role("button", name="Use them here").click()
    expect(tablet.get_by_role("button", name="Remove")).to_have_count(2)

    tablet.get_by_role("button", name="Delete me").click()
    tablet.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(tablet.get_by_role("status").filter(has_text="Nothing about you")).to_be_visible()
    laptop.reload()
    expect(laptop.get_by_role("button", name="Become known here")).to_be_visible()
    assert "Ludeke" not in table.people[1].get("/record").text
