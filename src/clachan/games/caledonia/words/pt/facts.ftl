# O que o registro conta além das ações.

fact-change = { $player }: { $changes }.
fact-reward = { $player }: { $changes }.
fact-production = { $player } produz: { $changes }.
fact-scoring = { $player } pontua: { $changes }.
fact-price = { $way ->
    [up] { $span ->
        [within] O preço { NAME($good, form: "of") } sobe, mas continua em £{ $old }.
       *[between] O preço { NAME($good, form: "of") } sobe de £{ $old } para £{ $new }.
    }
   *[down] { $span ->
        [within] O preço { NAME($good, form: "of") } cai, mas continua em £{ $old }.
       *[between] O preço { NAME($good, form: "of") } cai de £{ $old } para £{ $new }.
    }
}
fact-removed = O contrato { NAME($contract) } sai da partida.
fact-import = A importação { NAME($good, form: "of") } sobe para { $count }.
fact-round-end = Fim da rodada { $round }. Pontuam: { NAME($tile) }.
fact-round = Começa a rodada { $round }.
fact-majority = Mais { NAME($line, form: "most") }: { $everyone }.
fact-score = { $points ->
    [one] { $player } termina com { $points } ponto ({ $place }º lugar).
   *[other] { $player } termina com { $points } pontos ({ $place }º lugar).
}
fact-solo-score = { $points ->
    [one] { $player } termina com { $points } ponto ({ $place }º lugar, { NAME($rating) }).
   *[other] { $player } termina com { $points } pontos ({ $place }º lugar, { NAME($rating) }).
}

## Piece by piece, as the end of a round and of the game count them

wages = { $count } { NAME($unit, $count) }: £{ $money }
yield = { $count } { NAME($unit, $count) }: { $amount } { NAME($good, $amount) }
barrel = um barril velho: 1 { NAME($good) }, £{ $money }
counted = { $player }: { $things }, +{ $glory } de glória, { $total } no total
thing = { $count } × { NAME($thing) }
majority-of = { $player } com { $count } ({ $points ->
    [one] { $points } ponto
   *[other] { $points } pontos
})
