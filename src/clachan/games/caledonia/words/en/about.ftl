# What the game is about, for those who choose one; and which rulebook the short helps refer to.
about = Found farms, trade at the market and ship the Highlands' goods abroad, in five rounds.
about-rulebook = the rulebook of the revised edition
