"""From where a request may come: the hosts that the server answers for, and the pages that may use it."""

from kontor.server.config.addresses import is_loopback
from kontor.server.config.settings import Settings
from kontor.server.gateway.clients import host_name

_PORTS = {"http": ":80", "https": ":443"}


class Sites:
    """Keeps other sites out: those that a browser has open beside ours, and names that only pretend to be ours."""

    def __init__(self, settings: Settings) -> None:
        self._any_host = not settings.public_url and not is_loopback(settings.host)
        self._host = settings.public_host
        self._origin = settings.origin

    def is_our_host(self, headers: dict[str, str]) -> bool:
        """Whether a request is for a name of this server. Else a stranger's name could be pointed at it."""
        host = host_name(headers)
        return bool(host) and (self._any_host or is_loopback(host) or host == self._host)

    def is_our_page(self, headers: dict[str, str]) -> bool:
        """Whether a request comes from a page of this server, or from no page at all."""
        if headers.get("sec-fetch-site", "").lower() == "cross-site":
            return False
        origin = headers.get("origin")
        if origin is None or (self._origin and origin.lower() == self._origin):
            return True
        scheme, _, host = origin.lower().partition("://")
        port = _PORTS.get(scheme)
        if port is None or not host:
            return False  # `null`, or a page of an extension
        return host == headers.get("host", "").lower().removesuffix(port)  # browsers leave the usual port out
