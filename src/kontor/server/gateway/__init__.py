"""What stands before the app: it refuses what cannot be meant well, and adds what every answer must have."""

from kontor.server.gateway.middleware import BODY_LIMIT, Gateway
from kontor.server.gateway.password import Gate
from kontor.server.gateway.protocol import BoundedProtocol

__all__ = ["BODY_LIMIT", "BoundedProtocol", "Gate", "Gateway"]
