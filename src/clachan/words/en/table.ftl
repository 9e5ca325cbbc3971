# What is said at every table, whatever is played there.

seat = Player { $number }
chance = Chance
list-and = { $first } and { $last }
only-answer = { $told } It was the only answer.
list-or = { $first } or { $last }

# Why an action is refused, whatever the game.
reason-game-over = the game is over
reason-unknown-action = { $suggests ->
    [0] there is no action '{ $text }'
   *[other] there is no action '{ $text }'; did you mean '{ $near }'?
}
reason-unknown-number = there is no action with the number { $number }
reason-number-range = the actions are 0 to { $last }, not { $number }
reason-illegal-in-game = it is not legal in game { $game }
reason-nothing-to-undo = nothing of this turn can be taken back at ply { $ply }
reason-undo-range = this turn can be taken back to ply { $earliest } at the earliest, not to { $goal }
reason-turn-not-ended = the turn before is not ended yet
reason-no-turn-waits = no turn waits for its end

# What is only known as a text, such as what an older server has stored.
plain = { $text }

# Why a bot advises something (see also `why-` and `note-` of each game).

why-before = Otherwise { $player } may take it first
why-turn = By the end of the turn: { $fact }
