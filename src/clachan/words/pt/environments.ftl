# O que recusam os ambientes para programas que aprendem.

reason-batch-games = um lote tem pelo menos 1 partida, não { $count }
reason-batch-seeds = { $count } partidas exigem o mesmo número de sementes, não { $given }
reason-batch-mask = reset_mask é um vetor de { $count } valores lógicos, não { $given }
reason-batch-none-begun = nenhuma partida começou: chame antes reset para todas
reason-batch-not-begun = nenhuma partida começou: chame antes reset do lote
reason-batch-actions = { $count } partidas exigem o mesmo número de ações, não { $given }
reason-batch-game-over = a partida { $game } acabou: recomece-a antes com options={"{"}'reset_mask': …{"}"}
reason-no-autoreset-mode = não há modo de autoreset { $mode }: os modos são { $modes }
reason-no-field = as observações de { $game } não têm um campo { $field }
reason-env-seats = os lugares vão de 0 a { $last }, não { $seat }
reason-env-solo = { $solo } é para 1 jogador, não { $players }: use { $other }
reason-no-observation = não há observação de { $game }: nada escreve as suas posições em números
reason-no-render-mode = não há modo de exibição { $mode }: os modos são { $modes }
reason-no-drawing = não há modo 'rgb_array' para { $game }: não há desenho dele
reason-drawing-needs = o modo 'rgb_array' exige { $packages-and }: pip install 'clachan[pictures]'
reason-reward-gain = a recompensa gain é paga a um só aprendiz: exige opponents='random' ou 1 jogador, não { $players } jogadores todos consultados
reason-no-reward = não há recompensa { $reward }: as recompensas são { $rewards }
reason-reward-alone = a recompensa rank exige pelo menos 2 jogadores: use points
reason-env-opponents = opponents é 'random', ou None para consultar todos os jogadores, não { $given }
reason-env-learns-alone = o lugar { $seat } só pode aprender sozinho se os adversários forem 'random'
reason-env-seed = uma semente é um número de 0 a 2**{ $bits } - 1, não { $seed }
reason-env-not-begun = nenhuma partida começou: chame reset antes
