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
reason-record-head = a record begins with { $head }
reason-record-without-line = there is no line { $line }
reason-record-no-pair = expected `name: value`, not { $line }
reason-record-head-wrong = the head of the record is wrong: { $error }
reason-record-other-data = it was played with component data { $data }, but the data in use is { $here }
reason-record-after-end = { $action } after the end of the game
reason-record-other-seat = { $seat } plays { $action }, but { $asked } is asked
reason-record-early-score = a score, but the game is not over: { $asked } is asked
reason-record-other-score = the score is { $score }, not { $written }
reason-sealed-other-secret = the secret does not have the hash that was told at the start
reason-sealed-other-layout = the layout is not the one that was drawn
reason-sealed-other-draw = draw { $draw }, action { $number }: { $action } instead of { $instead }

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
reason-bot-chose-none = bot { $bot } chose action { $number }, but the actions are 0 to { $last }

# An action, or a line of a record, that is refused, with why.
refused-action = { $action }: { $why }
refused-line = line { $line }: { $why }
reason-record-with-position = a record with a position has no options and no layout of its own
reason-record-other-game = its position is one of { $played }, not of { $game }
reason-position-names = its { $what } are written name=value, each once, not { $given }
reason-position-no-number = the table has no number { $name }
reason-position-row-size = a row has 0 to { $most } numbers, not { $size }
reason-position-row-place = a row of { $size } numbers has no place { $place }
reason-position-not-number = { $given } is not a number
reason-position-no-decision = { $given } is no decision: it is a kind, @, a seat and up to three numbers
reason-position-not-played = no game can come to this position ({ $error })
reason-position-impossible = no game can come to this position: { $fault }
reason-position-words = a position is { $words } words on a line, not { $count }
reason-position-table-wrong = the table of the position is wrong: { $error }
reason-position-numbers-wrong = the numbers of the position are wrong: { $error }
reason-position-other-rules = it is of the rules and data { $made }, but those in use are { $due }
reason-record-no-variation = { $mark } without a variation
reason-record-variation-open = the variation is not closed
reason-record-other-result = the result is { $result }, not { $written }
reason-record-no-number = { $name } is a number, not { $given }
reason-record-variations-deep = variations go { $most } deep at most
reason-record-variation-early = a variation stands after the action that it would replace
