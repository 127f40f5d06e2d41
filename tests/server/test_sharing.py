"""What is sent besides the view of a seat: to somebody who decides, and to several people at one screen."""

import httpx

from tests.server.playing import HUMAN, SEED, Table, browser, fine, mirror, plain, play_on, table_of, take_seat
from tests.server.serving import Server


def sit(own: httpx.Client, table: Table, *seats: int) -> None:
    """Makes a browser hold these seats."""
    for seat in seats:
        take_seat(own, table.made["seats"][seat]["link"])


def test_several_people_at_one_screen_are_sent_what_a_spectator_sees_of_missions_and_score(server: Server) -> None:
    with browser(server) as own:
        table = Table(own, [HUMAN] * 3, seed=SEED, modules=["missions"])
        sit(own, table, 0, 1)
        game = mirror(table)
        view = fine(own.get(f"/api/games/{table.id}"))
        watched = plain(game.view(None))
        assert view["shared"] == {"missions": [None, None, None], "scores": watched["scores"]}
        assert view["missions"][0] is not None
        assert view["shared"]["scores"]["hidden"] == [["missions"]] * 3


def test_one_person_at_a_screen_is_sent_nothing_more(client: httpx.Client) -> None:
    table = table_of(client, modules=["missions"])
    for person in (*table.people, table.passer_by):
        assert "shared" not in person.view()


def test_only_who_decides_is_told_what_would_end_the_game(client: httpx.Client) -> None:
    table = table_of(client)
    game = mirror(table)
    play_on(table, game, lambda game: bool(game.endings()))
    assert game.decider is not None
    for seat, person in enumerate(table.people):
        view = person.view()
        assert view.get("endings") == (game.endings() if seat == game.decider else None)
        assert ("swaps" in view) == (seat == game.decider)
    assert "endings" not in table.passer_by.view()


def test_the_paper_of_a_side_names_its_home_country_and_numbers_of_the_rules(client: httpx.Client) -> None:
    papers = {side: fine(client.get(f"/api/boards/{side}")) for side in ("hansa-3", "britannia-3")}
    assert [paper["facts"]["home_region"] for paper in papers.values()] == [None, "england"]
    assert papers["hansa-3"]["numbers"] == {"east_west": [7, 4, 2], "regions": [7, 4, 2], "favour_price": 2}
