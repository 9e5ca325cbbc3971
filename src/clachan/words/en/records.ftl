# What is wrong with a record or with the text of a position.

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
refused-line = line { $line }: { $why }
reason-record-with-position = a record with a position has no options and no layout of its own
reason-record-other-game = its position is one of { $played }, not of { $game }
reason-position-names = its { $what } are written name=value, each once, not { $given }
reason-position-no-number = the table has no number { $name }
reason-position-row-size = a row has 0 to { $most } numbers, not { $size }
reason-position-row-place = a row of { $size } numbers has no place { $place }
reason-position-not-number = { $given } is not a number
reason-position-number-large = { $given } is too large a number
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
