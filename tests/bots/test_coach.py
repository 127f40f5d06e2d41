"""What the coach says is true: ideas are legal, named effects happen, and threats can be carried out."""

import random
import re
from collections.abc import Iterator

import pytest

from kontor.bots import BotView, make
from kontor.bots.coach import MAX_IDEAS, Idea, advise, ideas
from kontor.bots.effects import EFFECT_ORDER, LATER_PREFIX, Effect, effects
from kontor.game import Game, from_position, new_game
from kontor.moments import dealt_again
from tests.support import situation
from tests.words.reading import LANGUAGES, messages

GAMES = [
    ("hansa", 3, ()),
    ("hansa", 5, ("missions", "favours", "promos")),
    ("east", 4, ()),
    ("britannia", 3, ()),
    ("britannia", 5, ()),
    ("east", 2, ()),
]


def positions(count: int) -> Iterator[Game]:
    """Situations of games between bots of all kinds, spread over all boards."""
    luck = random.Random(7)
    for number in range(count):
        board, players, modules = GAMES[number % len(GAMES)]
        game = new_game(board, players, number, modules=modules, duo="britannia" if players == 2 else None)
        bots = [make(luck.choice(("claim", "easy", "random")), seat) for seat in range(players)]
        for _ in range(luck.randrange(20, 220)):
            if game.is_over:
                break
            seat = game.decider
            assert seat is not None
            game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), 1.0))
        if not game.is_over:
            yield game


def check(game: Game) -> int:
    """Checks all that is said at a moment; gives how much that was."""
    seat = game.decider
    assert seat is not None
    said = advise(game, seat)
    assert 1 <= len(said.ideas) <= MAX_IDEAS
    for idea in said.ideas:
        after = game.copy()
        for decision in idea.move.decisions:
            assert decision in map(str, after.legal_actions())
            after.play(decision)
        for effect in idea.effects:
            base = Effect(effect.what.removeprefix(LATER_PREFIX), effect.facts)
            comes = happened(effect, game, after, seat) if base == effect else can_bring(after, seat, idea, base)
            assert comes, (effect, idea.move.decisions)
    for threat in said.threats:
        assert can_establish(game, threat.seat, threat.route, threat.missing)
    return sum(len(idea.effects) for idea in said.ideas) + len(said.threats)


def happened(effect: Effect, before: Game, after: Game, seat: int) -> bool:
    """Whether it is so, by comparing the two positions; nothing here looks at events."""
    old, new, facts = before.position(), after.position(), effect.facts

    def pieces(where: dict, name: object) -> int:  # type: ignore[type-arg]
        return sum(piece is not None and piece[0] == str(seat) for piece in where.get(name) or ())

    def count(amounts: list[str]) -> int:
        return sum(map(int, re.findall(r"\d+", amounts[seat])))

    match effect.what:
        case "ends":
            return after.is_over
        case "developed":
            name = facts["ability"]
            return bool(new["abilities"][seat].get(name, 0) > old["abilities"][seat].get(name, 0))
        case "actions":
            return bool(new["actions_left"] >= old["actions_left"] - 1 + int(facts["count"]))
        case "connected":
            points = new["prestige"][seat] - old["prestige"][seat]
            return seat in new["east_west"] and seat not in old["east_west"] and points >= int(facts["points"])
        case "special":
            return bool(new["special_prestige"].get(str(facts["points"])) == seat)
        case "prestige":
            return bool(new["prestige"][seat] >= old["prestige"][seat] + int(facts["points"]))
        case "other-prestige":
            other = int(facts["seat"])
            return bool(new["prestige"][other] >= old["prestige"][other] + int(facts["points"]))
        case "office":
            kinds = ("offices", "extra_offices")
            was, now = (sum(pieces(where[kind], facts["city"]) for kind in kinds) for where in (old, new))
            return now > was
        case "controls":
            return bool(after.open_view()["controllers"][facts["city"]] == seat)
        case "marker":
            return bool(facts["marker"] in new["markers"]["unused"][seat] + new["markers"]["used"][seat])
        case "favour":
            return facts["favour"] in new["favours"]["owned"][seat]
        case "full":
            return all(piece and piece[0] == str(seat) for piece in new["posts"][facts["route"]])
        case "filled":
            held, length = pieces(new["posts"], facts["route"]), len(new["posts"][facts["route"]])
            return (held, length) == (facts["held"], facts["length"])
        case "hinders":
            other, route = int(facts["seat"]), str(facts["route"])
            free = old["posts"][route].count(None)
            return pieces(new["posts"], route) > 0 and can_establish(before, other, route, free)
        case "displaced":
            rows = [(old["posts"].get(route, [None] * len(row)), row) for route, row in new["posts"].items()]
            pairs = [(a, b) for row, other in rows for a, b in zip(row, other, strict=True) if a and b]
            return any((a[0], b[0]) == (str(facts["seat"]), str(seat)) for a, b in pairs)
        case "income":
            return count(new["supply"]) == count(old["supply"]) + int(facts["count"])
    return False


def can_bring(game: Game, seat: int, idea: Idea, effect: Effect) -> bool:
    """Whether one of the ways to establish the route of an idea, once it is full, does it."""
    (route,) = (each.facts["route"] for each in idea.effects if each.what in ("full", "filled"))
    now = {key: part for key, part in game.position().items() if key not in ("turn", "actions_left", "pending")}
    pieces = [piece or f"{seat}t" for piece in now["posts"][route]]
    assert all(piece[0] == str(seat) for piece in pieces)
    full = from_position({**now, "posts": {**now["posts"], route: pieces}, "turn": seat})
    for way in (action for action in full.legal_actions() if action.startswith(f"route {route}")):
        after = full.copy()
        after.play(way)
        if happened(effect, full, after, seat):
            return True
    return False


def can_establish(game: Game, seat: int, route: str, missing: int) -> bool:
    """Whether it can be done by a seat that has its turn."""
    wanted = ("posts", "offices", "extra_offices", "abilities", "supply", "markers")
    now = {key: part for key, part in game.position().items() if key in wanted}
    ahead = from_position({**game.options.as_dict(), **now, "turn": seat})
    for _ in range(missing):
        ahead.play(next(a for a in ahead.legal_actions() if a.startswith(f"place t {route}/")))
    return f"route {route}" in ahead.legal_actions()


def test_what_is_said_is_true() -> None:
    assert sum(map(check, positions(24))) > 20


@pytest.mark.full
def test_what_is_said_is_true_on_500_positions() -> None:
    checked = [check(game) for game in positions(560)]
    assert len(checked) >= 500
    assert sum(checked) > 1000


def test_what_is_said_is_the_same_and_true_whatever_is_hidden() -> None:
    """Everything that the seat may not know is dealt again: the coach cannot tell, and is right in both worlds."""
    several = 0
    for number, game in enumerate(positions(10)):
        seat = game.decider
        assert seat is not None
        twin = from_position(dealt_again(game, seat, number))
        several += twin.position() != game.position()
        here, there = advise(game, seat), advise(twin, seat)
        assert [(idea.move.decisions, idea.effects) for idea in here.ideas] == [
            (idea.move.decisions, idea.effects) for idea in there.ideas
        ]
        assert here.threats == there.threats
        check(twin)
    assert several > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_effect_has_its_words(language: str) -> None:
    said = {name for name in messages(language) if name.startswith("coach-effect-")}
    assert said == {f"coach-effect-{what}" for what in EFFECT_ORDER}


def test_a_piece_is_placed_for_what_its_route_can_bring() -> None:
    game = situation(posts="goettingen-quedlinburg 0t 0t -", supply="3t 4t 4t")
    told = next(idea for idea in ideas(game, 0) if idea.place == ("route", "goettingen-quedlinburg"))
    assert [effect.what for effect in told.effects] == ["full", "later-developed"]
    assert told.effects[1].facts == {"ability": "actions", "value": 3}


@pytest.mark.parametrize(("before", "points"), [([], 7), ([1], 4), ([1, 2], 2), ([1, 2, 3], 0)])
def test_a_connection_is_told_with_its_points(before: list[int], points: int) -> None:
    chain = {"arnheim": ["0t"], "muenster": ["0m"], "minden": ["0t"], "stendal": ["0t"]}
    game = situation(
        players=4,
        posts="brunswiek-stendal 0t 0t 0t 0t",
        offices=chain,
        abilities="privilege 1",
        supply="3t 3t 3t 3t",
        east_west=before,
    )
    way = ("route brunswiek-stendal office brunswiek",)
    after = game.copy()
    after.play(way[0])
    told = {effect.what: effect for effect in effects(game, 0, way)}
    assert all(happened(effect, game, after, 0) for effect in told.values())
    assert told["connected"].facts == {"points": points}
    assert told["prestige"].facts == {"points": 1, "city": "stendal"}


def test_a_piece_in_the_way_is_told_as_such() -> None:
    game = new_game("hansa", 3, 11)
    for decision in ("place t goettingen-quedlinburg/1", "place t goettingen-quedlinburg/2", "end"):
        game.play(decision)
    told = next(idea for idea in ideas(game, 1) if idea.place == ("route", "goettingen-quedlinburg"))
    assert Effect("hinders", {"seat": 0, "route": "goettingen-quedlinburg"}) in told.effects


def test_a_costly_turn_gets_a_remark_when_the_next_one_begins_and_not_before() -> None:
    markers = {"stack": ["extra-office"] * 4}
    game = situation(turn=2, posts="goettingen-quedlinburg 0t 0t 0t", supply="3t 4t 4t", markers=markers)
    idle = ("income 1t", "income 1t", "end")
    for decision in idle:
        game.play(decision)
    assert advise(game, 0).remark is None  # no turn of this seat is over
    for decision in idle * 3:
        game.play(decision)
    remark = advise(game, 0).remark
    assert remark is not None
    assert remark.played == "income 1t"
    assert remark.better.move.decisions[0].startswith("route goettingen-quedlinburg")
    game.play("income 1t")
    assert advise(game, 0).remark is None


def test_a_remark_does_not_say_whom_a_piece_would_hinder_since_they_have_played_by_then() -> None:
    game = new_game("hansa", 3, 11)
    for decision in ("place t goettingen-quedlinburg/1", "place t goettingen-quedlinburg/2", "end"):
        game.play(decision)
    best, *_ = ideas(game, 1)
    assert "hinders" in [effect.what for effect in best.effects]
    for _ in range(3):
        game.play("end")
    remark = advise(game, 1).remark
    assert remark is not None
    assert remark.better.move.decisions == best.move.decisions
    assert remark.better.effects == tuple(effect for effect in best.effects if effect.what != "hinders")


@pytest.mark.full
def test_whoever_follows_the_first_idea_beats_easy_bots() -> None:
    places = []
    for seed in range(10):
        game = new_game("hansa", 3, seed)
        bots = [make("easy", seed + seat) for seat in range(3)]
        while not game.is_over:
            seat = game.decider
            assert seat is not None
            if seat == 0:
                game.play(ideas(game, 0)[0].move.decisions[0])
            else:
                game.play(bots[seat].choose(BotView(game, seat), game.legal_actions(), 1.0))
        places.append(game.view(0)["scores"]["seats"][0]["rank"])
    assert sum(place <= 2 for place in places) >= 8, places


def test_a_coach_who_has_no_time_says_the_best_that_is_known() -> None:
    for game in positions(6):
        seat = game.decider
        assert seat is not None
        whole, hasty = advise(game, seat), advise(game, seat, seconds=0)
        assert len(hasty.ideas) == 1, "without any time, what looks best at the first glance"
        assert hasty.ideas[0].move.decisions[0] in map(str, game.legal_actions())
        assert (hasty.threats, hasty.remark) == (whole.threats, None)
        assert advise(game, seat, seconds=60) == whole
