"""The browser in which pages are tested, measured and drawn."""

import os
import shutil

# The shell has no windows of its own to draw, which otherwise cost more than the pages.
BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = os.environ.get("CLACHAN_CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
