# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-reward = { $player }: { $changes }.
fact-production = Produkcja, { $player }: { $changes }.
fact-scoring = Punktowanie, { $player }: { $changes }.
fact-price = { $way ->
    [up] { $span ->
        [within] Cena { NAME($good, form: "gen") } rośnie, ale wciąż wynosi { $old }£.
       *[between] Cena { NAME($good, form: "gen") } rośnie z { $old }£ do { $new }£.
    }
   *[down] { $span ->
        [within] Cena { NAME($good, form: "gen") } spada, ale wciąż wynosi { $old }£.
       *[between] Cena { NAME($good, form: "gen") } spada z { $old }£ do { $new }£.
    }
}
fact-removed = Kontrakt { NAME($contract) } wypada z gry.
fact-import = Import { NAME($good, form: "gen") } rośnie do { $count }.
fact-round-end = Koniec rundy { $round }. Punktowanie: { NAME($tile) }.
fact-round = Zaczyna się runda { $round }.
fact-majority = Najwięcej { NAME($line, form: "most") }: { $everyone }.
fact-score = { $points ->
    [one] { $player } kończy z { $points } punktem (miejsce { $place }).
   *[other] { $player } kończy z { $points } punktami (miejsce { $place }).
}
fact-solo-score = { $points ->
    [one] { $player } kończy z { $points } punktem (miejsce { $place }, { NAME($rating) }).
   *[other] { $player } kończy z { $points } punktami (miejsce { $place }, { NAME($rating) }).
}

## Piece by piece, as the end of a round and of the game count them

wages = { $count } { NAME($unit, $count) }: { $money }£
yield = { $count } { NAME($unit, $count) }: { $amount } { NAME($good, $amount) }
barrel = stara beczka: 1 { NAME($good) }, { $money }£
counted = { $glory ->
    [one] { $player }: { $things }, +{ $glory } chwała, razem { $total }
   *[other] { $player }: { $things }, +{ $glory } chwały, razem { $total }
}
thing = { $count } × { NAME($thing) }
majority-of = { $player } – { $count } ({ $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
})
