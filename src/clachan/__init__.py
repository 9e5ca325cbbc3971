"""Clachan: an open digital table for Clans of Caledonia and Glen More II: Chronicles."""

from clachan import plain

plain.install()

__version__ = "0.1.0"
