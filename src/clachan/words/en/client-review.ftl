# The review of a game that is over.

ui-review-open = Review
ui-review-title = Review
ui-review-page = Review – { $game }
ui-review-of = Review of the game of { $date }, { $count ->
    [one] one player
   *[other] { $count } players
}
ui-review-of-record = Review of a record, { $count ->
    [one] one player
   *[other] { $count } players
}
ui-review-margin = Expected margin
ui-review-against = { $name } against the best of the others; each move played on { $games } times
ui-review-alone = Points of { $name } at the end; each move played on { $games } times
ui-review-even = even
ui-review-progress = Thinking about the game: { $judged } of { $all } decisions
ui-review-turning-points = Turning points
ui-review-lost = { $count ->
    [0] Nothing was clearly given away.
    [one] One move gave away about { $points } points.
   *[other] { $count } moves gave away about { $points } points.
}
ui-review-no-mistakes = No move was clearly worse than the bot’s.
ui-review-better = Better: { $best }
ui-review-turning-point = Turning point { $number }
ui-review-cost = { $points ->
    [0] no loss
    [one] −1 point
   *[other] −{ $points } points
}
ui-review-played-on = { $games ->
    [one] Each move was played on once from here; give or take { $doubt } points.
   *[other] Each move was played on { $games } times from here; give or take { $doubt } points.
}
ui-review-moves = All moves
ui-review-moves-in = Moves, { $part }
ui-review-played = Played
ui-review-bot = The bot
ui-review-loss = Loss
ui-review-same = as the bot
ui-review-elsewhere = in another place
ui-review-doubt = give or take { $doubt }
ui-review-start = Start
ui-review-own = Own moves
ui-review-others = The others
ui-review-luck = Luck
ui-review-end = End
ui-review-account-help = How the margin came about: what was to be expected at the start, what the own moves and those of the others changed, compared with a simple bot’s, and what draws and dice did.
ui-review-account-is = What these figures mean
ui-review-luck-doubt = Luck is what is left over: true to about { $doubt } points either way, since each move was played on only a few times.
ui-review-move = Move { $ply }
ui-review-back = To the decision before
ui-review-on = To the next decision
ui-review-first = To the first decision
ui-review-last = To the last decision
ui-review-play-on = Play on from here
ui-review-whose = Whose game is looked at
ui-review-longer = Think longer
ui-review-table = Whole table
ui-review-findings = Findings
ui-review-decided = What decided it
ui-review-learn = { $count ->
    [1] One thing to learn
    [2] Two things to learn
   *[other] Three things to learn
}
ui-review-luck-parts = Luck of draws, by parts of the game
ui-review-link = Link to this moment
ui-review-link-copied = Link copied
