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

## Reports on many games, and arenas. A chapter is a message with a sentence on how to read it; what data calls a
## column stands behind `report-column-`.

report-title = { $game } · report
report-lead = { $games } finished games ({ $sizes }), { $actions } actions a game on average; { $source }. Intervals hold 95 %: Wilson’s for shares, Student’s for means.
report-size = { $players ->
    [one] { $count } with { $players } player
   *[other] { $count } with { $players } players
}
report-source = { $more ->
    [some] played by { $bots } with seed { $seed } and { $options }
   *[none] played by { $bots } with seed { $seed }
}
report-arena-title = { $game } · arena
report-arena-lead = { $games } games ({ $options }), seed { $seed }. Every layout is played in each rotation of the seats. Intervals hold 95 %: Wilson’s for shares, layouts weighed anew for ratings, Student’s for means.
report-from-to = { $low } to { $high }
report-chapters = Chapters
report-written-by = Written by clachan.
report-no-plots = No plots: { $why }.
report-rows = { $count ->
    [one] Table of { $count } row
   *[other] Table of { $count } rows
}
report-plot = { $chapter }: { $what }
report-share-of-wins = share of wins
report-points-with-less-without = points with, less points without
report-final-points = final points
report-dashed-mean = { $unit } (dashed: the mean)
report-row-before-column = row placed before column
report-time-for-a-choice = time for a choice, mean over games
report-before = before { $bot }
report-total = total
report-the-rest = other
report-seat = p{ $number }
report-place = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[4] 4th
}
report-points = Points
    .note = Final points of all seats.
report-seats = Seats
    .note = Seats by their number at the table.
report-solo-ratings = Solo ratings
    .note = The best first; intervals hold 95 %.
report-ratings = Ratings
    .note = Bradley–Terry ratings over the places of all pairs, 1500 in the middle; 400 more means ten to one. A shared win counts as a part of one; a bot on several seats of a game counts once for each. A bot that fails comes last; the others share that win, and their points of that game do not count.
report-pairs = Who beats whom
    .note = How often the bot of a row came before the bot of a column in the games they met; a tie is half.
report-bots-points = Points
    .note = Final points of each bot over all its seats.
report-seats-of-bots = Seats
    .note = Wins and points by seat, whoever sat there.
report-time = Time
    .note = Processor time for questions with a choice, measured around the bot alone; of a bot in a process of its own, the time that passed.
report-column-seats = seats
report-column-wins = wins
report-column-points = points
report-column-used = used
report-column-wins-with = wins with
report-column-wins-without = wins without
report-column-points-with = points with
report-column-more-than-without = more than without
report-column-games = games
report-column-winner-s-points = winner’s points
report-column-lead = lead
report-column-wins-of-who-began = wins of who began
report-column-what-it-says = what it says
report-column-times = times
report-column-mean-round = mean round
report-column-wins-of-those-seats = wins of those seats
report-column-points-for = points for
report-column-winners = winners
report-column-others = others
report-column-everybody = everybody
report-column-seats-of = seats of
report-column-least = least
report-column-lower-quarter = lower quarter
report-column-middle = middle
report-column-upper-quarter = upper quarter
report-column-most = most
report-column-rating = rating
report-column-share = share
report-column-seat = seat
report-column-start = start
report-column-bot = bot
report-column-choices-a-game = choices a game
report-column-ms-a-choice = ms a choice
report-column-slowest-ms = slowest, ms
report-markdown-lead = { $games } games ({ $options }), seed { $seed }. Every layout is played in each rotation of the seats. Intervals hold 95 %: Wilson’s for wins, layouts weighed anew for ratings (Bradley–Terry over the places of all pairs, 1500 in the middle), Student’s for mean points. Time is processor time for questions with a choice; of bots in other processes, by the clock.
report-markdown-spread = points: least, quarters, most
report-lost = Games lost by failing
    .note = Games that a bot lost by failing. The file of results holds the position of each.
report-column-lost-by-failing = lost by failing
report-column-game = game
report-column-ply = ply
report-column-fault = fault
report-column-what-happened = what happened
