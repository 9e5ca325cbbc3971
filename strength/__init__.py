"""How strong today's bots are: contests that are played on when there is time, and what they found."""
