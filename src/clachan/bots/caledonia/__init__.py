"""Players of Clans of Caledonia."""

from clachan.bots.caledonia.mind import MIND

__all__ = ["MIND"]
