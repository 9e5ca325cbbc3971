# O que se diz do jogo a quem escolhe um; todas as páginas conhecem isto, por isso os ids começam com o nome dele.
caledonia-title = Clãs da Caledônia
caledonia-about = Funde fazendas, negocie no mercado e exporte os produtos das Terras Altas, em cinco rodadas.
caledonia-about-rulebook = o manual brasileiro da edição revisada

## Options: what they are called, and what they do

caledonia-option-players = Jogadores
    .help = quantos clãs competem; com 1, é a partida solo contra a tabela de pontos
caledonia-option-edition = Regras
    .help = do manual revisado ou da primeira edição
caledonia-option-edition-revised = Regras revisadas
    .help = o manual atual
caledonia-option-edition-first = Primeira edição
    .help = o primeiro manual
caledonia-option-extras = Extras
    .help = o clã MacEwen, um porto que copia, uma peça para terreno caro
caledonia-option-port7_neighborhood = Porto “troca” generoso
    .help = dá também o bônus de vizinhança (errata da editora)
caledonia-option-static_imports = Importados estáticos
    .help = algodão, tabaco e cana-de-açúcar valem sempre 4 pontos
caledonia-option-no_scoring_tiles = Sem peças de pontuação
    .help = sem glória no fim das rodadas
caledonia-option-no_ports = Sem portos
    .help = os quatro cantos ficam vazios
caledonia-option-tighter_map = Mapa mais apertado
    .help = cobre um hexágono de terra de cada módulo; para 2 ou 3 jogadores
caledonia-option-no_clans = Sem clãs
    .help = sem habilidades; quem joga depois recebe £2, £4, £6
caledonia-option-clan_auction = Leilão de clãs
    .help = lances em pontos em vez da escolha; para 2 a 4 jogadores
caledonia-option-map_sides = Faces do mapa
    .help = faces dos módulos A a D, como 1212, ou random
caledonia-option-map_sides-random = aleatórias

## What is wrong with a layout or with options as they were written

caledonia-layout-unknown-part = layout não tem aqui a parte { $part }: as partes são { $parts }
caledonia-layout-lacks-part = falta em layout a parte { $part }
caledonia-layout-map = layout map é { $given }, mas deve indicar uma face de cada módulo, como A1 B2 C1 D2
caledonia-layout-unknown-name = layout { $part } cita { $name }, que não está nesta partida
caledonia-layout-names = layout { $part } deve citar { $count } peças diferentes, não { $given }
caledonia-layout-numbers = layout { $part } deve ter { $count } número(s) diferente(s) de { $low } a { $high }, não { $given }
caledonia-layout-offer = layout offer é { $given }, mas deve ter { $count } clãs diferentes, cada um com uma peça de começo de partida
caledonia-layout-unknown-hex = layout covered cita um hexágono desconhecido: { $given }
caledonia-layout-covered = layout covered deve citar { $count } hexágonos de terra diferentes do mapa ativo, não { $given }
caledonia-refused-tighter-map = tighter_map é para 2 ou 3 jogadores, não { $players }
caledonia-refused-auction = clan_auction exige de 2 a 4 jogadores: ninguém dá lances contra quem joga solo
caledonia-refused-sides = a opção map_sides não pode ser { $given }: são quatro algarismos 1 ou 2, ou random
