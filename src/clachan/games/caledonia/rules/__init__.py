"""The rules, one file for each chapter of the rulebook.

In each file: `legal_…` writes the legal actions fast, `why_not_…` judges one action in a sentence and
shares nothing with the generator, `apply_…` carries an action out.
"""
