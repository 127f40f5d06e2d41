"""The server itself: what can be chosen, its health, metrics and password."""

from functools import cache
from importlib import resources
from itertools import product
from typing import Any, Literal

import msgspec
from starlette.responses import Response

from kontor import __version__, boards, bots, catalog
from kontor.catalog import MAX_PLAYERS, MIN_PLAYERS, MODULES, PILE_SIZE
from kontor.server.api.context import Context
from kontor.server.api.routing import Router, answer
from kontor.server.monitoring.metrics import CONTENT_TYPE
from kontor.server.tables.problems import NotIdentified
from kontor.wire import answers, requests
from kontor.wire.library import Catalogue, Choice, Combination
from kontor.wire.requests import CHAT_PHRASES, PLAYER_COLOURS

router = Router(tag="server")
document = Router()  # which does not describe itself


@document.call(("GET", "HEAD"), "/api/openapi.json", {"unchanging": True})
async def openapi() -> dict[str, Any]:
    """Every call with all fields, as tools.wire wrote it down."""
    text = resources.files("kontor.server").joinpath("openapi.gen.json").read_bytes()
    return msgspec.json.decode(text, type=dict[str, Any])


@router.get("/api/options", compressed=True, stored=False)
async def options() -> Catalogue:
    """Everything that can be chosen for a new table; combinations that do not fit come with the reason."""
    return _catalogue()


@router.get("/api/health", gives=answers.Health, also={503: answers.Health}, stored=False)
async def health(context: Context) -> Response:
    """200 when the server can serve and store, 503 otherwise."""
    services = context.services
    healthy = await services.is_healthy()
    status: Literal["ok", "degraded", "failing", "stopping"]
    if services.stopping:
        status = "stopping"
    elif healthy:
        status = "degraded" if services.disk.is_low else "ok"
    else:
        status = "failing"
    kind = services.settings.database.partition(":")[0]
    damaged = len(services.hub.damage)
    health = answers.Health(status=status, version=__version__, store=kind, damaged=damaged)
    return answer(health, 200 if healthy else 503)


@router.post("/api/login", refusals=(401,), stored=False)
async def login(context: Context, wanted: requests.Login) -> None:
    """Logs in with the server's password, where it has one; the answer sets a cookie."""
    context.limit("login")
    gate = context.services.gate
    if not gate.is_open and not gate.matches(wanted.password):
        raise NotIdentified("password", "That is not this server's password.")
    if not gate.is_open:
        context.new_cookies.append(gate.set_cookie())


@router.get("/api/metrics", gives=str, refusals=(401,), stored=False)
async def metrics(context: Context) -> Response:
    """Figures for Prometheus, with the metrics token or the secret of the operator."""
    settings = context.services.settings
    if not context.shows_secret(settings.metrics_token, settings.operator_secret):
        raise NotIdentified("token", "The metrics require the metrics token: Authorization: Bearer TOKEN.")
    return Response(context.services.metrics.render(), media_type=CONTENT_TYPE)


@cache
def _catalogue() -> Catalogue:
    """All combinations of board, edition and number of players, each with its modules and variants."""
    editions = dict.fromkeys(edition for board in catalog.board_names() for edition in catalog.editions(board))
    every = product(catalog.board_names(), editions, range(MIN_PLAYERS, MAX_PLAYERS + 1))
    return Catalogue(
        combinations=[_combination(board, edition, players) for board, edition, players in every],
        levels=list(bots.levels()),
        styles={level: list(bots.PLAYING_STYLES) for level in bots.NET_LEVELS},
        colours=list(PLAYER_COLOURS),
        phrases=list(CHAT_PHRASES),
        pile_size=PILE_SIZE,
        version=__version__,
    )


def _combination(board: str, edition: str, players: int) -> Combination:
    variants = [Choice(name=duo, refusal=_refusal(board, players, edition, (), duo)) for duo in catalog.VARIANTS]
    fitting = next((choice.name for choice in variants if choice.refusal is None), None)
    refusal = _refusal(board, players, edition, (), fitting)
    side = catalog.side(board, players) if refusal is None else None
    return Combination(
        board=board,
        players=players,
        edition=edition,
        side=side,
        name=boards.board(side).name if side else None,
        drawn=side in boards.drawn_sides(),
        refusal=refusal,
        modules=[Choice(name, refusal or _refusal(board, players, edition, (name,), fitting)) for name in MODULES],
        duo=variants,
        pile=catalog.pile_choice(board, players, edition) if side else {},
    )


def _refusal(board: str, players: int, edition: str, modules: tuple[str, ...], duo: str | None) -> str | None:
    try:
        catalog.options(board, players, edition, modules, duo)
    except ValueError as wrong:
        return str(wrong)
    return None
