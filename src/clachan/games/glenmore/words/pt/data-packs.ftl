# O que está errado com os valores de um pacote de dados deste jogo.
wrong-lacks-tile = falta a peça { $tile }
wrong-no-tile = não é uma peça do jogo
wrong-long-river = permite um rio de { $longest } peças, mas um território só pode ter { $widest } de largura
wrong-stack = a pilha { $stack } tem { $base } peças (com crônicas { $count }), menos de { $least } ou demais
wrong-end = a peça worlds end, e nenhuma outra, é do tipo end
wrong-scotsmen = pede mais de um escocês
wrong-card = dá uma carta de local histórico, mas não há carta com esse nome
wrong-roads = nenhum caminho leva da área inicial a { $spaces }
wrong-together = a soma deve ser { $total }, não { $found }
wrong-die = deve ser { $sides }: as ações do jogo citam esses lados
