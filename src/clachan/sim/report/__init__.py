"""What many games tell: facts of each game, counted into chapters of tables and plots."""
