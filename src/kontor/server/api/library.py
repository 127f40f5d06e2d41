"""What never changes while a server runs: the boards with their drawings, the desk, the rules, the field guide."""

from typing import Annotated

import msgspec

from kontor import boards, reference
from kontor.boards.facts import REGION_POINTS
from kontor.figures import guide as figures
from kontor.rules.modules import RULE_NUMBERS
from kontor.rules.steps.office import EAST_WEST_POINTS
from kontor.server.api.routing import Router
from kontor.server.tables.problems import Invalid, NotFound
from kontor.wire import doc, library
from kontor.words import ENGLISH, LANGUAGES

router = Router("/api", "library")
Side = Annotated[str, doc("A side of a board, such as `hansa-3`", max_length=40)]
Language = Annotated[str, doc("The language of the rules", extra_json_schema={"enum": list(LANGUAGES)})]


@router.get("/boards/{side}", refusals=(404,), unchanging=True, stored=False)
async def board(side: Side) -> library.BoardPaper:
    """A side of a board: its facts, and our own drawing of it."""
    if side not in boards.board_ids():
        raise NotFound("unknown-board", f"There is no side '{side}': expected one of {', '.join(boards.board_ids())}.")
    if side not in boards.drawn_sides():
        name = boards.board(side).name
        raise NotFound("not-drawn", f"{name} has no drawing: it can be played in the terminal and by programs.")
    return library.BoardPaper(
        facts=msgspec.convert(boards.as_json(boards.board(side)), library.BoardFacts),
        geometry=msgspec.convert(boards.geometry(side), library.Geometry),
        desk=msgspec.convert(boards.desk(), list[library.DeskRow], from_attributes=True),
        numbers=library.RuleNumbers(
            east_west=list(EAST_WEST_POINTS),
            regions=list(filter(None, REGION_POINTS)),
            **{name: number for name, (number, _) in RULE_NUMBERS.items()},
        ),
    )


@router.get("/rules", refusals=(422,), unchanging=True, stored=False)
async def rules(language: Language = ENGLISH) -> library.RuleBook:
    """The rules, clause by clause. They are in English where they are not written in this language."""
    if language not in LANGUAGES:
        raise Invalid("invalid", f"There is no language '{language}': expected one of {', '.join(LANGUAGES)}.")
    return library.RuleBook(
        language=language if language in reference.languages() else ENGLISH,
        clauses=msgspec.convert(reference.clauses(language), list[library.RuleClause], from_attributes=True),
    )


@router.get("/guide", unchanging=True, stored=False)
async def guide() -> library.FieldGuide:
    """What winners do, counted in many games of the strongest bot against itself."""
    return msgspec.convert({"kinds": figures.guide()}, library.FieldGuide)
