"""Measures the analysis of a game on a server, and what others notice of it.

Games of about 300 decisions are analysed by one bot process, two at once as one client may have, while people decide
at other tables. The time of the first analysis says how long a game takes; the decisions are timed before and
meanwhile. `--bare` only reviews one game in this process, for the processor time that it takes.

./kontor dev python -m tools.analysing
./kontor dev python -m tools.analysing --bare
"""

import argparse
import time
from pathlib import Path
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import Final

import httpx

from kontor.bots.analysis import ANALYST
from kontor.bots.review import review
from kontor.replay import load
from tests.server.playing import HUMAN, Table
from tests.server.serving import Server

RECORDS: Final = Path(__file__).parents[1] / "tests" / "records"
RECORD: Final = next(RECORDS.glob("hansa-4-bigbox-*-end-03.kontor"))
ANALYSES_AT_ONCE: Final = 2
N_TABLES: Final = 8
DECISIONS_TIMED_BEFORE: Final = 200  # the analyses begin
DECISION_INTERVAL_S: Final = 0.2  # at a table: as fast as people, not a flood


def main() -> None:
    """Prints the figures."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--bare", action="store_true", help="review one game in this process")
    if parser.parse_args().bare:
        bare()
    else:
        served()


def bare() -> None:
    """One game in this process."""
    game = load(RECORD.read_text("utf-8"))
    begun = time.process_time()
    review(game, ANALYST)
    print(f"{game.ply} decisions: {time.process_time() - begun:.1f} s of one core")


def served() -> None:
    """Games at a server, and decisions beside them."""
    with (
        TemporaryDirectory() as folder,
        Server(f"sqlite:///{folder}/kontor.db", "--bot-workers", "1") as server,
        server.client() as client,
    ):
        tables = [Table(client, [HUMAN] * 3, pace=0) for _ in range(N_TABLES)]
        report("decisions before", [decide(tables[number % N_TABLES]) for number in range(DECISIONS_TIMED_BEFORE)])
        record = {"record": RECORD.read_text("utf-8")}
        games = [client.post("/api/records", json=record).json()["id"] for _ in range(ANALYSES_AT_ONCE)]
        begun, times, finished = time.monotonic(), list[float](), dict[str, float]()
        for game in games:
            assert client.post(f"/api/games/{game}/analysis").status_code == 202
        while len(finished) < ANALYSES_AT_ONCE:
            times += [decide(table) for table in tables]
            time.sleep(DECISION_INTERVAL_S)
            finished |= {
                game: time.monotonic() - begun for game in games if game not in finished and done(client, game)
            }
        report("decisions meanwhile", times)
        print("analyses done after", ", ".join(f"{after:.1f} s" for after in sorted(finished.values())))


def decide(table: Table) -> float:
    """Ends a turn, and gives how long the answer took, in ms."""
    view = table.people[0].view()
    begun = time.perf_counter()
    answer = table.people[view["decider"]].act("end", view["ply"])
    took = 1000 * (time.perf_counter() - begun)
    assert answer.status_code == 200, answer.text
    return took


def done(client: httpx.Client, game: str) -> bool:
    """Whether a game is analysed."""
    found: str = client.get(f"/api/games/{game}/analysis").json()["status"]
    assert found != "failed"
    return found == "done"


def report(name: str, times: list[float]) -> None:
    """A line of the output."""
    print(f"{name}: {len(times)}, median {median(times):.1f} ms, p95 {quantiles(times, n=20)[-1]:.1f} ms", flush=True)


if __name__ == "__main__":
    main()
