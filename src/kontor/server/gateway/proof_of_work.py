"""Proof of work: the browser of a stranger solves a challenge before it gets its first table, so that programs cannot
make very many. It must find an answer for which `sha256(CHALLENGE:ANSWER)` begins with some zero bits."""

import hashlib
import hmac
import secrets
import time
from hmac import compare_digest
from typing import Final

from kontor.server.store.base import Statements
from kontor.server.store.keys import use_challenge

CHALLENGE_LIFETIME_S: Final = 900


class ProofOfWork:
    """Makes challenges, which are signed for a client, so that nothing is kept until one is solved. Each is good once,
    on all servers of a database. Challenge and answer fit into one block of the hash."""

    def __init__(self, bits: int, key: str) -> None:
        self.bits = bits
        self._key = f"work {key}".encode()

    def challenge(self, client: str) -> str:
        text = f"{int(time.time()):x}.{secrets.token_hex(6)}"
        return f"{text}.{self._signed(text, client)}"

    async def accept(self, store: Statements, client: str, solution: str) -> bool:
        """Whether a challenge of this client was solved, just now and for the first time."""
        challenge = solution.rpartition(":")[0]
        text, _, signature = challenge.rpartition(".")
        if not compare_digest(signature.encode(), self._signed(text, client).encode()):
            return False
        now, until = time.time(), int(text.partition(".")[0], 16) + CHALLENGE_LIFETIME_S
        digest = int.from_bytes(hashlib.sha256(solution.encode()).digest())
        if now > until or digest >> (256 - self.bits):
            return False
        return await use_challenge(store, challenge, now, until)

    def _signed(self, text: str, client: str) -> str:
        return hmac.digest(self._key, f"{client} {text}".encode(), "sha256").hex()[:20]
