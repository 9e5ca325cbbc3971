# The choices of a table, for those who lay one out.

option-chronicles = Chronicles
option-die = With the die
option-die-is = it plays as one more clan and shortens the game; always there for two
option-short = Shorter game
option-short-is = World's End lies on top of the last stack
option-narrow-mountain = Narrow mountain
option-narrow-mountain-is = the mountain of chronicle 2 takes one space, not two
