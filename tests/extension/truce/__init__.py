"""A sample of an optional rule, which tests put into a copy of Kontor: a truce keeps others off a route for a turn."""

from typing import Final

from kontor.rules.declaration import Decision, Declaration, Feature, Offer, PathPart, Slot

CLAUSE: Final = "HOUSE-99"
DECLARATION: Final = Declaration(
    name="truce",
    switches={"truce": 8},
    cells={"kept": 1},  # the route plus 1 at which the player whose turn it is keeps the truce
    decisions={
        "TRUCE": Decision(
            36,
            "truce {route}",
            (PathPart("added", "truce"), PathPart("of_route", "route", argument=0)),
            Offer("route", "button-truce", CLAUSE),
        )
    },
    slots=(Slot(62, "truce", "keep a truce"),),
    features=(Feature(110, "truce", "the route at which a truce is kept, plus 1", ("kept",)),),
)
