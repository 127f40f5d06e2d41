"""What is tried out: a position and a line of decisions on the study board, with every card face up; and what somebody
wants to know of a decision before it is made, whether it is legal and what it would do."""

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final, cast

import msgspec

from kontor.game import Game, IllegalAction, from_position
from kontor.moments import dealt_again, outcome
from kontor.rules.modules import BOX
from kontor.rules.notation import NotationError
from kontor.server.commands.playing import check_legal
from kontor.server.tables.cooperative import TimeSlicer
from kontor.server.tables.problems import Illegal, Invalid
from kontor.server.tables.seat import assigned_colours
from kontor.wire.answers import News, SeatInfo, TableInfo, TableView, WhyNot
from kontor.wire.events import GameEvent
from kontor.wire.requests import Colour
from kontor.wire.study import Preview, StudyLine, StudyMoment, StudyParts
from kontor.wire.view import MarkerId


def why(game: Game, action: str) -> WhyNot:
    """Whether a decision would be legal now, and which clause refuses it if not."""
    try:
        refused = game.why_not(action)
    except NotationError as wrong:
        return WhyNot(legal=False, message=str(wrong))
    if refused is None:
        return WhyNot(legal=True)
    return WhyNot(
        legal=False, clause=refused.clause, reason=refused.reason, message=refused.message, facts=refused.facts
    )


def preview(game: Game, action: str) -> Preview:
    """What a legal decision would do, reported only as far as the deciding seat may know."""
    check_legal(game, action)
    return msgspec.convert(outcome(game, action), Preview)


STUDY_TABLE_ID: Final = "study"  # of what is no table
STUDY_DEAL_SEED: Final = 0  # the seed of what is dealt where something is hidden
# What can be said of tables, and is so of no study
_NO_TABLE: Final[Mapping[str, Any]] = {
    **dict.fromkeys(("alone", "host", "public", "instant", "seeded", "imported"), False),
    **dict.fromkeys(("proposal", "rematch", "absence", "waiting", "clock", "competition"), None),
    **dict.fromkeys(("ordered", "removed", "seat_changes", "lost"), ()),
}
_CLAUSE_IN_MESSAGE: Final = re.compile(r"\(([A-Z]+(?:-[A-Z]+)*-\d+)\b[^()]*\)")


async def played(wanted: StudyLine) -> Game:
    """The game after the line. What is not possible is refused with its place and clause."""
    slicer = TimeSlicer()
    try:
        game = from_position(wanted.position, wanted.names)
    except (ValueError, TypeError) as wrong:
        clause = _CLAUSE_IN_MESSAGE.search(str(wrong))
        raise Invalid("position", str(wrong), clause=clause[1] if clause else None) from None
    for action in wanted.line:
        try:
            game.play(action)
        except NotationError as wrong:
            raise Invalid("notation", str(wrong)) from None
        except IllegalAction as wrong:
            raise Illegal(wrong.refusal) from None
        await slicer.pause()
    return game


def moment(game: Game, seat: int | None = None, colours: Sequence[Colour] = ()) -> StudyMoment:
    """What is seen and can be decided: by everybody with all cards face up, or by one seat.

    For a seat the position has something possible in place of what the seat may not know. Seats without a colour get
    one of those left over.
    """
    decides = game.decider is not None and seat in (None, game.decider)
    legal = list(map(str, game.legal_actions())) if decides else []
    shown = game.decider if game.decider is not None else game.turn
    view: dict[str, Any] = {
        **(game.open_view() if seat is None else game.view(seat)),
        "seat": shown if seat is None else seat,
        "id": STUDY_TABLE_ID,
        "version": game.ply + 1,
        "stamp": game.ply + 1,
        "table": _table(game, [own for own in (game.decider if seat is None else seat,) if own is not None], colours),
        "scope": game.options.scope,
        "legal": legal,
        "endings": game.endings() if decides else {},
        "swaps": game.swaps() if decides else [],
    }
    events = [
        {"ply": ply, **(event.open() if seat is None else event.seen_by(seat))}
        for ply, played in enumerate(game.history())
        for event in played.events
    ]
    news = News(view=cast(TableView, view), since=0, events=cast(list[GameEvent], events), chat=[])
    position = game.position() if seat is None else dealt_again(game, seat, STUDY_DEAL_SEED)
    return StudyMoment(news=news, position=position, parts=_parts(game))


def _parts(game: Game) -> StudyParts:
    markers = game.state.rules.markers
    box: dict[str, Any] = {key: [] for key in BOX}
    for module in game.state.rules.modules:
        box |= module.box()
    return StudyParts(
        markers=cast(dict[MarkerId, int], {kind: markers.box[kind] for kind in markers.kinds if markers.box[kind]}),
        **box,
    )


def _table(game: Game, you: list[int], colours: Sequence[Colour]) -> TableInfo:
    names: Sequence[str] = game.names
    if len(colours) > len(names):
        raise Invalid("colour", f"There are {len(names)} seats, but {len(colours)} colours.")
    assigned = assigned_colours([*colours, *[None] * (len(names) - len(colours))])
    return TableInfo(
        status="over" if game.is_over else "running",
        seats=[
            SeatInfo(seat=seat, kind="human", name=name, colour=cast(Colour, colour))
            for seat, (name, colour) in enumerate(zip(names, assigned, strict=True))
        ],
        you=you,
        decides_alone=True,
        spectators=True,
        pace=0,
        created=0.0,
        updated=0.0,
        undo=game.ply > 0,
        barrier=None if game.ply else "nothing",
        comeback=True,
        **_NO_TABLE,
    )
