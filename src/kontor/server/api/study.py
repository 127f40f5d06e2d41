"""The study board: any position, played from there by everybody's hand. Nothing of it is stored."""

from typing import Annotated, cast

import msgspec

from kontor.bots.document import position_document
from kontor.game import new_game
from kontor.rules.refusal import OptionError
from kontor.server.api import positions
from kontor.server.api.analysis import ended
from kontor.server.api.deps import Reading, StudyContext
from kontor.server.api.positions import moment, played
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.commands.playing import check_legal
from kontor.server.tables.problems import Invalid
from kontor.wire import doc
from kontor.wire.analysis import PositionAnalysis
from kontor.wire.answers import WhyNot
from kontor.wire.requests import Colour
from kontor.wire.study import GamePosition, Preview, StudyAsk, StudyLine, StudyMoment, StudyQuestion, StudyStart

router = Router("/api", "study")


@router.post("/study", stored=False)
async def look(_limited: StudyContext, wanted: StudyLine) -> StudyMoment:
    """The situation after a line of decisions from a position, and what can be decided there."""
    return moment(await played(wanted), colours=wanted.colours)


@router.post("/study/start", stored=False)
async def start(_limited: StudyContext, wanted: StudyStart) -> StudyMoment:
    """A game that has just been set up, as a position."""
    try:
        game = new_game(wanted.board, wanted.players, None, wanted.edition, wanted.modules, wanted.duo)
    except OptionError as wrong:
        raise Invalid("option", str(wrong)) from None
    return moment(game)


@router.post("/study/why", stored=False)
async def why(_limited: StudyContext, asked: StudyAsk) -> WhyNot:
    """Whether a decision would be legal there, and which clause refuses it if not."""
    return positions.why(await played(asked), asked.action)


@router.post("/study/preview", stored=False)
async def look_ahead(_limited: StudyContext, asked: StudyAsk) -> Preview:
    """What a legal decision would do there."""
    return positions.preview(await played(asked), asked.action)


@router.post("/study/analysis", stored=False, refusals=(503,))
async def analyse(context: StudyContext, wanted: StudyQuestion) -> PositionAnalysis:
    """What the situation after a line is worth to each seat, and the best actions there, with all that is known; and
    what comes of the decisions that are asked about, evaluated in the same way."""
    game = await played(wanted)
    for action in wanted.asked:
        check_legal(game, action)
    async with context.services.scheduler.thought(context.scope):
        found = await context.services.analyses.position(game, context.account, wanted.asked)
    return msgspec.convert(position_document(found), PositionAnalysis)


@router.get("/games/{table}/position", refusals=AT_TABLE)
async def position(
    here: Reading, ply: Annotated[int, doc("After how many decisions", ge=0, le=1_000_000)] = 0
) -> GamePosition:
    """The position after this many decisions of a game that is over, hidden parts included."""
    game = ended(here).copy()
    game.undo_to(min(ply, game.ply))
    colours = cast(list[Colour], [seat.colour for seat in here.table.seats])
    return GamePosition(position=game.position(), names=list(game.names), colours=colours, ply=game.ply)
