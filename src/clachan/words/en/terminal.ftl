# What is said in a terminal only.

terminal-introduction-bare =
    { $title }.
    Type ? for the answers, then an answer, its number, or the beginning of its words.
    `why` with an action explains a refusal; `undo` takes back; `help` lists all commands.

# The conversation of a game, and a match that is shown again.
terminal-begin = Press Enter to begin. 
terminal-over = The game is over: log, scores, board, undo, save FILE or quit.
terminal-answers =  ({ $count } answers: ?)
terminal-not-saved = This match is not saved: `save FILE` keeps it, quit again leaves.
terminal-saved = Saved to { $file }: `clachan play --load { $file }` goes on.
terminal-left = { $count ->
    [one] Left after { $count } action: `save FILE` or the flag --save FILE keeps a match.
   *[other] Left after { $count } actions: `save FILE` or the flag --save FILE keeps a match.
}
terminal-goodbye = Goodbye.
terminal-thinking = thinking…
terminal-expected = { $points } points expected
terminal-less = { $points } less
terminal-more-actions = { $count ->
    [one] … and { $count } more action: type more of the words.
   *[other] … and { $count } more actions: type more of the words.
}
terminal-taken-back = Taken back: { $action }.
terminal-saved-actions = { $count ->
    [one] Saved { $count } action to { $file }: `clachan play --load { $file }` goes on.
   *[other] Saved { $count } actions to { $file }: `clachan play --load { $file }` goes on.
}
terminal-final-scores = Final scores:
terminal-scores-now = If the game ended now:
terminal-not-allowed = { $action }: not allowed, { $why }.
terminal-allowed = { $action }: allowed ({ $cost }).
terminal-allowed-free = { $action }: allowed, and free.
terminal-from-to = { $first } to { $last }
terminal-no-answer = There is no answer { $number }: the list (type ?) has { $known }.
terminal-nothing-like = Nothing like { $text } is allowed now; for example { $example }
terminal-opening = { $game }, seed { $seed }, seats { $seats }.
terminal-ply = ply { $ply } of { $last }
terminal-not-understood = I do not understand { $text }. Type ? to list the answers, or help.
terminal-not-understood-near = I do not understand { $text }. Did you mean `{ $near }`? Type ? to list the answers, or help.
terminal-may-mean = { $left ->
    [0] That may mean { $actions }: type more of it, or its number.
   *[other] That may mean { $actions } and { $left } more: type more of it, or its number.
}
terminal-replay-keys = Enter next, b back, g N go to ply N, q quit; or a part of the table: { $parts }

# What `help` says: what can be typed, and what it does.
terminal-help-action = its text (`{ $example }`), its number in the list, or the beginning of its words (`{ $short }`)
    .word = an action
terminal-help-answers = list the answers with their costs; `? { $first }` or `? { $second }` lists some of them
    .word = ?
terminal-help-hint = the three best answers as a bot sees them, with the points to expect; `hint 10` thinks longer
    .word = hint
terminal-help-why = why an action is not allowed, or what it costs
    .word = why ACTION
terminal-help-undo = take back your last choice
    .word = undo
terminal-help-save = keep the match in a file; `load FILE` goes on with one
    .word = save FILE
terminal-help-log = what has happened; `log 50` shows more
    .word = log
terminal-help-rules = a short help on an action, a tile or a term; `rules` alone lists the words
    .word = rules WORD
terminal-help-scores = everyone's points if the game ended now
    .word = scores
terminal-help-table = the whole table
    .word = table
terminal-help-quit = leave (also exit)
    .word = quit
terminal-help-parts = { $parts }: type one to see it
    .word = parts

# A score sheet.
terminal-points = points
terminal-total = total
terminal-place = place
terminal-rating = rating

# The rest of a table that a narrow terminal has no room for, by the words that show it.
terminal-more = more: { $parts }

# What `rules` explains.
topic-action = action
topic-step = step
topic-term = term
topic-clan = clan
topic-port = port
topic-scoring-tile = scoring tile
topic-tile-kind = tile kind
topic-tile = tile
topic-card = card
topic-chronicle = chronicle

terminal-loaded = { $count ->
    [one] Loaded { $count } action.
   *[other] Loaded { $count } actions.
}
