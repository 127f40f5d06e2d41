"""The server itself: what can be chosen, its health, metrics and password."""

from typing import Literal

from starlette.responses import Response

from kontor import __version__
from kontor.server.api.choices import catalogue
from kontor.server.api.routing import Router, answer
from kontor.server.api.visit import Visit
from kontor.server.monitoring.metrics import CONTENT_TYPE
from kontor.server.tables.problems import NotIdentified
from kontor.server.wire import answers, requests

router = Router(tag="server")


@router.get("/api/options", compressed=True, stored=False)
async def options() -> answers.Catalogue:
    """Everything that can be chosen for a new table; combinations that do not fit come with the reason."""
    return catalogue()


@router.get("/api/health", gives=answers.Health, also={503: answers.Health}, stored=False)
async def health(visit: Visit) -> Response:
    """200 when the server can serve and store, 503 otherwise."""
    services = visit.services
    healthy = await services.is_healthy()
    status: Literal["ok", "failing", "stopping"] = "stopping" if services.stopping else "ok" if healthy else "failing"
    kind = services.settings.database.partition(":")[0]
    damaged = len(services.hub.damage)
    health = answers.Health(status=status, version=__version__, store=kind, damaged=damaged)
    return answer(health, 200 if healthy else 503)


@router.post("/api/login", gives=answers.Fine, refusals=(401,), stored=False)
async def login(visit: Visit, wanted: requests.Login) -> Response:
    """Logs in with the server's password, where it has one; the answer sets a cookie."""
    visit.limit("login")
    gate = visit.services.gate
    if not gate.is_open and not gate.matches(wanted.password):
        raise NotIdentified("password", "That is not this server's password.")
    response = answer(answers.Fine())
    if not gate.is_open:
        response.headers["Set-Cookie"] = gate.set_cookie()
    return response


@router.get("/api/metrics", gives=str, refusals=(401,), stored=False)
async def metrics(visit: Visit) -> Response:
    """Figures for Prometheus, with the metrics token or the secret of the operator."""
    settings = visit.services.settings
    if not visit.shows_secret(settings.metrics_token, settings.operator_token):
        raise NotIdentified("token", "The metrics require the metrics token: Authorization: Bearer TOKEN.")
    return Response(visit.services.metrics.render(), media_type=CONTENT_TYPE)
