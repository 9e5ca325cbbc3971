# O que está errado com uma súmula ou com o texto de uma posição.

reason-record-head = uma súmula começa com { $head }
reason-record-without-line = não existe a linha { $line }
reason-record-no-pair = esperava-se `nome: valor`, não { $line }
reason-record-head-wrong = o cabeçalho da súmula está errado: { $error }
reason-record-other-data = foi jogada com os dados de componentes { $data }, mas os dados em uso são { $here }
reason-record-after-end = { $action } depois do fim da partida
reason-record-other-seat = { $seat } joga { $action }, mas é a vez de { $asked }
reason-record-early-score = uma pontuação, mas a partida não acabou: é a vez de { $asked }
reason-record-other-score = a pontuação é { $score }, não { $written }
reason-sealed-other-secret = o segredo não tem o hash informado no começo
reason-sealed-other-layout = a montagem não é a que foi sorteada
reason-sealed-other-draw = sorteio { $draw }, ação { $number }: { $action } em vez de { $instead }
refused-line = linha { $line }: { $why }
reason-record-with-position = uma súmula com posição não tem opções nem montagem próprias
reason-record-other-game = a posição é de { $played }, não de { $game }
reason-position-names = em { $what } se escreve nome=valor, cada nome uma só vez, não { $given }
reason-position-no-number = a mesa não tem o número { $name }
reason-position-row-size = uma linha contém de 0 a { $most } números, não { $size }
reason-position-row-place = uma linha de { $size } números não tem o lugar { $place }
reason-position-not-number = { $given } não é um número
reason-position-number-large = { $given } é um número grande demais
reason-position-no-decision = { $given } não é uma decisão: é um tipo, @, um lugar e até três números
reason-position-not-played = nenhuma partida chega a esta posição ({ $error })
reason-position-impossible = nenhuma partida chega a esta posição: { $fault }
reason-position-words = uma posição tem { $words } palavras numa linha, não { $count }
reason-position-table-wrong = a mesa da posição está errada: { $error }
reason-position-numbers-wrong = os números da posição estão errados: { $error }
reason-position-other-rules = vale para as regras e os dados { $made }, mas estão em uso { $due }
reason-record-no-variation = { $mark } sem variante
reason-record-variation-open = a variante não está fechada
reason-record-other-result = o resultado é { $result }, não { $written }
reason-record-no-number = { $name } é um número, não { $given }
reason-record-variations-deep = variantes têm no máximo { $most } níveis
reason-record-variation-early = uma variante vem depois da ação que substituiria
