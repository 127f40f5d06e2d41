"""What bots in a worker decide: the same for the same questions, and what they remember between two of them."""

from pathlib import Path

from tests.server.asking import STRONG, WEAK, game, odd, played, question, running


async def test_the_same_questions_in_the_same_order_have_the_same_answers() -> None:
    async with running() as pool, running() as other:
        asked = await played(pool, game(), 60)
        assert await played(other, game(), 60) == asked
        assert await played(other, game(), 60, seed=2) != asked
        assert await played(other, game(), 60) == asked  # another game went on at this table meanwhile


async def test_a_question_that_is_asked_again_has_the_same_answer() -> None:
    async with running() as pool, running() as other:
        one, two = game(), game()
        for _ in range(30):
            answers = [await pool.answer(question(one)) for _ in range(3)]
            assert answers == [await other.answer(question(two))] * 3
            one.play(answers[0].action)
            two.play(answers[0].action)


async def test_a_bot_that_remembers_nothing_gives_the_same_answer_whichever_worker_is_asked_in_whichever_order(
    tmp_path: Path,
) -> None:
    """Also in every process: it picks from a set."""
    command = odd(tmp_path, f"{STRONG}=pick_from_a_set")
    first = game()
    async with running(2, command=command) as pool:
        asked = await played(pool, first, 30)
    async with running(command=command) as pool:
        again = []
        while first.ply:
            first.undo()
            again.append((await pool.answer(question(first))).action)
        assert again[::-1] == asked


async def test_a_worker_does_not_mix_up_games_under_the_same_name(tmp_path: Path) -> None:
    command = odd(tmp_path, f"{STRONG}=pick_from_a_set")
    async with running(command=command) as pool, running(command=command) as other:
        one, two = game(seed=1), game(seed=2)
        for _ in range(20):
            for each in (one, two):
                found = await pool.answer(question(each, table="same"))
                assert found == await other.answer(question(each, table=f"own {each.start.chance}"))
                each.play(found.action)
        back = one.undo()
        one.play(next(action for action in one.legal_actions() if action != back))
        assert await pool.answer(question(one)) == await other.answer(question(one, table="new"))


# What a bot remembers


def noted(folder: Path) -> list[str]:
    """Seat and how often it was asked, of all that a remembering bot was asked since the last look."""
    notes = folder / "noted"
    lines = [line.rpartition(":")[0] for line in notes.read_text().splitlines()]
    notes.unlink()
    return lines


async def test_each_seat_of_a_table_keeps_its_bot_while_the_game_goes_on(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=Remember")) as pool:
        one, two = game(), game(players=4)
        for each, table in ((one, "one"), (two, "two"), (one, "one"), (two, "two")):
            await played(pool, each, 1, table=table)
            each.play("end")
        assert noted(tmp_path) == ["0:1", "0:1", "1:1", "1:1"]
        one.play("end")
        two.play("end")
        two.play("end")
        await played(pool, one, 1, table="one")
        await played(pool, two, 1, table="two")
        assert noted(tmp_path) == ["0:2", "0:2"]


async def test_a_new_bot_thinks_after_an_undo_and_for_another_seed_or_level(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=Remember", f"{WEAK}=Remember")) as pool:
        now = game()
        await played(pool, now, 2)
        assert noted(tmp_path) == ["0:1", "0:2"]
        now.undo_to(0)
        now.play(now.legal_actions()[0])
        await pool.answer(question(now))
        assert noted(tmp_path) == ["0:1"]
        await pool.answer(question(now, seed=2))
        await pool.answer(question(now, WEAK))
        assert noted(tmp_path) == ["0:1", "0:1"]
        now.play(now.legal_actions()[0])
        await pool.answer(question(now, seed=2))
        assert noted(tmp_path) == ["0:2"]


async def test_a_bot_that_failed_is_not_kept(tmp_path: Path) -> None:
    async with running(command=odd(tmp_path, f"{STRONG}=Remember")) as pool:
        now = game()
        answers = []
        for _ in range(4):
            answers.append(await pool.answer(question(now)))
            now.play(now.legal_actions()[0])
            now.play("end") if now.actions_left == 0 else None
            while now.decider != 0:
                now.play("end")
        assert [answer.level for answer in answers] == [STRONG, STRONG, WEAK, STRONG]
        assert "RuntimeError: too often" in answers[2].failures[0].detail
        assert noted(tmp_path) == ["0:1", "0:2", "0:3", "0:1"]


async def test_a_bot_is_told_less_than_the_time_after_which_it_is_stopped(tmp_path: Path) -> None:
    async with running(budget=50, command=odd(tmp_path, f"{STRONG}=Remember")) as pool:
        await pool.answer(question(game()))
        assert (tmp_path / "noted").read_text() == "0:1:40\n"
