# Reports and analyses of the command line, in tables and on pages.

## The page and the tables of `clachan analyse`

analysis-title = { $game } · analysis of a game
analysis-lead-games = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, each candidate played on { $games } times.
analysis-lead-seconds = { $count ->
    [one] { $count } decision
   *[other] { $count } decisions
}, each thought about for { $seconds } s.
analysis-explained = The margin is what a player has more than the best other at the end (alone: the points). What is expected is its mean when the game is played on from there, everybody going on as the greedy bot does, with chance and hidden parts dealt anew. The loss of a move is what the best move that bots found expects more, on the same deals, less what that move would still have brought at the next such question; so a chance is charged once. ± is a standard error.
analysis-players = Players
analysis-players-note = A mistake is a loss of at least a point that is beyond doubt (95 % of Student’s distribution). Start, own moves, moves of the others and luck add up to the margin at the end; moves are compared with those of the greedy bot.
analysis-turning-points = Turning points
analysis-turning-points-note = The costliest mistakes and the changes of the expected lead; numbers as in the plot.
analysis-decisions = Decisions
analysis-decisions-note = Every question with more than one answer: what was played, and what bots found best.
analysis-curves = expected final margin
analysis-curves-across = action
analysis-curves-up = margin
analysis-same = the same
analysis-column-player = player
analysis-column-points = points
analysis-column-place = place
analysis-column-decisions = decisions
analysis-column-agreed = as the bot
analysis-column-mistakes = mistakes
analysis-column-lost = points lost by them
analysis-column-start = start
analysis-column-own = own moves
analysis-column-others = others’ moves
analysis-column-luck = luck
analysis-column-end = end
analysis-column-number = no.
analysis-column-action = action
analysis-column-happened = what happened
analysis-column-played = played
analysis-column-best = the bot’s choice
analysis-column-expected = expected margin
analysis-column-loss = loss
