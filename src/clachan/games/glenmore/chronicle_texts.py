"""The texts of the chronicles' own actions, by chronicle. `actions.py` says which numbers each chronicle has."""

TEXTS: dict[int, tuple[str, ...]] = {}
