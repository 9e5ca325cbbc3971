# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-reward = { $player }: { $changes }.
fact-production = { $player } produces: { $changes }.
fact-scoring = { $player } scores: { $changes }.
fact-price = { $way ->
    [up] { $span ->
        [within] The price of { NAME($good) } rises within £{ $old }.
       *[between] The price of { NAME($good) } rises from £{ $old } to £{ $new }.
    }
   *[down] { $span ->
        [within] The price of { NAME($good) } falls within £{ $old }.
       *[between] The price of { NAME($good) } falls from £{ $old } to £{ $new }.
    }
}
fact-removed = Contract { NAME($contract) } leaves the game.
fact-import = Imports of { NAME($good) } rise to { $count }.
fact-round-end = Round { $round } ends: { NAME($tile) } are scored.
fact-round = Round { $round } begins.
fact-majority = Most { NAME($line) }: { $everyone }.
fact-score = { $points ->
    [one] { $player } ends with { $points } point (place { $place }).
   *[other] { $player } ends with { $points } points (place { $place }).
}
fact-solo-score = { $points ->
    [one] { $player } ends with { $points } point (place { $place }, { NAME($rating) }).
   *[other] { $player } ends with { $points } points (place { $place }, { NAME($rating) }).
}

## Piece by piece, as the end of a round and of the game count them

wages = { $count } { NAME($unit, $count) }: £{ $money }
yield = { $count } { NAME($unit, $count) }: { $amount } { NAME($good, $amount) }
barrel = an old barrel: 1 { NAME($good) }, £{ $money }
counted = { $player }: { $things }, +{ $glory } glory, { $total } in all
thing = { $count } × { NAME($thing) }
majority-of = { $player } with { $count } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
})
