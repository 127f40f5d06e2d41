"""How the settings are read: from flags, otherwise from environment variables, otherwise the defaults."""

import argparse
import json
import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, Field, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

import msgspec

from kontor.server.config.settings import WORKER_VARIABLE, Settings, SettingsError, default_database
from kontor.server.config.values import read_switch

# Read by other parts of Kontor
OTHER_VARIABLES: Final = tuple(
    f"KONTOR_{name}" for name in ("COMPILE", "CORES", "DATA", "GAMES", "HOME", "LANG", "NET", "PLAIN")
)


class Setting(NamedTuple):
    name: str
    default: Any
    metavar: str
    help: str
    read: Callable[[str], Any]

    @property
    def variable(self) -> str:
        return f"KONTOR_{self.name.upper()}"

    @property
    def is_secret(self) -> bool:
        return self.metavar == "FILE"

    @property
    def is_switch(self) -> bool:
        return self.default is True

    @property
    def flag(self) -> str:
        """`--name VALUE`, `--no-name` for a switch, `--name-file FILE` for a secret."""
        words = self.name.replace("_", "-")
        return f"--{words}-file" if self.is_secret else f"--no-{words}" if self.is_switch else f"--{words}"


def _declared(each: Field[Any]) -> Setting:
    name, metavar, help, read = each.name, each.metadata["metavar"], each.metadata["help"], each.metadata["read"]
    if each.default is True:
        return Setting(name, True, metavar, help, read_switch)
    if each.default and each.default is not MISSING:
        help += f" (default: {each.default:g})" if isinstance(each.default, float) else f" (default: {each.default})"
    if metavar == "FILE":
        help += f"; or set KONTOR_{name.upper()}"
    return Setting(name, each.default, metavar, help, read)


SETTINGS: Final = tuple(_declared(each) for each in fields(Settings))
ALL_SETTINGS: Final = tuple(setting.name for setting in SETTINGS)


def add_flags(parser: argparse.ArgumentParser, names: Collection[str] = ALL_SETTINGS) -> None:
    """The flags of these settings. read_settings reads them, so that all mistakes are reported in the same way."""
    group = parser.add_argument_group("settings", "Environment variables such as KONTOR_PORT do the same; flags win.")
    for setting in _settings(names):
        dest = f"{setting.name}_file" if setting.is_secret else setting.name
        if setting.is_switch:
            group.add_argument(setting.flag, dest=dest, action="store_const", const="no", help=setting.help)
        else:
            group.add_argument(setting.flag, dest=dest, metavar=setting.metavar, help=setting.help)


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, names: Collection[str] = ALL_SETTINGS
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
    return msgspec.convert(json.loads(environment[WORKER_VARIABLE]), Settings)


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
