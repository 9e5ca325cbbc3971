# What an analysis says of a game.

analysis-mistake = { $points ->
    [one] { $played } It gave away { $points } point. Better: { $best }
   *[other] { $played } It gave away { $points } points. Better: { $best }
}
analysis-lead = { $points ->
    [one] { $player } is expected to win by { $points } point now. Just before: { $played }
   *[other] { $player } is expected to win by { $points } points now. Just before: { $played }
}
analysis-round = round { $number }
analysis-scoring = scoring { $number }
