"""The board as text: nothing is left out, nothing is too wide, nothing secret shows."""

from typing import Any

import pytest
from rich.text import Text

import kontor
from kontor.cli.board_text import cities, routes
from kontor.cli.desks import NAME_WIDTH, desks, extras, full_desks, meter
from kontor.cli.event_words import changed_posts, news
from kontor.cli.output import ASCII, out
from kontor.cli.scene import open_scene, scene_of
from kontor.cli.screen import board_lines, headline, screen
from tests.cli.typist import BOARDS, played
from tests.support import situation

every_board = pytest.mark.parametrize("options", BOARDS, ids=lambda options: "-".join(map(str, options.values())))


def plain(lines: list[Text]) -> str:
    return "\n".join(line.plain for line in lines)


def position(**facts: Any) -> kontor.Game:
    return situation(**{"supply": "5t 5t 5t", **facts})  # without the merchants, which stand elsewhere


@every_board
@pytest.mark.parametrize("decisions", [0, 150])
def test_everything_fits_the_width(options: dict[str, Any], decisions: int) -> None:
    game = played(decisions, level="claim", **options)
    for width in (60, 77, 78, 80, 100, 140):
        scene = scene_of(game, 0)
        told = news(scene, game, 0)
        lines = screen(scene, told, [str(action) for action in game.legal_actions()], width, 40)
        for line in (*lines, *board_lines(scene, width), *full_desks(scene, width)):
            assert line.cell_len <= width, line.plain


@every_board
def test_every_city_route_and_player_is_there(options: dict[str, Any]) -> None:
    game = played(120, **options)
    scene = scene_of(game, 0)
    shown = plain(board_lines(scene, 100))
    for city in game.board.facts.cities:
        assert city.name in shown
    for route in game.board.facts.routes:
        assert route.id in shown
    below = plain(desks(scene, 100))
    assert all(name[:NAME_WIDTH] in below for name in game.names)


def test_the_headline_names_every_optional_rule() -> None:
    game = kontor.new_game(modules=("missions", "favours"), take="tradesman")
    assert headline(scene_of(game, 0)).endswith("bigbox, missions, favours, take tradesman, decision 1")


@pytest.mark.parametrize(("width", "height", "players"), [(100, 38, 4), (100, 38, 5), (80, 22, 3), (80, 22, 5)])
@pytest.mark.parametrize("decisions", [0, 50, 100, 200])
def test_one_screen_shows_what_a_player_needs(width: int, height: int, players: int, decisions: int) -> None:
    game = played(decisions, players=players, modules=("missions", "favours"))
    if game.is_over:
        game.undo()
    scene = scene_of(game, game.decider)
    lines = screen(scene, news(scene, game, 0), [str(action) for action in game.legal_actions()], width, height)
    shown = plain(lines)
    assert len(lines) <= height
    for needed in ("End: prestige", "Your mission: ", "Favours: ", "supply stock", "You – "):
        assert needed in shown
    if width == 100:
        assert "not shown" not in shown


def test_a_city_shows_offices_extra_offices_abilities_and_who_controls_it() -> None:
    game = position(offices="goettingen 1t, hamburg 0t 2m", extra_offices="hamburg 1t 0m", markers="stack")
    shown = plain(cities(scene_of(game, 0), 100))
    assert "1 Göttingen 1■ o□ actions" in shown
    assert "0 Hamburg    0● 1■│ 0■ 2● b□" in shown
    assert "  Groningen  w□+ o○ book" in shown


def test_a_route_shows_posts_markers_and_what_lies_above_it() -> None:
    game = position(
        modules=["promos"],
        posts="hamburg-luebeck 0t - 1m, goslar-magdeburg 2t 2t",
        markers={
            "board": {"arnheim-muenster": "plus-3"},
            "tributes": [["arnheim-muenster", 1]],
            "blocks": [["arnheim-kampen", 2]],
        },
    )
    shown = [" ".join(line.plain.split()) for line in routes(scene_of(game, 0), 40)]
    assert "hamburg-luebeck 0■· 1●" in shown
    assert "goslar-magdeburg 2■2■" in shown
    assert "arnheim-muenster ◆+3 tribute1■ · · ·" in shown
    assert "arnheim-kampen block2■ · · ·" in shown
    used = plain(routes(scene_of(game, 0), 40, used_only=True))
    assert len(used.splitlines()) == 4


def test_ships_permits_regions_and_green_cities_are_named() -> None:
    britannia = plain(board_lines(scene_of(kontor.new_game("britannia", 4), 0), 100))
    assert "Cardiff W   w□ o□ p□ p○ b○ permit W" in britannia
    assert "privilege permit W/S" in britannia
    assert "~" in britannia
    east = plain(board_lines(scene_of(kontor.new_game("east", 3), 0), 100))
    assert "Waren       actions purse green" in east
    assert "◆move-two" in east


def test_desks_show_values_steps_left_and_what_is_held() -> None:
    game = position(
        abilities="actions 2 privilege 3 purse 3", supply="4t+1m 0 7t", markers="unused swap plus-4, used move-three"
    )
    scene = scene_of(game, 0)
    first = desks(scene, 80)[1].plain
    assert " 1···· 3···    b    2··· all " in first
    assert "4■1●" in first
    assert first.endswith("swap +4 1 used")
    full = plain(full_desks(scene, 100))
    assert "actions 2 3 [3] 4 4 5" in full
    assert "unused markers: swap, plus-4" in full


def test_a_narrow_terminal_gets_shorter_desks_with_the_markers_below() -> None:
    names = ["Bartholomew the Elder", "Ben", "Cy"]
    unused = [["extra-office"] * 3, [], ["swap"]]
    game = kontor.from_position(
        {"board": "hansa", "players": 3, "abilities": [{"actions": 2}, {}, {}], "markers": {"unused": unused}}, names
    )
    lines = desks(scene_of(game, 0), 60)
    assert all(line.cell_len <= 60 for line in lines)
    assert lines[0].plain.split() == ["player", "pts", "total", "key", "act", "pri", "boo", "pur", "suppl", "stock"]
    assert lines[1].plain.split() == ["►", "0", "Bartholome", "0", "3", "1", "3", "w", "2", "3", "5■1●", "8■0●"]
    assert " ".join(plain(lines[4:]).split()) == "Markers: 0: extra extra extra 2: swap"


def test_long_names_leave_room_for_the_markers() -> None:
    game = kontor.new_game(names=["Bartholomew the Elder", "Maximilian the First", "Cy", "Di"], seed=1)
    assert all(line.cell_len <= 80 for line in desks(scene_of(game, 0), 80))


def test_many_markers_take_a_second_line_instead_of_being_cut() -> None:
    held = ["extra-office"] * 3 + ["swap"] * 2 + ["move-three"] * 2
    game = position(markers={"unused": [held, [], []]})
    lines = desks(scene_of(game, 0), 80)
    assert all(line.cell_len <= 80 for line in lines)
    assert plain(lines).count("extra") == 3
    assert plain(lines).count("move3") == 2


def test_the_end_meter_and_the_awards() -> None:
    game = position(prestige=[17, 0, 0], east_west=[1], special_prestige={"8": 2}, markers="stack swap")
    (line, *rest) = meter(scene_of(game, 0), 100)
    assert line.plain == "End: prestige 17/20  full cities 0/10  pile 1  Arnheim–Stendal 4 2  Coellen w○7 2●8 p○9 b○11"
    assert rest == []
    assert {span.style for span in line.spans} >= {"bold yellow"}  # both ends are near


def test_missions_of_others_stay_secret_and_are_open_to_who_holds_the_record() -> None:
    game = played(80, players=3, modules=("missions",))
    own = plain(extras(scene_of(game, 1), 100))
    assert own.startswith("Your mission: ")
    assert "Mission of" not in own
    assert plain(extras(scene_of(game, None), 100)) == ""
    assert plain(extras(open_scene(game), 100)).count("Mission of") == 3
    assert "+?" not in plain(desks(open_scene(game), 100))


def test_a_mission_tells_where_one_stands() -> None:
    game = position(
        modules=["missions"],
        missions=[["osnabrueck", "stendal", "paderborn"], None, None],
        offices="stendal 0t 1m, paderborn 0t",
    )
    assert plain(extras(scene_of(game, 0), 100)) == "Your mission: Osnabrück  Stendal (office)  Paderborn (controlled)"


def test_the_neutral_player_is_n() -> None:
    game = kontor.new_game("hansa", 2, duo="classic")
    assert "n■" in plain(routes(scene_of(game, 0), 80))
    taken = situation(players=2, duo="classic", offices="hamburg nt")
    assert "n Hamburg    n■" in plain(cities(scene_of(taken, 0), 100))


def test_letters_serve_where_there_are_no_signs() -> None:
    game = played(60, players=3)
    scene = scene_of(game, 0, ASCII)
    lines = screen(scene, news(scene, game, 0), ["end"], 100, 60)
    assert plain(lines).isascii()


def test_colours_only_on_a_terminal_and_never_with_no_color(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    scene = scene_of(played(60, players=3), 0)
    out().print(scene.piece("0t"))
    assert capsys.readouterr().out == "0■\n"
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm-256color")
    out().print(scene.piece("0t"))
    assert capsys.readouterr().out == "\x1b[1;37;41m0■\x1b[0m\n"
    monkeypatch.setenv("NO_COLOR", "1")
    out().print(scene.piece("0t"))
    assert capsys.readouterr().out == "\x1b[1m0■\x1b[0m\n"


def test_what_changed_lately_is_underlined() -> None:
    game = kontor.new_game(players=3, seed=1)
    game.play("place t hamburg-luebeck/2")
    assert changed_posts(game.events()) == {"hamburg-luebeck/2"}
    scene = scene_of(game, 0, fresh=changed_posts(game.events()))
    line = next(line for line in routes(scene, 40) if "hamburg-luebeck" in line.plain)
    assert any("underline" in str(span.style) for span in line.spans)
