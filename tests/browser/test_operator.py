"""Players report somebody; the operator acts on the page; what everybody sees of the operator."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.axe import clean
from tests.browser.visitors import LAPTOP, PHONE, Theme, Visitors
from tests.server.playing import HUMAN, Json, Table, fine
from tests.server.serving import Server

RUDE = "something rude"
ANNOUNCEMENT = "A pause at 20:00."


def named(*names: str) -> list[Json]:
    return [{**HUMAN, "name": name} for name in names]


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")])
def test_a_reported_line_is_removed_its_writer_warned_and_the_warning_read(
    server: Server, visitors: Visitors, size: tuple[int, int], theme: Theme
) -> None:
    table = Table(visitors.client, named("Uma", "Vic", "Wim"), shuffle=False)
    fine(table.people[1].post("/chat", text=RUDE))
    page = visitors.visit(table.link(), size=size, theme=theme)
    if size == PHONE:
        page.get_by_role("button", name="Log, chat and score").click()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_text("Mute, block or report").click()
    page.get_by_role("button", name="Report: Vic").click()
    dialog = page.get_by_role("dialog", name="Report: Vic")
    dialog.get_by_label(RUDE).check()
    dialog.get_by_label("What is wrong").fill("Insults")
    clean(page)
    dialog.get_by_role("button", name="Report", exact=True).click()
    expect(dialog.get_by_role("status")).to_be_visible()

    operator = visitors.visit(server.operator_page, size=size, theme=theme)
    report = operator.get_by_role("listitem").filter(has_text="Insults").filter(has_text=table.id)
    report.get_by_role("button", name="Remove line").click()
    expect(report).to_contain_text("The line was removed.")
    expect(page.get_by_text(RUDE, exact=True)).to_have_count(0)
    report.get_by_role("button", name="Take action: Vic").click()
    actions = operator.get_by_role("dialog", name="Take action: Vic")
    actions.get_by_label("Warning").fill("Be kind.")
    clean(operator)
    visitors.careless = True  # browsers complain about answers with 428
    victim = visitors.visit(table.link(1), size=size, theme=theme)
    expect(victim.get_by_role("main")).to_be_visible()
    actions.get_by_role("button", name="Warn", exact=True).click()
    expect(actions.get_by_role("status")).to_be_visible()
    actions.get_by_role("button", name="Close").click()
    warning = victim.get_by_role("dialog", name="A warning")
    expect(warning).to_contain_text("Be kind.")
    clean(victim)
    pending = operator.get_by_role("listitem").filter(has_text="Be kind.").filter(has_text="not read yet")
    expect(pending).to_be_visible()
    warning.get_by_role("button", name="I have read this").click()
    expect(warning).to_have_count(0)
    victim.reload()
    expect(victim.get_by_role("main")).to_be_visible()
    victim.wait_for_load_state("networkidle")
    expect(warning).to_have_count(0)
    report.get_by_role("button", name="Done").click()
    expect(report).to_have_count(0)
    operator.get_by_text("Activity", exact=True).click()
    expect(operator.get_by_text(f'"table":"{table.id}","seat":1,"text":"Be kind."')).to_be_visible()


def test_the_operator_renames_a_player_and_deletes_the_table(server: Server, visitors: Visitors) -> None:
    table = Table(visitors.client, named("Xena", "Yves", "Zoe"), shuffle=False)
    page = visitors.visit(server.operator_page)
    row = page.get_by_role("listitem").filter(has_text=table.id)
    row.get_by_role("button", name="Take action: Yves").click()
    dialog = page.get_by_role("dialog", name="Take action: Yves")
    dialog.get_by_label("New name").fill("Yann")
    dialog.get_by_role("button", name="Rename").click()
    page.get_by_role("dialog").get_by_role("button", name="Close").click()
    expect(row).to_contain_text("Yann")
    row.get_by_role("button", name="Delete").click()
    question = page.get_by_role("dialog", name=f"Permanently delete table {table.id}?")
    question.get_by_role("button", name="Delete").click()
    expect(row).to_have_count(0)
    assert visitors.client.get(f"/api/games/{table.id}").status_code == 404


@pytest.fixture
def public(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server with an announcement and an imprint that asks strangers for work."""
    imprint = tmp_path / "imprint.md"
    imprint.write_text("# Anna Example\n\nExample Street 1", "utf-8")
    flags = ("--imprint", str(imprint), "--announcement", ANNOUNCEMENT, "--proof-of-work", "10")
    with Server(f"sqlite:///{tmp_path / 'kontor.db'}", *flags, limited=True) as running:
        visitors = Visitors(browser, running.url)
        yield visitors
        visitors.leave()
        assert visitors.faults == []


@pytest.mark.parametrize(("size", "theme"), [(LAPTOP, "light"), (PHONE, "dark")])
def test_an_announcement_is_closed_once_and_the_imprint_is_on_every_page_but_tables(
    public: Visitors, size: tuple[int, int], theme: Theme
) -> None:
    page = public.visit("/", size=size, theme=theme)
    news = page.get_by_role("complementary", name="Announcement")
    expect(news).to_have_text(ANNOUNCEMENT)
    clean(page)
    news.get_by_role("button", name="Close the announcement").click()
    expect(news).to_have_count(0)
    page.goto("/rules")
    link = page.get_by_role("navigation", name="About this server").get_by_role("link", name="Imprint")
    with page.context.expect_page() as opened:
        link.click()
    expect(opened.value.get_by_role("heading", name="Anna Example")).to_be_visible()
    expect(news).to_have_count(0)


def test_a_stranger_gets_a_table_once_the_challenge_is_solved(public: Visitors) -> None:
    public.careless = True  # browsers complain about answers with 428
    page = public.visit("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
    solved = [url for url in public.requests if "proofOfWork.worker" in url]
    assert len(solved) == 1
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    expect(page).to_have_url(re.compile("/table/"))
    assert [url for url in public.requests if "proofOfWork.worker" in url] == solved
