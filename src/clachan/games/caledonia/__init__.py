"""Clans of Caledonia, for one to four players."""

from functools import cache
from importlib.resources import files

from clachan.core.game import Game


@cache
def open_caledonia() -> Game:
    """The game, ready to play."""
    from clachan.games import plain
    from clachan.games.caledonia import (
        dealing,
        engine,
        invariants,
        judge,
        narrate,
        playout,
        question,
        scoring,
        view,
    )
    from clachan.games.caledonia.components import load_components
    from clachan.games.caledonia.options import OPTIONS, read_options
    from clachan.games.caledonia.state import State

    return Game(
        name="caledonia",
        title="Clans of Caledonia",
        words=files("clachan.games.caledonia.words"),
        option_list=OPTIONS,
        catalogue=narrate.CATALOGUE,
        read_options=read_options,
        draw_layout=dealing.draw_layout,
        setup=dealing.setup,
        deal=dealing.deal,
        seat=engine.seat,
        legal_numbers=engine.legal_numbers,
        why_not=plain.reasons(judge.why_not),
        apply=engine.apply,
        copy=State.copy,
        turn=lambda state: int(state.turn),
        reveals=engine.reveals,
        is_secret=lambda state: False,
        question=question.question,
        view=view.view,
        scores=scoring.scores,
        narrate=narrate.narrate,
        cost=plain.costs(question.cost),
        fault=invariants.fault,
        redeal=lambda state, seat, rng: None,
        play_out=playout.play_out,
        play_asking=playout.play_asking,
        perft=playout.perft,
        key=playout.key,
        data_digest=lambda: load_components().digest,
        compiled=lambda: not engine.__file__.endswith(".py"),
        seat_names=lambda state: [narrate.seat_name(state, seat) for seat in range(state.printed.players)],
    )
