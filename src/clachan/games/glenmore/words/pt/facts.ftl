# O que o registro conta além das ações.

fact-change = { $player }: { $changes }.
fact-scoring = { $player }: { $changes }.
fact-scoring-round = Rodada de pontuação { $round }.
fact-category = Em { NAME($line) }, o menor número é { $least }; { $everyone }.
ahead = { $points ->
    [0] { $player } { $count }
   *[other] { $player } { $count } (+{ $points } PV)
}
fact-score = { $points ->
    [one] { $player } termina com { $points } ponto ({ $place }º lugar).
   *[other] { $player } termina com { $points } pontos ({ $place }º lugar).
}
fact-discard = { NAME($tile) } vai para o descarte.
fact-stack = A pilha { NAME($stack) } acabou.
fact-worlds-end = O Fim do Mundo está na trilha.

## Chronicles

fact-race-begins = Começa a regata.
fact-boat-home = O barco de { $player } chega em { $place }º lugar.
fact-boat-last = O barco de { $player } é o último.
fact-england-token = A ficha da Inglaterra vai para { $player }.
fact-haggis-shown = { $player } vira uma ficha de haggis de valor { $worth }.
fact-event-side = { $player } vira { NAME($card) } para o lado do evento.
fact-scoring-card = { $result ->
    [passed] “{ NAME($card) }” é aprovada: { $votes }.
   *[rejected] “{ NAME($card) }” é rejeitada: { $votes }.
}
votes = { $player } { $ayes ->
    [0] { $nays ->
        [one] não
       *[other] { $nays } nãos
    }
    [1] { $nays ->
        [0] sim
       *[other] sim e não
    }
   *[other] { $ayes } sins
}
fact-prison = { NAME($mobster) } vai para a prisão.
fact-reserved = Peça reservada: { NAME($tile) }.
