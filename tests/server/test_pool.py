"""The pool of bots, with real processes that crash, hang, cheat and are killed."""

import asyncio
import logging
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
import uvloop

import kontor
from kontor import catalog
from kontor.bots import LEVELS, QUICK_LEVEL, fallbacks
from kontor.game import start_game
from kontor.rules.chance import Chance
from kontor.server.bots.pool import NO_LEVEL, BotAnswer, Pool, PoolClosed, Question
from kontor.server.bots.process import Failed
from tests.server import made_up_rules
from tests.server.asking import STRONG, WEAK, game, odd, played, question, running
from tests.server.serving import PATIENCE
from tests.server.storing import until
from tests.support import situation

on_each_loop = pytest.mark.parametrize(
    "anyio_backend",
    [
        pytest.param(("asyncio", {"loop_factory": asyncio.new_event_loop}), id="asyncio", marks=pytest.mark.full),
        pytest.param(("asyncio", {"loop_factory": uvloop.new_event_loop}), id="uvloop"),
    ],
)


async def thinking(folder: Path) -> int:
    """The process id of the worker that hangs, as soon as one does."""
    file = folder / "thinking"
    await until(lambda: file.exists() and file.read_text())
    return int(file.read_text())


def workers(folder: Path) -> list[int]:
    """The process ids of all workers there ever were."""
    return [int(file.stem) for file in folder.glob("*.pid")]


def lives(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def names(file: Path, folder: Path) -> bool:
    """Whether this command line, of a process that may end meanwhile, names the folder."""
    try:
        return os.fsencode(folder) in file.read_bytes()
    except OSError:
        return False


def reasons(answer: BotAnswer) -> list[tuple[str, str]]:
    return [(failure.level, failure.reason) for failure in answer.failures]


# What a bot decides


@pytest.fixture(scope="module")
def usual() -> Iterator[tuple[asyncio.Runner, Pool]]:
    """A pool as a server has it, whose workers start only once, and the loop that it runs on."""
    with asyncio.Runner() as runner:
        context = running()
        yield runner, runner.run(context.__aenter__())
        runner.run(context.__aexit__(None, None, None))


RICHEST = kontor.new_game(board="hansa", players=5, modules=("missions", "favours", "promos"), seed=2)
STARTS = [
    kontor.new_game(board="hansa", players=2, duo="classic", seed=1),
    kontor.new_game(board="hansa", players=4, edition="classic", seed=3),
    kontor.new_game(board="east", players=4, seed=4),
    kontor.new_game(board="britannia", players=3, modules=("safe-conduct",), edition="classic", seed=5),
    situation(),
]


@pytest.mark.parametrize(
    ("start", "level"),
    [
        *((RICHEST, level) for level in (*LEVELS, "expert:builder") if level != "master"),
        pytest.param(RICHEST, "master", marks=pytest.mark.full),  # thinks for seconds
        *((start, QUICK_LEVEL) for start in STARTS),
    ],
    ids=repr,
)
def test_bots_of_every_level_and_on_every_board_answer_with_legal_actions(
    usual: tuple[asyncio.Runner, Pool], start: kontor.Game, level: str
) -> None:
    runner, pool = usual
    game = start.copy()
    runner.run(played(pool, game, 30, level=level, table=repr(start)))
    assert game.ply == 30


async def test_a_worker_plays_by_the_rules_that_the_game_was_begun_with(tmp_path: Path) -> None:
    """The bot wants what only the made-up rules allow, which the odd worker knows. Another one plays on from there."""
    options = catalog.options(made_up_rules.BOARD, 3)
    before, now = made_up_rules.start(options, Chance(1)), start_game(options, Chance(1))
    (tmp_path / "wish").write_text(made_up_rules.TRADER_ON_SHIP)

    async with running(command=odd(tmp_path, f"{STRONG}=as_wished")) as pool:
        assert await played(pool, before, 1) == [made_up_rules.TRADER_ON_SHIP]
        answer = await pool.answer(question(now))
        assert reasons(answer)[0] == (STRONG, "error")
        assert answer.action != made_up_rules.TRADER_ON_SHIP
        await played(pool, before, 20, level=WEAK, table="read from the start")


async def test_a_worker_that_does_not_know_the_rules_of_a_game_says_so_and_does_not_play_it_by_others() -> None:
    before = made_up_rules.start(catalog.options(made_up_rules.BOARD, 3), Chance(1))

    async with running() as pool:
        answer = await pool.answer(question(before, WEAK))
        assert [failure.reason for failure in answer.failures] == ["error"] * len(answer.failures)
        assert answer.level == NO_LEVEL
        assert f"version {made_up_rules.VERSION} of the rules" in answer.failures[0].detail


async def test_a_bot_that_tries_something_out_does_not_change_the_next_question(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=try_out")) as pool:
        now = game()
        for _ in range(10):
            legal = now.legal_actions()
            assert await played(pool, now, 1) == [legal[len(legal) // 2]]


async def test_a_question_is_about_the_moment_it_was_asked() -> None:
    async with running() as pool:
        now = game()
        expected = await pool.answer(question(now))
        waiting = asyncio.create_task(pool.answer(question(now)))
        await asyncio.sleep(0)
        now.play(expected.action)
        assert now.why_not(expected.action) is not None
        assert await waiting == expected


async def test_only_the_decider_is_asked_for() -> None:
    async with running() as pool:
        with pytest.raises(ValueError, match="seat=1: seat 0 must decide"):
            await pool.answer(Question("table", game(), 1, STRONG, 1))


@on_each_loop
async def test_forty_questions_at_once_are_answered_by_two_workers(tmp_path: Path) -> None:
    async with running(2, command=odd(tmp_path)) as pool:
        games = [game(seed=seed) for seed in range(40)]
        asked = [pool.answer(question(each, table=str(seed))) for seed, each in enumerate(games)]
        for each, answer in zip(games, await asyncio.gather(*asked), strict=True):
            each.play(answer.action)
            assert answer.seconds > 0
        assert len(workers(tmp_path)) == 2


# What becomes of a level that fails


@on_each_loop
async def test_a_worker_that_is_killed_while_a_bot_thinks_is_restarted_and_asked_again(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=hang_once")) as pool:
        asked = asyncio.create_task(pool.answer(question(game())))
        os.kill(await thinking(tmp_path), signal.SIGKILL)
        answer = await asked
        killed = Failed("crash", "the worker ended with -9", STRONG)
        assert answer == BotAnswer(game().legal_actions()[-1], STRONG, (killed,))
        assert len(workers(tmp_path)) == 2


@on_each_loop
async def test_a_worker_that_is_killed_while_it_waits_is_replaced(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path)) as pool:
        expected = await pool.answer(question(game()))
        (worker,) = workers(tmp_path)
        os.kill(worker, signal.SIGKILL)
        answer = await pool.answer(question(game()))
        killed = Failed("crash", "the worker ended with -9", STRONG)
        assert answer == BotAnswer(expected.action, STRONG, (killed,))
        assert len(workers(tmp_path)) == 2


@on_each_loop
async def test_a_level_that_overruns_is_killed_and_the_next_lower_one_decides(tmp_path: Path) -> None:
    async with running(budget=2, command=odd(tmp_path, f"{STRONG}=hang")) as pool:
        answer = await pool.answer(question(game()))
        assert answer.level == WEAK
        assert answer.failures == (Failed("overrun", "no reply within 2 s", STRONG),)
        assert not lives(await thinking(tmp_path))
        assert len(workers(tmp_path)) == 2
        assert answer.action == (await pool.answer(question(game(), WEAK))).action


@pytest.mark.parametrize(
    ("habit", "failures", "detail"),
    [
        ("babble", ["nonsense"], "'abracadabra': "),
        ("cheat", ["nonsense"], "'done': "),
        ("fail", ["error"], "RuntimeError: no idea"),
        ("quit_at_once", ["crash", "crash"], "the worker ended with 3"),
    ],
)
async def test_a_level_that_fails_is_replaced_by_the_next_lower_one(
    tmp_path: Path, habit: str, failures: list[str], detail: str
) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}={habit}")) as pool:
        answer = await pool.answer(question(game()))
        assert answer.level == WEAK
        assert reasons(answer) == [(STRONG, failure) for failure in failures]
        assert detail in answer.failures[-1].detail
        assert game().why_not(answer.action) is None
        assert len(workers(tmp_path)) == 1 + failures.count("crash")


async def test_where_all_levels_fail_the_first_legal_action_is_taken_and_the_log_tells(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.WARNING, "kontor.bots")
    async with running(command=odd(tmp_path, f"{STRONG}=babble", f"{WEAK}=cheat")) as pool:
        answer = await pool.answer(question(game()))
        assert (answer.action, answer.level) == (game().legal_actions()[0], NO_LEVEL)
        assert reasons(answer) == [(STRONG, "nonsense"), (WEAK, "nonsense")]
    told = [vars(record)["fields"] for record in caplog.records if record.name == "kontor.bots"]
    facts = [(each["table"], each["ply"], each["bot"], each["reason"]) for each in told]
    assert facts == [("table", 0, STRONG, "nonsense"), ("table", 0, WEAK, "nonsense")]
    assert "abracadabra" in told[0]["detail"]


async def test_where_no_worker_can_be_started_the_first_legal_action_is_taken(tmp_path: Path) -> None:
    async with running(command=(str(tmp_path / "missing"),)) as pool:
        answer = await pool.answer(question(game(), WEAK))
        assert (answer.action, answer.level) == (game().legal_actions()[0], NO_LEVEL)
        assert reasons(answer) == [(WEAK, "crash"), (WEAK, "crash")]


@pytest.mark.parametrize("level", ["retired", "json:JSONDecoder"])
async def test_a_level_that_there_is_no_more_is_replaced_and_nothing_is_loaded_for_it(level: str) -> None:
    async with running() as pool:
        answer = await pool.answer(question(game(), level))
        assert answer.level == fallbacks(level)[1]
        assert reasons(answer) == [(level, "error")]
        assert f"bot='{level}': it is not offered here" in answer.failures[0].detail


async def test_what_a_bot_prints_goes_to_stderr_and_it_can_read_nothing(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=chat")) as pool:
        for table in ("one", "two"):
            answer = await pool.answer(question(game(), table=table))
            assert answer == BotAnswer(game().legal_actions()[-1], STRONG)
    told = capfd.readouterr()
    assert told.err.count("printed by a bot\n") == told.err.count("written by a bot\n") == 2
    assert told.out == ""


# The life of workers


async def test_a_worker_does_not_inherit_the_secrets_of_the_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    secrets = ("KONTOR_PASSWORD", "KONTOR_METRICS_TOKEN", "KONTOR_DATABASE", "KONTOR_WHATEVER", "PGPASSWORD")
    for name in secrets:
        monkeypatch.setenv(name, "sesame")
    monkeypatch.setenv("LANG", "C.UTF-8")

    async with running(command=odd(tmp_path, f"{STRONG}=look_around")) as pool:
        await pool.answer(question(game()))
    seen = (tmp_path / "environment").read_text().splitlines()
    assert "LANG" in seen
    assert [name for name in seen if name.startswith(("KONTOR_", "PG"))] == []


async def test_a_worker_leaves_the_signals_of_a_terminal_to_the_server_and_lets_it_go_first(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path)) as pool:
        await pool.answer(question(game()))
        (worker,) = workers(tmp_path)
        for number in (signal.SIGINT, signal.SIGTERM):
            os.kill(worker, number)
        own = os.getpriority(os.PRIO_PROCESS, 0)
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(own + 10, 19)
        assert os.getpgid(worker) != os.getpgid(0)
        assert (await pool.answer(question(game()))).failures == ()
        assert workers(tmp_path) == [worker]


@on_each_loop
async def test_no_process_is_left_after_closing_and_open_questions_learn_of_it(tmp_path: Path) -> None:
    async with running(2, command=odd(tmp_path, f"{STRONG}=hang")) as pool:
        await asyncio.gather(*(pool.answer(question(game(), WEAK)) for _ in range(10)))
        asked = [asyncio.create_task(pool.answer(question(game()))) for _ in range(4)]
        assert lives(await thinking(tmp_path))
        await pool.close()
        for task in asked:
            with pytest.raises(PoolClosed, match="the pool of bots is not running"):
                await task
        assert len(workers(tmp_path)) == 2
        assert not any(map(lives, workers(tmp_path)))
        with pytest.raises(PoolClosed):
            await pool.answer(question(game()))


@on_each_loop
async def test_closing_while_workers_start_leaves_none(tmp_path: Path) -> None:
    for steps in range(8):
        async with running(2, command=odd(tmp_path)) as pool:
            asked = [asyncio.create_task(pool.answer(question(game()))) for _ in range(2)]
            for _ in range(steps):
                await asyncio.sleep(0)
        assert [type(wrong) for wrong in await asyncio.gather(*asked, return_exceptions=True)] == [PoolClosed] * 2
    assert not [file for file in Path("/proc").glob("[0-9]*/cmdline") if names(file, tmp_path)]


async def test_a_question_that_nobody_waits_for_any_more_is_not_asked(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{WEAK}=note", f"{STRONG}=hang_once")) as pool:
        asked = asyncio.create_task(pool.answer(question(game())))
        worker = await thinking(tmp_path)
        waiting = asyncio.create_task(pool.answer(question(game(), WEAK)))
        await asyncio.sleep(0)
        waiting.cancel()
        os.kill(worker, signal.SIGKILL)
        await asked
        await pool.answer(question(game(), WEAK))
        assert (tmp_path / "noted").read_text() == "asked\n"


PARENT = """
import asyncio, sys
import kontor
from kontor.server.bots.pool import Pool, Question

async def main() -> None:
    pool = Pool(1, 600, sys.argv[2:])
    pool.start()
    await pool.answer(Question("table", kontor.new_game(players=3, seed=1), 0, sys.argv[1], 1))
    print("answered", flush=True)
    await asyncio.sleep(600)

asyncio.run(main())
"""


@pytest.mark.parametrize("level", [WEAK, STRONG], ids=["idle", "thinking"])
def test_workers_end_when_the_server_is_killed(tmp_path: Path, level: str) -> None:
    command = [sys.executable, "-c", PARENT, level, *odd(tmp_path, f"{STRONG}=hang")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        if level == WEAK:
            assert server.stdout.readline() == "answered\n"
        else:
            asyncio.run(asyncio.wait_for(thinking(tmp_path), PATIENCE))
        server.kill()
        try:
            server.communicate(timeout=PATIENCE)  # comes to an end when the last holder of stderr is gone
        except subprocess.TimeoutExpired:
            for worker in workers(tmp_path):
                os.kill(worker, signal.SIGKILL)
            pytest.fail("a worker outlives its server")


def test_a_worker_imports_nothing_of_the_web_side() -> None:
    program = "import sys, kontor.server.bots.worker; print(*sys.modules)"
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert {"asyncio", "starlette", "uvicorn", "asyncpg", "sqlite3"}.isdisjoint(told.stdout.split())
