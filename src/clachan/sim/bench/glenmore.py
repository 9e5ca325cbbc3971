"""What Glen More II should reach."""

from clachan.sim.bench.goal import Goal

GOAL = Goal(
    {
        "ratio": 40.0,
        "variant_ratio": 14.0,
        "match_ratio": 5.0,
        "replay_ratio": 3.0,
        "legal_us": 1.5,
        "copy_us": 3.0,
        "say_us": 50.0,
        "state_bytes": 20000.0,
        "replay_ms": 40.0,
    },
    {"all chronicles": {"chronicles": "12345678"}},
)
