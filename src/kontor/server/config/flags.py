"""How the settings are read: from flags, otherwise from environment variables, otherwise the defaults."""

import argparse
import ipaddress
import os
import re
from collections.abc import Callable, Collection, Mapping
from pathlib import Path
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from kontor import bots
from kontor.server.config.addresses import is_local
from kontor.server.config.settings import Settings, SettingsError, default_database

LOG_FORMATS: Final = ("text", "json")
LOG_LEVELS: Final = ("debug", "info", "warning", "error")
# Read by other parts of Kontor
OTHER_VARIABLES: Final = tuple(
    f"KONTOR_{name}" for name in ("COMPILE", "CORES", "DATA", "GAMES", "HOME", "LANG", "NET", "PLAIN")
)
_HOST: Final = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", re.IGNORECASE)
_PATH: Final = re.compile(r"(/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*")
ADDRESS: Final = re.compile(
    r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@[A-Za-z0-9](?:[A-Za-z0-9.-]{0,180}[A-Za-z0-9])?\.[A-Za-z]{2,}"
)
_PORTS: Final = {"http": 80, "https": 443}


# Types: each reads a text, or says in a ValueError what was expected


def _whole(least: int, most: int) -> Callable[[str], int]:
    def number(text: str) -> int:
        if not re.fullmatch(r"[0-9]{1,9}", text) or not least <= int(text) <= most:
            raise ValueError(f"expected a whole number from {least} to {most}")
        return int(text)

    return number


def _seconds(text: str) -> float:
    if not re.fullmatch(r"[0-9]{1,5}(\.[0-9]{1,9})?", text) or not 0.01 <= float(text) <= 3600:
        raise ValueError("expected seconds from 0.01 to 3600")
    return float(text)


def _one_of(words: tuple[str, ...]) -> Callable[[str], str]:
    def word(text: str) -> str:
        if text.lower() not in words:
            raise ValueError(f"expected one of {', '.join(words)}")
        return text.lower()

    return word


def _switch(text: str) -> bool:
    answers = {"yes": True, "true": True, "on": True, "1": True, "no": False, "false": False, "off": False, "0": False}
    if text.lower() not in answers:
        raise ValueError("expected yes or no")
    return answers[text.lower()]


def _host(text: str) -> str:
    try:
        return str(ipaddress.ip_address(text.strip("[]")))
    except ValueError:
        if not _HOST.fullmatch(text) or text.replace(".", "").isdigit():
            raise ValueError("expected an address or a host name") from None
        return text


def _database(text: str) -> str:
    if text.startswith(("postgresql://", "postgres://")):
        return text
    if not text.startswith("sqlite:///") or text.removeprefix("sqlite:///") in ("", ":memory:"):
        raise ValueError("expected sqlite:///FILE or postgresql://USER@HOST/NAME")
    return text


def _networks(text: str) -> tuple[str, ...]:
    try:
        networks = [ipaddress.ip_network(part.strip()) for part in text.split(",")]
    except ValueError:
        networks = []
    if not networks or any(network.prefixlen == 0 for network in networks):  # a /0 network would trust every address
        raise ValueError("expected addresses or networks, such as 127.0.0.1 or 10.1.0.0/16,::1")
    return tuple(part.strip() for part in text.split(","))


def _smtp(text: str) -> str:
    parts = urlsplit(text)
    try:
        valid = (
            parts.scheme in ("smtp", "smtp+starttls", "smtps") and bool(_host(parts.hostname or "")) and parts.port != 0
        )
    except ValueError:
        valid = False
    if not valid or parts.path.strip("/") or parts.query or parts.fragment:
        raise ValueError("expected smtps://USER@HOST, smtp+starttls://USER@HOST or smtp://HOST, optionally with a port")
    if parts.password is not None:
        raise ValueError("expected no password in it: give that in a file, or as KONTOR_SMTP_PASSWORD")
    return text


def _mail_address(text: str) -> str:
    if not ADDRESS.fullmatch(text):
        raise ValueError("expected a mail address, such as kontor@example.org")
    return text


def _issuer(text: str) -> str:
    """Not changed in any way: it is compared with what the provider calls itself."""
    expected = "expected https://HOST, optionally with a port and a path, exactly as the provider calls itself"
    try:
        parts = urlsplit(text)
        host, _ = _host(parts.hostname or ""), parts.port
    except ValueError:
        raise ValueError(expected) from None
    safe = parts.scheme == "https" or (parts.scheme == "http" and is_local(host))
    if not safe or not _plain_text(text) or " " in text or "@" in parts.netloc or "?" in text or "#" in text:
        raise ValueError(expected)
    return text


def _plain_text(text: str) -> str:
    if not text.isprintable() or not 0 < len(text) <= 200:
        raise ValueError("expected at most 200 printable characters")
    return text


def _bots(text: str) -> tuple[str, ...]:
    names = tuple(name.strip() for name in text.split(",") if name.strip())
    for name in names:
        bots.make(name)  # a mistake in one is reported now
    return names


def _public_url(text: str) -> str:
    expected = "expected https://HOST, optionally with a port and a path, such as https://games.example.org/kontor"
    try:
        parts = urlsplit(text)
        port, name = parts.port, parts.hostname or ""
        host = _host(name)
    except ValueError:
        raise ValueError(expected) from None
    path = parts.path.rstrip("/")
    if parts.scheme not in _PORTS or not _PATH.fullmatch(path) or "@" in parts.netloc or "?" in text or "#" in text:
        raise ValueError(expected)
    if path.split("/")[1:2] == ["api"]:
        raise ValueError("expected a path that does not begin with /api, which is the server's own")
    host = f"[{host}]" if ":" in host else host.lower()
    shown = "" if port in (None, _PORTS[parts.scheme]) else f":{port}"  # browsers leave the usual port out
    return f"{parts.scheme}://{host}{shown}{path}"


# The settings


class Setting(NamedTuple):
    """A setting as it can be given. A secret has no flag of its own, since every user of the machine can see flags."""

    name: str
    read: Callable[[str], Any]
    metavar: str
    help: str

    @property
    def variable(self) -> str:
        return f"KONTOR_{self.name.upper()}"

    @property
    def is_secret(self) -> bool:
        return self.metavar == "FILE"

    @property
    def flag(self) -> str:
        """`--name VALUE`, `--no-name` for a switch, `--name-file FILE` for a secret."""
        words = self.name.replace("_", "-")
        return f"--{words}-file" if self.is_secret else f"--no-{words}" if self.read is _switch else f"--{words}"


SETTINGS: Final = (
    Setting("host", _host, "ADDRESS", "where to listen; 0.0.0.0 for the whole network (default: 127.0.0.1)"),
    Setting("port", _whole(0, 65535), "N", "0 for any free port (default: 8000)"),
    Setting("database", _database, "URL", "sqlite:///FILE or postgresql://... (default: a file in $KONTOR_DATA)"),
    Setting("workers", _whole(1, 256), "N", "processes; more than one needs PostgreSQL (default: 1)"),
    Setting("public_url", _public_url, "URL", "how people reach the server, such as https://games.example.org/kontor"),
    Setting("proxy", _networks, "A,B", "addresses of reverse proxies whose X-Forwarded-For is trusted"),
    Setting("password", str, "FILE", "a file with the password people need; or set KONTOR_PASSWORD"),
    Setting("bots", _bots, "A,B", "additional bots people may choose, as module:Class; see docs/bots.md"),
    Setting(
        "bot_workers",
        _whole(0, 256),
        "N",
        "processes in which bots think; 0 leaves that to kontor worker (default: all cores but one)",
    ),
    Setting("bot_budget", _seconds, "SECONDS", "time limit for a bot's decision (default: 10)"),
    Setting("log_format", _one_of(LOG_FORMATS), "NAME", "text or json (default: text)"),
    Setting("log_level", _one_of(LOG_LEVELS), "NAME", f"{', '.join(LOG_LEVELS)} (default: info)"),
    Setting("metrics_token", str, "FILE", "a file with the token for the metrics; or set KONTOR_METRICS_TOKEN"),
    Setting("operator_token", str, "FILE", "a file with the operator secret; or set KONTOR_OPERATOR_TOKEN"),
    Setting("address_key", str, "FILE", "a file with the key of stored addresses; or set KONTOR_ADDRESS_KEY"),
    Setting("club", _switch, "", "no archive of finished public games, no ratings and no profiles"),
    Setting("notices", _switch, "", "nobody can have themselves told that a game waits for them"),
    Setting("notice_after", _seconds, "SECONDS", "how long a game waits before somebody is told (default: 60)"),
    Setting("notice_networks", _networks, "A,B", "private addresses that notices may be sent to (default: none)"),
    Setting("smtp", _smtp, "URL", "the server for mail: smtps://USER@HOST, smtp+starttls://USER@HOST or smtp://HOST"),
    Setting("smtp_password", str, "FILE", "a file with its password; or set KONTOR_SMTP_PASSWORD"),
    Setting("mail_from", _mail_address, "ADDRESS", "the sender of mail"),
    Setting("oidc_issuer", _issuer, "URL", "a provider of OpenID Connect by whom people may sign in (default: none)"),
    Setting("oidc_client", _plain_text, "ID", "what it calls this server"),
    Setting("oidc_secret", str, "FILE", "a file with the secret it gave this server; or set KONTOR_OIDC_SECRET"),
    Setting("oidc_label", _plain_text, "TEXT", "what people call the provider (default: its host)"),
    Setting("limits", _switch, "", "no rate limits"),
    Setting("max_share", _whole(1, 100), "N", "per cent of a process's time that a client may use (default: 25)"),
    Setting(
        "max_thinking_tables", _whole(1, 1_000_000), "N", "tables of a client where strong bots play (default: 10)"
    ),
    Setting("max_decisions_cached", _whole(1, 1_000_000_000), "N", "decisions kept in memory (default: 400000)"),
    Setting("max_connections", _whole(1, 1_000_000), "N", "live connections per process (default: 5000)"),
    Setting("browser", _switch, "", "do not open the browser"),
)


EVERY: Final = tuple(setting.name for setting in SETTINGS)


def add_flags(parser: argparse.ArgumentParser, names: Collection[str] = EVERY) -> None:
    """The flags of these settings. read_settings reads them, so that all mistakes are reported in the same way."""
    group = parser.add_argument_group("settings", "Environment variables such as KONTOR_PORT do the same; flags win.")
    for setting in _settings(names):
        dest = f"{setting.name}_file" if setting.is_secret else setting.name
        if setting.read is _switch:
            group.add_argument(setting.flag, dest=dest, action="store_const", const="no", help=setting.help)
        else:
            group.add_argument(setting.flag, dest=dest, metavar=setting.metavar, help=setting.help)


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, names: Collection[str] = EVERY
) -> Settings:
    """The settings that flags (as parsed by argparse; None is not given) and the environment name."""
    values: dict[str, Any] = {"database": default_database(environment)}
    for setting in _settings(names):
        given = _secret(setting, flags, environment) if setting.is_secret else _plain(setting, flags, environment)
        if given is None:
            continue
        source, text = given
        try:
            values[setting.name] = setting.read(text)
        except ValueError as wrong:
            raise SettingsError(f"{source}: {wrong}") from None
    return Settings(**values)


def _settings(names: Collection[str]) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.name in names]


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """The settings of a worker process: what Settings.as_environment gave it."""
    return read_settings({}, environment)


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings but are not, probably typos."""
    secrets = {f"{setting.variable}_FILE" for setting in SETTINGS if setting.is_secret}
    known = {setting.variable for setting in SETTINGS} | secrets | set(OTHER_VARIABLES)
    return sorted(name for name in environment if name.startswith("KONTOR_") and name not in known)


def _plain(setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[str, str] | None:
    """Where a setting was given, and its text. An empty variable counts as not given."""
    if (text := flags.get(setting.name)) is not None:
        return f"{setting.flag} {_shown(text)}", text
    text = environment.get(setting.variable)
    return (f"{setting.variable}={_shown(text)}", text) if text else None


def _shown(text: str) -> str:
    """A value as shown in an error: a URL without its user name and password."""
    return repr(re.sub(r"//.*@", "//***@", text))


def _secret(setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[str, str] | None:
    variable = f"{setting.variable}_FILE"
    path = flags.get(f"{setting.name}_file")
    source = f"{setting.flag} {path!r}"
    if path is None:
        own, path = environment.get(setting.variable), environment.get(variable)
        source = f"{variable}={path!r}"
        if own and path:
            raise SettingsError(f"{setting.variable} and {variable} are both set: expected only one")
        if not path:
            return (setting.variable, own) if own else None
    try:
        secret = Path(path).expanduser().read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not a text file"
        raise SettingsError(f"{source}: cannot be read: {reason}") from None
    if not secret:
        raise SettingsError(f"{source}: the file is empty")  # it would mean no password at all
    return source, secret
