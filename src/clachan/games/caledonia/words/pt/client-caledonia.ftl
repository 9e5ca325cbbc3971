# What the board, the mats and the market of Clans of Caledonia say of themselves.

ui-board-of = Tabuleiro de { $name }
ui-show-board = Mostrar este tabuleiro ({ $key })
ui-own-board = Seu tabuleiro
ui-boards-of-others = Tabuleiros dos outros
ui-to-own-board = Ir ao seu tabuleiro
ui-clans-on-offer = Clãs disponíveis
ui-pounds = £{ $money }
ui-pounds-gained = +£{ $money }
ui-glory-held = { $count } de glória
ui-glory-soon = { $count } de glória pela peça desta rodada, no momento
ui-next-income = Renda
ui-income = Próxima renda: £{ $money }{ $goods-count ->
    [0] {""}
   *[other] , { $goods }
}
ui-goods-held = { NAME($good) }: { $count }
ui-stores = Reserva
ui-units = Unidades
ui-pieces = Unidades à escolha
ui-unit = { NAME($unit) }: £{ $cost } mais o terreno, em { NAME($terrain) }; { $out } no mapa, { $left } no tabuleiro.
ui-unit-makes = produz { $count } { NAME($good, $count) } com 1 { NAME($input) } em cada rodada.
ui-unit-gives = dá { $count } { NAME($good, $count) } em cada rodada.
ui-unit-earns = rende £{ $money } em cada rodada.
ui-tracks = Atualizações
ui-shipping-level = Frota mercante: { $level ->
    [0] sem frota
    [1] travessia fluvial
    [2] loch-1
    [3] loch-2
    [4] loch-3
   *[other] loch-4
}
ui-merchants-ready = Mercadores: { $ready } de { $hired } na reserva
ui-tools = Tecnologia
ui-tool-plain = Tecnologia dos { NAME($who) }: £{ $money } cada, £{ $more } com atualização
ui-tool-better = Tecnologia dos { NAME($who) }: atualizada, £{ $money } cada
ui-cellar = Adega
ui-cellar-held = { $count ->
    [one] Adega: { $count } barril
   *[other] Adega: { $count } barris
}
ui-barrel-fresh = recente
ui-barrel-young = jovem
ui-barrel-old = velho
ui-empty-box = caixote vazio
ui-exported = { $count ->
    [one] { $count } cumprido
   *[other] { $count } cumpridos
}
ui-contracts-exported = contratos cumpridos
ui-import-held = { $count } { NAME($import) }
ui-bid = { $count ->
    [one] Lance de { $count } ponto
   *[other] Lance de { $count } pontos
}
ui-ports-open = { $ports-count ->
    [one] Porto ao alcance: { $ports }
   *[other] Portos ao alcance: { $ports }
}
ui-short = { NAME($thing, form: "short") }
ui-scored = pontuada
ui-round-now = Rodada { $round } de 5: { $tile }
ui-seat-sure = { $who }: { $glory } de glória, contratos cumpridos: { $exported }
ui-passing = Passar a vez
ui-passing-pays = Passar rende
ui-passing-order = A ordem em que se passa é a da próxima rodada.
ui-last-round = Esta é a última rodada.
ui-passing-open = Passar em { $place }º lugar rende £{ $money }
ui-passing-taken = { $seat } passou em { $place }º lugar por £{ $money }
ui-contracts = Contratos
ui-fee-gets = Obter um contrato rende £{ $money } nesta rodada
ui-fee-pays = Obter um contrato custa £{ $money } nesta rodada
ui-fee-free = Obter um contrato é grátis nesta rodada
ui-import-worth = { NAME($import) }: { $count } no total, { $points } pontos cada no momento
ui-drawn = Tirados do monte
ui-whole-map = Mostrar o mapa inteiro
ui-starting-tile = Peça de começo de partida { $number }
ui-choose-clan = Escolher { $title }: { $power }
ui-market-hint = ▲ comprar, ▼ vender
ui-market-buy = Comprar { NAME($good) } { $price }
ui-market-sell = Vender { NAME($good) } { $price }
ui-market-good = { NAME($good) } £{ $price }
ui-market-bought = { NAME($seat) } comprou { $count }
ui-market-sold = { NAME($seat) } vendeu { $count }
ui-amount = Quantos
