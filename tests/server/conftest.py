"""The fixtures of these tests; what they are made of stands in visitors.py."""

from visitors import *  # noqa: F403
