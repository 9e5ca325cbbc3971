# O que só se diz num terminal.

terminal-introduction =
    Você lidera um clã escocês e constrói o território dele com peças. Quem está por último na trilha joga.
    Um turno: pegue uma peça à frente do seu peão, pague por ela, coloque-a perto de um escocês, ative-a com as
    peças em volta, `end turn`. Poucas peças são boas: cada uma a mais que o menor território custa pontos.
    Digite ? para as respostas com os custos, depois uma resposta, seu número ou o começo das suas palavras.
    `why take 9` explica uma recusa, `rules turn` um passo, `rules clans` os clãs; `undo` desfaz.
    `track`, `market`, `clans`, `cards`, `tiles`, `p2`, `players`, `log` mostram a mesa; `help` lista tudo.

## Signs, beside the help or the kind of tile that they belong to

terminal-sign-activation = `*` marca o que ainda pode ser ativado.
terminal-sign-river = Marcado com ≈.
terminal-sign-building-over = Marcado com ↑.
terminal-sign-clan-board = `clans` lista os clãs.
terminal-sign-landmark-cards = `cards` lista as cartas.
terminal-sign-trade = `unlike` pede produtos diferentes, `animals` ovelhas e bois em qualquer combinação, `any` o que você tiver.
terminal-options = `players`, `die`, `short` (Fim do Mundo mais cedo), `chronicles` como 148.

## Chronicles as little boards: a line for each thing, a column for each player

terminal-board-race = Barcos-dragão
terminal-board-race-river = no rio de
terminal-board-race-place = em
terminal-board-race-result = lugar na regata
terminal-board-race-tokens = fichas no castelo
terminal-board-race-begun = A regata está em curso.
terminal-board-race-waits = A regata ainda não começou.
terminal-board-race-rivers = O percurso: { $rivers }.
terminal-board-race-neutral = Fichas nos castelos neutros: { $rivers }
terminal-board-mountain = A montanha
terminal-board-mountain-lies = nos espaços { $spaces }; ali há moedas: { $coins }, produtos: { $goods }
terminal-board-cellars = Adegas
terminal-board-cellars-barrels = barris, do espaço 1 em diante
terminal-board-cellars-built = adegas construídas
terminal-board-cellars-area = barris sem pontos
terminal-board-cellars-sale = { $tile }: { $lower } de { $room } barris embaixo, { $extra } ao lado
terminal-board-england = Inglaterra
terminal-board-england-holder = { NAME($seat) } tem a ficha e move o inglês
terminal-board-england-nobody = ninguém tem a ficha: está sob o inglês
terminal-board-england-market = moedas na fileira da Inglaterra: { $coins }
terminal-board-england-turn = é o turno do inglês
terminal-board-haggis = Haggis
terminal-board-haggis-tokens = fichas
terminal-board-haggis-points = pontos à vista
terminal-board-haggis-shown = viradas
terminal-board-haggis-known = vistas por todos
terminal-board-haggis-own = próprias
terminal-board-haggis-supply = reserva: abertas { $open }; ocultas { $hidden }
terminal-board-events = Eventos
terminal-board-events-turned = viradas para o evento
terminal-board-events-scotsmen = outra tabela de escoceses
terminal-board-events-whisky = outra tabela de uísque
terminal-board-gathering = Grande Assembleia
terminal-board-gathering-markers = marcadores sim / não
terminal-board-gathering-voted = já votou
terminal-board-gathering-votes = votos
terminal-board-gathering-piles = peças descartadas
terminal-board-gathering-own = seu voto: { $vote }
terminal-board-gathering-voting = em votação
terminal-board-gathering-passed = aprovada
terminal-board-gathering-rejected = rejeitada
terminal-board-mobs = Gangues do Penny
terminal-board-mobs-pennies = pennies
terminal-board-mobs-held = gângsteres
terminal-board-mobs-prisoner = na prisão: { $name }, pennies na carta: { $pennies }, penalidade { $penalty }
terminal-board-mobs-later = cartas que vêm com a pilha B: { $count }
terminal-board-mobs-tokens = em { $name }: { $count }
terminal-board-mobs-outlaw = { $name } está em { $place } de { NAME($seat) }
terminal-board-mobs-toll = pedágio em { $clan }: { $coins }
terminal-board-mobs-reserved = reservada: { $tile }, com moedas: { $coins }
terminal-board-mobs-claimed = reivindicadas: { $cards }
terminal-board-mobs-roll = rolado: { $roll }
