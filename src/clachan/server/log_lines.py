"""The log: one JSON object for each line, and no floods of the same."""

import json
import logging
import time

from clachan.server.request_ids import current

AT_ONCE, WINDOW = 20, 10.0
"""So many lines of one kind in so many seconds; of more than that only the number is told."""


class JsonLines(logging.Formatter):
    """One JSON object for each line of the log."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)),
            "level": record.levelname,
            "from": record.name,
            "message": record.getMessage().strip(),
        }
        if current.get():
            line["request"] = current.get()
        if left_out := getattr(record, "left_out", 0):
            line["left out"] = left_out
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False)


class NoFloods(logging.Filter):
    """Lets a few lines of one kind through; the next one after a while tells how many were left out."""

    def __init__(self) -> None:
        super().__init__()
        self._kinds: dict[tuple[str, int, str], list[float]] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        kind = (record.name, record.levelno, str(record.msg))
        began, count, left_out = self._kinds.get(kind, [record.created, 0, 0])
        if record.created - began >= WINDOW:
            record.left_out = int(left_out)
            began, count, left_out = record.created, 0, 0
        allowed = count < AT_ONCE
        self._kinds[kind] = [began, count + 1, left_out + (not allowed)]
        return allowed


def log_as_json() -> None:
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines())
    handler.addFilter(NoFloods())
    logging.basicConfig(level=logging.INFO, handlers=[handler], force=True)
    logging.getLogger("alembic").setLevel(logging.WARNING)  # a store that is up to date is no news
