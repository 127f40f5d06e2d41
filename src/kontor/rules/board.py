"""Board: the facts of one board side as lookup lookup, built once and shared by all games on it."""

from typing import TYPE_CHECKING

from kontor.boards import BoardFacts
from kontor.rules.ids import ABILITY_IDS, COLOURS, SHAPE_LETTERS, VACANT, VACANT_SHIP

if TYPE_CHECKING:
    from kontor.rules.event import Event


class Board:
    """Cities, routes and posts by number. The posts of all routes are numbered through, route after route."""

    def __init__(self, facts: BoardFacts) -> None:
        self.facts = facts
        self.id = facts.id
        self.events: dict[bytes, Event] = {}  # those shown so far, by their cells (kontor.rules.event)
        self.limit = facts.completed_cities_limit

        self.cities = tuple(city.id for city in facts.cities)
        self.city_number = {city: number for number, city in enumerate(self.cities)}
        spaces = [city.offices for city in facts.cities]
        self.shapes = tuple(tuple(SHAPE_LETTERS.index(space.shape[0]) for space in row) for row in spaces)
        self.colours = tuple(tuple(COLOURS.index(space.privilege) for space in row) for row in spaces)
        self.coins = tuple(tuple(space.prestige for space in row) for row in spaces)
        self.printed = tuple(len(row) for row in spaces)  # 0 in a green city (EAST-09)
        self.abilities = tuple(tuple(map(ABILITY_IDS.index, city.abilities)) for city in facts.cities)
        self.east_west = (self.city_number[facts.east_west[0]], self.city_number[facts.east_west[1]])

        self.routes = tuple(route.id for route in facts.routes)
        self.route_number = {route: number for number, route in enumerate(self.routes)}
        self.ends = tuple((self.city_number[a], self.city_number[b]) for a, b in (route.ends for route in facts.routes))
        self.length = tuple(len(route.posts) for route in facts.routes)
        self.taverns = tuple(number for number, route in enumerate(facts.routes) if route.tavern)
        self.permanent = tuple(route.permanent_marker for route in facts.routes)
        # ABILITY-13: what establishing the route can develop, each ability once.
        self.route_abilities = tuple(tuple(sorted({*self.abilities[a], *self.abilities[b]})) for a, b in self.ends)

        self.first_post = tuple(sum(self.length[:number]) for number in range(len(self.routes) + 1))
        self.vacant = bytes(VACANT_SHIP if post == "ship" else VACANT for route in facts.routes for post in route.posts)
        self.post_route = tuple(number for number, length in enumerate(self.length) for _ in range(length))
        self.post_ids = tuple(
            f"{route}/{place}" for route, length in zip(self.routes, self.length, strict=True)
            for place in range(1, length + 1)
        )  # fmt: skip

        self.home = facts.home_region or ""
        self.regions = tuple(city.regions for city in facts.cities)
        self.permits = tuple(city.permits for city in facts.cities)
        # The most special ones first, then by name: Cardiff and Carlisle are used up before London (BRIT-32).
        self.permit_cities = tuple(
            sorted(
                (city for city, permits in enumerate(self.permits) if permits), key=lambda city: len(self.permits[city])
            )
        )
        self.route_region = tuple(route.region or "" for route in facts.routes)
        self.all_regions = tuple(sorted({region for regions in self.regions for region in regions}))
        # One bit per country, so that several can be asked for at once; a board without countries is one.
        self.region_bit = {"": 1} | {region: 1 << number for number, region in enumerate(self.all_regions)}
        self.region_bits = tuple(self.region_bit[region] for region in self.route_region)

        prestige_city = self.city_number[facts.prestige_city]
        self.prestige_city = prestige_city
        self.prestige_routes = frozenset(number for number, ends in enumerate(self.ends) if prestige_city in ends)
        self.prestige_values = tuple(space.prestige for space in facts.prestige_spaces)
        self.prestige_colours = tuple(COLOURS.index(space.privilege) for space in facts.prestige_spaces)

        self.neighbours = tuple(self._neighbours(city) for city in range(len(self.cities)))

    def posts(self, route: int) -> range:
        """The posts of a route, from its first end city."""
        return range(self.first_post[route], self.first_post[route + 1])

    def _neighbours(self, city: int) -> tuple[int, ...]:
        return tuple(sorted({a + b - city for a, b in self.ends if city in (a, b)}))

    def steps(self, start: int) -> list[int]:
        """How many routes lie between a city and each other one; 255 where there is no way."""
        far = [255] * len(self.cities)
        ring, distance = {start}, 0
        while ring:
            for city in ring:
                far[city] = distance
            ring = {near for city in ring for near in self.neighbours[city] if far[near] == 255}
            distance += 1
        return far

    def distances(self, start: int) -> list[int]:
        """How far each route is from one: 1 where they share a city, 255 where there is no way (DISPLACE-20)."""
        far = [255] * len(self.routes)
        ring, distance = [start], 0
        while ring:
            for route in ring:
                far[route] = distance
            cities = {city for route in ring for city in self.ends[route]}
            ring = [
                number for number, ends in enumerate(self.ends) if far[number] == 255 and not cities.isdisjoint(ends)
            ]
            distance += 1
        return far
