"""How a person does each decision with the mouse, and how many clicks that may take."""

import re
from collections.abc import Callable, Iterable

from playwright.sync_api import TimeoutError

from kontor.boards import board
from tests.browser.pages import Json, TableScreen

# Clicks from neutral to done. A merchant instead of a trader is asked for with Shift.
BUDGET = {
    "income": 2,  # 1 where there is nothing to choose
    "place": 1,
    "displace": 2,
    "settle": 1,
    "lift": 1,  # with its drop 2 for each piece
    "drop": 1,
    "remove": 1,
    "done": 1,
    "decline": 1,
    "route": 2,
    "use plus-3": 1,
    "use plus-4": 1,
    "use move-three": 1,
    "use remove-three": 1,
    "use develop": 2,
    "use swap": 2,
    "use exchange": 3,
    "use tribute": 2,
    "use block": 2,
    "use safe-conduct": 2,
    "favour": 4,
    "take": 1,
    "develop": 1,
    "found": 2,
    "neutral": 2,
    "marker": 1,
    "end": 1,
    "claim": 2,
}
Source = tuple[str | None, str]  # where a settled piece comes from, and its kind


def budget(view: Json, action: str) -> int:
    """The most clicks that a decision may take."""
    words = action.split(" ")
    most = BUDGET[" ".join(words[:2])] if words[0] == "use" else BUDGET[words[0]]
    another = words[0] == "settle" and _source(action) != _usual_source(view)
    earlier = words[0] == "drop" and _is_lifted_earlier(view, words[1])
    again = words[0] == "end" and view["actions_left"] > 0  # pressed again, for actions are lost
    fee = words[0] == "place" and " paying " in action
    other_plate = words[0] == "marker" and words[1] != _usual_plate(view)
    return most + (another or earlier or again or fee or other_plate)


def do(screen: TableScreen, view: Json, action: str) -> int:
    """Does a legal decision at its table; gives the number of clicks."""
    before = screen.clicks
    name, *rest = action.split(" ")
    DOING[name](screen, view, action, rest)
    wait_for(screen, view, action)
    return screen.clicks - before


def wait_for(screen: TableScreen, view: Json, action: str) -> None:
    """Waits until the screen shows what came of a decision."""
    try:
        screen.wait_for_change(view)
    except TimeoutError as late:
        shown = f"{screen.armed()} {screen.refusal.all_inner_texts()}"
        raise AssertionError(f"nothing came of {action!r}: {shown}") from late


def all_played(screen: TableScreen) -> list[str]:
    """All decisions that were played, from the record of the table."""
    record = screen.page.request.get(f"/api/games/{screen.id}/record").text()
    return re.findall(r"^\d+ \S+ (.*)$", record, re.MULTILINE)


def played(screen: TableScreen, ply: int) -> str:
    """The decision that was played at this ply."""
    return all_played(screen)[ply]


def _like(view: Json, pattern: str) -> list[str]:
    return [action for action in view["legal"] if re.fullmatch(pattern, action)]


def _click(
    screen: TableScreen,
    target: str,
    action: str,
    meanings: list[str],
    *,
    merchant: bool = False,
) -> None:
    """Clicks, and chooses where the click has several meanings."""
    screen.click(target, merchant=merchant)
    if len(meanings) > 1:
        screen.choose(meanings.index(action))


# Pieces


def _income(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    def size(income: str) -> int:
        return sum(map(int, re.findall(r"\d+", income)))

    incomes = _like(view, "income .*")
    most = [income for income in incomes if size(income) == max(map(size, incomes))]
    if action in most:
        _click(screen, "income", action, sorted(most, key=_merchants))
    else:  # nobody wants less
        screen.by_list(action)


def _merchants(action: str) -> int:
    return sum(map(int, re.findall(r"(\d+)m", action)))


def _place(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    piece, post = rest[:2]
    usual = "t" if _like(view, f"place t {post}( .*)?") else "m"
    _click(
        screen,
        f"post:{post}",
        action,
        _like(view, f"place {piece} {post}( .*)?"),
        merchant=piece != usual,
    )


def _displace(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click(f"post:{rest[1]}")
    ways = _like(view, f"displace . {rest[1]} .*")
    if len(ways) > 1 or not view["table"]["decides_alone"]:  # among people always asked: it cannot be undone
        screen.choose(ways.index(action))


def _source(action: str) -> Source:
    words = action.split(" ")
    return (words[4] if len(words) > 3 else None), words[1]


def _usual_source(view: Json) -> Source | None:
    """The piece that a click on a post settles, if none is chosen before."""
    sources = list(dict.fromkeys(_source(action) for action in _like(view, "settle .*")))
    displaced = [source for source in sources if source[0] is None]
    from_hand = [source for source in sources if "/" not in (source[0] or "")]
    usual = displaced or from_hand or (sources if len(sources) == 1 else [])
    return usual[0] if usual else None


def _settle(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    source, piece = _source(action)
    if (source, piece) != _usual_source(view):
        chip = "source:displaced" if source is None else f"post:{source}" if "/" in source else f"source:{piece}"
        screen.click(chip)
    screen.click(f"post:{rest[1]}")


def _on_post(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click(f"post:{rest[0]}")


def _is_lifted_earlier(view: Json, post: str) -> bool:
    """Whether another piece was lifted after the one from this post, so that it has to be chosen first."""
    return bool(view["decision"]["hand"][-1][0] != post)


def _drop(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    if _is_lifted_earlier(view, rest[0]):
        screen.click(f"lifted:{rest[0]}")
    screen.click(f"post:{rest[1]}")


# Routes


def _benefit_targets(view: Json, action: str) -> Iterable[str]:
    """What stands on the board for that which a route brings."""
    facts = board(view["side"])
    _, route, *benefit = action.split(" ")
    match benefit:
        case ["office", city]:
            yield f"office:{city}/{len(view['offices'].get(city, [])) + 1}"
        case ["extra", city, _]:
            yield f"extra:{city}"
        case ["prestige", value]:
            yield f"prestige:{value}"
        case ["develop", ability]:
            ends = facts.route(route).ends
            yield from (f"ability:{city}/{ability}" for city in ends if ability in facts.city(city).abilities)


def _route(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    if len(rest) == 1:
        screen.click(f"route:{rest[0]}")
        screen.take(screen.word("benefit-nothing"))
        return
    target = next(iter(_benefit_targets(view, action)))
    same = [other for other in _like(view, "route .*") if target in _benefit_targets(view, other)]
    _click(screen, target, action, same)
    screen.wait_for_change(view, or_card=True)
    if screen.card.is_visible():  # it would end the game
        screen.take(screen.word("card-do-and-end"))


def _neutral(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    _click(screen, f"route:{rest[0]}", action, _like(view, f"neutral {rest[0]}( .*)?"))


def _found(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    _click(screen, f"city:{rest[0]}", action, _like(view, f"found {rest[0]} .*"))


# Markers and tiles


def _use(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    match rest:
        case ["safe-conduct", *_]:
            _click(screen, "safe-conduct", action, _like(view, "use safe-conduct .*"))
            return
        case ["develop", ability]:
            target = f"desk:{ability}"
        case ["swap", city, left, right]:
            target = f"swap:{city}/{left}-{right}"
        case ["exchange", seat, marker]:
            target = f"used:{seat}/{marker}"
        case ["tribute" | "block", route]:
            target = f"route:{route}"
        case _:
            target = ""
    screen.click(f"hand:{rest[0]}")
    if target:
        screen.click(target)


def _favour(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click(f"favour:{rest[0]}")
    if len(_like(view, f"favour {rest[0]} .*")) > 1:  # else there is nothing to choose
        for marker in rest[2].split("+"):
            screen.click(f"hand:{marker}")
    screen.click("buy")


def _usual_plate(view: Json) -> str:
    return str(_like(view, "marker .*")[0].split(" ")[1])


def _marker(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    if rest[0] != _usual_plate(view):
        screen.click(f"plate:{rest[0]}")
    screen.click(f"route:{rest[1]}")


# Answers


def _answer(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click(action.split(" ")[0])


def _take(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click(f"take:{'1t' if rest[0] == 't' else rest[0]}")


def _end(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click("end")
    if view["actions_left"]:
        screen.click("end")


def _claim(screen: TableScreen, view: Json, action: str, rest: list[str]) -> None:
    screen.click("claim")
    screen.click("claim")  # pressed again, for it ends the game


DOING: dict[str, Callable[[TableScreen, Json, str, list[str]], None]] = {
    "income": _income,
    "place": _place,
    "displace": _displace,
    "settle": _settle,
    "lift": _on_post,
    "remove": _on_post,
    "drop": _drop,
    "done": _answer,
    "decline": _answer,
    "route": _route,
    "neutral": _neutral,
    "found": _found,
    "use": _use,
    "favour": _favour,
    "marker": _marker,
    "take": _take,
    "develop": _answer,
    "end": _end,
    "claim": _claim,
}
