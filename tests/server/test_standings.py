"""Rounds and standings of competitions: fair whatever happens in them."""

from collections import Counter
from itertools import combinations, pairwise, repeat
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st

from kontor.server.club.competition import Competition, CompetitionPlan, go_on, start, withdraw
from kontor.server.club.rounds import (
    FULL_SHARE,
    NO_RESULT,
    Match,
    MatchResult,
    Round,
    Standing,
    circle,
    draw,
    met,
    standings,
)
from kontor.server.tables.entries import Clock

TABLES = repeat("table")


def seats(drawn: Round) -> list[tuple[int, ...]]:
    return [match.players for match in drawn.matches]


def game(players: tuple[int, ...], ranks: tuple[int, ...] = (), totals: tuple[int, ...] = ()) -> Match:
    return Match("table", players, MatchResult(ranks, totals) if ranks else NO_RESULT)


def rounds(players: int, size: int, count: int, seed: int = 0, by_standing: bool = False) -> list[Round]:
    """So many rounds; where the standings count, they are drawn by lot."""
    past: list[Round] = []
    chance = Random(seed)
    for _ in range(count):
        order = chance.sample(range(players), players) if by_standing else []
        past.append(draw(range(players), size, past, chance, TABLES, order))
    return past


SOME = st.tuples(st.integers(2, 5), st.integers(0, 9), st.integers(1, 6), st.integers(0, 99), st.booleans())


@given(SOME)
@settings(max_examples=15, deadline=None, derandomize=True)
def test_everybody_plays_once_in_a_round_and_sits_out_and_in_each_seat_alike(
    some: tuple[int, int, int, int, bool],
) -> None:
    size, more, count, seed, by_standing = some
    players = size + more
    past = rounds(players, size, count, seed, by_standing)
    for each in past:
        assert sorted([player for table in seats(each) for player in table] + list(each.byes)) == list(range(players))
        assert {len(table) for table in seats(each)} == {size}
    byes = Counter(player for each in past for player in each.byes)
    assert max(byes[player] for player in range(players)) - min(byes[player] for player in range(players)) <= 1
    sat = Counter((player, seat) for each in past for table in seats(each) for seat, player in enumerate(table))
    for player in range(players):
        times = [sat[player, seat] for seat in range(size)]
        assert max(times) - min(times) <= 3, "nobody is kept from a seat"
    assert past == rounds(players, size, count, seed, by_standing), "the same past gives the same round"


@given(st.integers(2, 14))
@settings(max_examples=13, deadline=None, derandomize=True)
def test_in_a_league_of_two_at_a_table_everybody_meets_everybody_once(players: int) -> None:
    whole = players - 1 + players % 2
    past = rounds(players, 2, whole)
    meetings = met(past)
    assert meetings == Counter(combinations(range(players), 2))
    assert sorted(circle(range(players), 3)) == list(range(players))


@given(st.sampled_from([(9, 3, 3), (12, 3, 4), (16, 4, 3), (20, 4, 4), (25, 5, 3)]), st.integers(0, 20), st.booleans())
@settings(max_examples=6, deadline=None, derandomize=True)
def test_nobody_meets_again_while_there_are_others(sizes: tuple[int, int, int], seed: int, by_standing: bool) -> None:
    players, size, count = sizes
    past = rounds(players, size, count, seed, by_standing)
    meetings = met(past)
    repeated = sum(times - 1 for times in meetings.values())
    assert repeated <= size, meetings
    assert max(meetings.values()) <= 2


def test_neighbours_in_the_standings_meet_unless_they_have_met() -> None:
    order = [5, 3, 1, 0, 2, 4]
    first = draw(range(6), 2, [], Random(1), TABLES, order)
    assert {frozenset(table) for table in seats(first)} == {frozenset({5, 3}), frozenset({1, 0}), frozenset({2, 4})}
    again = draw(range(6), 2, [first], Random(1), TABLES, order)
    assert not {frozenset(table) for table in seats(again)} & {frozenset(table) for table in seats(first)}
    left_over = draw(range(5), 2, [], Random(1), TABLES, [3, 1, 0, 2, 4])
    assert left_over.byes == (4,), "the last one sits out"
    assert draw(range(5), 2, [left_over], Random(1), TABLES, [3, 1, 0, 2, 4]).byes == (2,), "and once only"


# Standings


@st.composite
def outcomes(draws: st.DrawFn) -> list[Match]:
    """Games of five players."""
    found = []
    for _ in range(draws(st.integers(0, 6))):
        players = tuple(draws(st.permutations(range(5)))[:3])
        if draws(st.integers(0, 4)) == 0:
            found.append(game(players))
            continue
        totals = tuple(draws(st.integers(0, 9)) for _ in players)
        found.append(game(players, tuple(1 + sum(each > own for each in totals) for own in totals), totals))
    return found


@given(outcomes(), st.lists(st.integers(0, 4), max_size=3))
@settings(max_examples=40, deadline=None, derandomize=True)
def test_points_add_up_and_places_follow_from_them(games: list[Match], byes: list[int]) -> None:
    table = standings(range(5), games, byes, 3)
    assert sorted(each.player for each in table) == list(range(5))
    assert sum(each.points for each in table) == 3 * len(games) + len(byes)
    assert round(sum(each.wins for each in table), 6) == sum(bool(game.ranks) for game in games)
    by_player = {each.player: each for each in table}
    for one, other in combinations(range(5), 2):
        together = sum({one, other} <= set(game.players) for game in games)
        mine, yours = by_player[one].against.get(other), by_player[other].against.get(one)
        assert (mine or 0) + (yours or 0) == together
        assert (mine is None) == (yours is None) == (together == 0)
    for better, worse in pairwise(table):
        assert (better.points, round(better.wins, 6)) >= (worse.points, round(worse.wins, 6))
        assert worse.place in (better.place, table.index(worse) + 1)
    again = standings(range(4, -1, -1), games[::-1], byes, 3)
    assert {each.player: each.place for each in again} == {each.player: each.place for each in table}


def places(*games: Match, players: int = 4) -> dict[int, int]:
    return {each.player: each.place for each in standings(range(players), games, (), 2)}


def duel(first: int, second: int, mine: int, yours: int) -> Match:
    return game((first, second), (1 + (mine < yours), 1 + (yours < mine)), (mine, yours))


def test_who_is_equal_in_points_is_told_apart_by_wins_then_by_each_other_then_by_shares() -> None:
    # All have two points; 1 was second twice, the others won a game.
    assert places(game((0, 1, 2), (1, 2, 3), (3, 2, 1)), game((2, 1, 0), (1, 2, 3), (3, 2, 1)), players=3) == {
        0: 1, 1: 3, 2: 1,
    }  # fmt: skip
    # 0 and 1 have a point by a victory; 1 has the better share, but 0 won their game.
    won = [duel(0, 1, 6, 5), duel(1, 3, 9, 1)]
    assert places(*won)[0] < places(*won)[1]
    # They have not met: the share decides.
    apart = [duel(0, 2, 6, 5), duel(1, 3, 9, 1)]
    assert places(*apart)[1] < places(*apart)[0]
    # Equal in everything: the place is shared, and the next one is free.
    assert places(duel(0, 2, 6, 3), duel(1, 3, 6, 3)) == {0: 1, 1: 1, 2: 3, 3: 3}


def test_a_game_without_a_result_is_shared_by_all_and_nobody_wins_it() -> None:
    (first, *_) = found = standings(range(3), [game((0, 1, 2))], (), 3)
    assert {(each.place, each.points, each.wins, each.share) for each in found} == {(1, 1.0, 0, 0)}
    assert first.against == {1: 0.5, 2: 0.5}
    assert standings([0], [], [0], 4) == [Standing(0, 1, 1.5, 0, 0, 0, {}, 1)], "half of all points for sitting out"
    assert standings([0, 1], [game((0, 1), (1, 2), (30, 10))], (), 2)[0].share == FULL_SHARE * 3 // 4


# Competitions


def competition(**facts: object) -> Competition:
    plan: dict[str, object] = {
        "name": "Cup", "form": "tournament", "size": 3, "rounds": 3, "fill": "easy", "board": "hansa",
        "edition": "bigbox", "modules": (), "duo": None, "pile": None, "take": "trader",
        "clock": Clock(per="decision", seconds=60, level="easy"),
    }  # fmt: skip
    return Competition(plan=CompetitionPlan(**{**plan, **facts}))  # type: ignore[arg-type]


def played(now: Competition, players: list[int], chance: Random) -> Competition:
    """All games end by chance, and the competition goes on."""
    results = {match.table: result(match, chance) for match in now.waiting}
    tables = (f"table {len(now.rounds)} {number}" for number in range(99))
    return go_on(now, players, players, results, tables, chance)


def result(match: Match, chance: Random) -> MatchResult:
    totals = tuple(chance.randrange(60) for _ in match.players)
    return MatchResult(tuple(1 + sum(each > own for each in totals) for own in totals), totals)


@given(
    st.integers(1, 9), st.sampled_from(["league", "tournament"]), st.booleans(), st.integers(0, 99),
    st.lists(st.integers(0, 8), max_size=3),
)  # fmt: skip
@settings(max_examples=15, deadline=None, derandomize=True)
def test_a_competition_ends_whoever_leaves_it(people: int, form: str, fills: bool, seed: int, gone: list[int]) -> None:
    players, chance = list(range(people)), Random(seed)
    fill = "easy" if fills else None
    if people < (1 if fills else 3):
        return
    now = start(competition(form=form, fill=fill), players)
    for step in range(4):
        now = played(now, players, chance)
        if now.status == "over":
            break
        tables = [match.players for match in now.waiting]
        assert all(max(table) >= 0 for table in tables), "no table is of bots alone"
        assert not {player for table in tables for player in table} & set(now.out)
        seats = sorted([player for table in tables for player in table if player >= 0] + list(now.rounds[-1].byes))
        assert seats == [player for player in players if player not in now.out]
        if step < len(gone) and gone[step] < people:
            now = withdraw(now, gone[step])
    assert now.status == "over"
    assert not now.waiting
    assert len(now.rounds) == 3 or len(set(players) - set(now.out)) < (1 if fills else 3)
    table = now.standings(players)
    byes = sum(len(each.byes) for each in now.rounds)
    assert sum(each.points for each in table) == 3 * sum(1 for _ in now.matches) + byes
