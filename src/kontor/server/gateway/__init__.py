"""In front of the app: rejects malformed or hostile requests and adds the headers every answer needs."""

from kontor.server.gateway.middleware import BODY_LIMIT, Gateway
from kontor.server.gateway.password import Gate
from kontor.server.gateway.protocol import BoundedProtocol

__all__ = ["BODY_LIMIT", "BoundedProtocol", "Gate", "Gateway"]
