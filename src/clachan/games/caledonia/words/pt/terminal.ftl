# O que só se diz num terminal.

terminal-introduction =
    Você lidera um clã por cinco rodadas: ocupe o mapa, produza e negocie, cumpra contratos de exportação.
    Cada turno é uma ação: negociar, obter ou cumprir um contrato, expandir, atualizar, empregar um mercador ou passar.
    Digite ? para as respostas com os custos, depois uma resposta, seu número ou o começo das suas palavras.
    `why expand c4 sheep` explica uma recusa, `rules expand` uma ação; `undo` desfaz a última.
    `board`, `market`, `contracts`, `players`, `scores`, `log` mostram a mesa; `help` lista todos os comandos.

## Os tabuleiros no terminal

terminal-board-no-clan = Sem clã
terminal-board-offer = peça { $tile }: £{ $money }, { $goods }
terminal-board-starting-tile = £{ $money }, { $goods }
terminal-board-setting-up = preparação · £{ $money }
terminal-board-status = rodada { $round } de { $rounds } · £{ $money } · mercadores { $ready }/{ $hired }
terminal-board-round = rodada { $round } de { $rounds }
terminal-board-turn-order = ordem dos turnos
terminal-board-passed = passaram a vez
terminal-board-points = { $passed ->
    [yes] { $points } pontos, passou a vez
   *[no] { $points } pontos
}
terminal-board-points-now = { $passed ->
    [yes] { $points } pontos agora, passou a vez
   *[no] { $points } pontos agora
}
terminal-board-nothing = nada
terminal-board-no-goods = sem produtos
terminal-board-no-units = sem unidades
terminal-board-no-ports = nenhum ao alcance
terminal-board-merchants = mercadores { $ready }/{ $hired }
terminal-board-merchants-ready = { $ready } de { $hired } na reserva
terminal-board-ship = frota: { terminal-board-level }
terminal-board-level = { $level ->
    [0] nenhuma
    [1] rio
    [2] loch-1
    [3] loch-2
    [4] loch-3
   *[5] loch-4
}
terminal-board-ship-level = { terminal-board-level } (nível { $level } de 5)
terminal-board-tools = tecnologia: { $tools }
terminal-board-technology = tecnologia
terminal-board-cellar = adega
terminal-board-cellar-of = adega: { $barrels }
terminal-board-barrel-fresh = recente
terminal-board-barrel-young = jovem
terminal-board-barrel-old = velho
terminal-board-glory-of = glória { $count }
terminal-board-settlements-of = povoados { $count }
terminal-board-settlements-joined = { $count } ligados pela frota mercante
terminal-board-goods = produtos
terminal-board-on-the-map = no mapa
terminal-board-left = ainda por usar
terminal-board-contract = contrato { $number }
terminal-board-exports = exportações
terminal-board-exported = contratos cumpridos { $count }: { $imports }
terminal-board-exports-done = contratos { $contracts }; { $imports }
terminal-board-ports = Portos
terminal-board-ports-open = abertos: { $ports }
terminal-board-ports-used = usados: { $ports }
terminal-board-port-open = aberto a
terminal-board-port-used = usado por
terminal-board-bid = { $points ->
    [one] −{ $points } ponto
   *[other] −{ $points } pontos
}
terminal-board-progress = { $have }/{ $count } { NAME($item, $count) }
terminal-board-fee = { $way ->
    [get] recebe £{ $money }
    [pay] paga £{ $money }
   *[free] de graça
}
terminal-board-price = £{ $money }
terminal-board-market = Mercado
terminal-board-market-columns = preço  baixo ─ alto   mercadores
terminal-board-tracks = Trilhas de preço
terminal-board-tracks-move = comprar faz subir, vender faz descer
terminal-board-tracks-merchants = ▲ mercadores que compraram, ▼ mercadores que venderam: voltam na próxima rodada
terminal-board-contracts = Contratos
terminal-board-export = obter um: { $fee } · monte { $pile } · importados até agora, pontos cada: { $imports }
terminal-board-import = { NAME($good) } { $count } ({ $points })
terminal-board-drawn = Tirados do monte
terminal-board-scoring = Peças de pontuação
terminal-board-scoring-each = glória por rodada
terminal-board-scoring-now = agora dá
terminal-board-no-scoring = Não há peças de pontuação nesta partida.
terminal-board-tile = { $each ->
    [1] { NAME($tile, form: "short") }: { $glory } cada
   *[other] { NAME($tile, form: "short") }: { $glory } a cada { $each }
}
terminal-board-tile-units = animais, construções: { $glory }, plantação { $field }
terminal-board-tile-imports = importados, menos lúpulo: { $glory } cada
terminal-board-tile-costly = unidades em terreno de £{ $land }+: { $glory }
terminal-board-mark-river = rio
terminal-board-mark-delta = delta
terminal-board-mark-cost = custo
terminal-board-mark-neutral = neutro
terminal-board-mark-covered = coberto
terminal-board-mark-mist = neblina
