"""DUO-PL-01 to -06 and DUO-BR-01 to -08: who plays, on which board, and where neutral traders stand at the start."""

from typing import Any

import pytest

import kontor
from tests.clauses.duo import counter, duel, neutral_offices, neutral_posts
from tests.clauses.piles import lying, prestige
from tests.clauses.reading import pieces_on_posts
from tests.support import play

# The routes with a neutral trader at the start; Coellen–Warburg comes on top under DUO-BR-05.
HANSA = {
    *("emden-groningen", "hamburg-stade", "hamburg-luebeck"),
    *("goettingen-quedlinburg", "halle-quedlinburg"),
    *("bremen-osnabrueck", "goslar-hildesheim", "lueneburg-perleberg"),  # taverns
}
EAST = {
    *("breslau-frankfurt", "breslau-krakau"),
    *("dresden-halle", "dresden-krakau"),
    "halle-magdeburg",
    *("havelberg-waren", "stettin-waren", "waren-wismar"),
    "danzig-koenigsberg",
    *("allenstein-braunsberg", "brandenburg-tangermuende", "kulm-stettin"),  # taverns
}
BRITANNIA_CITIES = {
    *("carlisle-newcastle", "durham-newcastle"),
    *("chester-conway", "chester-hereford"),
    *("durham-york", "nottingham-york"),
    *("cambridge-norwich", "norwich-nottingham"),
    *("cambridge-london", "canterbury-london", "london-oxford"),
    "plymouth-salisbury",
    *("cardiff-coventry", "cardiff-montgomery", "cardiff-oxford", "cardiff-pembroke"),
}
BRITANNIA_TAVERNS = {"lancaster-richmond", "coventry-nottingham", "salisbury-southampton"}

# Board and edition of each game that may be played with the Britannia variant.
every_board = pytest.mark.parametrize(
    ("board", "edition", "side", "start"),
    [
        ("hansa", "bigbox", "hansa-3", HANSA | {"coellen-warburg"}),
        ("hansa", "classic", "hansa-3", HANSA | {"coellen-warburg"}),
        ("east", "bigbox", "east", EAST),
        ("britannia", "bigbox", "britannia-3", BRITANNIA_CITIES | BRITANNIA_TAVERNS),
        ("britannia", "classic", "britannia-3", BRITANNIA_CITIES | BRITANNIA_TAVERNS),
    ],
)


def on_first_posts(routes: set[str]) -> list[str]:
    return sorted(f"{route}/1" for route in routes)


# ---------------------------------------------------------------- who plays


@pytest.mark.rule("DUO-PL-01", "DUO-BR-02")
def test_two_players_take_turns_and_the_neutral_player_never_does(duo: str) -> None:
    game = kontor.new_game(board="hansa", players=2, duo=duo, seed=3)
    turns = []
    for _ in range(4):
        turns.append((game.turn, game.decider))
        play(game, "end")
    assert turns == [(0, 0), (1, 1), (0, 0), (1, 1)]
    assert len(game.position()["supply"]) == len(game.scores()) == 2


@pytest.mark.rule("DUO-PL-01", "DUO-BR-02")
@pytest.mark.parametrize(
    "facts",
    [
        {"posts": "hamburg-luebeck nm - -"},
        {"offices": "emden nm"},
    ],
)
def test_the_neutral_player_owns_no_merchants_on_the_board(duo: str, facts: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match={"classic": "DUO-PL-01", "britannia": "DUO-BR-02"}[duo]):
        duel(duo, **facts)


@pytest.mark.rule("DUO-PL-01")
def test_without_a_variant_there_is_no_neutral_player() -> None:
    with pytest.raises(ValueError, match="nt"):
        kontor.from_position({"board": "hansa", "players": 3, "posts": {"hamburg-luebeck": ["nt", None, None]}})


@pytest.mark.rule("DUO-PL-01", "DUO-BR-01")
@pytest.mark.parametrize(
    "options",
    [
        {"board": "hansa", "players": 2},
        {"board": "hansa", "players": 3, "duo": "classic"},
        {"board": "hansa", "players": 3, "duo": "britannia"},
        {"board": "hansa", "players": 2, "duo": "polish"},
        {"board": "east", "players": 2, "duo": "classic"},
        {"board": "britannia", "players": 2, "duo": "classic"},
        {"board": "britannia", "players": 2, "edition": "classic", "duo": "classic"},
    ],
)
def test_two_play_a_variant_that_knows_the_board_and_more_play_none(options: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="duo"):
        kontor.new_game(seed=1, **options)


# ---------------------------------------------------------------- the board


# ---------------------------------------------------------------- neutral traders at the start


@pytest.mark.rule("DUO-PL-03", "DUO-PL-04", "DUO-PL-05", "DUO-PL-02", "DUO-PL-06")
@pytest.mark.parametrize("seed", [1, 2])
def test_one_neutral_trader_at_each_ability_city_and_starting_marker_but_none_at_coellen(
    edition: str, seed: int
) -> None:
    game = kontor.new_game(board="hansa", players=2, duo="classic", edition=edition, seed=seed)
    assert game.board.id == "hansa-3"
    assert (game.position()["supply"], game.view()["stock"]) == (["5t+1m", "6t+1m"], ["6t", "5t"])
    assert neutral_posts(game) == on_first_posts(HANSA)
    assert pieces_on_posts(game) == ["nt"] * 8
    assert set(lying(game)) == {"bremen-osnabrueck", "goslar-hildesheim", "lueneburg-perleberg"}
    assert neutral_offices(game) == []


@pytest.mark.rule("DUO-BR-04", "DUO-BR-06")
def test_on_britannia_neutral_traders_stand_at_the_seven_cities_and_at_the_starting_markers(edition: str) -> None:
    game = kontor.new_game(board="britannia", players=2, duo="britannia", edition=edition, seed=4)
    routes = {post.split("/")[0] for post in neutral_posts(game)}
    assert routes >= BRITANNIA_CITIES
    assert routes - BRITANNIA_CITIES == BRITANNIA_TAVERNS
    assert set(lying(game)) == BRITANNIA_TAVERNS


@pytest.mark.rule("DUO-BR-06", "DUO-BR-07", "DUO-BR-01", "DUO-BR-03", "DUO-BR-05", "DUO-BR-08", "BRIT-04")
@every_board
def test_each_board_starts_on_its_side_for_three_with_at_most_one_neutral_trader_on_a_route(
    board: str, edition: str, side: str, start: set[str]
) -> None:
    game = kontor.new_game(board=board, players=2, duo="britannia", edition=edition, seed=1)
    assert game.board.id == side
    assert neutral_posts(game) == on_first_posts(start)
    assert pieces_on_posts(game) == ["nt"] * len(start)
    assert set(lying(game)) <= start
    assert (counter(game), game.view()["neutral_prestige"], prestige(game)) == (0, 0, [0, 0])


# ---------------------------------------------------------------- pieces and counters
