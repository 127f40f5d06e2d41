"""Figures for Prometheus, of one process and of several."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

from prometheus_client.parser import text_string_to_metric_families

from kontor.server.monitoring.metrics import CONTENT_TYPE, FOLDER_VARIABLE, Metrics
from tests.server.gated import counted


def test_all_figures_can_be_read_by_prometheus() -> None:
    metrics = Metrics()
    metrics.answered("GET", "/api/games/{table}", 200, 0.02)
    metrics.decisions.labels("human").inc()
    metrics.decisions.labels("claim").inc()
    metrics.decisions.labels("claim").inc()
    metrics.conflicts.inc()
    metrics.connections.inc()
    metrics.connections.inc()
    metrics.connections.dec()
    metrics.tables_cached.set(7)
    metrics.decisions_cached.set(2100)
    metrics.bot_seconds.labels("claim").observe(0.3)
    metrics.bot_restarts.inc()
    metrics.append_seconds.observe(0.004)
    families = list(text_string_to_metric_families(metrics.render().decode()))
    samples = {(s.name, *s.labels.values()): s.value for f in families for s in f.samples if "_bucket" not in s.name}
    expected = {
        ("kontor_http_requests_total", "GET", "/api/games/{table}", "200"): 1,
        ("kontor_http_seconds_count", "GET", "/api/games/{table}"): 1,
        ("kontor_http_seconds_sum", "GET", "/api/games/{table}"): 0.02,
        ("kontor_decisions_total", "human"): 1,
        ("kontor_decisions_total", "claim"): 2,
        ("kontor_conflicts_total",): 1,
        ("kontor_connections",): 1,
        ("kontor_tables_cached",): 7,
        ("kontor_decisions_cached",): 2100,
        ("kontor_bot_seconds_count", "claim"): 1,
        ("kontor_bot_restarts_total",): 1,
        ("kontor_store_append_seconds_sum",): 0.004,
    }
    assert {key: samples[key] for key in expected} == expected
    assert samples[("process_resident_memory_bytes",)] > 0
    assert CONTENT_TYPE.startswith("text/plain; version=0.0.4")


def test_two_apps_in_one_process_count_apart() -> None:
    first, second = Metrics(), Metrics()
    first.conflicts.inc()
    assert counted(first, "kontor_conflicts_total") == ["kontor_conflicts_total 1.0"]
    assert counted(second, "kontor_conflicts_total") == ["kontor_conflicts_total 0.0"]


def test_made_up_methods_are_one_figure() -> None:
    metrics = Metrics()
    for number in range(100):
        metrics.answered(f"BREW{number}", "unmatched", 405, 0.001)
    (line,) = counted(metrics, "kontor_http_requests_total")
    assert line == 'kontor_http_requests_total{method="other",route="unmatched",status="405"} 100.0'


PROCESS = """
from kontor.server.monitoring.metrics import Metrics
metrics = Metrics()
metrics.connections.inc()
metrics.decisions.labels("claim").inc()
metrics.append_seconds.observe(0.01)
while command := input():
    print(metrics.render().decode(), end="\\n===\\n", flush=True)
"""


def test_each_of_several_processes_shows_the_sum_of_all(tmp_path: Path) -> None:
    def start() -> "subprocess.Popen[str]":
        environment = os.environ | {FOLDER_VARIABLE: str(tmp_path)}
        return subprocess.Popen(
            [sys.executable, "-c", PROCESS], env=environment, text=True, stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(process: "subprocess.Popen[str]") -> set[str]:
        assert process.stdin is not None
        assert process.stdout is not None
        print("render", file=process.stdin, flush=True)
        told = set()
        while (line := process.stdout.readline()) != "===\n":
            assert line, "the process has ended"
            if re.match("kontor_connections |kontor_decisions_total|.*append_seconds_count", line):
                told.add(line.strip())
        return told

    stored = {'kontor_decisions_total{by="claim"} 3.0', "kontor_store_append_seconds_count 3.0"}
    (tmp_path / "counter_1.db").touch()  # of a process that begins at this moment
    processes = [start() for _ in range(3)]
    try:
        for process in processes:
            ask(process)  # all have begun
        for process in processes:
            assert ask(process) == stored | {"kontor_connections 3.0"}
        processes[0].send_signal(signal.SIGKILL)
        processes[0].wait()
        assert ask(processes[1]) == stored | {"kontor_connections 2.0"}
    finally:
        for process in processes:
            process.kill()
            process.communicate()
