"""SETUP: what is in the box, and how a game begins. The anatomy of the board is in test_board_anatomy.py."""

import random
from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.reading import FULL_DESK, OTHERS, at, pieces_on_posts, supply
from tests.support import Situation, clause, legal, play, situation

TAVERNS = {"bremen-osnabrueck", "goslar-hildesheim", "lueneburg-perleberg"}


# ---------------------------------------------------------------- components


@pytest.mark.rule("SETUP-01")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_three_to_five_players_may_play(players: int) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=1)
    assert len(game.position()["supply"]) == players


@pytest.mark.rule("SETUP-01", "CLASSIC-01")
@pytest.mark.parametrize("players", [0, 1, 2, 6])
def test_no_other_number_may_play_and_two_only_in_a_variant(edition: str, players: int) -> None:
    with pytest.raises(ValueError, match=r"player|duo"):
        kontor.new_game(board="hansa", players=players, seed=1, edition=edition)


@pytest.mark.rule("SETUP-02", "SETUP-03", "CLASSIC-01")
@pytest.mark.parametrize(
    ("board", "edition", "sides"),
    [
        ("hansa", "bigbox", ["hansa-3", "hansa-45", "hansa-45"]),
        ("hansa", "classic", ["hansa-3", "hansa-45", "hansa-45"]),
        ("east", "bigbox", ["east", "east", "east"]),
        ("britannia", "bigbox", ["britannia-3", "britannia-45", "britannia-45"]),
    ],
)
def test_three_four_and_five_players_use_the_side_printed_for_them(board: str, edition: str, sides: list[str]) -> None:
    games = [kontor.new_game(board=board, players=players, seed=1, edition=edition) for players in (3, 4, 5)]
    assert [game.board.id for game in games] == sides


@pytest.mark.rule("SETUP-03")
def test_only_the_side_for_four_and_five_has_the_routes_printed_there() -> None:
    # Emden–Stade and Göttingen–Warburg are printed on that side alone.
    four = kontor.new_game(board="hansa", players=4, seed=1)
    assert clause(four, "place t emden-stade/1") is None
    assert clause(four, "place t goettingen-warburg/1") is None
    three = kontor.new_game(board="hansa", players=3, seed=1)
    for post in ("emden-stade/1", "goettingen-warburg/1"):
        with pytest.raises(kontor.NotationError):
            three.why_not(f"place t {post}")


@pytest.mark.rule("SETUP-04", "SETUP-27")
def test_a_seat_with_a_full_desk_row_has_eleven_traders_and_a_merchant_to_use(situation: Situation) -> None:
    # 27 traders: 15 on the desk, 1 on the prestige track; 4 merchants: 3 on the desk.
    assert supply(situation(supply=["11t+1m", *OTHERS]), 0) == "11t+1m"
    with pytest.raises(ValueError, match=r"SETUP-(04|36)"):
        situation(supply="12t+1m")
    with pytest.raises(ValueError, match=r"SETUP-(04|36)"):
        situation(supply="11t+2m")


@pytest.mark.rule("SETUP-04", "SETUP-28")
def test_with_an_empty_desk_all_but_the_trader_on_the_prestige_track_can_be_used(situation: Situation) -> None:
    desks = [FULL_DESK, {}, {}]
    assert supply(situation(abilities=desks, supply=["26t+4m", *OTHERS]), 0) == "26t+4m"
    with pytest.raises(ValueError, match=r"SETUP-(04|28|36)"):
        situation(abilities=desks, supply="27t+4m")
    with pytest.raises(ValueError, match=r"SETUP-(04|36)"):
        situation(abilities=desks, supply="26t+5m")


@pytest.mark.rule("SETUP-05")
def test_a_fee_in_tradesmen_may_be_a_trader_or_a_merchant(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck 1t - -", supply="1t+1m")
    assert clause(game, "displace t hamburg-luebeck/1 paying 1m") is None
    assert clause(game, "displace m hamburg-luebeck/1 paying 1t") is None


@pytest.mark.rule("SETUP-05")
def test_what_is_for_merchants_is_not_for_traders(situation: Situation) -> None:
    traders = situation(posts="coellen-warburg 0t 0t 0t 0t", supply="2t")
    assert clause(traders, "route coellen-warburg prestige 7") == "PRESTIGE-09"
    mixed = situation(posts="coellen-warburg 0t 0m 0t 0t", supply="2t")
    assert clause(mixed, "route coellen-warburg prestige 7") is None


BOX = {"extra-office": 4, "swap": 3, "move-three": 2, "develop": 2, "plus-3": 2, "plus-4": 2}


@pytest.mark.rule("SETUP-07")
def test_there_are_fifteen_bonus_markers() -> None:
    markers = kontor.new_game(board="hansa", players=4, seed=5).position()["markers"]
    assert Counter([*markers["board"].values(), *markers["stack"]]) == BOX


@pytest.mark.rule("SETUP-07", "CLASSIC-02")
def test_a_position_has_no_more_markers_of_a_kind_than_there_are() -> None:
    places = {"board": {"hamburg-luebeck": "swap"}, "unused": [["swap"], [], []], "used": [[], ["swap"], []]}
    assert situation(markers=places).view()["markers"]["board"] == {"hamburg-luebeck": "swap"}
    for more in ({"stack": ["swap"]}, {"plates": [[], [], ["swap"]]}):
        with pytest.raises(ValueError, match=r"found 4 of swap, there are 3 \(SETUP-07\)"):
            situation(markers={**places, **more})
    with pytest.raises(ValueError, match=r"found 3 of remove-three, there are 2 \(CLASSIC-02\)"):
        situation(edition="classic", markers="stack remove-three remove-three remove-three")


@pytest.mark.rule("PROMO-02")
def test_a_position_with_promos_has_fifteen_markers_at_most() -> None:
    box = [marker for marker, count in BOX.items() for _ in range(count)]
    promos = ["exchange", "tribute"]
    fifteen = {"stack": box[:12], "unused": [[*promos, box[12]], [], []]}
    assert situation(modules=["promos"], markers=fifteen).position()["markers"]["stack"] == box[:12]
    with pytest.raises(ValueError, match=r"found 16, every game has 15 \(PROMO-02\)"):
        situation(modules=["promos"], markers={"stack": box[:12], "unused": [[*box[12:14], *promos], [], []]})


@pytest.mark.rule("SETUP-08")
@pytest.mark.parametrize("seed", range(10))
def test_the_starting_markers_are_always_swap_extra_office_and_move_three(seed: int) -> None:
    markers = kontor.new_game(board="hansa", players=3, seed=seed).position()["markers"]
    assert sorted(markers["board"].values()) == ["extra-office", "move-three", "swap"]
    assert Counter(markers["stack"]) == {
        "extra-office": 3,
        "swap": 2,
        "move-three": 1,
        "develop": 2,
        "plus-3": 2,
        "plus-4": 2,
    }


@pytest.mark.rule("SETUP-09")
def test_a_blank_marker_is_unknown() -> None:
    with pytest.raises(ValueError, match="blank"):
        situation(markers="stack blank")


@pytest.mark.rule("SETUP-10")
def test_missions_and_favours_are_left_out_unless_chosen() -> None:
    position = kontor.new_game(board="hansa", players=3, seed=1).position()
    assert not any(position.get("missions") or [])
    assert not position.get("favours")


@pytest.mark.rule("SETUP-10")
def test_missions_and_favours_are_chosen_one_without_the_other() -> None:
    cards, tiles = set(), set()
    for seed in range(30):
        with_missions = kontor.new_game(board="hansa", players=5, seed=seed, modules=("missions",)).position()
        assert not with_missions.get("favours")
        cards |= {tuple(card) for card in with_missions["missions"]}
        with_favours = kontor.new_game(board="hansa", players=5, seed=seed, modules=("favours",)).position()
        assert not any(with_favours.get("missions") or [])
        tiles |= set(with_favours["favours"]["display"])
    assert (len(cards), len(tiles)) == (9, 6)


@pytest.mark.rule("SETUP-10", "MISSION-02")
@pytest.mark.parametrize("board", ["east", "britannia"])
@pytest.mark.parametrize("module", ["missions", "favours"])
def test_missions_and_favours_are_for_the_hansa_board_only(board: str, module: str) -> None:
    with pytest.raises(ValueError, match=module):
        kontor.new_game(board=board, players=3, seed=1, modules=(module,))


# ---------------------------------------------------------------- procedure


@pytest.mark.rule("SETUP-23")
def test_the_board_is_chosen_by_name_and_an_unknown_one_is_refused() -> None:
    chosen = [kontor.new_game(board=board, players=3, seed=1).board.id for board in ("hansa", "east", "britannia")]
    assert chosen == ["hansa-3", "east", "britannia-3"]
    with pytest.raises(ValueError, match="hansa"):
        kontor.new_game(board="westphalia", players=3, seed=1)


@pytest.mark.rule("SETUP-24", "SETUP-19", "TURN-12")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_tavern_route_gets_one_starting_marker_at_random(edition: str, players: int) -> None:
    seen = set()
    for seed in range(80):
        game = kontor.new_game(board="hansa", players=players, seed=seed, edition=edition)
        board = game.position()["markers"]["board"]
        assert set(board) == TAVERNS
        seen.add(tuple(board[route] for route in sorted(board)))
    assert len(seen) == 6  # three different markers can lie in six ways


@pytest.mark.rule("SETUP-19")
@pytest.mark.parametrize(("board", "players"), [("east", 4), ("britannia", 3), ("britannia", 5)])
def test_the_other_boards_have_three_taverns_too(board: str, players: int) -> None:
    starts = [
        kontor.new_game(board=board, players=players, seed=seed).position()["markers"]["board"] for seed in range(8)
    ]
    assert all(len(start) == 3 for start in starts)
    assert len({tuple(sorted(start)) for start in starts}) == 1  # always the same three routes


@pytest.mark.rule("SETUP-25")
def test_the_other_twelve_markers_are_shuffled(edition: str) -> None:
    orders = set()
    for seed in range(10):
        game = kontor.new_game(board="hansa", players=3, seed=seed, edition=edition)
        orders.add(tuple(game.position()["markers"]["stack"]))
    assert {len(order) for order in orders} == {12}
    assert len(orders) > 5


@pytest.mark.rule("SETUP-25")
@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_nobody_sees_the_order_of_the_pile(situation: Situation, seat: int | None) -> None:
    one = situation(markers="stack swap develop plus-3")
    other = situation(markers="stack plus-3 swap develop")
    assert one.view(seat) == other.view(seat)


@pytest.mark.rule("SETUP-27")
@pytest.mark.parametrize(
    ("ability", "pieces", "freed"),
    [
        ("keys", 4, "6t"),
        ("actions", 5, "6t"),
        ("privilege", 3, "6t"),
        ("purse", 3, "6t"),
        ("book", 3, "5t+1m"),
    ],
)
def test_each_row_holds_so_many_pieces_of_its_kind(situation: Situation, ability: str, pieces: int, freed: str) -> None:
    def with_developments(count: int) -> kontor.Game:
        return situation(abilities=f"{ability} {count}", supply="5t", markers="unused develop")

    last = play(with_developments(pieces - 1), f"use develop {ability}")
    assert supply(last, 0) == freed
    assert clause(with_developments(pieces), f"use develop {ability}") == "ABILITY-17"


@pytest.mark.rule("SETUP-32", "EXAMPLE-SETUP-01")
def test_the_stock_begins_with_6_5_4_3_and_2_traders_and_no_merchant(edition: str) -> None:
    game = kontor.new_game(board="hansa", players=5, seed=1, edition=edition)
    assert game.position()["supply"] == ["5t+1m", "6t+1m", "7t+1m", "8t+1m", "9t+1m"]
    play(game, "income 3t", "income 3t", "end", "income 3t")
    assert clause(game, "income 3t") == "INCOME-02"
    play(game, "income 2t", "end", "income 3t")
    assert legal(game, "income") == ["income 1t"]
    play(game, "income 1t", "end", "income 3t")
    assert clause(game, "income 1t") == "INCOME-05"
    play(game, "end")
    assert clause(game, "income 3t") == "INCOME-02"
    play(game, "income 2t")
    assert clause(game, "income 1t") == "INCOME-05"
    play(game, "end")
    assert clause(game, "income 1t") == "INCOME-05"  # seat 0 again: its 6 traders are taken


@pytest.mark.rule("EXAMPLE-SETUP-02")
def test_supply_and_stock_of_every_player_hold_11_traders_and_a_merchant(edition: str) -> None:
    game = play(kontor.new_game(board="hansa", players=5, seed=1, edition=edition), "income 3t", "income 3t", "end")
    play(game, "income 3t", "income 2t", "end", "income 3t", "income 1t", "end", "income 3t", "end", "income 2t", "end")
    assert game.position()["supply"] == ["11t+1m"] * 5
    for _ in range(5):
        assert clause(game, "income 1t") == "INCOME-05"
        play(game, "end")


@pytest.mark.rule("SETUP-34")
def test_a_piece_in_the_stock_is_placed_only_after_it_came_to_the_supply(situation: Situation) -> None:
    game = situation(supply="0")
    assert clause(game, "place t hamburg-luebeck/1") == "PLACE-07"
    play(game, "income 3t", "place t hamburg-luebeck/1")
    assert at(game, "hamburg-luebeck/1") == "0t"


@pytest.mark.rule("SETUP-34")
def test_a_displaced_player_takes_an_extra_straight_from_the_stock(situation: Situation) -> None:
    game = situation(posts="hamburg-luebeck 1t - -", supply="5t 0 0")
    play(game, "displace t hamburg-luebeck/1 paying 1t", "settle t hamburg-stade/1 from stock")
    assert at(game, "hamburg-stade/1") == "1t"
    assert supply(game, 1) == "0"


@pytest.mark.rule("SETUP-35", "SETUP-20", "SETUP-30", "SETUP-31")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_the_board_begins_empty_and_the_nth_player_has_four_plus_n_traders_and_a_merchant(
    edition: str, players: int
) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=1, edition=edition)
    position = game.position()
    assert position["supply"] == ["5t+1m", "6t+1m", "7t+1m", "8t+1m", "9t+1m"][:players]
    assert position["prestige"] == [0] * players
    assert pieces_on_posts(game) == []
    assert not any(position["offices"].values())
    assert not any((position.get("extra_offices") or {}).values())
    assert all(owner is None for owner in (position.get("special_prestige") or {}).values())
    for held in ("unused", "used", "plates"):
        assert not any(position["markers"].get(held) or [])


def left_for_the_stock(position: dict[str, Any], seat: int) -> tuple[int, int]:
    """The 27 traders and 4 merchants of a seat, less those that lie elsewhere than in the stock."""
    rows = position["abilities"][seat]
    developed = sum(rows.get(row, 0) for row in ("keys", "actions", "privilege", "purse"))
    amount = position["supply"][seat]
    held = {part[-1]: int(part[:-1]) for part in amount.split("+") if part != "0"}
    places = [position[place] for place in ("posts", "offices", "extra_offices") if position.get(place)]
    pieces = Counter(piece for place in places for row in place.values() for piece in row if piece)
    special = list((position.get("special_prestige") or {}).values()).count(seat)
    traders = 27 - 1 - (15 - developed) - held.get("t", 0) - pieces[f"{seat}t"]
    merchants = 4 - (3 - rows.get("book", 0)) - held.get("m", 0) - pieces[f"{seat}m"] - special
    return traders, merchants


@pytest.mark.rule("SETUP-36")
@pytest.mark.parametrize("seed", range(4))
def test_no_piece_is_ever_lost_or_won(seed: int) -> None:
    """Whatever is played, Income offers what the other places leave of 27 traders and 4 merchants."""
    chance = random.Random(seed)
    game = kontor.new_game(board="hansa", players=4, seed=seed)
    compared = 0
    for _ in range(400):
        actions = legal(game)
        if game.decider is None:
            break
        if "end" in actions and game.actions_left:
            position = game.position()
            traders, merchants = left_for_the_stock(position, game.turn)
            assert traders >= 0
            assert merchants >= 0
            most = [3, 5, 7, 31][position["abilities"][game.turn].get("purse", 0)]
            offered = {
                "income " + "+".join(part for part, count in ((f"{t}t", t), (f"{m}m", m)) if count)
                for t in range(min(traders, most) + 1)
                for m in range(min(merchants, most - t) + 1)
                if t + m
            }
            assert {action for action in actions if action.startswith("income")} == offered
            compared += 1
        play(game, chance.choice(actions))
    assert compared > 30


@pytest.mark.rule("SETUP-37")
def test_a_merchant_fills_a_route_and_develops_like_a_trader(situation: Situation) -> None:
    for first in ("0t", "0m"):
        game = situation(posts={"hamburg-luebeck": [first, "0t", "0t"]}, supply="2t")
        assert set(legal(game, "route")) == {
            "route hamburg-luebeck",
            "route hamburg-luebeck office hamburg",
            "route hamburg-luebeck office luebeck",
            "route hamburg-luebeck develop purse",
        }


@pytest.mark.rule("SETUP-37")
def test_a_merchant_differs_in_the_price_of_displacing_in_office_shapes_and_special_prestige(
    situation: Situation,
) -> None:
    game = situation(posts="hamburg-luebeck 1t 1m -", supply="5t 0 0")
    assert clause(game, "displace t hamburg-luebeck/1 paying 1t") is None
    assert clause(game, "displace t hamburg-luebeck/2 paying 1t") == "DISPLACE-03"
    assert clause(game, "displace t hamburg-luebeck/2 paying 2t") is None

    # Emden's first space is round, Groningen's first is square.
    traders = situation(posts="emden-groningen 0t 0t 0t", supply="2t")
    assert legal(traders, "route emden-groningen office") == ["route emden-groningen office groningen"]
    mixed = situation(posts="emden-groningen 0m 0t 0t", supply="2t")
    assert set(legal(mixed, "route emden-groningen office")) == {
        "route emden-groningen office emden",
        "route emden-groningen office groningen",
    }
