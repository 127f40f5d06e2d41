"""How the settings are read: from flags, otherwise from environment variables, otherwise the defaults."""

import argparse
import os
import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import MISSING, fields
from pathlib import Path
from typing import Any, Final, NamedTuple

from kontor.server.config.settings import Settings, SettingsError, default_database

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
    def flag(self) -> str:
        """`--name VALUE`, `--no-name` for a switch, `--name-file FILE` for a secret."""
        words = self.name.replace("_", "-")
        return f"--{words}-file" if self.is_secret else f"--no-{words}" if self.default is True else f"--{words}"

    @property
    def dest(self) -> str:
        return f"{self.name}_file" if self.is_secret else self.name

    def add_to(self, group: argparse._ArgumentGroup) -> None:
        help = f"{self.help}; or set {self.variable}" if self.is_secret else self.help
        if self.default is True:
            group.add_argument(self.flag, dest=self.dest, action="store_const", const="no", help=help)
            return
        if self.default and self.default is not MISSING:
            help += (
                f" (default: {self.default:g})" if isinstance(self.default, float) else f" (default: {self.default})"
            )
        group.add_argument(self.flag, dest=self.dest, metavar=self.metavar, help=help)


SETTINGS: Final = tuple(Setting(each.name, each.default, **each.metadata) for each in fields(Settings))
ALL_SETTINGS: Final = tuple(setting.name for setting in SETTINGS)


def add_flags(parser: argparse.ArgumentParser, names: Collection[str] = ALL_SETTINGS) -> None:
    """The flags of these settings. read_settings reads them, so that all mistakes are reported in the same way."""
    group = parser.add_argument_group("settings", "Environment variables such as KONTOR_PORT do the same; flags win.")
    for setting in _settings(names):
        setting.add_to(group)


def read_settings(
    flags: Mapping[str, Any], environment: Mapping[str, str] = os.environ, names: Collection[str] = ALL_SETTINGS
) -> Settings:
    """The settings that flags (as parsed by argparse; None is not given) and the environment name."""
    values: dict[str, Any] = {"database": default_database(environment)}
    for setting in _settings(names):
        if (given := _given(setting, flags, environment)) is None:
            continue
        source, text = given
        try:
            values[setting.name] = setting.read(text)
        except ValueError as wrong:
            raise SettingsError(f"{source}: {wrong}") from None
    return Settings(**values)


def _settings(names: Collection[str]) -> list[Setting]:
    return [setting for setting in SETTINGS if setting.name in names]


def unknown_variables(environment: Mapping[str, str] = os.environ) -> list[str]:
    """Variables that look like settings but are not, probably typos."""
    secrets = {f"{setting.variable}_FILE" for setting in SETTINGS if setting.is_secret}
    known = {setting.variable for setting in SETTINGS} | secrets | set(OTHER_VARIABLES)
    return sorted(name for name in environment if name.startswith("KONTOR_") and name not in known)


def _given(setting: Setting, flags: Mapping[str, Any], environment: Mapping[str, str]) -> tuple[str, str] | None:
    """Where a setting was given, and its text: of a secret the content of a file, unless the variable has it. An empty
    variable counts as not given."""
    variable, text = setting.variable, environment.get(setting.variable)
    if (flag := flags.get(setting.dest)) is not None:
        source = f"{setting.flag} {_shown(flag)}"
        return source, _content(source, flag) if setting.is_secret else flag
    if setting.is_secret and (path := environment.get(f"{variable}_FILE")):
        if text:
            raise SettingsError(f"{variable} and {variable}_FILE are both set: expected only one")
        source = f"{variable}_FILE={path!r}"
        return source, _content(source, path)
    return (f"{variable}={_shown(text)}", text) if text else None


def _shown(text: str) -> str:
    """A value as shown in an error: a URL without its user name and password."""
    return repr(re.sub(r"//.*@", "//***@", text))


def _content(source: str, path: str) -> str:
    """The secret in a file."""
    try:
        secret = Path(path).expanduser().read_text(encoding="utf-8").rstrip("\r\n")
    except (OSError, UnicodeError) as problem:
        reason = problem.strerror if isinstance(problem, OSError) else "it is not a text file"
        raise SettingsError(f"{source}: cannot be read: {reason}") from None
    if not secret:
        raise SettingsError(f"{source}: the file is empty")  # it would mean no password at all
    return secret
