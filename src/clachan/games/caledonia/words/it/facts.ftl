# What the log tells besides the actions.

fact-change = { $player }: { $changes }.
fact-reward = { $player }: { $changes }.
fact-production = { $player } produce: { $changes }.
fact-scoring = Punteggio di { $player }: { $changes }.
fact-price = { $way ->
    [up] { $span ->
        [within] Il prezzo { NAME($good, form: "of") } sale, ma resta £{ $old }.
       *[between] Il prezzo { NAME($good, form: "of") } sale da £{ $old } a £{ $new }.
    }
   *[down] { $span ->
        [within] Il prezzo { NAME($good, form: "of") } scende, ma resta £{ $old }.
       *[between] Il prezzo { NAME($good, form: "of") } scende da £{ $old } a £{ $new }.
    }
}
fact-removed = Il contratto { NAME($contract) } esce dal gioco.
fact-import = Le importazioni di { NAME($good) } salgono a { $count }.
fact-round-end = Finisce il round { $round }: tessera Punteggio “{ NAME($tile) }”.
fact-round = Inizia il round { $round }.
fact-majority = Più { NAME($line, form: "most") }: { $everyone }.
fact-score = { $points ->
    [one] { $player } finisce con { $points } punto ({ $place }º posto).
   *[other] { $player } finisce con { $points } punti ({ $place }º posto).
}
fact-solo-score = { $points ->
    [one] { $player } finisce con { $points } punto ({ $place }º posto, { NAME($rating) }).
   *[other] { $player } finisce con { $points } punti ({ $place }º posto, { NAME($rating) }).
}

## Piece by piece, as the end of a round and of the game count them

wages = { $count } { NAME($unit, $count) }: £{ $money }
yield = { $count } { NAME($unit, $count) }: { $amount } { NAME($good, $amount) }
barrel = un barile invecchiato: 1 { NAME($good) }, £{ $money }
counted = { $player }: { $things }, +{ $glory } gloria, { $total } in tutto
thing = { $count } × { NAME($thing) }
majority-of = { $player } con { $count } ({ $points ->
    [one] { $points } punto
   *[other] { $points } punti
})
