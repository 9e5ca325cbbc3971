"""Clans of Caledonia, for one to four players."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from clachan.core.game import Game

if TYPE_CHECKING:
    from clachan.games.caledonia.state import State


@cache
def open_game() -> "Game[State]":
    """The game, ready to play."""
    from clachan.core.copying import pickle_states
    from clachan.games.caledonia import (
        dealing,
        decisions,
        engine,
        invariants,
        judge,
        narrate,
        playout,
        question,
        scoring,
        state_key,
        view,
    )
    from clachan.games.caledonia.components import data_values, load_components
    from clachan.games.caledonia.options import OPTIONS, read_options
    from clachan.games.caledonia.state import ROUNDS, State

    pickle_states(State, "caledonia", dealing.laid)
    return Game(
        name="caledonia",
        title="Clans of Caledonia",
        rules=2,
        rounds=ROUNDS,
        words=files("clachan.games.caledonia.words"),
        rulebook=files("clachan.games.caledonia") / "rulebook.toml",
        option_list=OPTIONS,
        catalogue=narrate.CATALOGUE,
        read_options=read_options,
        draw_layout=dealing.draw_layout,
        setup=dealing.setup,
        deal=dealing.deal,
        seat=engine.seat,
        legal_numbers=engine.legal_numbers,
        why_not=judge.why_not,
        apply=engine.apply,
        copy=State.copy,
        turn=lambda state: int(state.turn),
        round=lambda state: int(state.round),
        reveals=engine.reveals,
        is_secret=lambda state: False,
        question=question.question,
        view=view.view,
        scores=scoring.scores,
        narrate=narrate.narrate,
        cost=question.cost,
        fault=invariants.fault,
        redeal=lambda state, seat, rng: None,
        play_out=playout.play_out,
        play_asking=playout.play_asking,
        perft=playout.perft,
        key=state_key.key,
        data_digest=lambda: load_components().digest,
        data_values=data_values,
        compiled=lambda: not engine.__file__.endswith(".py"),
        roles=lambda state: [view.clan_name(player) for player in state.players],
        constant=frozenset({"printed"}),
        kinds=decisions.NAMES,
        seat_names=lambda state: [narrate.seat_name(state, seat) for seat in range(state.printed.players)],
    )
