"""The boards and everything printed beside them: facts only, one TOML file per board side."""

from kontor.boards.check import check_all, check_board, register
from kontor.boards.describe import as_json, describe, overview
from kontor.boards.drawing import drawn_sides, geometry
from kontor.boards.facts import (
    BoardFacts,
    City,
    MarkerKind,
    OfficeSpace,
    PrestigeSpace,
    Route,
    Track,
)
from kontor.boards.loader import (
    board,
    board_ids,
    desk,
    markers,
    optional_markers,
    read_board,
    usual_markers,
)

__all__ = [
    "BoardFacts",
    "City",
    "MarkerKind",
    "OfficeSpace",
    "PrestigeSpace",
    "Route",
    "Track",
    "as_json",
    "board",
    "board_ids",
    "check_all",
    "check_board",
    "describe",
    "desk",
    "drawn_sides",
    "geometry",
    "markers",
    "optional_markers",
    "overview",
    "read_board",
    "register",
    "usual_markers",
]
