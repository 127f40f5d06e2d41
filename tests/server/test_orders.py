"""Standing orders: what they answer, what they leave to their player, and that nobody else learns of them."""

import asyncio
import json
from random import Random
from typing import Any

import pytest

import kontor
from kontor.rules.frames import Settling, Taking, Turn
from kontor.server.commands import making, ordering, people, playing
from kontor.server.commands.ordering import answer
from kontor.server.store.base import Row
from kontor.server.tables import checkpoints
from kontor.server.tables import entries as log
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.problems import Refused
from kontor.server.tables.table import Table as Stored
from kontor.wire import requests
from kontor.wire.requests import Orders, WhenDisplaced
from tests.play.policies import claim_first
from tests.server.listening import live
from tests.server.playing import HUMAN, Table, fine, refused

TOKENS = "abcde"


def caller(seat: int) -> Caller:
    return Caller(hash_of(TOKENS[seat]))


class Letters:
    """A game by letter: people, and their orders, at a table as the server keeps it."""

    def __init__(self, players: int = 3, position: dict[str, Any] | None = None, **options: Any) -> None:
        wanted = requests.NewGame(seats=[requests.HumanSeat()] * players, **options)
        first = making.create(wanted, TOKENS[:players], host="host", invite=None, position=position)
        self.table = Stored("table")
        self.by_order: list[tuple[log.Decided, kontor.Game]] = []  # with the game before it
        self._add([*first, making.begin(Stored.draft("table", *first))])

    @property
    def game(self) -> kontor.Game:
        assert self.table.game is not None
        return self.table.game

    def order(self, seat: int, orders: Orders) -> None:
        self._add(ordering.order(self.table, caller(seat), seat, orders))

    def play(self, action: str) -> None:
        seat = self.table.decider
        assert seat is not None
        self._add(playing.play(self.table, caller(seat), requests.Play(action=action, ply=self.table.ply)))

    def _add(self, entries: Any) -> None:
        """As the hub does it: with what follows by itself."""
        while entries:
            for entry in entries:
                if isinstance(entry, log.Decided) and entry.order is not None:
                    self.by_order.append((entry, self.game.copy()))
                self.table.fold(Row(self.table.version + 1, 0.0, log.encode(entry), b""))
            entries = ordering.obey(self.table)


# Many games


def some_orders(random: Random, game: kontor.Game) -> Orders:
    """Any orders."""
    wish = WhenDisplaced(
        to=random.sample(game.board.routes, random.randrange(12)),
        otherwise=random.choice(["ask", "any"]),
        extras=random.choice(["none", "stock", "supply"]),
        piece=random.choice(["t", "m"]),
    )
    return Orders(
        displaced=random.choice([None, wish]),
        gains=random.choice([None, "t", "m", "none"]),
        end=random.choice([True, False]),
    )


def settled_routes(game: kontor.Game, extra: bool) -> set[str]:
    """The routes to which the displaced piece, or an extra one from stock or supply, may go."""
    settles = [str(action).split() for action in game.legal_actions() if str(action).startswith("settle")]
    fitting = [words for words in settles if (words[-1] in ("stock", "supply") if extra else len(words) == 3)]
    return {words[2].partition("/")[0] for words in fitting}


def check_asked(game: kontor.Game, orders: Orders) -> None:
    """A player who has such orders may be asked this."""
    legal = list(map(str, game.legal_actions()))
    match game.state.frames[-1]:
        case Turn():
            assert not (orders.end and legal == ["end"])
        case Taking():
            assert orders.gains is None
        case Settling() as frame if orders.displaced is not None and frame.owner == frame.seat:
            assert orders.displaced.otherwise == "ask"
            assert not settled_routes(game, extra=frame.piece is None) & set(orders.displaced.to)


def check_ordered(action: str, game: kontor.Game, orders: Orders) -> None:
    """Such orders may have decided this."""
    assert action in game.legal_actions()
    match game.state.frames[-1]:
        case Turn():
            assert (orders.end, list(map(str, game.legal_actions()))) == (True, ["end"])
        case Taking():
            assert orders.gains is not None
            assert (action == "decline") == (orders.gains == "none")
        case Settling() as frame:
            wish = orders.displaced
            assert wish is not None
            assert frame.owner == frame.seat, "where a neutral trader goes was not ordered"
            if action == "decline":
                assert (
                    wish.extras == "none"
                    or not settled_routes(game, extra=True)
                    or game.state.stock_of(game.decider or 0) == (0, 0)
                )
                return
            words = action.split()
            assert len(words) == 3 or words[-1] == "stock" or (words[-1], wish.extras) == ("supply", "supply")
            route = words[2].partition("/")[0]
            reachable = [route for route in wish.to if route in settled_routes(game, extra=len(words) > 3)]
            assert route == reachable[0] if reachable else wish.otherwise == "any"
        case other:
            raise AssertionError(f"no order is about {other}")


GAMES: list[dict[str, Any]] = [
    {"modules": ["promos", "favours"]},
    {"board": "east", "modules": ["promos"]},
    {"board": "britannia", "edition": "classic"},
    {"players": 2, "duo": "classic"},
]


def play_by_letter(seed: int) -> int:
    """A whole game in which orders change now and then. Gives how many decisions were played by order."""
    random = Random(seed)
    options = {"players": random.choice([3, 4, 5]), **GAMES[seed % len(GAMES)]}
    letters, players = Letters(seed=seed, **options), options["players"]
    orders = [Orders() for _ in range(players)]
    while not letters.game.is_over:
        if random.random() < 0.1:
            seat = random.randrange(players)
            orders[seat] = some_orders(random, letters.game)
            letters.order(seat, orders[seat])
        if letters.table.decider is not None:
            check_asked(letters.game, orders[letters.table.decider])
            letters.play(str(claim_first(letters.game, random)))
        for decided, before in letters.by_order:
            check_ordered(decided.action, before, orders[decided.seat])
        letters.by_order.clear()
    return len(letters.table.ordered)


def test_no_decision_is_asked_that_an_order_answers_and_none_answered_that_it_does_not() -> None:
    assert sum(play_by_letter(seed) for seed in range(4)) > 20


@pytest.mark.full
@pytest.mark.parametrize("block", range(10))
def test_a_thousand_games_by_letter(block: int) -> None:
    assert sum(play_by_letter(seed) for seed in range(100 * block, 100 * block + 100)) > 500


@pytest.mark.rule("EAST-26")
def test_a_merchant_goes_where_the_player_wishes_and_a_trader_may_not() -> None:
    game = kontor.from_position(
        {"board": "east", "players": 3, "posts": {"luebeck-wismar": ["1t", None, None]}, "supply": ["3t", "3t", "3t"]}
    )
    game.play("displace t luebeck-wismar/1 paying 1t")
    wish = log.WhenDisplaced(to=("stralsund-wismar",), extras="stock", piece="t")
    settled = []
    while (action := answer(game, log.Orders(displaced=wish))) is not None:
        settled.append(action)
        game.play(action)
    assert settled == ["settle t stralsund-wismar/3", "settle m stralsund-wismar/1 from stock"]


@pytest.mark.rule("DUO-PL-08")
def test_where_a_neutral_trader_goes_is_asked() -> None:
    letters = Letters(2, duo="classic", seed=1)
    letters.order(1, Orders(displaced=WhenDisplaced(otherwise="any", extras="supply")))
    neutral = next(str(action) for action in letters.game.legal_actions() if action.startswith("displace "))
    letters.play(neutral)
    assert (letters.table.decider, letters.by_order) == (1, [])


# Plans


def planned(**orders: Any) -> Letters:
    """It is the turn of seat 0, and seat 1 has planned the next turn."""
    letters = Letters(seed=1)
    letters.order(1, Orders(plan=["place t hamburg-luebeck/1", "place t hamburg-luebeck/2", "end"], **orders))
    return letters


def test_a_planned_turn_is_played_if_nothing_that_matters_has_changed() -> None:
    letters = planned()
    letters.play("place t bremen-hamburg/1")  # Hamburg has no new office: it does not matter
    letters.play("end")
    assert letters.table.decider == 2, "the turn is over"
    assert letters.table.ordered == (2, 3, 4)
    assert letters.game.view(None)["posts"]["hamburg-luebeck"] == ["1t", "1t", None]
    assert letters.table.orders[1].orders == log.Orders()


def test_a_plan_is_off_for_good_if_somebody_was_on_its_route() -> None:
    letters = planned(end=True)
    letters.play("place t hamburg-luebeck/3")
    letters.play("end")
    assert (letters.table.decider, letters.table.ordered) == (1, ())
    given = letters.table.orders[1]
    assert (given.orders, given.dropped) == (log.Orders(end=True), "changed")


@pytest.mark.parametrize(("route", "goes_on"), [("bremen-hamburg", True), ("goslar-quedlinburg", False)])
def test_a_plan_goes_on_after_the_answer_of_a_displaced_player_unless_that_matters(route: str, goes_on: bool) -> None:
    letters = Letters(seed=1)
    letters.play("place t goettingen-quedlinburg/1")
    letters.order(0, Orders(displaced=WhenDisplaced(to=["goslar-quedlinburg"], extras="stock")))
    letters.order(1, Orders(plan=["displace t goettingen-quedlinburg/1 paying 1t", f"place t {route}/4"]))
    letters.play("end")
    assert letters.table.decider == 1
    displaced, answers = letters.by_order[0][0], [decided.action for decided, _ in letters.by_order[1:3]]
    assert displaced.order == "plan"
    assert answers == ["settle t goslar-quedlinburg/1", "settle t goslar-quedlinburg/2 from stock"]
    assert (len(letters.by_order), letters.table.orders[1].dropped) == ((4, None) if goes_on else (3, "changed"))


@pytest.mark.rule("BRIT-31")
def test_a_plan_that_became_impossible_is_not_begun() -> None:
    """London is no city of the plan, but its permit is needed."""
    letters = Letters(
        position={
            "board": "britannia",
            "players": 3,
            "offices": {"london": ["1t"]},
            "posts": {"london-oxford": ["0t"] * 4},
            "abilities": [{"privilege": 3}, {}, {}],
            "supply": ["3t", "5t", "5t"],
        },
        board="britannia",
    )
    letters.order(1, Orders(plan=["place t durham-york/1", "place t chester-conway/1"]))
    letters.play("route london-oxford office london")
    letters.play("end")
    assert (letters.table.decider, letters.table.ordered) == (1, ())
    assert letters.table.orders[1].dropped == "illegal"


def test_a_plan_counts_from_the_moment_it_was_made_whatever_else_is_ordered_later() -> None:
    letters = planned()
    letters.play("place t hamburg-luebeck/3")
    plan = letters.table.orders[1].orders.plan
    assert plan is not None
    letters.order(1, Orders(plan=list(plan.steps), end=True))
    assert letters.table.orders[1].orders == log.Orders(plan=plan, end=True)
    letters.play("end")
    assert letters.table.orders[1].dropped == "changed"


def test_other_orders_can_be_given_while_a_plan_is_being_played() -> None:
    letters = Letters(seed=1)
    letters.play("place t goettingen-quedlinburg/1")
    letters.order(1, Orders(plan=["displace t goettingen-quedlinburg/1 paying 1t", "end"]))
    letters.play("end")
    assert (letters.game.turn, letters.table.decider) == (1, 0)
    letters.order(1, Orders(plan=["end"], gains="t"))
    letters.order(1, Orders(gains="t"))
    assert letters.table.orders[1].orders == log.Orders(gains="t"), "and the rest of it can be given up"


def test_what_is_taken_back_is_not_played_by_order_again() -> None:
    letters = planned(end=True)
    letters.play("end")
    assert len(letters.table.ordered) == 3
    letters._add([log.Undone(ply=1, seat=0)])
    assert (letters.table.decider, len(letters.table.ordered)) == (1, 0)
    letters.play("end")
    letters.order(1, Orders(plan=["end"]))
    letters._add([log.Undone(ply=0, seat=0)])
    assert (letters.table.orders[1].orders, letters.table.orders[1].dropped) == (log.Orders(), "taken-back")


@pytest.mark.parametrize(
    ("orders", "error"),
    [
        (Orders(plan=["place t nowhere/1"]), "notation"),
        (Orders(plan=["route hamburg-luebeck"]), "illegal"),
        (Orders(displaced=WhenDisplaced(to=["nowhere"])), "order"),
    ],
)
def test_orders_that_make_no_sense_are_refused(orders: Orders, error: str) -> None:
    letters = Letters(seed=1)
    with pytest.raises(Refused, match=error):
        letters.order(1, orders)
    with pytest.raises(Refused, match="your-turn"):
        letters.order(0, Orders(plan=["end"]))
    with pytest.raises(Refused, match="no-seat"):
        ordering.order(letters.table, caller(0), 1, Orders(end=True))


def test_a_plan_can_be_tried_out_at_any_moment_of_a_game() -> None:
    random = Random(5)
    letters = Letters(4, seed=5, modules=["promos", "favours", "missions"])
    while letters.game.ply < 150:
        seat = (letters.game.turn + 1) % 4
        legal = ordering.planned(letters.table, seat, []).legal_actions()
        assert "end" in legal
        letters.play(str(claim_first(letters.game, random)))


def test_orders_outlive_a_checkpoint_and_end_with_their_player() -> None:
    letters = planned(gains="t", displaced=WhenDisplaced(to=["bremen-hamburg"]))
    again = asyncio.run(checkpoints.read(checkpoints.make(letters.table)))
    assert again is not None
    assert again.orders == letters.table.orders
    letters._add(people.leave(letters.table, caller(1), requests.Leave()))
    assert letters.table.orders == {}


# Over the API


def test_orders_are_played_together_with_what_they_answer(client: Any) -> None:
    table = Table(client, [HUMAN] * 3, seed=1)
    ben = table.people[1]
    assert fine(ben.get("/seats/1/orders"))["orders"]["plan"] == []
    legal = fine(ben.post("/seats/1/plan", line=["place t hamburg-luebeck/1"]))["legal"]
    assert "end" in legal
    plan = ["place t hamburg-luebeck/1", "end"]
    given = fine(ben.put("/seats/1/orders", plan=plan, gains="m", displaced={"to": ["bremen-hamburg"]}))
    assert fine(ben.get("/seats/1/orders")) == given
    assert given["orders"] | {"plan": plan, "gains": "m", "end": False} == given["orders"]
    view = fine(table.people[0].act("end", 0))
    assert (view["decider"], view["ply"], view["table"]["ordered"]) == (2, 3, [1, 2])


def test_nobody_else_sees_orders(client: Any) -> None:
    table = Table(client, [HUMAN] * 3, seed=1)
    anna, ben, cy = table.people
    with live(anna) as follower:
        follower.hear()
        wish = {"to": ["coellen-warburg"], "extras": "stock"}
        fine(ben.put("/seats/1/orders", displaced=wish, plan=["income 3t", "end"]))
        heard = json.dumps(follower.hear())
    for other in (anna, cy, table.host):
        refused(other.get("/seats/1/orders"), 403, "no-seat")
        refused(other.post("/seats/1/plan", line=[]), 403, "no-seat")
    refused(table.passer_by.get("/seats/1/orders"), 401, "no-seat")
    paths = ("", "/events", "/replay", "/record", "/keys")
    seen = heard + "".join(person.get(path).text for person in (anna, cy, table.passer_by) for path in paths)
    for secret in ('"income 3t","end"', '"extras":"stock"', '"plan"', '"dropped"'):
        assert secret not in seen.replace('": "', '":"').replace('", "', '","')
