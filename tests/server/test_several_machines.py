"""The example of several servers on one PostgreSQL behind nginx, with real ones of each."""

import os
import re
import ssl
import subprocess
import sys
import threading
from argparse import ArgumentParser
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from ipaddress import ip_address, ip_network
from pathlib import Path
from random import Random
from socket import create_connection
from typing import Final
from urllib.parse import urlsplit

import httpx
import msgspec
import pytest
import yaml  # type: ignore[import-untyped]
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect

from kontor.bots import LEVELS
from kontor.server.config.flags import add_flags, read_settings
from tests.play.policies import claim_first
from tests.server.fleet import free_port
from tests.server.nginx import needs_nginx, nginx
from tests.server.playing import HUMAN, SEED, Table, answers, eventually, mirror
from tests.server.serving import PATIENCE

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "hosting" / "several"
COMPOSE: Final = yaml.safe_load((EXAMPLE / "compose.yaml").read_text())
SERVICES: Final = COMPOSE["services"]
SITE: Final = (EXAMPLE / "nginx.conf").read_text()
HOST: Final = "games.example.org"
TOKEN: Final = "for-the-metrics"
AWAY: Final = (502, 503, 504)  # nobody could answer; then clients ask again
BETWEEN: Final = 12  # decisions before the next server is replaced


class Servers:
    """The servers of the example, as its compose file starts them, on ports of this machine."""

    def __init__(self, database: str, folder: Path) -> None:
        self._line = re.sub(r"--host \S+ --port \S+|--proxy \S+", "", SERVICES["kontor-1"]["command"]).split()
        own = {"KONTOR_DATABASE": database, "KONTOR_PROXY": "127.0.0.1", "KONTOR_METRICS_TOKEN": TOKEN}
        self._environment = os.environ | own
        self._folder = folder
        self.ports = [free_port() for _ in range(SITE.count("server kontor-"))]
        self._processes: dict[int, subprocess.Popen[bytes]] = {}

    def start(self, port: int) -> None:
        """Starts one, and waits until it answers."""
        with (self._folder / f"{port}.log").open("ab") as log:
            command = [sys.executable, "-m", "kontor", *self._line, "--port", str(port)]
            self._processes[port] = subprocess.Popen(command, env=self._environment, stderr=log)
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE) as client:
            eventually(lambda: answers(client))

    def stop(self, port: int) -> None:
        """As a service is stopped."""
        self._processes[port].terminate()
        assert self._processes.pop(port).wait(PATIENCE) == 0

    def kill(self, port: int) -> None:
        self._processes[port].kill()
        self._processes.pop(port).wait(PATIENCE)

    @contextmanager
    def worker(self) -> Iterator[None]:
        """The process in which bots think, until it does."""
        log = self._folder / "worker.log"
        with log.open("wb") as out:
            process = subprocess.Popen(
                [sys.executable, "-m", "kontor", *SERVICES["worker"]["command"].split()],
                env=self._environment,
                stderr=out,
            )
        try:
            eventually(lambda: "thinking in " in log.read_text())
            yield
            process.terminate()
            assert process.wait(PATIENCE) == 0
        finally:
            process.kill()
            process.wait(PATIENCE)

    def close(self) -> None:
        for port in list(self._processes):
            self.kill(port)

    @property
    def log(self) -> str:
        return "".join(file.read_text() for file in self._folder.glob("*.log"))


@contextmanager
def proxy(servers: Servers, folder: Path) -> Iterator[int]:
    """The proxy of the example, with a certificate of its own; gives its port."""
    port, certificate, key = free_port(), folder / "certificate.pem", folder / "key.pem"
    made = ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "1", "-subj", f"/CN={HOST}"]
    made += ["-addext", f"subjectAltName=DNS:{HOST}", "-keyout", str(key), "-out", str(certificate)]
    subprocess.run(made, check=True, capture_output=True)
    site = SITE
    for number, server in enumerate(servers.ports, 1):
        site = site.replace(f"kontor-{number}:8000", f"127.0.0.1:{server}")
    site = site.replace("listen 443", f"listen 127.0.0.1:{port}").replace("/var/log/nginx", str(folder))
    site = site.replace(f"/etc/ssl/private/{HOST}.key", str(key)).replace(f"/etc/ssl/{HOST}.pem", str(certificate))
    with nginx(site, folder):
        yield port


class Follower:
    """Somebody who follows a table over a socket, and connects again whenever it breaks."""

    def __init__(self, port: int, table: Table, secure: ssl.SSLContext) -> None:
        self._address = f"wss://{HOST}/api/games/{table.id}/live"
        self._port = port
        self._token = table.people[0].token
        self._secure = secure
        self._ended = threading.Event()
        self.ply = 0
        self.connections = 0
        self._thread = threading.Thread(target=self._run)
        self._thread.start()

    def _run(self) -> None:
        while not self._ended.is_set():
            try:
                with connect(
                    self._address,
                    sock=create_connection(("127.0.0.1", self._port)),
                    ssl=self._secure,
                    additional_headers={"Authorization": f"Bearer {self._token}"},
                ) as socket:
                    self.connections += 1
                    while not self._ended.is_set():
                        self._hear(socket.recv(timeout=0.2))
            except TimeoutError:
                continue
            except (ConnectionClosed, InvalidHandshake, OSError):
                self._ended.wait(0.1)

    def _hear(self, message: str | bytes) -> None:
        news = msgspec.json.decode(message)
        if "view" in news:
            self.ply = max(self.ply, news["view"]["ply"])

    def leave(self) -> None:
        self._ended.set()
        self._thread.join()


def thought(ports: list[int]) -> int:
    """How many decisions of strong bots were worked out in the servers themselves."""
    found = 0.0
    for port in ports:
        head = {"Authorization": f"Bearer {TOKEN}"}
        text = httpx.get(f"http://127.0.0.1:{port}/api/metrics", headers=head, timeout=PATIENCE).raise_for_status().text
        found += sum(map(float, re.findall(rf'^kontor_bot_seconds_count{{level="{LEVELS[-1]}"}} (.*)$', text, re.M)))
    return int(found)


def test_the_example_starts_nothing_that_is_not_tested_here() -> None:
    """Each of its services has a part in the test below: PostgreSQL is real, and so are nginx and all processes."""
    assert list(SERVICES) == [*(f"kontor-{number}" for number in (1, 2, 3)), "worker", "postgres", "nginx"]
    *servers, worker = (each for each in SERVICES.values() if "build" in each)
    same = {(str(each["build"]), str(each["environment"])) for each in servers}
    assert same == {(str(worker["build"]), str(servers[0]["environment"]))}
    assert worker["environment"] == {"KONTOR_DATABASE": servers[0]["environment"]["KONTOR_DATABASE"]}


def test_the_parts_of_the_example_fit_each_other() -> None:
    build = SERVICES["kontor-1"]["build"]
    assert (EXAMPLE / build["context"] / build["dockerfile"]).resolve() == EXAMPLE / "Dockerfile"
    servers = {name: each for name, each in SERVICES.items() if name.startswith("kontor-")}
    (net,) = COMPOSE["networks"]["default"]["ipam"]["config"]
    network, others = ip_network(net["subnet"]), ip_network(net["ip_range"])
    parser = ArgumentParser()
    add_flags(parser)
    for each in servers.values():
        name, *flags = each["command"].split()
        settings = read_settings(vars(parser.parse_args(flags)), each["environment"])
        assert (name, settings.host, settings.port, settings.public_url) == (
            "serve",
            "0.0.0.0",
            8000,
            f"https://{HOST}",
        )
        assert settings.proxy == (net["subnet"],), "nginx is trusted, and nobody else"
        address = ip_address(each["networks"]["default"]["ipv4_address"])
        assert address in network
        assert address not in others, "nobody else can get it"
    assert re.findall(r"^    server (\S+):(\d+) ", SITE, re.MULTILINE) == [(name, "8000") for name in servers]
    mounted = dict(each.split(":")[:2] for each in SERVICES["nginx"]["volumes"])
    assert (EXAMPLE / "nginx.conf").samefile(EXAMPLE / next(iter(mounted)))
    assert set(re.findall(r"ssl_certificate(?:_key)? +(\S+);", SITE)) < set(mounted.values())
    database = urlsplit(re.sub(r"\$\{(\w+)\S* .*?}", r"\1", SERVICES["worker"]["environment"]["KONTOR_DATABASE"]))
    assert (database.username, database.password) == (
        SERVICES["postgres"]["environment"]["POSTGRES_USER"],
        "POSTGRES_PASSWORD",
    )
    assert (database.hostname, database.path) == ("postgres", "/kontor")


@pytest.mark.full
@needs_nginx
def test_servers_are_replaced_one_after_the_other_while_people_play(postgres_url: str, tmp_path: Path) -> None:
    servers = Servers(postgres_url, tmp_path)
    with ExitStack() as stack:
        stack.callback(servers.close)
        for port in servers.ports:
            servers.start(port)
        port = stack.enter_context(proxy(servers, tmp_path))
        secure = ssl.create_default_context(cafile=str(tmp_path / "certificate.pem"))
        client = stack.enter_context(
            httpx.Client(
                base_url=f"https://127.0.0.1:{port}",
                headers={"Host": HOST},
                verify=False,
                timeout=PATIENCE,
            )
        )
        eventually(lambda: answers(client))
        table = Table(client, [HUMAN] * 3, seed=SEED)
        follower = Follower(port, table, secure)
        stack.callback(follower.leave)
        game, random = mirror(table), Random(SEED)

        def play(decisions: int) -> None:
            """Decides so often. What nobody answered is sent again, as clients do it."""
            for _ in range(decisions):
                assert game.decider is not None
                person, ply = table.people[game.decider], game.ply
                action = str(claim_first(game, random, "points"))
                while True:
                    try:
                        answer = person.act(action, ply)
                    except httpx.TransportError:
                        continue
                    if answer.status_code not in AWAY:
                        break
                assert answer.status_code == 200, answer.text
                game.play(action)

        play(BETWEEN)

        def leave_thinking_to_worker() -> bool:
            """Whether a strong bot decides, and no server thought for it."""
            before = thought(servers.ports)
            person = Table(client, [HUMAN, {"kind": "bot", "level": LEVELS[-1]}, HUMAN], pace=0).people[0]
            person.decide("end")
            eventually(lambda: person.view()["decider"] == 2)
            return thought(servers.ports) == before

        with servers.worker():
            eventually(leave_thinking_to_worker)  # as soon as they have noticed it
        for number, ended in enumerate(servers.ports):
            end = servers.kill if number == 0 else servers.stop
            ending = threading.Thread(target=end, args=(ended,))
            ending.start()
            play(BETWEEN)
            ending.join()
            servers.start(ended)
            play(BETWEEN)
        eventually(lambda: follower.ply == game.ply)
        record = table.host.get("/record").text
        assert re.findall(r"^\d+ \S+ (.*)$", record, re.MULTILINE) == [str(action) for action in game.actions()]
        assert follower.connections > 1
    assert "Traceback" not in servers.log
