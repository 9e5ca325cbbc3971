# O relatório de muitas partidas de Glen More II.

report-scoring = pontuação { $number }
report-end = fim
report-tiles-so-many = { $number ->
    [one] { $number } peça
   *[other] { $number } peças
}
report-start = Início
    .note = Resultados pela posição do peão no começo; o 1º anda primeiro.
report-chronicles = Crônicas
    .note = Partidas pelas crônicas em jogo; havendo várias, cada uma conta.
report-points-by-scoring = Pontos por rodada de pontuação
    .note = Pontuação média de um lugar depois de cada rodada de pontuação, e com tudo o que o fim acrescenta.
report-scoring-rounds = Rodadas de pontuação
    .note = Pontos médios de um lugar em cada categoria de cada rodada de pontuação.
report-persons = Personagens
    .note = Resultados pelas peças de personagem que se tinha no fim.
report-cards = Cartas de local histórico
    .note = Resultados pelas cartas de local histórico que se tinha no fim.
report-clans = Clãs
    .note = Resultados pelos clãs alcançados no tabuleiro de clãs.
report-tiles = Peças
    .note = Resultados pelas peças pegas, tenham acabado onde for.
report-tiles-taken = Peças pegas
    .note = Resultados pelo número de peças pegas: um território maior custa pontos.
report-column-start = início
report-column-chronicle = crônica
report-column-category = categoria
report-column-person = personagem
report-column-landmark-card = carta de local histórico
report-column-clan = clã
report-column-tile = peça
report-column-tiles-taken = peças pegas
line-none = nenhuma
