"""What an operator measures, in the words of Prometheus. Each process counts, one answers for all."""

import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager

from prometheus_client import REGISTRY, CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.core import Metric
from prometheus_client.parser import text_string_to_metric_families

FAST = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5, 15)
SLOW = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 20, 60)

tables = Gauge("clachan_tables", "Tables in the memory of this process")
pages = Gauge("clachan_pages", "Pages that are open at those tables")
events = Counter("clachan_events", "Moves and other events stored")
answers = Histogram("clachan_answer_seconds", "From a page's request to its answer", ["kind"], buckets=FAST)
refusals = Counter("clachan_refusals", "Requests that were refused", ["code"])
requests = Counter("clachan_requests", "Requests outside of tables", ["status"])
store = Histogram("clachan_store_seconds", "What a transaction with events takes", buckets=FAST)
store_failures = Counter("clachan_store_failures", "Transactions with events that failed")
bots_asked = Gauge("clachan_bots_asked", "Bots that think, or wait for a worker")
thinkers = Gauge("clachan_thinkers", "Processes of other machines that think for this server's bots")
thoughts = Counter("clachan_thoughts", "Answers of bots that came from other machines")
bots = Histogram("clachan_bot_seconds", "How long a bot's answer takes, waiting included", buckets=SLOW)
handed_on = Counter("clachan_handed_on", "Pages and requests whose table another process has", ["what"])


@contextmanager
def timed(histogram: Histogram) -> Iterator[None]:
    """Observe how long this takes, whether it succeeds or not."""
    began = time.perf_counter()
    try:
        yield
    finally:
        histogram.observe(time.perf_counter() - began)


def exposition() -> bytes:
    """What this process has counted."""
    return generate_latest(REGISTRY)


class Together:
    """The counts of several processes, told apart by a label."""

    def __init__(self, texts: Iterable[tuple[str, bytes]]) -> None:
        self._families: dict[str, Metric] = {}
        for process, text in texts:
            for family in text_string_to_metric_families(text.decode()):
                known = self._families.setdefault(
                    family.name, Metric(family.name, family.documentation, family.type)
                )
                for sample in family.samples:
                    known.samples.append(sample._replace(labels={**sample.labels, "process": process}))

    def collect(self) -> Iterable[Metric]:
        return self._families.values()


def together(texts: Iterable[tuple[str, bytes]]) -> bytes:
    registry = CollectorRegistry()
    registry.register(Together(texts))
    return generate_latest(registry)
