"""Houses stand on land and ships on water; countries hold their cities."""

from tools.geometry.drawing import Drawing
from tools.geometry.gauge import Gauge
from tools.geometry.shapes import areas, crosses_itself, inside

IN_TWO_COUNTRIES = "isle-of-man"  # its routes begin in one country and end in another


def check_land(gauge: Gauge, drawing: Drawing) -> None:
    kinds = {f"{route.id}/{i}": kind for route in drawing.facts.routes for i, kind in enumerate(route.posts, 1)}
    for name, _, at in drawing.posts:
        dry = inside(at, drawing.land)
        gauge.must(dry == (kinds[name] == "land"), f"{name} is {'on land' if dry else 'in the sea'}")
    for name, place in drawing.cities.items():
        gauge.must(inside((place["x"], place["y"]), drawing.land), f"{name} is in the sea")
    for x, y, *_ in [*drawing.decor.get("hills", []), *drawing.decor.get("woods", [])]:
        gauge.must(inside((x, y), drawing.land), f"a hill or wood at {x}, {y} is in the sea")
    compass = [drawing.decor["compass"]] if "compass" in drawing.decor else []
    for x, y, *_ in [*drawing.decor.get("ships", []), *compass]:
        gauge.must(not inside((x, y), drawing.land), f"a ship or compass at {x}, {y} is on land")
    for number, path in enumerate(drawing.decor["coast"], 1):
        for shape in areas(path, steps=3):
            met = crosses_itself(shape)
            gauge.must(met is None, f"coast {number} crosses itself at {met}")


def check_countries(gauge: Gauge, drawing: Drawing) -> None:
    for country, path in drawing.decor.get("regions", {}).items():
        shapes = areas(path)
        for city in drawing.facts.cities:
            place = drawing.cities[city.id]
            within = inside((place["x"], place["y"]), shapes)
            gauge.must(within == (country in city.regions), f"{city.id} and the area of {country} disagree")
        for route in drawing.facts.routes:
            if IN_TWO_COUNTRIES in route.ends:
                continue
            for kind, (x, y) in zip(route.posts, drawing.routes[route.id]["posts"], strict=True):
                within = inside((x, y), shapes)
                fits = kind == "ship" or within == (route.region == country)
                gauge.must(fits, f"{route.id} and the area of {country} disagree")
