"""The secret that a server makes for its operator: who can read it, and what the commands do with it."""

import errno
import os
import pty
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import httpx
import pytest

from kontor.server.config import secret_files
from kontor.server.config.secret_files import OPERATOR_SECRET, read_secret, secret_file, with_secrets
from kontor.server.config.settings import Settings, SettingsError
from kontor.server.gateway.limits import RATES
from tests.server.playing import HUMAN, OPEN, Table, fine, refused
from tests.server.serving import PATIENCE, Server

CALLS = (("GET", "/api/operator/tables"), ("GET", "/api/metrics"), ("POST", "/api/operator/backup"))


@pytest.fixture
def server(sqlite_url: str) -> Iterator[Server]:
    with Server(sqlite_url, limited=True) as running:
        yield running


@pytest.fixture
def client(server: Server) -> Iterator[httpx.Client]:
    with server.client() as client:
        yield client


def kontor(server: Server, *words: str, typed: str | None = None) -> "subprocess.CompletedProcess[str]":
    """A command on the machine of the server; with something typed, at a terminal."""
    line = [sys.executable, "-m", "kontor", *words, "--server", server.url, "--database", server.database]
    with ExitStack() as stack:
        stdin = subprocess.DEVNULL
        if typed is not None:
            keyboard, stdin = pty.openpty()
            for each in (keyboard, stdin):
                stack.callback(os.close, each)
            os.write(keyboard, typed.encode())
        return subprocess.run(
            line, stdin=stdin, env={"NO_PROXY": "*"}, capture_output=True, text=True, timeout=PATIENCE
        )


# Who can read it


def test_a_server_makes_a_secret_that_only_its_owner_can_read(server: Server, sqlite_url: str, tmp_path: Path) -> None:
    file = tmp_path / "kontor.db.operator-secret"
    assert file.stat().st_mode & 0o777 == 0o600
    secret = read_secret(file)
    assert len(secret) == 32
    assert secret not in server.log
    assert server.stop() == 0
    for other in tmp_path.iterdir():
        assert other == file or secret.encode() not in other.read_bytes()
    with Server(sqlite_url) as again, again.client() as client:
        fine(client.get("/api/operator/load", headers={"Authorization": f"Bearer {secret}"}))


def test_nobody_on_this_machine_is_the_operator_without_the_secret(client: httpx.Client, server: Server) -> None:
    for method, path in CALLS:
        refused(client.request(method, path), 401, "token")
        assert client.request(method, path, headers=server.operator).status_code in (200, 201)


def test_strangers_at_the_same_address_do_not_lock_the_operator_out(client: httpx.Client, server: Server) -> None:
    wrong = {"Authorization": "Bearer wrong-secret"}
    codes = [client.get("/api/metrics", headers=wrong).status_code for _ in range(RATES["login"].burst + 1)]
    assert codes == [401] * RATES["login"].burst + [429]
    assert any(client.get("/api/games").status_code == 429 for _ in range(9_999))
    fine(client.get("/api/operator/tables", headers=server.operator))
    assert client.get("/api/metrics", headers=server.operator).status_code == 200


@pytest.mark.skipif(os.name != "posix", reason="needs permissions of POSIX")
@pytest.mark.parametrize("mode", [0o640, 0o604, 0o644])
def test_a_secret_that_others_can_read_is_refused_in_one_line(server: Server, sqlite_url: str, mode: int) -> None:
    file = secret_file(Settings(database=sqlite_url), OPERATOR_SECRET)
    file.chmod(mode)
    told = f"others can read the secret in {file} (mode {mode:o}): chmod 600 it"
    done = kontor(server, "operator")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert told in done.stderr
    server.stop()
    line = [sys.executable, "-m", "kontor", "serve", "--no-browser", "--port", "0", "--database", sqlite_url]
    started = subprocess.run(line, capture_output=True, text=True, timeout=PATIENCE)
    assert started.returncode == 2
    assert told in started.stderr.splitlines()[-1]


def test_servers_that_start_at_once_agree_on_one_secret(tmp_path: Path) -> None:
    made = (
        "from kontor.server.config.secret_files import with_secrets\n"
        "from kontor.server.config.settings import Settings\n"
        f"print(with_secrets(Settings(database='sqlite:///{tmp_path}/kontor.db')).operator_secret)"
    )
    started = [subprocess.Popen([sys.executable, "-c", made], stdout=subprocess.PIPE, text=True) for _ in range(4)]
    assert len({process.communicate(timeout=PATIENCE)[0] for process in started}) == 1
    assert {file.name for file in tmp_path.iterdir()} == {"kontor.db.operator-secret", "kontor.db.address-key"}


def test_with_postgresql_the_secret_is_in_the_data_folder_unless_it_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path / "data"))
    settings = Settings(database="postgresql://kontor@db/kontor")
    first = with_secrets(settings)
    assert first == with_secrets(settings)
    assert first.operator_secret == (tmp_path / "data" / "kontor.operator-secret").read_text().strip()
    given = Settings(database="postgresql://kontor@db/kontor", operator_secret="the-same-for-all")
    assert with_secrets(given).operator_secret == "the-same-for-all"
    (tmp_path / "file").touch()
    monkeypatch.setenv("KONTOR_DATA", str(tmp_path / "file"))  # it has no place for files
    without = with_secrets(settings)
    assert without.operator_secret == "", "then nobody is the operator"
    assert len(without.address_key) > 32, "for all processes that it starts"
    assert "give this secret by --operator-secret-file" in caplog.text


def test_a_file_of_sqlite_needs_a_place_for_the_secret(tmp_path: Path) -> None:
    (tmp_path / "kontor.db.operator-secret").mkdir()
    with pytest.raises(SettingsError, match=r"the secret in .* cannot be read: Is a directory"):
        with_secrets(Settings(database=f"sqlite:///{tmp_path}/kontor.db"))


@pytest.mark.skipif(os.name != "posix" or os.geteuid() != 0, reason="needs root, who can give files away")
def test_a_server_of_root_refuses_the_secret_of_another_user_but_a_command_reads_it(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/kontor.db")
    secret = with_secrets(settings).operator_secret
    file = secret_file(settings, OPERATOR_SECRET)
    os.chown(file, 1, 1)
    with pytest.raises(SettingsError, match="belongs to another user"):
        with_secrets(settings)
    assert read_secret(file, is_command=True) == secret


@pytest.mark.skipif(os.name != "posix", reason="needs symbolic links")
def test_a_secret_behind_a_symbolic_link_is_refused(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/kontor.db")
    with_secrets(settings)
    file = secret_file(settings, OPERATOR_SECRET)
    file.rename(tmp_path / "elsewhere")
    file.symlink_to(tmp_path / "elsewhere")
    with pytest.raises(SettingsError, match="it is a symbolic link"):
        with_secrets(settings)


def test_a_file_system_without_hard_links_keeps_secrets_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_links(*_: object) -> None:
        raise PermissionError(errno.EPERM, "Operation not permitted")

    monkeypatch.setattr(os, "link", no_links)
    settings = Settings(database=f"sqlite:///{tmp_path}/kontor.db")
    assert with_secrets(settings) == with_secrets(settings)
    assert {file.name for file in tmp_path.iterdir()} == {"kontor.db.operator-secret", "kontor.db.address-key"}


@pytest.mark.skipif(os.name != "posix", reason="needs permissions of POSIX")
def test_a_file_system_without_modes_is_told_how_to_give_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(secret_files, "PRIVATE_MODE", 0o644)  # as such a file system shows every file
    with pytest.raises(
        SettingsError, match=r"others can read every file there\): give this secret by --address-key-file"
    ):
        with_secrets(Settings(database=f"sqlite:///{tmp_path}/kontor.db"))
    assert list(tmp_path.iterdir()) == []


# What the commands do with it


def test_the_link_leads_to_the_public_address_unless_another_one_is_named(server: Server) -> None:
    line = [sys.executable, "-m", "kontor", "operator", "link", "--database", server.database]
    secret = server.operator["Authorization"].removeprefix("Bearer ")
    hosted = {**os.environ, "KONTOR_PUBLIC_URL": "https://games.example.org/kontor"}
    printed = subprocess.run(line, env=hosted, capture_output=True, text=True, check=True).stdout
    assert printed == f"https://games.example.org/kontor/operator#{secret}\n"
    named = subprocess.run([*line, "--server", server.url], env=hosted, capture_output=True, text=True, check=True)
    assert named.stdout == f"{server.operator_page}\n"


def test_the_commands_of_this_machine_show_the_secret(server: Server, client: httpx.Client) -> None:
    table = Table(client, [{**HUMAN, "name": "Anna"}, OPEN, OPEN])
    assert "connections" in kontor(server, "operator").stdout
    listed = kontor(server, "tables").stdout
    assert f"{table.id}  lobby" in listed
    assert ": 0 Anna, 1 open, 2 open" in listed


def test_the_secret_of_this_machine_is_not_sent_to_another_server(server: Server) -> None:
    line = [sys.executable, "-m", "kontor", "operator", "link", "--database", server.database]
    elsewhere = subprocess.run([*line, "--server", "https://games.example.org"], capture_output=True, text=True)
    assert (elsewhere.returncode, elsewhere.stdout) == (2, "")
    assert "the secret of another server is needed: --operator-secret-file" in elsewhere.stderr


def test_a_machine_without_the_secret_says_where_it_would_be(server: Server, tmp_path: Path) -> None:
    server.database = f"sqlite:///{tmp_path / 'other.db'}"
    done = kontor(server, "tables")
    assert (done.returncode, done.stderr.count("\n")) == (2, 1)
    assert f"there is no operator secret in {tmp_path / 'other.db.operator-secret'}" in done.stderr


# Whom it is done to


@pytest.fixture
def table(client: httpx.Client) -> Table:
    return Table(client, [{**HUMAN, "name": name} for name in ("Anna", "Ben", "Cleo")], shuffle=False)


def banned(server: Server, client: httpx.Client) -> list[str]:
    return [ban["about"] for ban in fine(client.get("/api/operator/bans", headers=server.operator))["bans"]]


def test_seats_are_counted_from_0_and_the_player_is_named_before_the_ban(
    server: Server, client: httpx.Client, table: Table
) -> None:
    done = kontor(server, "operator", "ban", f"{table.id}/1", "--yes")
    assert done.stderr == f"this bans Ben, seat 1 of table {table.id}: 0 Anna, 1 Ben, 2 Cleo\n"
    assert done.stdout.endswith("  player     Ben\n1 bans\n")
    assert banned(server, client) == ["Ben"]
    refused(table.people[1].get(), 403, "banned")
    assert kontor(server, "operator", "ban", f"{table.id}/0", "--yes").returncode == 0
    assert banned(server, client) == ["Ben", "Anna"]
    beyond = kontor(server, "operator", "ban", f"{table.id}/3", "--yes")
    assert (beyond.returncode, beyond.stdout) == (2, "")
    assert f"table {table.id} has the seats 0 to 2: 0 Anna, 1 Ben, 2 Cleo" in beyond.stderr


@pytest.mark.parametrize(("typed", "done"), [("n\n", False), ("\n", False), ("\x04", False), ("y\n", True)])
def test_at_a_terminal_a_ban_is_confirmed(
    server: Server, client: httpx.Client, table: Table, typed: str, done: bool
) -> None:
    asked = kontor(server, "operator", "ban", f"{table.id}/2", typed=typed)
    assert f"this bans Cleo, seat 2 of table {table.id}" in asked.stderr
    assert "Go on? [y/N]" in asked.stderr
    assert asked.returncode == (0 if done else 2)
    assert banned(server, client) == (["Cleo"] if done else [])


def test_without_a_terminal_nothing_is_done_unless_it_was_confirmed(
    server: Server, client: httpx.Client, table: Table
) -> None:
    for words in (("operator", "ban", f"{table.id}/2"), ("operator", "ban", "192.0.2.7"), ("tables", "end", table.id)):
        asked = kontor(server, *words)
        assert asked.returncode == 2
        assert "nothing was done: there is nobody to confirm it; add --yes" in asked.stderr
    assert banned(server, client) == []
    assert table.passer_by.view()["table"]["status"] == "running"
    ended = kontor(server, "tables", "end", table.id, "--yes")
    assert ended.stdout == "1 table ended\n"
    assert ": 0 Anna, 1 Ben, 2 Cleo" in ended.stderr
