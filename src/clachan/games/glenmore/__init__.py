"""Glen More II: Chronicles, for two to four players."""

from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING

from clachan.core.game import Game

if TYPE_CHECKING:
    from clachan.games.glenmore.state import State


@cache
def open_game() -> "Game[State]":
    """The game, ready to play."""
    from clachan.core.copying import pickle_states
    from clachan.games.glenmore import (
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
    from clachan.games.glenmore.components import data_values, load_components
    from clachan.games.glenmore.options import OPTIONS, barred, has_secrets, read_options
    from clachan.games.glenmore.rules import answering
    from clachan.games.glenmore.state import State

    pickle_states(State, "glenmore", dealing.laid)
    return Game(
        name="glenmore",
        title="Glen More II: Chronicles",
        rules=3,
        rounds=scoring.ROUNDS,
        words=files("clachan.games.glenmore.words"),
        rulebook=files("clachan.games.glenmore") / "rulebook.toml",
        option_list=OPTIONS,
        catalogue=narrate.CATALOGUE,
        read_options=read_options,
        barred=barred,
        draw_layout=dealing.draw_layout,
        setup=dealing.setup,
        deal=dealing.deal,
        seat=engine.seat,
        legal_numbers=engine.legal_numbers,
        why_not=judge.why_not,
        apply=engine.apply,
        copy=State.copy,
        turn=lambda state: int(state.turn),
        round=scoring.current_round,
        reveals=engine.reveals,
        is_secret=engine.is_secret,
        secrets=has_secrets,
        unseen=dealing.unseen,
        question=question.question,
        view=view.view,
        scores=scoring.scores,
        narrate=narrate.narrate,
        cost=question.cost,
        fault=invariants.fault,
        redeal=answering.redeal,
        play_out=playout.play_out,
        play_asking=playout.play_asking,
        perft=playout.perft,
        key=state_key.key,
        data_digest=lambda: load_components().digest,
        data_values=data_values,
        compiled=lambda: not engine.__file__.endswith(".py"),
        constant=frozenset({"printed", "table", "lent", "watch", "watching"}),  # as in every copy
        kinds=decisions.NAMES,
        seat_names=lambda state: [narrate.seat_name(state, seat) for seat in range(state.printed.players)],
    )
