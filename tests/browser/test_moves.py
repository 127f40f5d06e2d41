"""Pieces that move: own ones, others' ones, and those that were displaced; and nobody has to wait for them."""

import pytest
from playwright.sync_api import Page, expect

from kontor import Game
from tests.browser.clicking import do, played
from tests.browser.pages import TableScreen, first
from tests.browser.positions import HANSA, can_swap, find, legal, own_pieces
from tests.browser.visitors import Visitors
from tests.server.playing import BOT, HUMAN, Table, table_of


def landing(screen: TableScreen, post: str) -> str:
    """A post where the piece that was lifted from this one may go."""
    return next(target for target, how in screen.offered().items() if how == "strong" and target != f"post:{post}")


# Moving


def test_each_piece_of_a_move_takes_two_clicks_and_the_last_one_ends_it(visitors: Visitors) -> None:
    situation = find(HANSA, 12, can_swap)
    screen = situation.screen(visitors)
    view = screen.my_decision()
    pieces = own_pieces(situation.game)
    assert view["abilities"][situation.seat].get("book", 0) == 0  # two pieces
    for post in (pieces["t"][0], pieces["m"][0]):
        screen.click(f"post:{post}")
        view = screen.after(view)
        screen.click(landing(screen, post))
        view = screen.after(view)
    assert screen.clicks == 4
    assert view["decision"]["decision"] == "turn"
    assert played(screen, view["ply"] - 1) == "done"


@pytest.mark.full
def test_a_lifted_piece_goes_back_with_escape(visitors: Visitors) -> None:
    situation = find(HANSA, 12, can_swap)
    screen = situation.screen(visitors)
    before = screen.my_decision()
    screen.click(f"post:{own_pieces(situation.game)['t'][0]}")
    lifted = screen.after(before)
    assert lifted["decision"]["hand"]
    screen.escape()
    view = screen.after(lifted)
    assert (view["posts"], view["ply"], view["actions_left"]) == (
        before["posts"],
        before["ply"],
        before["actions_left"],
    )


@pytest.mark.full
def test_own_pieces_of_two_kinds_change_places(visitors: Visitors) -> None:
    situation = find(HANSA, 12, can_swap)
    screen = situation.screen(visitors)
    view = screen.my_decision()
    pieces = own_pieces(situation.game)
    trader, merchant = pieces["t"][0], pieces["m"][0]
    screen.click(f"post:{trader}")
    view = screen.after(view)
    screen.click(f"post:{merchant}")
    expect(screen.chooser).to_contain_text("Swap the two pieces (2 moves)")
    screen.choose(0)
    screen.page.wait_for_function("() => !document.querySelector('.pop.chooser')")
    view = screen.until(lambda view: view["decision"]["decision"] == "turn")
    kinds = {post: view["posts"][post.split("/")[0]][int(post.split("/")[1]) - 1] for post in (trader, merchant)}
    assert kinds == {trader: f"{situation.seat}m", merchant: f"{situation.seat}t"}
    assert screen.clicks <= 4


@pytest.mark.full
def test_another_action_closes_a_move(visitors: Visitors) -> None:
    situation = find(HANSA, 12, can_swap)
    screen = situation.screen(visitors)
    view = screen.my_decision()
    actions = view["actions_left"]
    post = own_pieces(situation.game)["t"][0]
    screen.click(f"post:{post}")
    view = screen.after(view)
    screen.click(landing(screen, post))
    view = screen.after(view)
    assert view["decision"]["decision"] == "moving"
    screen.click("income")
    view = screen.until(lambda view: view["decision"]["decision"] == "turn" and view["actions_left"] == actions - 2)
    assert played(screen, view["ply"] - 2) == "done"
    assert played(screen, view["ply"] - 1).startswith("income ")


@pytest.mark.full
@pytest.mark.parametrize(
    ("configuration", "wanted", "steps"),
    [
        (HANSA, "use move-three", ("lift", "drop")),
        ("hansa-3-classic", "use remove-three", ("remove",)),
    ],
)
def test_others_pieces_are_moved_or_removed_as_own_ones_are(
    configuration: str, wanted: str, steps: tuple[str, ...], visitors: Visitors
) -> None:
    screen = find(configuration, 4, wanted, "markers").screen(visitors)
    do(screen, screen.my_decision(), wanted)
    pieces = 0
    while (view := screen.my_decision())["decision"]["decision"] != "turn":
        for step in steps:
            view = screen.my_decision()
            do(screen, view, first(view, f"{step} "))
        pieces += 1
    assert pieces == 3  # the last one ends it
    assert screen.clicks == 1 + pieces * len(steps)


def moves_two(game: Game) -> str | None:
    """A permanent marker lets two pieces of anybody move."""
    decision = game.view(game.decider)["decision"]
    return legal("lift .*")(game) if decision.get("way") == "move-two" else None


def test_a_permanent_marker_moves_two_pieces_with_two_clicks_each(visitors: Visitors) -> None:
    screen = find("britannia-3-bigbox", 7, moves_two, "permanent").screen(visitors)
    view = screen.my_decision()
    for _ in range(2):
        post = first(view, "lift ").split(" ")[1]
        screen.click(f"post:{post}")
        view = screen.after(view)
        screen.click(landing(screen, post))
        view = screen.after(view)
    assert screen.clicks == 4
    assert view["decision"].get("way") != "move-two"


# Somebody else's turn


def test_who_is_displaced_places_each_piece_with_one_click(visitors: Visitors) -> None:
    situation = find(HANSA, 6, r"settle m \S+")
    screen = situation.screen(visitors)
    view = screen.my_decision()
    expect(screen.prompt).to_contain_text("displaced your merchant on")
    pieces = 1 + view["decision"]["extras"]
    for piece in range(pieces):
        legal_posts = [action for action in view["legal"] if action.startswith("settle ")]
        assert legal_posts
        post = legal_posts[0].split(" ")[2]
        assert screen.offered()[f"post:{post}"] == "strong"
        screen.click(f"post:{post}")
        screen.wait_for_change(view)
        if piece < pieces - 1:
            view = screen.my_decision()
            assert "decline" in view["legal"]
    assert screen.clicks == pieces
    assert screen.view()["decider"] != situation.seat  # it ended by itself


@pytest.mark.full
def test_who_is_displaced_may_place_no_more(visitors: Visitors) -> None:
    situation = find(HANSA, 6, r"settle m \S+")
    screen = situation.screen(visitors)
    view = screen.my_decision()
    do(screen, view, situation.wanted)
    do(screen, screen.my_decision(), "decline")
    assert screen.clicks == 2
    assert screen.view()["decider"] != situation.seat


@pytest.mark.full
def test_the_neutral_players_piece_is_placed_by_the_other_person(visitors: Visitors) -> None:
    situation = find("hansa-2-bigbox-duo-britannia", 0, "displace t bremen-osnabrueck/1 paying 1t")
    table = situation.table(visitors.client)
    mine, other = (TableScreen(visitors.visit(seat["link"])) for seat in table.made["seats"])
    assert situation.seat == 0
    assert do(mine, mine.my_decision(), situation.wanted) == 2
    view = other.my_decision()
    expect(other.prompt).to_contain_text("place it for the neutral player")
    while view.get("legal"):
        post = view["legal"][0].split(" ")[2]
        other.click(f"post:{post}")
        other.wait_for_change(view)
        view = other.current()
        assert view["posts"][post.split("/")[0]][int(post.split("/")[1]) - 1] == "nt"
    assert mine.my_decision()["decision"]["decision"] == "turn"


# Animation


SLOWLY = 0.002  # of the usual speed: what takes 220 ms takes 110 s
MOVING = "() => document.getAnimations().filter((one) => one.playState === 'running').length"


def slow_down(page: Page) -> None:
    """All that moves on this page moves slowly."""
    session = page.context.new_cdp_session(page)
    session.send("Animation.enable")
    session.send("Animation.setPlaybackRate", {"playbackRate": SLOWLY})


def test_the_next_click_does_not_wait_for_a_piece_in_motion(visitors: Visitors) -> None:
    table = table_of(visitors.client)
    screen = TableScreen(visitors.visit(table.link(), moves=True))
    view = screen.my_decision()
    one, other = [action for action in view["legal"] if action.startswith("place t ")][:2]
    slow_down(screen.page)
    do(screen, view, one)
    assert screen.page.evaluate(MOVING) > 0
    do(screen, screen.my_decision(), other)
    assert screen.page.evaluate(MOVING) > 0, "the first one still moves"
    do(screen, screen.my_decision(), "end")
    assert [played(screen, ply) for ply in range(3)] == [one, other, "end"]


@pytest.mark.full
def test_nothing_moves_for_those_who_want_no_motion(visitors: Visitors) -> None:
    screen = TableScreen(visitors.visit_again(table_of(visitors.client).link()))
    view = screen.my_decision()
    slow_down(screen.page)
    do(screen, view, next(action for action in view["legal"] if action.startswith("place t ")))
    assert screen.page.evaluate(MOVING) == 0


@pytest.mark.full
def test_with_the_space_bar_bots_answer_at_once(visitors: Visitors) -> None:
    table = Table(visitors.client, [HUMAN, BOT, BOT], pace=10_000)
    screen = TableScreen(visitors.visit(table.link(), moves=True))
    view = screen.my_decision()
    do(screen, view, "end")  # asks first: actions are lost
    waiting = screen.until(lambda view: view["decider"] != 0)
    assert not waiting["table"]["instant"]
    screen.page.keyboard.press("Space")
    assert screen.my_decision()["turn"] == 0
    assert any(url.endswith(f"/api/games/{table.id}/instant") for url in visitors.requests)
    assert not screen.view()["table"]["instant"], "it ends by itself"
