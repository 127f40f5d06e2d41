"""What is stored of addresses: a few digits of a keyed hash. The key is not in the database, so neither that nor a
backup of it tells which address somebody had."""

import hmac
import ipaddress
import secrets
from typing import Final

from kontor.server.config.addresses import address

ACCOUNT_DIGITS: Final = 6
NETWORK_DIGITS: Final = 4
NETWORK_BITS: Final = {4: 24, 6: 48}


class Pseudonyms:
    """The pseudonyms of clients by one key. Without a key they are new in every process."""

    def __init__(self, key: str) -> None:
        self._key = key.encode() or secrets.token_bytes()

    def account_of(self, client: str) -> str:
        """A client as the maker of a table, on whose account bots think."""
        return self._digest(f"account {client}")[:ACCOUNT_DIGITS]

    def network_of(self, client: str) -> str:
        """The network of a client (/24, or /48 with IPv6); empty if it has no address."""
        found = address(client.partition("/")[0])
        if found is None:
            return ""
        network = ipaddress.ip_network((found, NETWORK_BITS[found.version]), strict=False)
        return self._digest(f"network {network}")[:NETWORK_DIGITS]

    def _digest(self, text: str) -> str:
        return hmac.digest(self._key, text.encode(), "sha256").hex()
