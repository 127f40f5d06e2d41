"""`python -m tools.geometry [SIDE ...]`: problems, then the tightest measures of each side."""

import sys

from kontor.boards import board, board_ids, geometry
from tools.geometry import check


def main(sides: list[str]) -> int:
    gauges = {side: check(board(side), geometry(side)) for side in sides}
    problems = [f"{side}: {problem}" for side, gauge in gauges.items() for problem in gauge.problems]
    print("\n".join(problems) or "All distances are kept.")
    measured = sorted({measure for gauge in gauges.values() for measure in gauge.tightest})
    print(f"\n{'':24}{'limit':>7}" + "".join(f"{side:>14}" for side in sides))
    for measure in measured:
        cells = [gauge.tightest.get(measure) for gauge in gauges.values()]
        limit = next(cell[1] for cell in cells if cell)
        row = "".join(f"{cell[0]:14.2f}" if cell else f"{'':14}" for cell in cells)
        print(f"{measure:24}{limit:>7g}{row}")
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:] or list(board_ids())))
