"""The facts of a board for people (plain text) and for programs (JSON-safe dicts)."""

from dataclasses import asdict

from kontor.boards.facts import BoardFacts, City, OfficeSpace, Route, Totals
from kontor.boards.loader import board, board_ids


def overview() -> str:
    """All boards, one line each."""
    head = ("board", "players", *(label.replace("_", " ") for label in Totals._fields))
    boards = [board(board_id) for board_id in board_ids()]
    rows = [head, *((facts.id, _players(facts), *map(str, facts.totals())) for facts in boards)]
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(_row(row, widths) for row in rows)


def _row(row: tuple[str, ...], widths: list[int]) -> str:
    first, *others = zip(row, widths, strict=True)
    return "  ".join([first[0].ljust(first[1]), *(text.rjust(width) for text, width in others)])


def describe(facts: BoardFacts) -> str:
    """Everything the rules need to know about one board."""
    names = {city.id: city.name for city in facts.cities}
    spaces = ", ".join(f"{space.privilege} {space.prestige}" for space in facts.prestige_spaces)
    lines = [
        f"{facts.name} [{facts.id}]",
        f"Players: {_players(facts)}. The game ends with {facts.completed_cities_limit} completed cities.",
        f"East-West connection: {' - '.join(names.get(end, end) for end in facts.east_west)}.",
        f"Special prestige in {names.get(facts.prestige_city, facts.prestige_city)}: {spaces}.",
        "",
        f"{len(facts.cities)} cities, their offices from left to right:",
        *_columns([(city.id, city.name, _city_words(city)) for city in facts.cities]),
        "",
        f"{len(facts.routes)} routes, their posts from the first city to the second:",
        *_columns([(route.id, " ".join(route.posts), _route_words(route)) for route in facts.routes]),
    ]
    return "\n".join(lines)


def _players(facts: BoardFacts) -> str:
    fewest, most = facts.players
    return str(fewest) if fewest == most else f"{fewest}-{most}"


def _columns(rows: list[tuple[str, str, str]]) -> list[str]:
    first, second = (max((len(row[column]) for row in rows), default=0) for column in (0, 1))
    return [f"  {row[0]:{first}}  {row[1]:{second}}  {row[2]}".rstrip() for row in rows]


def _city_words(city: City) -> str:
    parts = [", ".join(map(_office_words, city.offices)) or "no offices of its own"]
    if city.abilities:
        parts.append(f"develops {' or '.join(city.abilities)}")
    if not city.hanseatic:
        parts.append("not Hanseatic")
    if city.regions:
        parts.append("in " + " and ".join(map(str.title, city.regions)))
    if city.permits:
        parts.append("permit for " + " or ".join(map(str.title, city.permits)))
    return "; ".join(parts)


def _office_words(office: OfficeSpace) -> str:
    coin = f" +{office.prestige}" if office.prestige else ""
    return f"{office.privilege} {office.shape}{coin}"


def _route_words(route: Route) -> str:
    parts = [f"in {route.region.title()}"] if route.region else []
    if route.tavern:
        parts.append("tavern")
    if route.permanent_marker:
        parts.append(f"permanent marker {route.permanent_marker}")
    return "; ".join(parts)


def as_json(facts: BoardFacts) -> dict[str, object]:
    """The facts as a JSON-safe dict with every key written out."""
    return {
        "id": facts.id,
        "name": facts.name,
        "players": list(facts.players),
        "completed_cities_limit": facts.completed_cities_limit,
        "east_west": list(facts.east_west),
        "home_region": facts.home_region,
        "special_prestige": {
            "city": facts.prestige_city,
            "spaces": [asdict(space) for space in facts.prestige_spaces],
        },
        "cities": [_city_json(city) for city in facts.cities],
        "routes": [_route_json(route) for route in facts.routes],
    }


def _city_json(city: City) -> dict[str, object]:
    x, y = city.xy or (None, None)
    return {
        "id": city.id,
        "name": city.name,
        "x": x,
        "y": y,
        "offices": [asdict(office) for office in city.offices],
        "abilities": list(city.abilities),
        "hanseatic": city.hanseatic,
        "regions": list(city.regions),
        "permits": list(city.permits),
    }


def _route_json(route: Route) -> dict[str, object]:
    return {
        "id": route.id,
        "from": route.ends[0],
        "to": route.ends[1],
        "posts": list(route.posts),
        "post_xy": [list(point) for point in route.post_xy],
        "tavern": route.tavern,
        "permanent_marker": route.permanent_marker,
        "region": route.region,
    }
