"""What never changes while a server runs: the boards with their drawings, the desk, the rules."""

import hashlib
from functools import cache
from typing import Annotated, Any, Final

from fastapi import APIRouter, Path, Request, Response

from kontor import boards
from kontor.reference import clauses
from kontor.server.api.deps import encode
from kontor.server.api.describe import call
from kontor.server.problems import refuse
from kontor.server.wire import library

router = APIRouter(prefix="/api", tags=["library"])
UNCHANGED: Final = {304: None}
Side = Annotated[str, Path(description="A side of a board, as `hansa-3`", max_length=40)]


@router.get("/boards/{side}", **call(library.BoardPaper, refusals=(404,), also=UNCHANGED, stored=False))
async def board(request: Request, side: Side) -> Response:
    """A side of a board: its facts, and our own drawing of it."""
    if side not in boards.board_ids():
        refuse(404, "unknown-board", f"There is no side '{side}': expected one of {', '.join(boards.board_ids())}.")
    return _unchanging(request, *_board(side))


@router.get("/rules", **call(library.RuleBook, also=UNCHANGED, stored=False))
async def rules(request: Request) -> Response:
    """The rules, clause by clause."""
    return _unchanging(request, *_rules())


@cache
def _board(side: str) -> tuple[bytes, str]:
    facts = boards.board(side)
    return _printed(
        library.BoardPaper(
            facts=boards.as_json(facts),
            geometry=boards.geometry(side),
            desk=[library.DeskRow(id=row.id, values=list(row.values), piece=row.piece) for row in boards.desk()],
        )
    )


@cache
def _rules() -> tuple[bytes, str]:
    return _printed(
        library.RuleBook(
            clauses=[
                library.RuleClause(
                    id=clause.id,
                    scope=list(clause.scope),
                    text=clause.text,
                    ruling=clause.ruling,
                    file=clause.file,
                    section=clause.section,
                )
                for clause in clauses()
            ]
        )
    )


def _printed(answer: Any) -> tuple[bytes, str]:
    body = encode(answer)
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _unchanging(request: Request, body: bytes, tag: str) -> Response:
    """An answer that a browser asks for once and then only checks."""
    headers = {"ETag": tag, "Cache-Control": "no-cache"}
    if request.headers.get("if-none-match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")
