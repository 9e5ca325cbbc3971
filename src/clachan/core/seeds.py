"""Seeds from seeds: whatever one seed decides has parts, and each part has a seed of its own."""

import hashlib

SEED_BITS = 60


def seed_of(base: int, index: int) -> int:
    """A seed for part `index` of whatever `base` seeds: neighbours share nothing."""
    digest = hashlib.sha256(f"{base}/{index}".encode()).digest()
    return int.from_bytes(digest[:8], "big") >> (64 - SEED_BITS)
