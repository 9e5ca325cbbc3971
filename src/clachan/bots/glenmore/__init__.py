"""Players of Glen More II."""

from clachan.bots.glenmore.mind import MIND

__all__ = ["MIND"]
