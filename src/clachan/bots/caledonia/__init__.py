"""Players of Clans of Caledonia."""

from clachan.bots.caledonia.choosers import CHOOSERS

__all__ = ["CHOOSERS"]
