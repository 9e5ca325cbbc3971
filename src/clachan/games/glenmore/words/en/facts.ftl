# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-scoring = { $player }: { $changes }.
fact-scoring-round = Scoring round { $round }.
fact-category = { NAME($line) }: the least is { $least }; { $everyone }.
ahead = { $points ->
    [0] { $player } { $count }
   *[other] { $player } { $count } (+{ $points } VP)
}
fact-score = { $points ->
    [one] { $player } ends with { $points } point (place { $place }).
   *[other] { $player } ends with { $points } points (place { $place }).
}
fact-discard = { NAME($tile) } is discarded.
fact-stack = Stack { NAME($stack) } is used up.
fact-worlds-end = World's End lies on the track.

## Chronicles

fact-race-begins = The boat race begins.
fact-boat-home = The boat of { $player } is home as number { $place }.
fact-boat-last = The boat of { $player } is last.
fact-england-token = The England token goes to { $player }.
fact-haggis-shown = { $player } turns over a haggis token worth { $worth }.
fact-event-side = { $player } turns { NAME($card) } to its event side.
fact-scoring-card = { $result ->
    [passed] “{ NAME($card) }” passes: { $votes }.
   *[rejected] “{ NAME($card) }” is rejected: { $votes }.
}
votes = { $player } { $ayes ->
    [0] { $nays ->
        [one] nay
       *[other] { $nays } nays
    }
    [one] { $nays ->
        [0] aye
       *[other] aye and nay
    }
   *[other] { $ayes } ayes
}
fact-prison = { NAME($mobster) } comes into prison.
fact-reserved = { NAME($tile) } is reserved.
