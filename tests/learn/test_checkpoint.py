"""Checkpoints: a run goes on exactly where it stopped, and bad ones are refused in one line."""

import json
from pathlib import Path
from random import Random
from shutil import copytree

import pytest
import torch

from kontor.cli import main
from kontor.learn import checkpoint, mixture
from kontor.learn.checkpoint import CheckpointError
from kontor.learn.mixture import MixturePart
from kontor.learn.model import Model, load_arrays
from kontor.learn.opponents import opponent
from kontor.learn.run import CURVES_FILE, LOG_FILE, Limits, Run
from kontor.learn.trainer import Trainer
from kontor.nets.file import read, write
from kontor.nets.shape import Shape
from tests.learn.toying import TOY
from tests.nets.making import untaught

pytestmark = pytest.mark.usefixtures("toy")
SMALL = TOY.changed(games=8, steps=4, batch=16, pool_every=2, league=0.5, styles=0.5)


def advanced(trainer: Trainer, updates: int) -> Trainer:
    """A trainer some updates later."""
    for _ in range(updates):
        trainer.advance()
    return trainer


@pytest.fixture(scope="module")
def made(toy: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("runs") / "run"
    checkpoint.save(advanced(Trainer(SMALL), 3), folder, {"by": "a test"})
    return folder


@pytest.fixture
def folder(made: Path, tmp_path: Path) -> Path:
    return Path(copytree(made, tmp_path / "run"))


def loaded(folder: Path, **changes: object) -> Trainer:
    """The trainer of a checkpoint."""
    return checkpoint.load(folder, changes, "cpu", 1, compiles=False)


def refused(folder: Path, **changes: object) -> str:
    """Why a checkpoint is refused."""
    with pytest.raises(CheckpointError) as why:
        loaded(folder, **changes)
    assert "\n" not in str(why.value)
    return str(why.value)


def test_a_run_goes_on_exactly_where_it_stopped(folder: Path) -> None:
    straight, resumed = advanced(Trainer(SMALL), 6), advanced(loaded(folder), 3)
    assert (resumed.updates, resumed.decisions) == (straight.updates, straight.decisions) == (6, 6 * 8 * 4)
    pairs = zip(straight.model.parameters(), resumed.model.parameters(), strict=True)
    assert all(torch.equal(one, other) for one, other in pairs)
    assert len(straight.pool) == len(resumed.pool) == 3


def test_the_net_of_a_checkpoint_can_be_played(folder: Path) -> None:
    net = read(folder / checkpoint.NET_NAME)
    assert (net.shape, net.trained) == (SMALL.shape, {"by": "a test"})


def test_a_run_from_before_rule_styles_goes_on_without_them(folder: Path) -> None:
    content = checkpoint.read_part(folder / checkpoint.WEIGHTS_FILE)
    settings = json.loads(content["settings"])
    assert settings.pop("styles") == 0.5
    checkpoint.write_part(folder / checkpoint.WEIGHTS_FILE, {**content, "settings": json.dumps(settings)})
    assert loaded(folder).settings.styles == 0
    assert loaded(folder, styles=0.2).settings.styles == 0.2


def test_nets_from_elsewhere_stay_in_the_league(folder: Path, tmp_path: Path) -> None:
    net = untaught(SMALL.shape._replace(grounds=SMALL.shape.grounds + 7))  # as kontor.learn.points_head makes them
    write(tmp_path / "other.net", net)
    trainer = loaded(folder)
    trainer.pool, trainer.opponents = [], [opponent(tmp_path / "other.net", SMALL.shape)]
    theirs = trainer.players().opponent
    assert theirs is not None
    model = Model(net.shape)
    load_arrays(model, read(tmp_path / "other.net").weights)
    seen = trainer.play.fleets[0].observations
    assert torch.allclose(theirs(seen).slots, model(seen).slots, atol=1e-5)
    checkpoint.save(trainer, folder, {})
    (kept,) = loaded(folder).opponents
    assert all(torch.equal(kept[name], value) for name, value in trainer.opponents[0].items())


def test_nets_that_a_flag_names_are_kept_until_others_are_named(
    folder: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    def trained(*flags: str) -> int:
        return main(["train", str(folder), "--device", "cpu", "--updates", "1", *flags])

    files = [str(tmp_path / name) for name in ("one.net", "two.net")]
    for file in files:
        write(Path(file), untaught(SMALL.shape))
    assert [trained("--opponents", *files), len(loaded(folder).opponents)] == [0, 2]
    assert [trained(), len(loaded(folder).opponents)] == [0, 2]
    assert [trained("--opponents", files[0]), len(loaded(folder).opponents)] == [0, 1]
    assert trained("--opponents", "nowhere.net") == 2
    assert capsys.readouterr().err == "kontor: train: nowhere.net: No such file or directory\n"
    assert (loaded(folder).updates, len(loaded(folder).opponents)) == (6, 1)


def test_a_net_that_could_not_play_here_is_refused(tmp_path: Path) -> None:
    write(tmp_path / "tiny.net", untaught())
    with pytest.raises(ValueError, match="a net of shape 8,8,8,8,2,8; an opponent needs that of the run"):
        opponent(tmp_path / "tiny.net", SMALL.shape)
    with pytest.raises(ValueError, match=r"no\.net: No such file"):
        opponent(tmp_path / "no.net", SMALL.shape)


def test_a_schedule_may_change_but_not_the_games(folder: Path) -> None:
    assert loaded(folder, rate=1e-4).settings.rate == 1e-4
    assert refused(folder, games=16) == f"{folder}: games is 8 there and cannot become 16"
    assert refused(folder, shape=Shape(1, 2, 3, 4, 5, 6)).endswith(" there and cannot become 1,2,3,4,5,6")


def test_a_checkpoint_of_another_mix_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(mixture.MIXES, "toy", (MixturePart(1, {"board": "toy", "players": 4}),))
    assert refused(folder) == f"{folder}: the mix 'toy' was another one when it was written"


def test_a_checkpoint_of_other_versions_is_refused(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(checkpoint, "versions", lambda: {"observation": 99})
    assert refused(folder).endswith('this version of Kontor has {"observation": 99}')


def test_games_or_older_nets_that_cannot_be_unpacked_are_refused(folder: Path) -> None:
    content = checkpoint.read_part(folder / checkpoint.GAMES_FILE)
    (seed, data, dealt), *others = content["fleets"][0]
    cut = {**content, "fleets": [[(seed, data[:-5], dealt), *others], *content["fleets"][1:]]}
    checkpoint.write_part(folder / checkpoint.GAMES_FILE, cut)
    assert refused(folder).startswith(f"{folder}: damaged: Error -5 while decompressing")
    checkpoint.write_part(folder / checkpoint.GAMES_FILE, content)
    checkpoint.write_part(folder / checkpoint.POOL_FILE, {"updates": content["updates"]})
    assert refused(folder) == f"{folder}: damaged: 'pool'"


@pytest.mark.parametrize("name", checkpoint.CHECKPOINT_FILES)
def test_a_changed_cut_or_missing_file_is_refused(folder: Path, name: str) -> None:
    path, dice = folder / name, Random(name)
    whole = path.read_bytes()
    changed = bytearray(whole)
    for place in (*range(60), *(dice.randrange(len(whole)) for _ in range(60))):
        changed[place] ^= dice.randrange(1, 256)
        path.write_bytes(changed)
        assert refused(folder) == f"{path}: damaged: its digest is wrong"
        changed[place] = whole[place]
    for length in (0, 1, len(whole) - 1, *(dice.randrange(len(whole)) for _ in range(20))):
        path.write_bytes(whole[:length])
        assert refused(folder) == f"{path}: damaged: its digest is wrong"
    path.unlink()
    assert refused(folder) == f"{path}: there is no such file"
    path.write_bytes(whole)
    assert loaded(folder).updates == 3


def test_a_run_from_before_digests_goes_on(folder: Path) -> None:
    for name in checkpoint.CHECKPOINT_FILES:
        torch.save(checkpoint.read_part(folder / name), folder / name)
    assert loaded(folder).updates == 3
    path = folder / checkpoint.POOL_FILE
    path.write_bytes(path.read_bytes()[:-200])
    assert refused(folder).startswith(f"{path}: damaged")


def test_a_checkpoint_that_cannot_be_written_leaves_the_one_before(folder: Path) -> None:
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    (folder / f"{checkpoint.GAMES_FILE}.new").mkdir()
    with pytest.raises(IsADirectoryError):
        checkpoint.save(advanced(loaded(folder), 1), folder, {})
    (folder / f"{checkpoint.GAMES_FILE}.new").rmdir()
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_files_of_different_moments_are_refused(folder: Path) -> None:
    content = checkpoint.read_part(folder / checkpoint.OPTIMISER_FILE)
    checkpoint.write_part(folder / checkpoint.OPTIMISER_FILE, {**content, "updates": 2})
    assert "its files are of different moments" in refused(folder)


def test_weights_that_are_not_numbers_are_refused(folder: Path) -> None:
    content = checkpoint.read_part(folder / checkpoint.WEIGHTS_FILE)
    content["model"]["game.bias"][0] = float("nan")
    checkpoint.write_part(folder / checkpoint.WEIGHTS_FILE, content)
    assert refused(folder) == f"{folder}: not all weights are numbers"


def test_a_run_keeps_a_log_and_curves(tmp_path: Path) -> None:
    said: list[str] = []
    Run(Trainer(SMALL), tmp_path, Limits(updates=2), said.append).go()
    (entry,) = [json.loads(line) for line in (tmp_path / LOG_FILE).read_text("utf-8").splitlines()]
    assert (entry["updates"], entry["decisions"], len(said)) == (2, 64, 1)
    assert (tmp_path / CURVES_FILE).read_text("utf-8").startswith("<svg")
