"""Many games: played whole by bots, over several processes, counted and measured."""
