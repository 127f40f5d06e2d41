"""Effects: what an action really does, read off the game after playing it on a copy, as one seat may see it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from kontor.bots.reasons import printed_value
from kontor.game import Game
from kontor.rules.modules import TILES_BY_WORD
from kontor.rules.notation import read_amount
from kontor.rules.steps.office import EAST_WEST_POINTS

View: TypeAlias = Mapping[str, Any]
Facts: TypeAlias = Mapping[str, int | str]


@dataclass(frozen=True)
class Effect:
    """Something that an action does. `what` is the end of a message in coach.ftl, `facts` are its variables."""

    what: str
    facts: Facts


def effects(game: Game, seat: int, decisions: Sequence[str]) -> tuple[Effect, ...]:
    """What decisions of a seat do, the most important first."""
    after, before = game.copy(), game.view(seat)
    for decision in decisions:
        after.play(decision)
    events = [event.seen_by(seat) for played in after.history()[game.ply :] for event in played.events]
    found = [effect for event in events for effect in _effects_of(event, seat, after)]
    found += _filled(before, after.view(seat), seat, game) + _controlled(before, after.view(seat), seat)
    return tuple(sorted(found, key=lambda effect: EFFECT_ORDER.index(effect.what)))


def _effects_of(event: Mapping[str, Any], seat: int, after: Game) -> Iterator[Effect]:
    """What an event means to the seat."""
    if event["event"] == "over":
        yield Effect("ends", {"clause": event["clause"]})
    elif event["event"] == "prestige" and "city" not in event:
        return  # EASTWEST-04: the points come with the connection
    elif event.get("seat", seat) == seat and str(event.get("piece", seat))[0] == str(seat):
        if form := _OWN.get(event["event"]):
            yield form(event, seat, after)
    elif event["event"] == "prestige" and event["seat"] != "n":
        yield Effect("other-prestige", {"seat": event["seat"], "points": event["points"], "city": event["city"]})


def _counts(amount: str) -> tuple[int, int]:
    return read_amount(amount) or (0, 0)


def _developed(event: Mapping[str, Any], seat: int, after: Game) -> Effect:
    return Effect("developed", {"ability": event["ability"], "value": _value(after, seat, event["ability"])})


def _value(game: Game, seat: int, ability: str) -> int | str:
    return printed_value(ability, game.view(seat)["abilities"][seat].get(ability, 0))


def _for_connection(rank: int) -> int:
    return EAST_WEST_POINTS[rank - 1] if rank <= len(EAST_WEST_POINTS) else 0


LATER_PREFIX: Final = "later-"  # before what the route of a piece can bring once it is full
PROSPECTS: Final = ("developed", "connected", "special", "office", "marker")
_OWN: Final[Mapping[str, Callable[[Mapping[str, Any], int, Game], Effect]]] = {
    "developed": _developed,
    "actions": lambda event, seat, after: Effect("actions", {"count": event["gained"]}),
    "prestige": lambda event, seat, after: Effect("prestige", {"points": event["points"], "city": event["city"]}),
    "connected": lambda event, seat, after: Effect("connected", {"points": _for_connection(event["rank"])}),
    "special-prestige": lambda event, seat, after: Effect("special", {"points": event["value"]}),
    "office": lambda event, seat, after: Effect("office", {"city": event["city"]}),
    "extra-office": lambda event, seat, after: Effect("office", {"city": event["city"]}),
    "marker": lambda event, seat, after: Effect("marker", {"marker": event["marker"]}),
    **dict.fromkeys(TILES_BY_WORD, lambda event, seat, after: Effect(tile := event["event"], {tile: event[tile]})),
    "displaced": lambda event, seat, after: Effect("displaced", {"seat": event["victim"][0]}),
    "income": lambda event, seat, after: Effect("income", {"count": sum(_counts(event["amount"]))}),
}
EFFECT_ORDER: Final = (
    "ends", "developed", "actions", "connected", "special", "prestige", "office", "controls", "marker", *TILES_BY_WORD,
    "full", "filled", "hinders", *(LATER_PREFIX + what for what in PROSPECTS), "displaced", "income", "other-prestige",
)  # fmt: skip


def _held(view: View, route: str, seat: int) -> int:
    return sum(piece is not None and piece[0] == str(seat) for piece in view["posts"].get(route, ()))


def _filled(before: View, after: View, seat: int, game: Game) -> list[Effect]:
    """Routes with more pieces of the seat than before."""
    found = []
    for route, length in zip(game.state.rules.board.routes, game.state.rules.board.length, strict=True):
        held = _held(after, route, seat)
        if held > _held(before, route, seat):
            full = held == length
            facts: Facts = {"route": route} if full else {"route": route, "held": held, "length": length}
            found.append(Effect("full" if full else "filled", facts))
    return found


def _controlled(before: View, after: View, seat: int) -> list[Effect]:
    """Cities that the seat controls from now on."""
    mine = [city for city, owner in after["controllers"].items() if owner == seat]
    return [Effect("controls", {"city": city}) for city in mine if before["controllers"].get(city) != seat]
