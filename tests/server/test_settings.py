"""Settings: from flags and the environment, and what is refused."""

import argparse
import os
import pickle
import subprocess
import sys
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from kontor.server.config.flags import SETTINGS, add_flags, read_settings, unknown_variables
from kontor.server.config.settings import Settings, SettingsError

POSTGRES = "postgresql://anna@db.example.org/kontor"


def read(line: str = "", **environment: str) -> Settings:
    """The settings of a command line and an environment."""
    parser = argparse.ArgumentParser(allow_abbrev=False)
    add_flags(parser)
    return read_settings(vars(parser.parse_args(line.split())), {"HOME": "/home/anna", **environment})


def refused(line: str = "", **environment: str) -> str:
    with pytest.raises(SettingsError) as error:
        read(line, **environment)
    return str(error.value)


def test_nothing_given_is_a_server_for_this_machine_only() -> None:
    settings = read()
    assert (settings.host, settings.port, settings.workers, settings.limits, settings.browser) == (
        "127.0.0.1", 8000, 1, True, True,
    )  # fmt: skip
    assert settings.bot_workers == max(1, (os.cpu_count() or 1) - 1)
    assert not settings.is_postgres
    assert (settings.origin, settings.public_host, settings.root_path, settings.secure) == ("", "", "", False)
    assert settings.warnings() == []
    assert settings.secrets == ()


def test_each_setting_has_a_flag_and_a_variable() -> None:
    assert {setting.name for setting in SETTINGS} == {each.name for each in fields(Settings)}
    by_flags = read(
        f"--host 0.0.0.0 --port 9 --database {POSTGRES} --workers 3 --public-url https://x.org/k --proxy 10.0.0.0/8,::1"
        " --bot-workers 2 --bot-budget 2.5 --log-format json --log-level debug --no-limits --max-decisions-cached 5"
        " --max-connections 6 --no-browser --bots claim,random"
    )
    by_variables = read(
        KONTOR_HOST="0.0.0.0", KONTOR_PORT="9", KONTOR_DATABASE=POSTGRES, KONTOR_WORKERS="3",
        KONTOR_PUBLIC_URL="https://x.org/k", KONTOR_PROXY="10.0.0.0/8, ::1", KONTOR_BOT_WORKERS="2",
        KONTOR_BOT_BUDGET="2.5", KONTOR_LOG_FORMAT="json", KONTOR_LOG_LEVEL="debug", KONTOR_LIMITS="no",
        KONTOR_MAX_DECISIONS_CACHED="5", KONTOR_MAX_CONNECTIONS="6", KONTOR_BROWSER="off", KONTOR_BOTS="claim, random,",
    )  # fmt: skip
    assert by_flags == by_variables
    assert by_flags.proxy == ("10.0.0.0/8", "::1")
    assert by_flags.bots == ("claim", "random")
    assert (by_flags.limits, by_flags.browser, by_flags.bot_budget) == (False, False, 2.5)


def test_flags_win_and_an_empty_variable_is_not_given() -> None:
    assert read("--port 9", KONTOR_PORT="10").port == 9
    assert read("--port 9", KONTOR_PORT="nonsense").port == 9
    assert read(KONTOR_PORT="10").port == 10
    assert read(KONTOR_PORT="").port == 8000


@pytest.mark.parametrize(
    ("line", "environment", "told"),
    [
        ("--port 70000", {}, "--port '70000': expected a whole number from 0 to 65535"),
        (
            "",
            {"KONTOR_PORT": "tcp://10.0.0.1:80"},
            "KONTOR_PORT='tcp://10.0.0.1:80': expected a whole number from 0 to",
        ),
        ("--port -1", {}, "--port '-1': expected a whole number from 0 to 65535"),
        ("--port ٣", {}, "--port '٣': expected a whole number"),
        ("--workers 0", {}, "--workers '0': expected a whole number from 1 to 256"),
        ("--host a_b", {}, "--host 'a_b': expected an address or a host name"),
        ("--host 1.2.3", {}, "--host '1.2.3': expected an address or a host name"),
        ("--host localhost:80", {}, "--host 'localhost:80': expected an address or a host name"),
        ("--database games.db", {}, "--database 'games.db': expected sqlite:///FILE or postgresql://"),
        ("--database sqlite:///:memory:", {}, "expected sqlite:///FILE or postgresql://"),
        ("--database mysql://anna:sesame@db/x", {}, "--database 'mysql://***@db/x': expected sqlite:///FILE"),
        ("--bot-budget 0", {}, "--bot-budget '0': expected seconds from 0.01 to 3600"),
        ("--bot-budget nan", {}, "--bot-budget 'nan': expected seconds"),
        ("--log-format xml", {}, "--log-format 'xml': expected one of text, json"),
        ("--log-level loud", {}, "--log-level 'loud': expected one of debug, info, warning, error"),
        ("", {"KONTOR_LIMITS": "maybe"}, "KONTOR_LIMITS='maybe': expected yes or no"),
        ("--proxy proxy.example.org", {}, "--proxy 'proxy.example.org': expected addresses or networks"),
        ("--proxy 0.0.0.0/0", {}, "--proxy '0.0.0.0/0': expected addresses or networks"),
        ("--proxy *", {}, "--proxy '*': expected addresses or networks"),
        ("--bots claim,genius", {}, "--bots 'claim,genius': bot='genius': expected one of random, claim"),
        ("", {"KONTOR_BOTS": "nowhere:Bot"}, "KONTOR_BOTS='nowhere:Bot': bot='nowhere:Bot': it cannot be loaded: "),
        ("--max-decisions-cached 0", {}, "--max-decisions-cached '0': expected a whole number from 1 to 1000000000"),
    ],
)
def test_a_wrong_value_is_told_with_its_setting_and_what_is_allowed(
    line: str, environment: dict[str, str], told: str
) -> None:
    assert told in refused(line, **environment)


@pytest.mark.parametrize(
    "url",
    [
        "games.example.org", "ftp://games.example.org", "https://", "https://games.example.org/?a=1",
        "https://games.example.org/#top", "https://games.example.org?", "https://anna:pw@games.example.org",
        "https://games.example.org:port", "https://games.example.org/a/../b", "https://games.example.org/a b",
        "https://gämes.example.org", "https://[::1", "https://games.example.org//a",
    ],
)  # fmt: skip
def test_a_public_url_that_is_none_is_refused(url: str) -> None:
    told = refused(KONTOR_PUBLIC_URL=url)
    assert told.startswith("KONTOR_PUBLIC_URL=")
    assert "expected https://HOST" in told
    assert "pw" not in told


def test_a_public_url_gives_origin_host_and_path() -> None:
    settings = read("--public-url https://Games.Example.org:443/kontor/play/ --proxy 127.0.0.1")
    assert settings.public_url == "https://games.example.org/kontor/play"
    assert settings.origin == "https://games.example.org"
    assert settings.public_host == "games.example.org"
    assert settings.root_path == "/kontor/play"
    assert settings.secure
    assert settings.warnings() == []
    settings = read("--public-url http://[::1]:8080")
    assert (settings.origin, settings.public_host, settings.root_path) == ("http://[::1]:8080", "::1", "")
    assert not settings.secure


def test_a_sub_path_must_not_look_like_the_api() -> None:
    assert "does not begin with /api" in refused("--public-url https://x.org/api/kontor")
    assert read("--public-url https://x.org/apis").root_path == "/apis"


def test_several_workers_need_postgres() -> None:
    assert refused("--workers 3") == (
        "--workers 3 needs PostgreSQL: only one process can serve an SQLite file; see docs/operating.md"
    )
    assert read(f"--workers 3 --database {POSTGRES}").workers == 3
    with pytest.raises(SettingsError, match="needs PostgreSQL"):
        Settings(workers=2, database="sqlite:///x.db")


def test_secrets_have_no_flag_but_a_variable_or_a_file(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("open sesame\n")
    assert read(KONTOR_PASSWORD="open sesame").password == "open sesame"
    assert read(KONTOR_PASSWORD_FILE=str(file)).password == "open sesame"
    assert read(f"--password-file {file}").password == "open sesame"
    assert read(f"--password-file {file}", KONTOR_PASSWORD="another one").password == "open sesame"
    assert read(f"--metrics-token-file {file}").metrics_token == "open sesame"
    with pytest.raises(SystemExit):
        read("--password sesame")


def test_a_secret_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    empty = tmp_path / "empty"
    empty.write_text("\n")
    assert "empty': the file is empty" in refused(f"--password-file {empty}")
    assert "cannot be read: No such file" in refused(KONTOR_PASSWORD_FILE=str(tmp_path / "none"))
    assert "are both set: expected only one" in refused(KONTOR_PASSWORD="12345678", KONTOR_PASSWORD_FILE=str(empty))


@pytest.mark.parametrize(
    "issuer",
    [
        "id.example.org", "http://id.example.org", "https://", "https://id.example.org?a=1", "https://id.example.org/#a",
        "https://anna:pw@id.example.org", "https://[::1", "https://id.example.org/a b", "https://id.example.org:port",
    ],
)  # fmt: skip
def test_a_provider_that_is_none_is_refused(issuer: str) -> None:
    told = refused(KONTOR_OIDC_ISSUER=issuer, KONTOR_OIDC_CLIENT="kontor")
    assert told.startswith("KONTOR_OIDC_ISSUER=")
    assert "expected https://HOST" in told
    assert "pw" not in told


def test_a_provider_is_taken_as_it_calls_itself_and_its_secret_is_no_flag(tmp_path: Path) -> None:
    file = tmp_path / "secret"
    file.write_text("a long secret\n")
    flags = f"--oidc-issuer https://id.example.org/Realm/ --oidc-client kontor --oidc-secret-file {file}"
    settings = read(flags)
    assert (settings.oidc_issuer, settings.oidc_secret) == ("https://id.example.org/Realm/", "a long secret")
    assert "a long secret" in settings.secrets
    assert read("--oidc-issuer http://192.168.1.7:8080 --oidc-client kontor").oidc_issuer == "http://192.168.1.7:8080"
    assert "expected both, or neither" in refused("--oidc-issuer https://id.example.org")
    assert "expected --oidc-issuer" in refused("--oidc-label Club")
    file.write_text("short")
    assert "the OpenID Connect secret has 5 characters" in refused(flags)


@pytest.mark.parametrize("password", ["sesame", "1234567", "line\nbreaks", "with\x00zero"])
def test_a_weak_password_is_refused_and_not_repeated(password: str) -> None:
    told = refused(KONTOR_PASSWORD=password)
    assert told == f"the password has {len(password)} characters: expected at least 8, all of them printable"
    assert "metrics token" in refused(KONTOR_METRICS_TOKEN=password)


def test_a_password_does_not_travel_unprotected() -> None:
    told = refused("--public-url http://games.example.org", KONTOR_PASSWORD="open sesame")
    assert told.startswith("--public-url http://games.example.org: the password would be sent unencrypted")
    for near in ("http://192.168.1.5:8000", "http://localhost:8000", "http://attic", "http://attic.local"):
        assert read(f"--public-url {near}", KONTOR_PASSWORD="open sesame").public_url == near


def test_what_should_be_known_is_told_in_a_line() -> None:
    (line,) = read("--host 0.0.0.0").warnings()
    assert line.startswith("--host 0.0.0.0: everyone on this network can reach the server")
    (line,) = read("--public-url https://x.org").warnings()
    assert line.startswith("--public-url without --proxy")
    assert any("nothing is encrypted" in line for line in read("--public-url http://x.org").warnings())
    (line,) = read("--public-url https://attic.local").warnings()
    assert line.startswith("--public-url without --proxy"), "the server itself speaks no https"
    for near in ("http://192.168.1.5:8000", "http://attic.local", "http://localhost:8000", "https://localhost"):
        assert read(f"--public-url {near}").warnings() == []
    assert read("--host localhost").warnings() == []
    assert read("--host ::1").warnings() == []


def test_a_slip_in_a_variable_is_found() -> None:
    variables = {
        "KONTOR_PASSWORT": "x",
        "KONTOR_PASSWORD_FILE": "",
        "KONTOR_DATA": "x",
        "PATH": "x",
        "KONTOR_PORT": "1",
    }
    assert unknown_variables(variables) == ["KONTOR_PASSWORT"]


def test_worker_processes_get_the_same_settings(tmp_path: Path) -> None:
    file = tmp_path / "password"
    file.write_text("öffne dich, Sesam!")
    settings = read(
        f"--host :: --port 0 --database {POSTGRES} --workers 3 --public-url https://x.org/k --proxy 10.0.0.0/8,::1"
        f" --password-file {file} --bot-budget 0.5 --log-format json --no-limits"
    )
    outer = {"KONTOR_PASSWORD_FILE": "/gone", "KONTOR_PORT": "7"}
    program = "import pickle, sys; f = pickle.load(sys.stdin.buffer); print(ascii(f.password), f.proxy, f.port)"
    told = subprocess.run(
        [sys.executable, "-c", program],
        input=pickle.dumps(settings), env=os.environ | outer, stdout=subprocess.PIPE, check=True,
    )  # fmt: skip
    assert told.stdout.decode() == f"{settings.password!a} {settings.proxy} 0\n"


def test_secrets_are_known_for_the_logs() -> None:
    settings = Settings(
        password="open sesame", metrics_token="scrape-me", database="postgresql://anna:in-the-url@db/kontor"
    )
    assert settings.secrets == ("open sesame", "scrape-me", "in-the-url")


# The data folder


@pytest.mark.parametrize(
    ("environment", "folder"),
    [
        ({"KONTOR_DATA": "/srv/kontor"}, "/srv/kontor"),
        ({"XDG_DATA_HOME": "/data", "KONTOR_DATA": ""}, "/data/kontor"),
        ({"XDG_DATA_HOME": "relative"}, None),
        ({}, None),
    ],
)
def test_the_database_file_lies_in_the_data_folder(environment: dict[str, str], folder: str | None) -> None:
    expected = folder or str(Path.home() / ".local" / "share" / "kontor")
    assert read_settings({}, environment).database == f"sqlite:///{expected}/kontor.sqlite3"


def test_the_folder_is_made_for_its_owner_only(tmp_path: Path) -> None:
    settings = read(KONTOR_DATA=str(tmp_path / "a" / "b"))
    assert not (tmp_path / "a").exists()
    settings.prepare()
    settings.prepare()
    assert (tmp_path / "a" / "b").stat().st_mode & 0o777 == 0o700


def test_a_folder_that_cannot_be_made_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(SettingsError, match=r"--database sqlite:///.*cannot create .*: Not a directory"):
        read(KONTOR_DATA=str(tmp_path / "file" / "b")).prepare()


def test_settings_cannot_be_changed() -> None:
    settings: Any = read()
    with pytest.raises(AttributeError):
        settings.port = 1
