# What is wrong with the values of a data pack for this game.
wrong-lacks-tile = lacks the tile { $tile }
wrong-no-tile = is not a tile of the game
wrong-long-river = makes a river of { $longest } tiles possible, but a territory can only be { $widest } wide
wrong-stack = stack { $stack } has { $base } tiles (with chronicles { $count }), fewer than { $least } or too many
wrong-end = the tile worlds end, and no other, is of the kind end
wrong-scotsmen = asks for more than one Scotsman
wrong-card = gives a landmark card, but there is no card of its name
wrong-roads = no road leads from the start area to { $spaces }
wrong-together = must be { $total } together, not { $found }
wrong-die = must be { $sides }: the actions of the game name these sides
