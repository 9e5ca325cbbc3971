"""Makes the bots learn from their own games: `scripts/train GAME`. Development only: it needs numpy."""
