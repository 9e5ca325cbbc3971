"""Clans of Caledonia, for one to four players."""

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from clachan.core.game import Game, Layout
from clachan.core.options import Options
from clachan.core.rng import Rng

if TYPE_CHECKING:
    from clachan.games.caledonia.board import Board
    from clachan.games.caledonia.ground import Ground
    from clachan.games.caledonia.sheet import Sheet


@cache
def open_caledonia() -> Game:
    """The game, ready to play."""
    from clachan.games.caledonia import engine, invariants, judge, narrate, playout, question, scoring, view
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.options import OPTIONS, read_options
    from clachan.games.caledonia.state import State

    return Game(
        name="caledonia",
        title="Clans of Caledonia",
        option_list=OPTIONS,
        catalogue=narrate.CATALOGUE,
        read_options=read_options,
        draw_layout=_draw_layout,
        setup=_setup,
        seat=engine.seat,
        legal_numbers=engine.legal_numbers,
        why_not=judge.why_not,
        apply=engine.apply,
        copy=State.copy,
        turn=lambda state: int(state.turn),
        reveals=engine.reveals,
        question=question.question,
        view=view.view,
        scores=scoring.scores,
        narrate=narrate.narrate,
        group=question.group,
        cost=question.cost,
        fault=invariants.fault,
        redeal=lambda state, seat, rng: None,
        play_out=playout.play_out,
        perft=playout.perft,
        key=playout.key,
        data_digest=lambda: load_components().digest,
        compiled=lambda: not engine.__file__.endswith(".py"),
        seat_names=lambda state: [narrate.seat_name(state, seat) for seat in range(state.printed.players)],
    )


def _draw_layout(options: Options, rng: Rng) -> Layout:
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.layout import draw_layout

    return draw_layout(load_components(), options, rng)


def _setup(options: Options, layout: Layout) -> object:
    from clachan.games.caledonia.board import port_places, with_ports
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.layout import read_layout
    from clachan.games.caledonia.printed import Printed
    from clachan.games.caledonia.setup import new_state

    components = load_components()
    table = read_layout(components, options, layout)
    players = options.number("players")
    board, ground = _laid(components.digest, table.sides, players, table.covered)
    ports = tuple(zip(port_places(components, players), table.ports, strict=False))
    sheet = _sheet(components.digest, players)
    return new_state(Printed(components, options, table, with_ports(board, ports), ground, sheet))


@lru_cache(maxsize=256)
def _laid(
    digest: str, sides: tuple[int, ...], players: int, covered: frozenset[int]
) -> "tuple[Board, Ground]":
    """A map and its tables, kept because making them takes far longer than a random game."""
    del digest  # names the data pack, so that another pack is not served from here
    from clachan.games.caledonia.board import assemble
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.ground import Ground

    components = load_components()
    board = assemble(components, sides, players, (), covered)
    return board, Ground(board, components.number("tiles.costly.land"))


@lru_cache(maxsize=16)
def _sheet(digest: str, players: int) -> "Sheet":
    del digest
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.sheet import Sheet

    return Sheet(load_components(), players)
