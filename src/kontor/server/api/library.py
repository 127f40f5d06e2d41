"""What never changes while a server runs: the boards with their drawings, the desk, the rules, the field guide."""

from functools import cache
from typing import Annotated, Any

import msgspec
from msgspec import Meta
from starlette.responses import Response

from kontor import boards, reference
from kontor.boards.facts import REGION_POINTS, TILE_PRICE
from kontor.figures import guide as figures
from kontor.rules.steps.office import EAST_WEST_POINTS
from kontor.server.api.forms import NOT_MODIFIED, REVALIDATED, File, static_file
from kontor.server.api.routing import Router, encode
from kontor.server.api.visit import Visit
from kontor.server.tables.problems import Invalid, NotFound
from kontor.server.wire import library
from kontor.server.wire.drawing import Geometry
from kontor.words import ENGLISH, LANGUAGES

router = Router("/api", "library")
Side = Annotated[str, Meta(description="A side of a board, such as `hansa-3`", max_length=40)]
Language = Annotated[str, Meta(description="The language of the rules", extra_json_schema={"enum": list(LANGUAGES)})]


@router.get("/boards/{side}", gives=library.BoardPaper, refusals=(404,), also=NOT_MODIFIED, stored=False)
async def board(visit: Visit, side: Side) -> Response:
    """A side of a board: its facts, and our own drawing of it."""
    if side not in boards.board_ids():
        raise NotFound("unknown-board", f"There is no side '{side}': expected one of {', '.join(boards.board_ids())}.")
    if side not in boards.drawn_sides():
        name = boards.board(side).name
        raise NotFound("not-drawn", f"{name} has no drawing: it can be played in the terminal and by programs.")
    return _board(side).answer(visit, REVALIDATED)


@router.get("/rules", gives=library.RuleBook, refusals=(422,), also=NOT_MODIFIED, stored=False)
async def rules(visit: Visit, language: Language = ENGLISH) -> Response:
    """The rules, clause by clause. They are in English where they are not written in this language."""
    if language not in LANGUAGES:
        raise Invalid("invalid", f"There is no language '{language}': expected one of {', '.join(LANGUAGES)}.")
    return _rules(language).answer(visit, REVALIDATED)


@router.get("/guide", gives=library.FieldGuide, also=NOT_MODIFIED, stored=False)
async def guide(visit: Visit) -> Response:
    """What winners do, counted in many games of the strongest bot against itself."""
    return _guide().answer(visit, REVALIDATED)


@cache
def _guide() -> File:
    return _printed(msgspec.convert({"kinds": figures.guide()}, library.FieldGuide))


@cache
def _board(side: str) -> File:
    return _printed(
        library.BoardPaper(
            facts=msgspec.convert(boards.as_json(boards.board(side)), library.BoardFacts),
            geometry=msgspec.convert(boards.geometry(side), Geometry),
            desk=msgspec.convert(boards.desk(), list[library.DeskRow], from_attributes=True),
            numbers=library.RuleNumbers(
                east_west=list(EAST_WEST_POINTS),
                regions=[points for points in REGION_POINTS if points],
                favour_price=TILE_PRICE,
            ),
        )
    )


@cache
def _rules(language: str) -> File:
    return _printed(
        library.RuleBook(
            language=language if language in reference.languages() else ENGLISH,
            clauses=msgspec.convert(reference.clauses(language), list[library.RuleClause], from_attributes=True),
        )
    )


def _printed(answer: Any) -> File:
    return static_file("application/json", encode(answer))
