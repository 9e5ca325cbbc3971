"""The texts of the chronicles' own actions, by chronicle; `actions.py` says which numbers each has."""

TEXTS: dict[int, tuple[str, ...]] = {}
