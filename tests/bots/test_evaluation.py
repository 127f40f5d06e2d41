"""The evaluation: the same compiled and plain, consistent with scoring, and blind to what is hidden."""

from dataclasses import replace
from typing import Any

import pytest

import kontor
from kontor.backends import ACTIVE, PLAIN
from kontor.bots import BotView, make, weights
from kontor.bots.weights import DEFAULT_WEIGHTS, OTHER_MARKER_WEIGHT, WEIGHT_SETS
from kontor.evaluation import layout, worth
from kontor.evaluation.layout import PART, PARTS, THERE
from kontor.rules import scoring
from kontor.rules.backend import Evaluator
from kontor.rules.basics import controller, office_count
from kontor.rules.cells import MAX_CITIES, N_CITIES
from kontor.rules.ids import MARKER_IDS, MAX_SEATS
from kontor.rules.modules import TILE_IDS
from kontor.rules.state import State
from tests.env.situations import states
from tests.play.configurations import Configuration, with_every_fact
from tests.support import situation

STACK = {"stack": ["plus-4", "plus-3", "develop", "move-three", "swap", "extra-office"] * 2}
needs_compiled = pytest.mark.skipif(not kontor.compiled, reason="compares both builds")


def evaluators(state: State) -> tuple[Evaluator, Evaluator]:
    row = DEFAULT_WEIGHTS.row()
    return ACTIVE.evaluator(state.lookup, row), PLAIN.evaluator(state.lookup, row)


@needs_compiled
@with_every_fact
def test_both_builds_evaluate_alike(configuration: Configuration) -> None:
    for state in states(configuration, 90, 45):
        compiled, plain = evaluators(state)
        assert compiled.evaluate(state.cells) == plain.evaluate(state.cells)
        if state.decider is not None:
            assert compiled.rate(state.cells) == plain.rate(state.cells)
            assert compiled.values(state.cells) == plain.values(state.cells)


@needs_compiled
def test_both_builds_plan_alike() -> None:
    for state in states(Configuration("hansa", 3, "bigbox"), 60, 30):
        compiled, plain = evaluators(state)
        assert compiled.plan(state.cells, 2, 50_000, 1) == plain.plan(state.cells, 2, 50_000, 1)
        one, two = state.cells[:], state.cells[:]
        assert compiled.play_turns(one, 1, 500) == plain.play_turns(two, 1, 500)
        assert one == two


@needs_compiled
@with_every_fact
def test_what_is_worked_out_in_part_is_what_all_of_it_would_be(configuration: Configuration) -> None:
    """Where a decision touches one route only, the figures of the others are kept; they must be right all the same."""
    for state in states(configuration, 120, 10):
        if state.decider is None:
            continue
        evaluator, _ = evaluators(state)
        codes, ratings = evaluator.rate(state.cells)
        for code, rating in zip(codes, ratings, strict=True):
            after = state.cells[:]
            state.rules.backend.apply(state.lookup, after, code)
            assert evaluator.values(after)[state.decider] == rating, code & 255


@with_every_fact
def test_at_the_end_the_parts_are_the_scores(configuration: Configuration) -> None:
    game = configuration.new(3)
    bots = make("claim", 1)
    while game.decider is not None:
        game.play(bots.choose(BotView(game, game.decider), game.legal_actions(), 5.0))
    state = game.state
    figures = evaluators(state)[0].evaluate(state.cells)
    for seat in state.rules.seats:
        parts = figures[PART + PARTS * seat : PART + PARTS * (seat + 1)]
        assert parts[:8] == [100 * scoring.points(state.lookup, state.cells, seat, part) for part in range(8)]
        assert parts[8:] == [0, 0]


@with_every_fact
def test_offices_control_and_networks_are_those_of_the_rules(configuration: Configuration) -> None:
    """The evaluation counts all offices once; the rules ask for one city or network at a time."""
    for state in states(configuration, 120, 20):
        t, s, x = state.lookup, state.cells, [0] * layout.FIGURES
        worth.survey(t, s, x)
        for city in range(t[N_CITIES]):
            assert x[layout.CONTROL + city] == controller(s, city)
            owners = range(MAX_SEATS + 1)
            have = [x[layout.HAVE + MAX_CITIES * owner + city] for owner in owners]
            assert have == [office_count(s, owner, city) for owner in owners]
        for seat in state.rules.seats:
            label = worth.label_networks(t, s, x, seat)
            cities = [city for city in range(t[N_CITIES]) if label and x[layout.LABEL + city] == label]
            largest = scoring.largest_network(t, s, seat)
            assert sum(1 << city for city in cities) == largest
            assert x[layout.SIZE + label] == scoring.network_offices(t, s, seat, largest)


def test_every_weight_has_its_place() -> None:
    rows = {name: style.row() for name, style in {"default": DEFAULT_WEIGHTS, **WEIGHT_SETS}.items()}
    assert {len(row) for row in rows.values()} == {layout.WEIGHTS}
    assert len(set(map(tuple, rows.values()))) == len(rows)


def test_a_marker_or_favour_without_a_weight_gets_a_common_one() -> None:
    """As when a new marker has been added: the row keeps its length, and the other weights keep their places."""
    few = replace(DEFAULT_WEIGHTS, markers={"swap": 7}, tiles={"tithe": 3}).row()
    assert len(few) == layout.WEIGHTS
    markers = few[layout.MARKER : layout.MARKER + len(MARKER_IDS)]
    assert markers == [0 if not name else 7 if name == "swap" else OTHER_MARKER_WEIGHT for name in MARKER_IDS]
    assert few[layout.TILE + TILE_IDS.index("tithe")] == 3
    assert few[layout.DELAY :] == DEFAULT_WEIGHTS.row()[layout.DELAY :]


def test_weights_without_a_place_are_refused() -> None:
    with pytest.raises(ValueError, match="markers: 'plus-9' is unknown"):
        replace(DEFAULT_WEIGHTS, markers={"plus-9": 1}).row()
    with pytest.raises(ValueError, match="at most 6 numbers, found 7"):
        replace(DEFAULT_WEIGHTS, actions=(0,) * 7).row()
    with pytest.raises(ValueError, match="differ in charm, hold"):
        weights._check_names(["charm", "link"], ["hold", "link"])


def test_wrong_weights_are_refused() -> None:
    lookup = kontor.new_game().state.lookup
    with pytest.raises(ValueError, match="weights"):
        ACTIVE.evaluator(lookup, [1, 2, 3])
    with pytest.raises(ValueError, match="weights"):
        PLAIN.evaluator(lookup, [1, 2, 3])
    with pytest.raises(ValueError, match="0 or more"):
        replace(DEFAULT_WEIGHTS, hold=-1).row()


@pytest.mark.parametrize("style", ["prestige", "network", "actions"])
def test_special_prestige_is_taken_where_it_can_be_had(style: str) -> None:
    """What is worth more to a style as a plan is worth more when it is done, too."""
    full = {"posts": "coellen-warburg 0m 0t 0t 0t", "markers": STACK, "supply": "5t 5t 5t 5t"}
    for privilege in (1, 2, 3):
        game = situation(players=4, **full, abilities=f"privilege {privilege}")
        codes, ratings = ACTIVE.evaluator(game.state.lookup, WEIGHT_SETS[style].row()).rate(game.state.cells)
        best = codes[ratings.index(max(ratings))]
        chosen = next(str(action) for action in game.legal_actions() if action.code == best)
        assert chosen.startswith("route coellen-warburg prestige"), privilege


def test_a_style_may_like_completed_cities_whoever_has_them() -> None:
    """The last office of Warburg, where somebody else had the first, against one more action for each turn."""
    position = {"posts": "goettingen-warburg 0t 0t 0t", "offices": "warburg 1t", "markers": STACK}
    game = situation(players=4, **position, abilities="privilege 2")
    chosen = {}
    for fill in (0, 3000):
        codes, ratings = ACTIVE.evaluator(game.state.lookup, replace(DEFAULT_WEIGHTS, fill=fill).row()).rate(
            game.state.cells
        )
        best = codes[ratings.index(max(ratings))]
        chosen[fill] = next(str(action) for action in game.legal_actions() if action.code == best)
    assert chosen == {
        0: "route goettingen-warburg develop actions",
        3000: "route goettingen-warburg office warburg",
    }


@pytest.mark.parametrize(
    ("prestige", "route", "chosen"),
    [
        ([12, 3, 3, 3], "bremen-hamburg", {0: "place t emden-groningen/1", 60: "place t bremen-hamburg/1"}),
        ([3, 12, 3, 3], "bremen-minden", {0: "place t bremen-minden/1", 60: "place t emden-groningen/1"}),
    ],
)
def test_whoever_is_ahead_hastens_the_end_and_the_others_delay_it(
    prestige: list[int], route: str, chosen: dict[int, str]
) -> None:
    """The pile is empty, so that whoever takes the marker ends the game. One action is left, to begin a route."""
    game = situation(players=4, markers=f"stack, {route} swap", prestige=prestige, supply="5t 5t 5t 5t", actions_left=1)
    for close, expected in chosen.items():
        codes, ratings = ACTIVE.evaluator(game.state.lookup, replace(DEFAULT_WEIGHTS, close=close).row()).rate(
            game.state.cells
        )
        best = codes[ratings.index(max(ratings))]
        assert next(str(action) for action in game.legal_actions() if action.code == best) == expected, close


ROUTE = "hamburg-luebeck"
ONE, BOTH = "hamburg 1t", "hamburg 1t, luebeck 1t"
LAST, LAST_BUT_ONE = f"stack, {ROUTE} swap", f"stack swap, {ROUTE} swap"
AHEAD = {"prestige": [18, 3, 3, 3], "abilities": "privilege 2"}
NINE = (
    "brunswiek 2t, duisburg 2t, stade 2m, coellen 3t 0t, goslar 3t 0t, halle 3t 0t, hannover 3t 0t, hildesheim 3t 0t, "
    "warburg 3t 0t, luebeck"
)
DRAWN = {"edition": "classic", "pending": {"decisions": [{"decision": "turn", "seat": 0}], "due": 1}}


@pytest.mark.parametrize(
    ("position", "ends"),
    [
        pytest.param({"offices": ONE, "prestige": [3, 19, 3, 3]}, True, id="END-01"),
        pytest.param({"offices": ONE, "prestige": [3, 18, 3, 3]}, False, id="a point is missing"),
        pytest.param(
            {"offices": BOTH, "prestige": [3, 18, 3, 3], "markers": LAST_BUT_ONE}, True, id="END-01 by two points"
        ),
        pytest.param({"markers": LAST}, True, id="END-02"),
        pytest.param({"markers": LAST_BUT_ONE}, False, id="a marker is left"),
        pytest.param({**AHEAD, "offices": f"{NINE} 2t"}, True, id="END-03"),
        pytest.param({**AHEAD, "offices": NINE}, False, id="a space is left"),
        pytest.param({**DRAWN, "markers": LAST_BUT_ONE}, True, id="CLASSIC-07"),
        pytest.param({**DRAWN, "markers": LAST}, False, id="it ends anyway"),
    ],
)
def test_a_route_that_ends_the_game_is_known(position: dict[str, Any], ends: bool) -> None:
    """Where the game goes on, it makes no difference who is ahead; mostly seat 0 is behind here."""
    state = situation(**{"players": 4, "prestige": [3, 12, 3, 3], "supply": "5t 5t 5t 5t", **position}).state
    place = THERE + state.rules.board.route_number[ROUTE]
    promised = []
    for close in (0, 67):  # a number that does not go into a hundred
        row = replace(DEFAULT_WEIGHTS, close=close).row()
        evaluator, plain = ACTIVE.evaluator(state.lookup, row), PLAIN.evaluator(state.lookup, row)
        promised.append(evaluator.evaluate(state.cells)[place])
        assert evaluator.evaluate(state.cells) == plain.evaluate(state.cells)
        assert evaluator.rate(state.cells) == plain.rate(state.cells)
    assert (promised[1] != promised[0]) is ends
    assert promised[0] > 0
