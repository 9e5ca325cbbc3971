"""The games. Each stands on the core alone and knows nothing of the others."""

from clachan.core.game import Game, register


def _caledonia() -> Game:
    from clachan.games.caledonia import open_caledonia

    return open_caledonia()


register("caledonia", _caledonia)


def _glenmore() -> Game:
    from clachan.games.glenmore import open_glenmore

    return open_glenmore()


register("glenmore", _glenmore)
