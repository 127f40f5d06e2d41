"""The command `kontor train`, also `python -m kontor.learn` where the packages of the terminal are missing."""

import argparse
from typing import Any, Final

from kontor.learn.argument_types import count, period, share
from kontor.learn.mixture import MIXES
from kontor.learn.settings import Settings
from kontor.nets.shape import Shape

ABOUT: Final = (
    "Teaches a net by self-play. A folder holds the run: checkpoints, the net, a log and curves. A second call with\n"
    "the same folder goes on where the first one stopped."
)
EXAMPLES: Final = (
    "kontor train runs/first --minutes 10                       on an accelerator, or slowly without one",
    "kontor train runs/first --minutes 10 --gauntlet 40         10 minutes more, with a gauntlet at each checkpoint",
    "kontor train runs/small --mix duel --games 64 --shape 32,32,32,32,1,32 --minutes 5",
    "kontor train runs/first --minutes 10 --opponents other.net    plays against that net, too",
    "kontor train runs/second --from runs/first/kontor.net --opponents other.net --minutes 10    goes on from a net",
    "kontor train runs/holes --exploit runs/first/kontor.net --minutes 5    how much one wins who learns to beat it",
    "kontor train --bench                                       how fast it would be",
)
NUMBER_FLAGS: Final = {
    "games": "games side by side",
    "steps": "decisions per game between two updates",
    "seed": "seed of the run",
    "cap": "rounds after which a game is broken off",
    "plan": "decisions of the whole schedule",
    "epochs": "how often each decision is learned from that is used at all",
    "batch": "decisions per step of the optimiser",
    "pool": "older nets that are kept as opponents",
    "pool_every": "updates between two of them",
}
FRACTIONS: Final = {
    "rate": "step size at the beginning",
    "last_rate": "step size at the end, as a share of that",
    "entropy": "reward for staying undecided at the beginning",
    "last_entropy": "and at the end",
    "shaping": "share of the plan during which points on the way count",
    "league": "share of games against older nets and rule styles",
    "styles": "share of those that are against rule styles",
    "used": "share of the decisions that an update learns from",
    "aux": "weight of the predictions besides the utility",
}


def add_options(parser: argparse.ArgumentParser) -> None:
    """The flags of the command."""
    usual = Settings()
    parser.add_argument("folder", nargs="?", metavar="FOLDER", help="where the run is kept")
    parser.add_argument("--from", dest="start", metavar="NET", help="a file: a new run starts from this net")
    parser.add_argument(
        "--exploit", metavar="NET", help="a file: a new run learns only to beat this net, from which it starts itself"
    )
    parser.add_argument("--minutes", type=period, metavar="N", help="how long to learn")
    parser.add_argument("--updates", type=count, metavar="N", help="how many updates to make")
    parser.add_argument("--device", metavar="NAME", help="cuda or cpu (default: cuda where there is one)")
    parser.add_argument("--threads", type=count, metavar="N", help="that step games (default: all cores but one)")
    parser.add_argument(
        "--processor-games", action="store_true", help="let the processor step the games, even with a GPU"
    )
    parser.add_argument("--no-compile", action="store_true", help="do not compile the net, which takes a while")
    parser.add_argument(
        "--save-every", type=period, default=120, metavar="S", help="seconds between checkpoints (default: 120)"
    )
    parser.add_argument("--gauntlet", type=int, default=0, metavar="N", help="games against rule at each checkpoint")
    parser.add_argument("--gauntlet-jobs", type=count, default=1, metavar="N", help="processes for them (default: 1)")
    parser.add_argument("--bench", action="store_true", help="measure the speed instead")
    group = parser.add_argument_group("how it learns; stored with the run")
    group.add_argument("--mix", choices=MIXES, help=f"which games (default: {usual.mix})")
    group.add_argument(
        "--shape", metavar="W,H,G,M,B,E", help=f"sizes of the net (default: {','.join(map(str, usual.shape))})"
    )
    group.add_argument(
        "--opponents",
        nargs="+",
        metavar="FILE",
        help="nets that stay among the older ones, instead of those named before",
    )
    group.add_argument("--by", metavar="NAME", help="who trains the net; it is written into the file")
    for names, kind in ((NUMBER_FLAGS, count), (FRACTIONS, share)):
        for name, about in names.items():
            flag = "--" + name.replace("_", "-")
            group.add_argument(flag, type=kind, metavar="N", help=f"{about} (default: {getattr(usual, name):g})")


def changes_of(args: argparse.Namespace) -> dict[str, Any]:
    """The settings that were given."""
    given = {name: getattr(args, name) for name in ("mix", "by", *NUMBER_FLAGS, *FRACTIONS)}
    changes = {name: value for name, value in given.items() if value is not None}
    if args.shape is not None:
        sizes = args.shape.split(",")
        if len(sizes) != len(Shape._fields) or not all(size.isdigit() and int(size) for size in sizes):
            raise ValueError(f"shape={args.shape!r}: expected {len(Shape._fields)} numbers")
        changes["shape"] = Shape(*map(int, sizes))
    return changes
