# O que uma ação faz (`act-`, num botão) e o que o registro conta dela (`fact-did-`).
# `$changes` é o que quem agiu pagou e ganhou com ela.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
cost = £{ $money }
gain-money = +⁠£{ $money }
lose-money = −£{ $money }
gain-good = +{ $count } { NAME($good, $count) }
lose-good = −{ $count } { NAME($good, $count) }
gain-glory = +{ $count } de glória

## Turns

act-pass = Passar a vez
fact-did-pass = { $player } passa a vez{ effects }.
act-end-turn = Terminar o turno
fact-did-end-turn = { $player } termina o turno{ effects }.
act-done = Concluir
fact-did-done = { $player } conclui{ effects }.

## Clans

act-clan = Escolher o clã { NAME($clan) }
fact-did-clan = { $player } escolhe o clã { NAME($clan) }{ effects }.
act-tile = Escolher a peça { NAME($tile) }
fact-did-tile = { $player } escolhe a peça { NAME($tile) }{ effects }.
act-bid = Lance de { $points }
fact-did-bid = { $player } dá um lance de { $points }{ effects }.
act-quit = Sair do leilão
fact-did-quit = { $player } sai do leilão{ effects }.

## The map

act-place = Começar em { NAME($hex) } com { NAME($unit, form: "a") }
fact-did-place = { $player } começa em { NAME($hex) } com { NAME($unit, form: "a") }{ effects }.
act-expand = Expandir para { NAME($hex) } com { NAME($unit, form: "a") }
fact-did-expand = { $player } expande para { NAME($hex) } com { NAME($unit, form: "a") }{ effects }.

## Trade

act-buy = Comprar { $count } { NAME($good, $count) }
fact-did-buy = { $player } compra { $count } { NAME($good, $count) }{ effects }.
act-sell = Vender { $count } { NAME($good, $count) }
fact-did-sell = { $player } vende { $count } { NAME($good, $count) }{ effects }.

## Contracts

act-draw = Pegar contratos do monte
fact-did-draw = { $player } pega contratos do monte{ effects }.
act-take = Obter o contrato { NAME($contract) }
fact-did-take = { $player } obtém o contrato { NAME($contract) }{ effects }.
act-fulfil = Cumprir o contrato { NAME($contract) }
fact-did-fulfil = { $player } cumpre o contrato { NAME($contract) }{ effects }.
act-card = Tirar o contrato { NAME($contract) }
fact-did-card = { $player } tira o contrato { NAME($contract) }.
act-slaughter = Abater o animal em { NAME($hex) }
fact-did-slaughter = { $player } abate o animal em { NAME($hex) }{ effects }.

## Upgrades

act-shipping = Atualizar a frota mercante
fact-did-shipping = { $player } atualiza a frota mercante{ effects }.
act-technology = Atualizar { NAME($workers, form: "the") }
fact-did-technology = { $player } atualiza { NAME($workers, form: "the") }{ effects }.
act-hire = Empregar um mercador
fact-did-hire = { $player } emprega um mercador{ effects }.
act-recall = { $side ->
    [buyer] Pegar de volta um mercador da compra de { NAME($good) }
   *[seller] Pegar de volta um mercador da venda de { NAME($good) }
}
fact-did-recall = { $side ->
    [buyer] { $player } pega de volta um mercador da compra de { NAME($good) }{ effects }.
   *[seller] { $player } pega de volta um mercador da venda de { NAME($good) }{ effects }.
}

## Ports

act-port = Usar o porto “{ NAME($port) }”
fact-did-port = { $player } usa o porto “{ NAME($port) }”{ effects }.
act-shift = { $direction ->
    [up] Usar um porto para subir o preço { NAME($good, form: "of") }
   *[down] Usar um porto para baixar o preço { NAME($good, form: "of") }
}
fact-did-shift = { $direction ->
    [up] { $player } usa um porto para subir o preço { NAME($good, form: "of") }{ effects }.
   *[down] { $player } usa um porto para baixar o preço { NAME($good, form: "of") }{ effects }.
}
act-any-port = Usar o porto “coringa” como porto “{ NAME($port) }”
fact-did-any-port = { $player } usa o porto “coringa” como porto “{ NAME($port) }”{ effects }.
act-any-shift = { $direction ->
    [up] Usar o porto “coringa” para subir o preço { NAME($good, form: "of") }
   *[down] Usar o porto “coringa” para baixar o preço { NAME($good, form: "of") }
}
fact-did-any-shift = { $direction ->
    [up] { $player } usa o porto “coringa” para subir o preço { NAME($good, form: "of") }{ effects }.
   *[down] { $player } usa o porto “coringa” para baixar o preço { NAME($good, form: "of") }{ effects }.
}
act-discard = Descartar 1 { NAME($good) }
fact-did-discard = { $player } descarta 1 { NAME($good) }{ effects }.
act-gain = Ganhar 1 { NAME($good) }
fact-did-gain = { $player } ganha 1 { NAME($good) }{ effects }.
act-swap = Recolher a unidade em { NAME($hex) }
fact-did-swap = { $player } recolhe a unidade em { NAME($hex) }{ effects }.
act-into = Pôr { NAME($unit, form: "a") } no lugar
fact-did-into = { $player } põe { NAME($unit, form: "a") } no lugar{ effects }.

## Production

act-make = { $count ->
    [0] Não produzir { NAME($good) }
   *[other] Produzir { $count } { NAME($good, $count) }
}
fact-did-make = { $count ->
    [0] { $player } não produz { NAME($good) }{ effects }.
   *[other] { $player } produz { $count } { NAME($good, $count) }{ effects }.
}

## Clan powers

act-mature = Pôr uísque para envelhecer
fact-did-mature = { $player } põe uísque para envelhecer{ effects }.
act-withdraw = { $age ->
    [fresh] Tirar da adega o uísque recente
    [young] Tirar da adega o uísque jovem
   *[old] Tirar da adega o uísque velho
}
fact-did-withdraw = { $age ->
    [fresh] { $player } tira da adega o uísque recente{ effects }.
    [young] { $player } tira da adega o uísque jovem{ effects }.
   *[old] { $player } tira da adega o uísque velho{ effects }.
}
act-churn = { $count ->
    [0] Não bater manteiga
    [one] Bater { $count } leite em manteiga
   *[other] Bater { $count } leites em manteiga
}
fact-did-churn = { $count ->
    [0] { $player } não bate manteiga{ effects }.
    [one] { $player } bate { $count } leite em manteiga{ effects }.
   *[other] { $player } bate { $count } leites em manteiga{ effects }.
}
act-brew = { $count ->
    [one] Fazer cerveja com { $count } cereal
   *[other] Fazer cerveja com { $count } cereais
}
fact-did-brew = { $count ->
    [one] { $player } faz cerveja com { $count } cereal{ effects }.
   *[other] { $player } faz cerveja com { $count } cereais{ effects }.
}
act-row = Remar para { NAME($hex) }
fact-did-row = { $player } rema para { NAME($hex) }{ effects }.

## Dice

act-goods-die = Tirar { NAME($good) } no dado
fact-did-goods-die = { $player } tira { NAME($good) } no dado.
act-price-die = Tirar { steps } no dado
fact-did-price-die = { $player } tira { steps } no dado.
steps = { $steps ->
    [-3] −3
    [-2] −2
    [-1] −1
    [1] +1
    [2] +2
   *[3] +3
}
