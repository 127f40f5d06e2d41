"""What stands before the app: it refuses what cannot be meant well, and adds what every answer must have."""

from kontor.server.guard.middleware import BODY_LIMIT, Guard
from kontor.server.guard.password import Gate
from kontor.server.guard.protocol import BoundedProtocol

__all__ = ["BODY_LIMIT", "BoundedProtocol", "Gate", "Guard"]
