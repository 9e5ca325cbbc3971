"""Environments for research: observation arrays, PettingZoo, Gymnasium, OpenSpiel and many games at once.

Nothing here is imported unless it is asked for, because each part needs other libraries (`clachan[research]`,
`clachan[openspiel]`).
"""
