"""Clans of Caledonia as arrays of numbers."""
