"""The fixtures of these tests; what they are made of stands in browsers.py."""

from browsers import *  # noqa: F403
