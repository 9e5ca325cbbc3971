# O relatório de muitas partidas de Clans of Caledonia.

report-round = rodada { $number }
report-starting-tile = peça { $number }
report-contracts-so-many = { $number ->
    [one] { $number } cumprido
   *[other] { $number } cumpridos
}
report-clans = Clãs
    .note = Resultados pelo clã jogado.
report-starting-tiles = Peças de começo de partida
    .note = Resultados pela peça de dinheiro e produtos do começo.
report-ports = Portos
    .note = Quem usou um porto, ao lado de quem, nas mesmas partidas, não usou.
report-maps = Mapas
    .note = Partidas pelas faces dos quatro módulos.
report-modules = Módulos do mapa
    .note = Partidas por cada face de cada módulo.
report-points-by-round = Pontos por rodada
    .note = Pontuação média de um lugar, como se a partida terminasse depois daquela rodada.
report-prices = Preços
    .note = Preço médio no começo e no fim de cada rodada; a faixa contém quatro quintos das partidas.
report-contracts = Contratos
    .note = O que um contrato cumprido rendeu: importados e lúpulo pelos valores do fim, e dinheiro, sem expansões e atualizações bônus; e quanto os seus produtos renderiam no mercado (animais: quanto custam).
report-fulfilled = Contratos cumpridos
    .note = Resultados pelo número de contratos cumpridos.
report-start = Início
    .note = Resultados pela posição na primeira ordem dos turnos.
report-scoring-tiles = Peças de pontuação
    .note = Quanto uma peça deu na sua rodada, e com que frequência vence quem mais recebeu.
report-column-clan = clã
report-column-start = início
report-column-starting-tile = peça de começo
report-column-port = porto
report-column-map = mapa
report-column-face = face
report-column-good = produto
report-column-contract = contrato
report-column-contracts = contratos
report-column-goods-given = produtos entregues, £
report-column-scoring-tile = peça de pontuação
report-column-glory-of-a-seat = glória de um lugar
report-column-wins-of-the-most-paid = vitórias de quem mais recebeu
