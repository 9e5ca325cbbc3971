"""Players of Glen More II."""

from clachan.bots.glenmore.choosers import CHOOSERS

__all__ = ["CHOOSERS"]
