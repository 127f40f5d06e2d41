"""Analysis of a game and the study board, as people use them."""

import json
import re
import zlib
from base64 import urlsafe_b64decode, urlsafe_b64encode
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.axe import clean
from tests.browser.records import imported, recorded
from tests.browser.visitors import PHONE, Visitors
from tests.server.playing import SEED, Json, Table, mirror, play_on
from tests.server.serving import Server

SHORT = recorded("hansa-3-bigbox-end-01")
COLOURS = {"Anna": "yellow", "Ben": "purple", "Cleo": "green"}  # another order than usual
LONG = 300_000  # ms: bots think only while nothing else wants the processor


def analysis_of(page: Page) -> None:
    page.get_by_role("tab", name="Analysis").click()


def at(page: Page, target: str) -> None:
    """Clicks something on the map, and waits for what comes of it."""
    before = page.locator("main.table").get_attribute("data-stamp")
    page.locator(f'.hit[data-target="{target}"]').first.click()
    expect(page.locator("main.table")).not_to_have_attribute("data-stamp", before or "")


def test_a_game_is_analysed_with_a_better_move_on_the_map(visitors: Visitors) -> None:
    page = visitors.visit_again(f"/table/{imported(visitors.client, SHORT)}")
    page.get_by_role("button", name="Analyse", exact=True).click()
    expect(page.locator(".review .player")).to_have_count(3, timeout=LONG)
    expect(page.get_by_text("Chances", exact=True)).to_be_visible()
    costly = page.locator(".player").nth(1).locator(".costly").first
    number = int(costly.locator(".ply").inner_text())
    costly.click()
    expect(page.locator("main.replay")).to_have_attribute("data-ply", str(number - 1))
    expect(page.locator(".better")).to_contain_text("Better:")
    expect(page.locator(".board .arrow, .board .drawn").first).to_be_attached()
    clean(page, board=False)
    page.get_by_role("link", name="Try again").click()
    expect(page.get_by_role("heading", name="find something better than in the game")).to_be_visible()
    page.get_by_role("button", name="Income").click()
    expect(page.locator(".try dl")).to_contain_text("%")
    expect(page.locator(".try dt")).to_contain_text(["You", "In the game", "The bots"])
    own, _, best = (float(share.rstrip("%")) for share in page.locator(".try dd b").all_inner_texts())
    told = page.locator(".try h2").inner_text()
    assert ("better" in told.lower()) == (best - own > 3), f"{told} {own} {best}"
    clean(page, board=False)


@pytest.mark.full
def test_on_a_phone_the_task_is_seen_at_once(visitors: Visitors) -> None:
    page = visitors.visit_again(f"/study/{imported(visitors.client, SHORT)}/40/try", size=PHONE)
    expect(page.get_by_role("heading", name="find something better than in the game")).to_be_in_viewport(ratio=1)
    expect(page.locator(".try")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    clean(page, board=False)


@pytest.mark.full
def test_an_analysis_is_cancelled_half_way(visitors: Visitors) -> None:
    page = visitors.visit_again(f"/table/{imported(visitors.client)}/replay")
    analysis_of(page)
    page.get_by_role("button", name="Analyse the game").click()
    page.get_by_role("button", name="Cancel").click()
    expect(page.get_by_role("button", name="Analyse the game")).to_be_visible()


@pytest.mark.full
def test_an_analysis_goes_on_after_a_restart(browser: Browser, sqlite_file: str) -> None:
    with Server(sqlite_file) as server, server.client() as client:
        address, port = f"/table/{imported(client)}", server.port
        visitors = Visitors(browser, server.url)
        visitors.careless = True
        page = visitors.visit(f"{address}/replay")
        analysis_of(page)
        page.get_by_role("button", name="Analyse the game").click()
        expect(page.get_by_role("button", name="Cancel")).to_be_visible()
        server.kill()
    with Server(sqlite_file, port=port):
        expect(page.locator(".review .player")).to_have_count(3)
        visitors.leave()


@pytest.fixture
def sqlite_file(tmp_path: Path) -> str:
    return f"sqlite:///{tmp_path / 'kontor.db'}"


@pytest.mark.full
def test_a_branch_with_words_is_shared_by_its_link(visitors: Visitors) -> None:
    page = visitors.visit_again("/study")
    at(page, "post:hamburg-luebeck/1")
    at(page, "post:hamburg-luebeck/2")
    page.get_by_role("button", name="Back", exact=True).click()
    expect(page.locator(".tree .move[aria-current=step]")).to_contain_text("(1)")
    at(page, "post:hamburg-luebeck/3")
    page.get_by_label("A comment on this moment").fill("leaves the middle open")
    expect(page.locator(".tree .move")).to_have_count(3)
    page.wait_for_url("**/study#*.0-1")
    clean(page, board=False)
    page.get_by_role("tab", name="Evaluation").click()
    expect(page.locator(".chances li")).to_have_count(3)
    clean(page, board=False)
    other = visitors.visit(page.url, size=PHONE, language="de-DE")
    expect(other.locator(".tree .move[aria-current=step]")).to_contain_text("(3)")
    expect(other.locator(".comment")).to_have_text("leaves the middle open")
    assert other.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def has_colours(page: Page, colours: dict[str, str]) -> None:
    """Waits for the desks of these players, with their colours."""
    for name, colour in colours.items():
        expect(page.locator(f'article[aria-label="{name}"]')).to_have_class(re.compile(rf"\bcolour-{colour}\b"))


def test_a_study_keeps_the_colours_of_the_game_and_hands_them_on_in_its_link(visitors: Visitors) -> None:
    seats = [{"kind": "human", "name": name, "colour": colour} for name, colour in COLOURS.items()]
    table = Table(visitors.client, seats, seed=SEED)
    play_on(table, mirror(table), lambda game: game.is_over)
    page = visitors.visit_again(f"/table/{table.id}/replay#12")
    page.get_by_role("link", name="Study from here").click()
    page.wait_for_url(lambda url: study_in(url) is not None)
    has_colours(page, COLOURS)
    study = study_in(page.url)
    assert study is not None
    assert study["colours"] == list(COLOURS.values())
    other = visitors.visit(page.url)
    has_colours(other, COLOURS)
    page.get_by_role("tab", name="Set up").click()
    page.get_by_label("Whose turn").select_option("Cleo")
    expect(page.get_by_label("Whose turn")).to_have_value("2")
    has_colours(page, COLOURS)
    del study["colours"]  # as links were before they had any
    older = visitors.visit(address_of(study))
    has_colours(older, dict(zip(COLOURS, ("red", "blue", "green"), strict=True)))


@pytest.mark.full
def test_a_second_click_deletes_no_second_branch(visitors: Visitors) -> None:
    page = visitors.visit_again("/study")
    at(page, "post:hamburg-luebeck/1")
    at(page, "post:hamburg-luebeck/2")
    expect(page.locator(".tree .move")).to_have_count(2)
    page.get_by_role("button", name="Delete from here").dblclick()
    expect(page.locator(".tree .move[aria-current=step]")).to_contain_text("(1)")
    page.wait_for_timeout(500)  # the second click has been answered by then
    expect(page.locator(".tree .move")).to_have_count(1)


def test_a_position_is_set_up_by_hand_and_what_cannot_be_is_told_with_its_clause(visitors: Visitors) -> None:
    visitors.careless = True  # browsers note every refused request
    page = visitors.visit_again("/study")
    page.get_by_role("tab", name="Set up").click()
    page.get_by_role("button", name="Player 2: trader").click()
    at(page, "post:hamburg-luebeck/2")
    traders = page.get_by_label("Traders", exact=True)
    traders.fill("60")
    traders.press("Tab")
    expect(page.get_by_role("alert")).to_contain_text("SETUP-36")
    expect(traders).to_have_value("5")
    clean(page, board=False)
    page.get_by_label("Whose turn").select_option("Player 2")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_role("button", name="Player 2: trader").click()
    two_at_once(page, Traders="7", Merchants="0")
    expect(traders).to_have_value("7")
    expect(page.get_by_label("Merchants", exact=True)).to_have_value("0")
    page.get_by_role("tab", name="Moves").click()
    at(page, "post:hamburg-luebeck/1")
    expect(page.locator(".tree .move")).to_have_count(1)
    page.get_by_role("tab", name="Set up").click()
    dialog = page.get_by_role("dialog", name="Change the position?")
    for answer, moves in (("Keep everything", 1), ("Change and delete", 0)):
        page.get_by_label("Whose turn").select_option("Player 3")
        clean(page, board=False)
        dialog.get_by_role("button", name=answer).click()
        expect(dialog).to_have_count(0)
        page.get_by_role("tab", name="Moves").click()
        expect(page.locator(".tree .move")).to_have_count(moves)
        page.get_by_role("tab", name="Set up").click()


def two_at_once(page: Page, **values: str) -> None:
    """Somebody types into these fields so quickly that the server has not answered in between."""
    page.evaluate(
        """(values) => {
          for (const [label, value] of Object.entries(values)) {
            const labels = [...document.querySelectorAll("label")];
            const field = labels.find((each) => each.innerText.trim() === label).querySelector("input");
            field.value = value;
            field.dispatchEvent(new Event("change", { bubbles: true }));
          }
        }""",
        values,
    )


def study_in(address: str) -> Json | None:
    """The study that an address holds."""
    packed = address.partition("#")[2].partition(".")[0]
    if not packed:
        return None
    study: Json = json.loads(zlib.decompress(urlsafe_b64decode(packed + "=" * (-len(packed) % 4)), -zlib.MAX_WBITS))
    return study


def address_of(study: Json) -> str:
    """The address of the beginning of a study."""
    shrinking = zlib.compressobj(wbits=-zlib.MAX_WBITS)
    packed = shrinking.compress(json.dumps(study).encode()) + shrinking.flush()
    return f"/study#{urlsafe_b64encode(packed).decode().rstrip('=')}."


def drawn_in(address: str) -> list[Json]:
    """The arrows and rings after the first decision of the study that an address holds."""
    study = study_in(address) or {"root": {"then": []}}
    return [arrow for twig in study["root"]["then"] for arrow in twig["drawn"]]


@pytest.mark.full
def test_arrows_are_drawn_by_hand_and_shared(visitors: Visitors) -> None:
    page = visitors.visit_again("/study")
    at(page, "post:hamburg-luebeck/1")
    page.get_by_role("button", name="Draw arrows").click()
    arrows = page.locator(".board .arrow")
    arrow = ("post:bremen-hamburg/1", "post:hamburg-luebeck/3")
    for target in (*arrow, "post:hamburg-luebeck/2", "post:hamburg-luebeck/2"):  # the second is a ring
        page.locator(f'.hit[data-target="{target}"]').first.click()
    expect(page.locator(".tree .move [title='With arrows']")).to_be_visible()
    expect(page.locator(".tree .move")).to_have_count(1)
    page.wait_for_url(lambda url: len(drawn_in(url)) == 2)  # it follows when nothing was changed for a while
    drawn = arrows.count()
    assert drawn
    clean(page, board=False)
    other = visitors.visit(page.url)
    expect(other.locator(".board .arrow")).to_have_count(drawn)
    for target in arrow:
        page.locator(f'.hit[data-target="{target}"]').first.click()
    expect(arrows).not_to_have_count(drawn)


@pytest.mark.full
def test_pile_missions_and_tiles_are_set_up_by_hand(visitors: Visitors) -> None:
    visitors.careless = True  # browsers note every refused request
    page = visitors.visit("/study", language="de-DE")
    page.get_by_role("tab", name="Aufbau").click()
    page.get_by_text("Mit einer anderen Partie anfangen").click()
    page.get_by_text("Aufträge", exact=True).click()
    page.get_by_text("Gunst des Kaisers", exact=True).click()
    page.get_by_role("button", name="Neue Partie").click()
    expect(page.locator(".setup").get_by_role("radio", name="Spieler 4")).to_be_attached()
    pile = page.get_by_role("group", name="Markerstapel, der oberste zuerst")
    expect(pile.get_by_role("button")).to_have_count(12)
    pile.get_by_role("combobox").select_option("+4 Aktionen")
    expect(page.get_by_role("alert")).to_contain_text("So viele Bonusmarker dieser Art gibt es in der Partie nicht.")
    expect(page.get_by_role("alert")).to_contain_text("SETUP-07")
    expect(pile.get_by_role("button")).to_have_count(12)
    pile.get_by_role("button", name="+4 Aktionen").first.click()
    expect(pile.get_by_role("button")).to_have_count(11)
    pile.get_by_role("combobox").select_option("+4 Aktionen")
    expect(pile.get_by_role("button")).to_have_count(12)
    expect(pile.get_by_role("button").first).to_contain_text("+4 Aktionen")
    held = page.get_by_role("group", name="Noch nicht benutzte Marker")
    held.get_by_role("combobox").select_option("+4 Aktionen")
    expect(held.get_by_role("button")).to_have_count(1)
    expect(pile.get_by_role("button")).to_have_count(11)  # where else should it come from
    sale = page.get_by_role("group", name="Ausliegende Plättchen")
    expect(sale.get_by_role("button")).to_have_count(4)
    tile = sale.get_by_role("button").first.inner_text().removesuffix(" ×")
    owned = page.get_by_role("group", name="Plättchen der Gunst des Kaisers")
    owned.get_by_role("combobox").select_option(tile)
    expect(owned.get_by_role("button")).to_contain_text([tile])
    expect(sale.get_by_role("button")).to_have_count(3)
    clean(page, board=False)
    page.locator(".setup").get_by_role("radio", name="Spieler 2").check(force=True)
    card = page.get_by_label("Auftragskarte")
    other = card.locator("option:checked").inner_text()
    page.locator(".setup").get_by_role("radio", name="Spieler 3").check(force=True)
    card.select_option(other)
    expect(page.get_by_role("alert")).to_contain_text("Jemand anders hat diese Auftragskarte.")
    expect(page.get_by_role("alert")).to_contain_text("MISSION-03")
