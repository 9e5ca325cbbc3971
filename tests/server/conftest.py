"""The fixtures of these tests; what they are made of stands in visitors.py."""

import sys
from pathlib import Path

from visitors import *  # noqa: F403

ROOT = Path(__file__).parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))
