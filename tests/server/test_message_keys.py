"""What is sent of a table, before and during the game and in lists: every key is declared, whatever was agreed."""

from collections.abc import Iterator
from dataclasses import fields

import msgspec

from kontor import catalog
from kontor.catalog import Options
from kontor.rules.ids import TAKES, TRADER_ONLY
from kontor.server.commands import making
from kontor.server.tables.keys import Caller, hash_of
from kontor.server.tables.present import card, view
from kontor.server.tables.table import Table
from kontor.wire import requests
from kontor.wire.answers import Lobby, Situation, TableCard
from tests.play.configurations import ALL
from tests.server.playing import Json
from tests.server.test_view_types import keys_of

HOST = Caller(hash_of("host"))


def forms() -> Iterator[Options]:
    """Games of every kind: each option has every value in one of them."""
    for each in ALL:
        yield catalog.options(each.board, each.players, each.edition, each.modules, each.duo)
    for take in TAKES:
        yield catalog.options(modules=("favours",), take=take)
    markers = [name for name, count in catalog.pile_choice("hansa", 4, "bigbox").items() for _ in range(count)]
    yield catalog.options(modules=("promos",), pile=markers[: catalog.PILE_SIZE])
    for module in catalog.MODULES.keys() - {module for each in ALL for module in each.modules}:
        yield catalog.options(modules=(module,))


def lobby(options: Options) -> Table:
    wanted = requests.NewGame(
        seats=[requests.OpenSeat() for _ in range(options.players)],
        board=options.board,
        edition=options.edition,
        modules=list(options.modules),
        duo=options.duo,
        pile=None if options.pile is None else list(options.pile),
        take=options.take,
    )
    return Table.draft("table", *making.create(wanted, [None] * options.players, host="host", invite="invite"))


def started(table: Table) -> Table:
    seats = making.start(table, HOST, requests.Start(fill="random"))
    return Table.draft("table", table.agreed, *seats)


def sent(message: object) -> Json:
    """A message as it goes over the wire."""
    found: Json = msgspec.json.decode(msgspec.json.encode(message))
    return found


def test_every_option_and_every_module_is_agreed_in_one_of_the_games() -> None:
    usual = catalog.options()
    differing = {name for form in forms() for name in (each.name for each in fields(Options))
                 if getattr(form, name) != getattr(usual, name)}  # fmt: skip
    assert differing == {each.name for each in fields(Options)}
    assert {module for form in forms() for module in form.modules} == set(catalog.MODULES)


def test_every_key_that_is_sent_of_a_table_is_declared() -> None:
    for options in forms():
        table = lobby(options)
        game = started(table)
        keys_of(sent(view(table, HOST)), Lobby)
        keys_of(sent(view(game, HOST)), Situation)
        for each in (table, game):
            keys_of(sent(card(each)), TableCard)
            msgspec.convert(sent(card(each)), TableCard, strict=True)


def test_what_was_agreed_on_is_sent_to_everybody() -> None:
    for options in forms():
        table = lobby(options)
        agreed = {name: value for name, value in options.as_dict().items() if name != "pile"}
        assert ("take" in agreed) == (options.take != TRADER_ONLY)
        for message in (view(table, Caller(None)), view(started(table), Caller(None)), card(table)):
            found = sent(message)
            assert {name: found.get(name) for name in agreed} == agreed
            assert ("take" in found) == ("take" in agreed)
