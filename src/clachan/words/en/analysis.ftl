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

decided-won = { $by ->
    [0] { $player } wins with { $points } points, on the tie-break ahead of { $other }.
    [one] { $player } wins with { $points } points, { $by } point ahead of { $other }.
   *[other] { $player } wins with { $points } points, { $by } points ahead of { $other }.
}
decided-alone = { $player } ends with { $points } points.
decided-line = What set the winner apart: { NAME($line) }, { $points } to { $other }.
decided-line-alone = Most came from { NAME($line) }: { $points }.
decided-moment = The costliest moment, move { $ply }: { $player } gave away about { $points } points. Better: { $best }
decided-luck = { $sign ->
    [up] Draws and dice helped { $player } by about { $points } points.
   *[down] Draws and dice cost { $player } about { $points } points.
}
learn-same = { NAME($best) }: another choice was better. { $count ->
    [one] One move cost
   *[other] { $count } moves cost
} about { $points } points. For example: { $instead }
learn-other = { NAME($best) } rather than { NAME($played) }. { $count ->
    [one] One move cost
   *[other] { $count } moves cost
} about { $points } points. For example: { $instead }
learn-stopped = { NAME($best) }: there was more to do before stopping. { $count ->
    [one] One move cost
   *[other] { $count } moves cost
} about { $points } points. For example: { $instead }
learn-went-on = To stop rather than { NAME($played) }. { $count ->
    [one] One move cost
   *[other] { $count } moves cost
} about { $points } points. For example: { $instead }
