# What the game is about, for those who choose one; and which rulebook the short helps refer to.
about = Take tiles, let your land work and send Scotsmen to the clans; eight chronicles add to it.
about-rulebook = the rulebook of the Polish edition (v2.0)
