"""For all tests."""

import os

# The tests run in several processes, and numpy's threads would only wait for each other there.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
