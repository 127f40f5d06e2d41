"""MISSION: the mission cards."""

from collections import Counter
from typing import Any

import pytest

import kontor
from tests.clauses.piles import extra_offices
from tests.support import play, score, situation

CARDS = {
    ("osnabrueck", "stendal", "paderborn"),
    ("dortmund", "minden", "lueneburg"),
    ("minden", "perleberg", "goslar"),
    ("arnheim", "perleberg", "hannover"),
    ("dortmund", "stendal", "kampen"),
    ("arnheim", "osnabrueck", "hildesheim"),
    ("arnheim", "perleberg", "bremen"),
    ("minden", "osnabrueck", "magdeburg"),
    ("dortmund", "stendal", "muenster"),
}
MINE = ["osnabrueck", "stendal", "paderborn"]
HIS = ["dortmund", "minden", "lueneburg"]
HERS = ["arnheim", "perleberg", "bremen"]


def with_missions(cards: list[list[str]] | None = None, **facts: Any) -> kontor.Game:
    """A game in which seat 0 has the card of Osnabrück, Stendal and Paderborn."""
    return situation(modules=["missions"], missions=cards or [MINE, HIS, HERS], **facts)


def deal(players: int, seed: int) -> list[tuple[str, ...]]:
    """The cards dealt at the setup of a new game."""
    game = kontor.new_game(board="hansa", players=players, seed=seed, modules=("missions",))
    return [tuple(card) for card in game.position()["missions"]]


def all_cards() -> set[tuple[str, ...]]:
    """Every card that turns up when five players are dealt in fifty games."""
    return {card for seed in range(50) for card in deal(5, seed)}


@pytest.mark.rule("MISSION-01")
@pytest.mark.parametrize("missions", [False, True])
@pytest.mark.parametrize("favours", [False, True])
def test_a_game_uses_none_one_or_both_of_the_modules(missions: bool, favours: bool) -> None:
    modules = ("missions",) * missions + ("favours",) * favours
    game = kontor.new_game(board="hansa", players=3, seed=5, modules=modules)
    position = game.position()
    cards = [card for card in position.get("missions") or [] if card]
    display = (position.get("favours") or {}).get("display") or []
    assert len(cards) == (3 if missions else 0)
    assert len(display) == (3 if favours else 0)


@pytest.mark.rule("MISSION-03")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_each_player_is_dealt_one_of_the_nine_cards(players: int) -> None:
    for seed in range(20):
        cards = deal(players, seed)
        assert len(cards) == players
        assert len(set(cards)) == players
        assert set(cards) <= CARDS


@pytest.mark.rule("MISSION-03")
def test_a_card_exists_once() -> None:
    with pytest.raises(ValueError, match=r"MISSION-\d\d"):
        with_missions([MINE, HIS, MINE])


@pytest.mark.rule("MISSION-03")
def test_the_cards_are_shuffled() -> None:
    assert len({tuple(deal(3, seed)) for seed in range(20)}) > 10


@pytest.mark.rule("MISSION-04")
def test_a_card_is_secret_until_the_end_and_then_shown() -> None:
    # Two games that differ only in which of the two other seats has which card.
    row: dict[str, Any] = {
        "posts": "dortmund-duisburg 0t 0t",
        "offices": "duisburg 0t, minden 1t",
        "prestige": [19, 0, 0],
    }
    one, other = with_missions([MINE, HIS, HERS], **row), with_missions([MINE, HERS, HIS], **row)
    for onlooker in (0, None):
        assert one.view(onlooker) == other.view(onlooker)
    for game in (one, other):
        play(game, "route dortmund-duisburg")  # the 20th point
        assert game.is_over
    for onlooker in (0, None):
        assert one.view(onlooker) != other.view(onlooker)


@pytest.mark.rule("MISSION-04")
@pytest.mark.parametrize("onlooker", [1, 2, None])
def test_nobody_sees_a_card_of_another_seat_nor_the_points_it_would_give(onlooker: int | None) -> None:
    # Seat 0 has an office in Osnabrück: 1 point with the first card, none with the second.
    offices = {"osnabrueck": ["0t"]}
    one = with_missions([MINE, HIS, HERS], offices=offices)
    other = with_missions([["minden", "perleberg", "goslar"], HIS, HERS], offices=offices)
    assert [score(game, 0, "missions") for game in (one, other)] == [1, 0]
    assert one.view(onlooker) == other.view(onlooker)


@pytest.mark.rule("MISSION-05")
@pytest.mark.parametrize("turn", [0, 1])
def test_the_owner_may_look_at_the_card_at_any_time(turn: int) -> None:
    one = with_missions([MINE, HIS, HERS], turn=turn)
    other = with_missions([["minden", "perleberg", "goslar"], HIS, HERS], turn=turn)
    assert one.view(0) != other.view(0)


@pytest.mark.rule("MISSION-07", "MISSION-06", "MISSION-08")
def test_the_nine_cards_name_fifteen_cities_the_first_two_of_each_on_two_others() -> None:
    cards = all_cards()
    assert cards == CARDS
    assert len(cards) == 9
    times = Counter(city for card in cards for city in card)
    assert len(times) == 15
    assert Counter(times.values()) == {3: 6, 1: 9}
    assert {tuple(times[city] for city in card) for card in cards} == {(3, 3, 1)}


@pytest.mark.rule("MISSION-09")
@pytest.mark.parametrize(
    ("offices", "points"),
    [
        ({}, 0),
        ({"osnabrueck": ["0t", "1t"]}, 1),
        ({"osnabrueck": ["0t", "0t", "1t"]}, 1),  # two offices in one city
        ({"osnabrueck": ["0t", "1t"], "stendal": ["0t"]}, 2),
        ({"osnabrueck": ["0t", "1t"], "stendal": ["0t", "1m"], "paderborn": ["0t"]}, 3),
        ({"minden": ["0t"], "dortmund": ["2m"]}, 0),  # cities of another card
    ],
)
def test_each_city_of_the_card_with_an_own_office_gives_one_point(offices: dict[str, list[str]], points: int) -> None:
    game = with_missions(offices=offices, supply="5t+1m 6t 7t")
    assert score(game, 0, "missions") == points


@pytest.mark.rule("MISSION-10")
def test_controlling_all_three_cities_gives_eight_points() -> None:
    # Paderborn is a tie won by the office further right.
    offices = {"osnabrueck": ["0t"], "stendal": ["0t"], "paderborn": ["1t", "0m"]}
    game = with_missions(offices=offices, supply="5t 6t+1m 7t+1m")
    assert score(game, 0, "missions") == 8


@pytest.mark.rule("MISSION-11")
@pytest.mark.parametrize(
    ("offices", "points"),
    [
        # Two controlled, in Paderborn only present: the tie goes to the office further right.
        ({"osnabrueck": ["0t"], "stendal": ["0t"], "paderborn": ["0t", "1m"]}, 3),
        # One controlled.
        ({"osnabrueck": ["0t"], "stendal": ["0t", "1m"], "paderborn": ["0t", "2m"]}, 3),
        # Two controlled, no office in the third.
        ({"osnabrueck": ["0t"], "stendal": ["0t"], "paderborn": ["1t"]}, 2),
    ],
)
def test_controlling_one_or_two_of_the_three_gives_no_part_of_the_bonus(
    offices: dict[str, list[str]], points: int
) -> None:
    game = with_missions(offices=offices, supply="5t+1m 6t 7t")
    assert score(game, 0, "missions") == points


@pytest.mark.rule("MISSION-12", "MARKER-45")
def test_an_extra_office_counts_for_presence() -> None:
    game = with_missions(posts="dortmund-paderborn 0t 0t 0t", offices="paderborn 1t", markers="unused extra-office")
    assert score(game, 0, "missions") == 0
    play(game, "route dortmund-paderborn extra paderborn t")
    assert extra_offices(game, "paderborn") == ["0t"]
    assert score(game, 0, "missions") == 1


@pytest.mark.rule("MISSION-12")
def test_an_extra_office_counts_for_control() -> None:
    offices = {"osnabrueck": ["0t"], "stendal": ["0t"], "paderborn": ["0t", "1m"]}
    supply = ["5t+1m", "6t", "7t+1m"]
    assert score(with_missions(offices=offices, supply=supply), 0, "missions") == 3
    with_extra = with_missions(offices=offices, extra_offices="paderborn 0t", supply=supply)
    assert score(with_extra, 0, "missions") == 8


@pytest.mark.rule("MISSION-13")
def test_mission_points_are_scored_beside_the_rest_and_end_no_game() -> None:
    offices = {"osnabrueck": ["0t"], "stendal": ["0t"], "paderborn": ["0t"]}
    game = with_missions(offices=offices, prestige=[18, 0, 0], posts="minden-paderborn 0t 0t 0t", supply="2t 6t 7t")
    play(game, "route minden-paderborn")  # Paderborn gives the 19th point
    assert not game.is_over
    assert score(game, 0, "track") == 19
    assert score(game, 0, "missions") == 8
    # Track 19, three cities 6, the largest network is one office at Keys 1, the card 8.
    assert score(game, 0, "total") == 19 + 6 + 1 + 8


@pytest.mark.rule("MISSION-13")
def test_without_the_module_nobody_scores_a_mission() -> None:
    game = situation(offices="osnabrueck 0t, stendal 0t, paderborn 0t")
    assert [score(game, seat, "missions") for seat in (0, 1, 2)] == [0, 0, 0]


@pytest.mark.rule("EXAMPLE-MISSION-01")
@pytest.mark.parametrize(
    ("offices", "points"),
    [
        ({"osnabrueck": ["0t"], "stendal": ["1t", "0m"], "paderborn": ["0t", "1m"]}, 3),
        ({"osnabrueck": ["0t"], "stendal": ["1t", "0m"], "paderborn": ["0t"]}, 8),
        ({"osnabrueck": ["0t"]}, 1),
    ],
)
def test_three_offices_give_three_points_three_controlled_cities_eight_and_one_office_one(
    offices: dict[str, list[str]], points: int
) -> None:
    game = with_missions(offices=offices, supply="5t 6t 7t+1m")
    assert score(game, 0, "missions") == points
