# What is refused before and beside a game: options, bots, records.

# Options and bots, as they were typed or sent.
reason-option-value = option { $option } cannot be { $given }: it is { $allowed }
reason-unknown-option = there is no option { $option }: the options are { $options }
reason-unknown-bot = there is no bot { $bot }: the bots are { $bots }
reason-bot-not-loaded = bot { $bot } cannot be loaded from { $place }: { $error }
reason-bot-of-no-kind = bot { $bot } is not a BotKind: { $place } names a { $kind }
reason-bot-value = bot { $bot }: { $parameter } cannot be { $given }: it is { $allowed }
reason-only-random-plays = no bot but random plays { $game } yet
reason-bot-not-for-game = the bot { $bot } does not play { $game } yet
reason-candidate-games = an action is played on { $least } to 100000 times, not { $games }
reason-decision-seconds = a decision takes more than 0 and at most 3600 seconds, not { $seconds }
reason-unknown-game = there is no game { $game }: the games are { $games }
reason-game-not-opened = game { $game } cannot be opened from { $place }: { $error }
reason-game-of-no-kind = game { $game } is no game of that name: { $place } gives { $found }

# Matches and records.
reason-seed-of-match = a seed is a number from 0 to 2**60 - 1, not { $seed }
reason-chosen-earlier = { $action }: chosen at ply { $ply }, but the match is at ply { $now }
reason-no-action-at = the match has actions at plies 0 to { $last }, not at { $ply }
reason-nothing-played = nothing has been played yet
reason-no-ply = the match has plies 0 to { $last }, not { $ply }

# What may stand somewhere: after "it is".
allowed-yes-no = yes or no
allowed-number = a number
allowed-one-of = one of { $values }
allowed-between = { $kind ->
    [whole] a whole number from { $least } to { $most }
   *[any] a number from { $least } to { $most }
}
reason-bot-no-parameter = { $known-count ->
    [0] bot { $bot } has no parameter { $parameter }: it takes none
   *[other] bot { $bot } has no parameter { $parameter }: its parameters are { $known }
}
reason-bot-chose = bot { $bot } chose { $action }: { $why }
reason-network-misfit = the network { $network } has { $inputs } inputs and { $numbers } numbers, but a position has { $features } features: train it again
reason-row-misfit = the row { $row } has { $numbers } numbers, but there are { $weights } weights: breed it again
reason-bot-chose-none = bot { $bot } chose action { $number }, but the actions are 0 to { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }

# What the system refuses a file or a port for: after a colon.
system-not-there = No such file or directory
system-not-allowed = Permission denied
system-not-permitted = Operation not permitted
system-is-folder = Is a directory
system-no-folder = Not a directory
system-is-there = File exists
system-name-too-long = File name too long
system-full = No space left on device
system-read-only = Read-only file system
system-address-in-use = Address already in use
system-address-elsewhere = Cannot assign requested address
