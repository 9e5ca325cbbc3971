"""Writes the texts beside this file anew, after a deliberate change of rules or words (scripts/generate)."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from tests.playthroughs.telling import PLAYTHROUGHS, told

for playthrough in PLAYTHROUGHS:
    playthrough.path.write_text(told(playthrough), encoding="utf-8")
