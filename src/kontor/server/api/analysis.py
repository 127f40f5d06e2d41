"""Analysis of a game that is over: asked for, followed, given up, read."""

import secrets

from kontor.game import Game
from kontor.server.api.deps import Acting, AtTable, Reading
from kontor.server.api.routing import AT_TABLE, Router
from kontor.server.api.visit import BOTS_RETRY_S
from kontor.server.bots.analyses import MADE_BY, failure_of, result_of
from kontor.server.store.analyses import MAX_ANALYSES_PER_CLIENT, Kept
from kontor.server.tables.present import seat_shown
from kontor.server.tables.problems import LimitReached, NotAllowed, NotNow
from kontor.server.wire.analysis import GameAnalysis

router = Router("/api/games", "analysis")


@router.post("/{table}/analysis", status=202, refusals=AT_TABLE)
async def ask(here: Acting) -> GameAnalysis:
    """Has the bots analyse a game that is over. It is worked out in the background and kept with the table."""
    game = ended(here)
    kept = await here.services.store.analysis(here.table.id)
    if kept is None or _is_outdated(kept):
        here.visit.limit("analyse")
        await _limit_open(here)
        await here.services.analyses.ask(here.table.id, secrets.token_hex(8), here.visit.account)
        kept = await here.services.store.analysis(here.table.id)
    return _shown(kept, game)


@router.get("/{table}/analysis", refusals=AT_TABLE)
async def read(here: Reading) -> GameAnalysis:
    """How far the analysis of a game is, and what was found when it is done."""
    game = ended(here)
    kept = await here.services.store.analysis(here.table.id)
    if kept is not None and kept.finished and kept.made_by != MADE_BY:
        kept = None  # evaluated differently: it can be asked for again
    return _shown(kept, game)


@router.delete("/{table}/analysis", refusals=AT_TABLE)
async def give_up(here: Acting) -> None:
    """Gives up an analysis that is not finished: whoever asked for it, or holds a seat, may do that."""
    ended(here)
    kept = await here.services.store.analysis(here.table.id)
    own = kept is not None and kept.client == here.visit.account
    if kept is not None and not own and not here.table.seats_of(here.caller):
        raise NotAllowed("not-yours", "Somebody else asked for this analysis.")
    await here.services.analyses.cancel(here.table.id)


def ended(here: AtTable) -> Game:
    """The game, once nothing in it is hidden any more."""
    table = here.table
    seat_shown(table, here.caller)  # refuses those who may not watch
    if table.game is None:
        raise NotNow("lobby", "The game has not started yet.")
    if table.status == "running":
        raise NotNow("running", "A game is analysed when it is over.")
    if not table.game.is_over:
        raise NotNow("aborted", "A game without a result is not analysed.")
    return table.game


async def _limit_open(here: AtTable) -> None:
    """Refuses more to a client for whom enough is worked out already."""
    services = here.services
    if not services.limits.counts(here.visit.client_name):
        return
    if await services.store.open_analyses(here.visit.account) >= MAX_ANALYSES_PER_CLIENT:
        message = "Other games are being analysed for you: wait until one of them is done."
        raise LimitReached("too-many-analyses", message, retry_after=BOTS_RETRY_S)


def _is_outdated(kept: Kept) -> bool:
    """Whether it was finished without a result, or by a Kontor that evaluated differently."""
    return kept.finished and (result_of(kept) is None or kept.made_by != MADE_BY)


def _shown(kept: Kept | None, game: Game) -> GameAnalysis:
    if kept is None:
        return GameAnalysis(status="none", evaluated=0, decisions=game.ply)
    result = result_of(kept, game.names) if kept.finished else None
    status = "working" if not kept.finished else "failed" if result is None else "done"
    reason = failure_of(kept) if status == "failed" else None
    return GameAnalysis(status=status, evaluated=kept.decisions, decisions=game.ply, result=result, reason=reason)  # type: ignore[arg-type]
