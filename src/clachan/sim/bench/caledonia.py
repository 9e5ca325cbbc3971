"""What Clans of Caledonia should reach."""

from clachan.sim.bench.goal import Goal

GOAL = Goal(
    {
        "ratio": 50.0,
        "match_ratio": 5.0,
        "replay_ratio": 3.0,
        "legal_us": 1.5,
        "copy_us": 1.5,
        "say_us": 50.0,
        "state_bytes": 6000.0,
        "replay_ms": 20.0,
        "rollouts_per_second": 5000.0,
    }
)
