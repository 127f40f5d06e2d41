"""A coach for one seat: ideas worth considering, what others can do next, and at most one remark on the last turn.

Everything rests on what the seat may know. Ideas come from a bot's evaluation, what they do from the game itself.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import takewhile
from types import MappingProxyType
from typing import Final

from kontor.bots.analysis import RULE_BOT_NAME, Analyst, Late, Move, Viewpoint, late_after
from kontor.bots.effects import LATER_PREFIX, PROSPECTS, Effect, effects
from kontor.bots.review import review_decisions
from kontor.game import Game, from_position
from kontor.rules.modules import TILE_WORDS
from kontor.rules.offers import OFFERS

MAX_IDEAS: Final = 3
IDEA_MAX_LOSS: Final = 0.08  # of a chance: an idea that is worth that much less than the best one is none
COSTLY_MIN_LOSS: Final = 0.05  # of a chance: a decision that cost less is not spoken of
MAX_THREATS: Final = 3
# The first words of decisions that belong to no place, those of optional rules among them.
_IN_TURN: Final = (
    *("end", "done", "decline"),
    *(kind.form.partition(" ")[0] for kind, offer in OFFERS.items() if offer.where == "hand"),
)
PRESENT_TURN_KEYS: Final = ("turn", "actions_left", "pending", "permits_used")  # what belongs to the present turn


@dataclass(frozen=True)
class Idea:
    """A whole action that is worth considering, why, and what it does."""

    move: Move
    effects: tuple[Effect, ...]

    @property
    def kind(self) -> str:
        """What kind of action it is: the first word of its notation."""
        return self.move.decisions[0].partition(" ")[0]

    @property
    def place(self) -> tuple[str, str]:
        """Where to look: `route`, `city`, `hand`, `desk`, `turn` or a rule that has tiles, and which one."""
        return place_of(self.move.decisions[0])


@dataclass(frozen=True)
class Threat:
    """What another seat can do in its next turn as things stand: establish a route, after this many more pieces."""

    seat: int
    route: str
    missing: int


@dataclass(frozen=True)
class Remark:
    """A decision of the last turn that cost something, and what would have been better then."""

    played: str
    loss: float
    better: Idea


@dataclass(frozen=True)
class Advice:
    """What a coach says at a decision of a seat."""

    ply: int
    seat: int
    ideas: tuple[Idea, ...]
    threats: tuple[Threat, ...]
    remark: Remark | None


def advise(game: Game, seat: int, bot: str = RULE_BOT_NAME, seconds: float | None = None) -> Advice:
    """What to say to a seat that must decide. After this many seconds it is what is known by then, the best idea at
    least; the remark comes last."""
    late = late_after(seconds)
    found, threats = ideas(game, seat, bot, late), _threats(game, seat)
    begins = [ply for ply, _ in _turns(game)[-1:]] == [game.ply - 1]
    remark = _remark(game, seat, bot, late) if begins and game.turn == seat and not late() else None
    return Advice(game.ply, seat, found, threats, remark)


def ideas(game: Game, seat: int, bot: str = RULE_BOT_NAME, late: Late = lambda: False) -> tuple[Idea, ...]:
    """The best actions, of each kind at each place only the best; none where the seat does not decide."""
    analyst, viewpoint = Analyst(bot), Viewpoint(game, seat)
    found: dict[tuple[str, tuple[str, str]], Move] = {}
    moves = analyst.moves(viewpoint, analyst.evaluate(viewpoint, viewpoint.cells), late)
    for move in moves:
        if move.chance < moves[0].chance - IDEA_MAX_LOSS:
            continue
        kind = move.decisions[0].partition(" ")[0]
        found.setdefault((kind, place_of(move.decisions[0])), move)
    return tuple(_idea(game, seat, move, late) for move in list(found.values())[:MAX_IDEAS])


def _idea(game: Game, seat: int, move: Move, late: Late) -> Idea:
    """An action as an idea, when it is late without what its route can bring. After the end of a turn only what was
    imagined follows: markers are not known before."""
    known = replace(move, decisions=move.decisions[:1]) if move.decisions[0] == "end" else move
    found = effects(game, seat, known.decisions)
    routes = [str(effect.facts["route"]) for effect in found if effect.what in ("full", "filled")]
    if len(routes) != 1 or late():
        return Idea(known, found)
    after = game.copy()
    for decision in known.decisions:
        after.play(decision)
    return Idea(known, (*found, *_hindered(game, seat, *routes), *_prospects(after, seat, *routes)))


def _hindered(game: Game, seat: int, route: str) -> tuple[Effect, ...]:
    """Who could establish a route in their next turn, if the seat had put no piece there."""
    stopped = [threat for threat in _threats(game, seat) if threat.route == route]
    return tuple(Effect("hinders", {"seat": threat.seat, "route": route}) for threat in stopped)


def _prospects(game: Game, seat: int, route: str) -> tuple[Effect, ...]:
    """What a route can bring once a seat has filled it, as things stand: played on a copy. Nothing where others are."""
    row = game.view(seat)["posts"][route]
    if any(piece is not None and piece[0] != str(seat) for piece in row):
        return ()
    try:
        full = _in_turn(game, seat, {route: [piece or f"{seat}t" for piece in row]})
    except ValueError:  # not enough pieces
        return ()
    ways = [action.code for action in full.legal_actions() if str(action).startswith(f"route {route}")]
    if not ways:
        return ()
    analyst, viewpoint = Analyst(RULE_BOT_NAME), Viewpoint(full, seat)
    now = analyst.evaluate(viewpoint, viewpoint.cells)
    best = max((analyst.move(viewpoint, now, code) for code in ways), key=lambda move: move.chance)
    brought = effects(full, seat, best.decisions[:1])
    return tuple(Effect(LATER_PREFIX + each.what, each.facts) for each in brought if each.what in PROSPECTS)


def place_of(decision: str) -> tuple[str, str]:
    """The place on the table that a decision is about."""
    kind, *words = decision.split(" ")
    if kind in ("place", "displace", "settle"):
        return "route", words[1].rpartition("/")[0]
    if kind in ("lift", "drop", "remove"):
        return "route", words[-1].rpartition("/")[0]
    if kind in ("route", "neutral"):
        return "route", words[0]
    if kind == "marker":
        return "route", words[1]
    if kind == "found" or decision.startswith("use swap"):
        return "city", words[0] if kind == "found" else words[1]
    if kind == "use":
        return "hand", words[0]
    if rule := next((rule for rule, word in TILE_WORDS.items() if word == kind), None):
        return rule, words[0]
    return ("turn", "") if kind in _IN_TURN else ("desk", "")


def _threats(game: Game, seat: int) -> tuple[Threat, ...]:
    """Routes that others can establish in their next turn as things stand, the fullest first."""
    view, found = game.view(seat), []
    for step in range(1, view["players"]):
        other = (seat + step) % view["players"]
        for route, row in view["posts"].items():
            missing = row.count(None)
            held = sum(piece is not None and piece[0] == str(other) for piece in row)
            if held and held + missing == len(row) and _can_establish(game, other, route):
                found.append(Threat(other, route, missing))
    return tuple(sorted(found, key=lambda threat: threat.missing)[:MAX_THREATS])


def _can_establish(game: Game, seat: int, route: str) -> bool:
    """Whether a seat could fill and establish a route if it had its turn now: played on a copy."""
    return f"route {route}" in map(str, filled(game, seat, route).legal_actions())


def filled(game: Game, seat: int, route: str) -> Game:
    """A copy in which a seat has its turn now and has placed as many traders on a route as it can."""
    ahead = _in_turn(game, seat)
    while piece := next((each for each in map(str, ahead.legal_actions()) if _goes_to(each, route)), None):
        ahead.play(piece)
    return ahead


def _goes_to(action: str, route: str) -> bool:
    return action.startswith(f"place t {route}/") and " paying " not in action


def _in_turn(game: Game, seat: int, posts: Mapping[str, Sequence[str]] = MappingProxyType({})) -> Game:
    """The same position at the beginning of a seat's turn, with other pieces on some routes."""
    now = {key: part for key, part in game.position().items() if key not in PRESENT_TURN_KEYS}
    return from_position({**now, "turn": seat, "posts": {**now["posts"], **posts}})


def _remark(game: Game, seat: int, bot: str, late: Late) -> Remark | None:
    """What cost most in the last turn of a seat, if it was much; when it is late, in the beginning of that turn."""
    plies = _last_turn(game, seat)
    decisions = takewhile(lambda _: not late(), review_decisions(game, bot, seat, plies))
    costly = [decision for decision in decisions if decision.best is not None and decision.loss >= COSTLY_MIN_LOSS]
    worst = max(costly, key=lambda decision: decision.loss, default=None)
    if worst is None or worst.best is None:
        return None
    then = game.copy()
    then.undo_to(worst.ply - 1)
    better = _idea(then, seat, worst.best, late)
    lasting = tuple(effect for effect in better.effects if effect.what != "hinders")  # the others have played since
    return Remark(worst.played, worst.loss, Idea(better.move, lasting))


def _last_turn(game: Game, seat: int) -> range:
    """The plies of a seat's last turn that is over; none before its first."""
    began = [(0, -1), *((ply + 1, owner) for ply, owner in _turns(game))]
    ends = [*(ply for ply, _ in began[1:]), game.ply]
    own = [
        range(first, end) for (first, owner), end in zip(began, ends, strict=True) if owner == seat and end < game.ply
    ]
    return own[-1] if own else range(0)


def _turns(game: Game) -> list[tuple[int, int]]:
    """The plies after which turns began, and whose."""
    return [
        (ply, int(str(event.facts["seat"])))
        for ply, played in enumerate(game.history())
        for event in played.events
        if event.kind == "turn"
    ]
