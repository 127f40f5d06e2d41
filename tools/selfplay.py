"""Games of the strongest net against itself: `python -m tools.selfplay [--games N]`, added to build/selfplay.jsonl.

Puzzles (tools.puzzles) and the field guide (tools.guide) are made of them. A line is one game: its options, the seed
it was dealt by and the slots that were chosen. Many games are played side by side, because the net evaluates several
situations faster together than one after the other. Stopped and started again, it adds what is missing.
"""

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from kontor import catalog
from kontor.bots.net_bot import NET_FILE, load
from kontor.catalog import GameOptions
from kontor.env.vector import Slots, Vector
from kontor.rules.cells import SITUATION, Cells
from kontor.rules.ruleset import Ruleset
from kontor.slots import slots
from kontor.slots.deal import seed_of
from kontor.slots.episode import OVER

TARGET: Final = Path("build/selfplay.jsonl")
KINDS: Final[dict[str, GameOptions]] = {
    "hansa-3": {"board": "hansa", "players": 3},
    "hansa-4": {"board": "hansa", "players": 4},
    "hansa-5": {"board": "hansa", "players": 5},
    "east-4": {"board": "east", "players": 4},
    "britannia-3": {"board": "britannia", "players": 3},
    "britannia-4": {"board": "britannia", "players": 4},
}
TEMPERATURE: Final = 0.5  # of the net's choices: between always the likeliest (0) and as likely as it says (1)
PARALLEL_GAMES: Final = 32
MAX_ROUNDS: Final = 40  # the net was trained with games of at most this length


class PlayedGame(NamedTuple):
    """A game that was played: its kind, how it was dealt, the slots that were chosen, whether it came to its end."""

    kind: str
    seed: int
    chosen: list[int]
    ended: bool

    def rules(self) -> Ruleset:
        """The rules it was played by."""
        return catalog.ruleset(catalog.options(**KINDS[self.kind]))

    def situations(self, rules: Ruleset) -> Iterator[tuple[Cells, bytearray, int]]:
        """Every situation that was asked about, the open slots and the one that was chosen; then the end (slot -1)."""
        cells, mask = bytearray(SITUATION), bytearray(slots.WIDTH)
        rules.backend.deal(rules.lookup, cells, self.seed)
        rules.backend.enter(rules.lookup, cells, mask)
        for slot in self.chosen:
            yield cells, mask, slot
            rules.backend.step(rules.lookup, cells, mask, slot)
        yield cells, mask, -1


def read(path: Path = TARGET) -> list[PlayedGame]:
    """All games of a file, each once; a last line that was cut is left out."""
    if not path.exists():
        return []
    lines = path.read_text("utf-8").splitlines(keepends=True)
    games = [PlayedGame(**json.loads(line)) for line in lines if line.endswith("\n")]
    return list({(game.kind, game.seed): game for game in games}.values())


def sampled(logits: NDArray[np.float32], noise: NDArray[np.float64]) -> Slots:
    """A slot for each row by chance, with Gumbel noise."""
    return np.asarray((logits / TEMPERATURE + noise).argmax(1), np.int32)


def play(kind: str, games: int, seed: int) -> Iterator[PlayedGame]:
    """Plays games of one kind and yields each when it is over. Every place plays equally many."""
    player, chance = load(NET_FILE), np.random.default_rng(seed)
    places = min(PARALLEL_GAMES, games)
    each = [games // places + (place < games % places) for place in range(places)]
    with Vector(places, cap=MAX_ROUNDS, **KINDS[kind]) as vector:
        out = vector.buffers()
        vector.reset(out, seed=seed)
        chosen: list[list[int]] = [[] for _ in each]
        dealt = [0 for _ in each]
        while running := [place for place, wanted in enumerate(each) if dealt[place] < wanted]:
            picked = out.masks.argmax(1).astype(np.int32)
            logits = player.logits(out.observations[running], out.masks[running])
            picked[running] = sampled(logits, chance.gumbel(size=logits.shape))
            vector.step(picked, out)
            for place in running:
                chosen[place].append(int(picked[place]))
                if out.dones[place]:
                    yield PlayedGame(
                        kind, seed_of(seed, place, dealt[place]), chosen[place], bool(out.dones[place] == OVER)
                    )
                    chosen[place] = []
                    dealt[place] += 1


def add(kind: str, games: int, path: Path = TARGET) -> None:
    """Plays more games of a kind and adds them to a file; each number of games that it has leads to new ones."""
    have = sum(game.kind == kind for game in read(path))
    path.parent.mkdir(exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        for number, game in enumerate(play(kind, games, seed=have), have + 1):
            file.write(json.dumps(game._asdict(), separators=(",", ":")) + "\n")
            file.flush()
            print(f"\r{kind}: {number} of {have + games} games ", end="", flush=True)
    print()


def main() -> None:
    """Plays and writes."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=340, help="games of each kind in the file")
    parser.add_argument("--kinds", default=",".join(KINDS))
    args = parser.parse_args()
    have = Counter(game.kind for game in read())
    for kind in args.kinds.split(","):
        if have[kind] < args.games:
            add(kind, args.games - have[kind])


if __name__ == "__main__":
    main()
