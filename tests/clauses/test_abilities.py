"""ABILITY-01 to -11: the five rows of the desk, their values and what these allow."""

from typing import Any

import pytest

import kontor
from tests.clauses.reading import INCOME_LIMIT, offices, supply, targets
from tests.support import Situation, clause, legal, play, score, situation

ABILITIES = ["keys", "actions", "privilege", "book", "purse"]


def desk(edition: str = "bigbox", **facts: Any) -> kontor.Game:
    """Seat 0 with two Develop markers; `developed` is its desk."""
    developed = facts.pop("developed", {})
    markers = {"unused": [["develop", "develop"], [], []]}
    return situation(edition=edition, abilities=[developed, {}, {}], markers=markers, **facts)


@pytest.mark.rule("ABILITY-01")
def test_there_are_five_abilities_to_develop(edition: str) -> None:
    assert targets(desk(edition), "use develop ") == sorted(ABILITIES)


# ---------------------------------------------------------------- keys


@pytest.mark.rule("ABILITY-02")
@pytest.mark.parametrize(("developed", "value"), [(0, 1), (1, 2), (2, 2), (3, 3), (4, 4)])
def test_keys_multiply_the_offices_of_the_network(edition: str, developed: int, value: int) -> None:
    game = desk(edition, developed={"keys": developed}, offices="hamburg 0t, luebeck 0t")
    assert score(game, 0, "network") == 2 * value


@pytest.mark.rule("ABILITY-02")
def test_keys_change_nothing_before_the_final_scoring(situation: Situation) -> None:
    facts: dict[str, Any] = {"posts": "hamburg-luebeck 0t 0t 0t, bremen-hamburg 1t - - -", "supply": "3t"}
    plain = situation(**facts)
    with_keys = situation(abilities="keys 4", **facts)
    assert legal(with_keys) == legal(plain)
    for game in (plain, with_keys):
        play(game, "route hamburg-luebeck office luebeck")
        assert game.position()["prestige"] == [1, 0, 0]  # the coin of Lübeck and no more


@pytest.mark.rule("ABILITY-02")
def test_keys_have_no_fifth_development(edition: str) -> None:
    assert clause(desk(edition, developed={"keys": 4}), "use develop keys") == "ABILITY-17"
    with pytest.raises(ValueError, match=r"keys|ABILITY|SETUP"):
        desk(edition, developed={"keys": 5})


# ---------------------------------------------------------------- actions


@pytest.mark.rule("ABILITY-03")
@pytest.mark.parametrize(("developed", "value"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_actions_give_the_number_of_actions_of_a_turn(situation: Situation, developed: int, value: int) -> None:
    game = play(situation(abilities=f"- / actions {developed}"), "end")
    assert (game.turn, game.actions_left) == (1, value)
    for number in range(value):
        play(game, f"place t {['hamburg-luebeck', 'bremen-hannover'][number // 3]}/{number % 3 + 1}")
    assert clause(game, "place t coellen-warburg/1") == "TURN-03"
    assert legal(game) == ["end"]


@pytest.mark.rule("ABILITY-03")
def test_actions_have_no_sixth_development(edition: str) -> None:
    assert clause(desk(edition, developed={"actions": 4}), "use develop actions") is None
    assert clause(desk(edition, developed={"actions": 5}), "use develop actions") == "ABILITY-17"


# ---------------------------------------------------------------- privilege


@pytest.mark.rule("ABILITY-04", "ABILITY-09")
@pytest.mark.parametrize("developed", [0, 1, 2, 3])
@pytest.mark.parametrize("occupied", [0, 1, 2, 3])
def test_a_privilege_opens_its_colour_and_every_lower_one(situation: Situation, developed: int, occupied: int) -> None:
    # Minden has a white, an orange, a pink and a black space; the next free one is to be built on.
    game = situation(
        posts="hannover-minden 0t 0t 0t",
        offices={"minden": ["1t"] * occupied},
        abilities=f"privilege {developed}",
        supply="2t",
    )
    build = "route hannover-minden office minden"
    if occupied <= developed:
        play(game, build)
        assert offices(game, "minden") == ["1t"] * occupied + ["0t"]
    else:
        assert clause(game, build) == "OFFICE-04"


@pytest.mark.rule("ABILITY-04")
def test_three_developments_take_privilege_from_white_to_black(edition: str) -> None:
    assert clause(desk(edition, developed={"privilege": 2}), "use develop privilege") is None
    assert clause(desk(edition, developed={"privilege": 3}), "use develop privilege") == "ABILITY-17"


# ---------------------------------------------------------------- book


@pytest.mark.rule("ABILITY-05")
@pytest.mark.parametrize(("developed", "value"), [(0, 2), (1, 3), (2, 4), (3, 5)])
def test_the_book_gives_the_number_of_pieces_of_a_move(situation: Situation, developed: int, value: int) -> None:
    game = situation(
        posts="hamburg-luebeck 0t 0t 0t, bremen-hannover 0t 0t 0t", abilities=f"book {developed}", supply="3t"
    )
    posts = [f"{route}/{number}" for route in ("hamburg-luebeck", "bremen-hannover") for number in (1, 2, 3)]
    for post in posts[:value]:
        play(game, f"lift {post}")
    assert clause(game, f"lift {posts[value]}") == "MOVE-01"


@pytest.mark.rule("ABILITY-05")
def test_the_book_is_covered_by_three_merchants(edition: str) -> None:
    game = play(desk(edition, developed={"book": 1}, supply="5t"), "use develop book", "use develop book")
    assert supply(game, 0) == "5t+2m"
    assert clause(desk(edition, developed={"book": 3}), "use develop book") == "ABILITY-17"


# ---------------------------------------------------------------- purse


@pytest.mark.rule("ABILITY-06", "CLASSIC-25")
@pytest.mark.parametrize(("developed", "value"), [(0, 3), (1, 5), (2, 7)])
def test_the_purse_gives_the_number_of_pieces_of_an_income(edition: str, developed: int, value: int) -> None:
    # With 2 traders in the supply, 9 and the freed ones are in the stock.
    game = situation(edition=edition, abilities=f"purse {developed}", supply="2t+1m")
    too_much = {"bigbox": "INCOME-01", "classic": "CLASSIC-10"}[edition]
    assert clause(game, f"income {value + 1}t") == too_much
    play(game, f"income {value}t")
    assert supply(game, 0) == f"{2 + value}t+1m"


@pytest.mark.rule("ABILITY-06")
def test_three_developments_take_the_purse_to_its_end(edition: str) -> None:
    assert clause(desk(edition, developed={"purse": 2}), "use develop purse") is None
    assert clause(desk(edition, developed={"purse": 3}), "use develop purse") == "ABILITY-17"


@pytest.mark.rule("ABILITY-07", "CLASSIC-25")
def test_purse_c_takes_everything_of_the_own_colour_in_the_stock(situation: Situation) -> None:
    # The stock holds 11 traders, the 3 freed from the Purse and the merchant; others have pieces there too.
    game = situation(abilities="purse 3", supply="0 0 0")
    assert clause(game, "income 15t+1m") == "INCOME-02"
    play(game, "income 14t+1m")
    assert game.position()["supply"] == ["14t+1m", "0", "0"]
    assert clause(game, "income 1t") == "INCOME-05"


# ---------------------------------------------------------------- values in general


@pytest.mark.rule("ABILITY-08")
def test_each_development_uncovers_the_next_value(edition: str) -> None:
    game = desk(edition, supply="0")  # 11 traders and a merchant in the stock
    assert clause(game, "income 3t") is None
    assert clause(game, "income 5t") == INCOME_LIMIT[edition]
    play(game, "use develop purse")
    assert clause(game, "income 5t") is None
    assert clause(game, "income 7t") == INCOME_LIMIT[edition]
    play(game, "use develop purse")
    assert clause(game, "income 7t") is None
    assert clause(game, "income 8t") == INCOME_LIMIT[edition]
    assert game.position()["abilities"][0]["purse"] == 2


@pytest.mark.rule("ABILITY-08")
def test_a_value_that_is_printed_twice_counts_twice_on_the_row(situation: Situation) -> None:
    # Actions 2, 3, 3, 4: the second development uncovers the second 3.
    game = situation(markers="unused develop develop")
    values = []
    for _ in range(2):
        play(game, "use develop actions")
        values.append(game.actions_left)
    assert values == [3, 3]
    twice = {"abilities": "actions 2", "markers": "unused develop"}
    assert play(situation(**twice), "use develop actions").actions_left == 4


@pytest.mark.rule("ABILITY-09")
def test_pink_privilege_opens_the_white_orange_and_pink_special_prestige_spaces(situation: Situation) -> None:
    game = situation(posts="coellen-warburg 0m 0t 0t 0t", abilities="privilege 2", supply="2t")
    assert targets(game, "route coellen-warburg prestige ") == ["7", "8", "9"]


@pytest.mark.rule("ABILITY-10")
@pytest.mark.parametrize(("ability", "pieces"), [("actions", 5), ("privilege", 3), ("book", 3), ("purse", 3)])
def test_an_ability_is_full_when_its_last_piece_is_gone(edition: str, ability: str, pieces: int) -> None:
    game = desk(edition, developed={ability: pieces - 1}, supply="5t")
    assert score(game, 0, "abilities") == 0
    play(game, f"use develop {ability}")
    assert score(game, 0, "abilities") == 4
    assert clause(game, f"use develop {ability}") == "ABILITY-17"
    assert targets(game, "use develop ") == sorted(set(ABILITIES) - {ability})


@pytest.mark.rule("ABILITY-11")
@pytest.mark.parametrize("players", [3, 5])
def test_everybody_starts_with_the_leftmost_values(edition: str, players: int) -> None:
    game = kontor.new_game(board="hansa", players=players, seed=1, edition=edition)
    for seat in range(players):
        assert (game.turn, game.actions_left) == (seat, 2)
        assert not any(game.position()["abilities"][seat].values())
        play(game, "end")


@pytest.mark.rule("ABILITY-11")
def test_the_leftmost_values_are_keys_1_actions_2_privilege_white_book_2_purse_3(edition: str) -> None:
    game = situation(
        edition=edition,
        posts="hannover-minden 0t 0t 0t, brunswiek-minden 0t 0t 0t 0t",
        offices="hamburg 0t",
        supply="0",  # 3 traders and a merchant stay in the stock
    )
    assert score(game, 0, "network") == 1
    assert game.actions_left == 2
    assert clause(game, "route hannover-minden office hannover") is None  # white
    assert clause(game, "route brunswiek-minden office brunswiek") == "OFFICE-04"  # orange
    assert clause(game, "income 3t") is None
    assert clause(game, "income 3t+1m") == {"bigbox": "INCOME-01", "classic": "CLASSIC-10"}[edition]
    play(game, "lift hannover-minden/1", "lift hannover-minden/2")
    assert clause(game, "lift hannover-minden/3") == "MOVE-01"


@pytest.mark.rule("ABILITY-08")
@pytest.mark.parametrize("ability", ABILITIES)
@pytest.mark.parametrize("seat", range(5))
def test_a_development_is_written_on_the_own_desk_only(situation: Situation, seat: int, ability: str) -> None:
    held: list[list[str]] = [[], [], [], [], []]
    held[seat] = ["develop"]
    game = situation(players=5, turn=seat, supply="2t 2t 2t 2t 2t", markers={"unused": held})
    play(game, f"use develop {ability}")
    desks = game.position()["abilities"]
    assert [sum(row.values()) for row in desks] == [int(other == seat) for other in range(5)]
    assert desks[seat][ability] == 1
    assert supply(game, seat) == ("2t+1m" if ability == "book" else "3t")
