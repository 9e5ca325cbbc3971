"""The clock that searches look at. It is not compiled: Python hears Ctrl-C only where it runs itself."""

import time


def spent() -> float:
    """The processor time of this thread, in seconds."""
    return time.thread_time()
