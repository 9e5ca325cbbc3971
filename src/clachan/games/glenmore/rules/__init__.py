"""The rules of Glen More II, one file for each chapter of the rulebook.

In each chapter stand side by side: the generator (`legal_...`), the judge (`why_not_...`) and the act
(`apply_...`).
"""
