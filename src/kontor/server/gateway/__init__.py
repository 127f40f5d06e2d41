"""In front of the app: rejects malformed or hostile requests and adds the headers every answer needs."""

from kontor.server.gateway.bodies import BODY_MAX_BYTES
from kontor.server.gateway.capacity import capacity_for
from kontor.server.gateway.middleware import Gateway
from kontor.server.gateway.password import Gate

__all__ = ["BODY_MAX_BYTES", "Gate", "Gateway", "capacity_for"]
