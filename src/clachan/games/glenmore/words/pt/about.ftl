# O que se diz do jogo a quem escolhe um; todas as páginas conhecem isto, por isso os ids começam com o nome dele.
glenmore-title = { glenmore-name }: { glenmore-subtitle }
glenmore-name = Glen More II
glenmore-subtitle = Crônicas
glenmore-about = Pegue peças, ative o seu território e mande escoceses aos clãs; oito crônicas dão mais variedade.
glenmore-about-rulebook = o manual da edição polonesa (v2.0)

## Options: what they are called, and what they do

glenmore-option-players = Jogadores
    .help = quantos clãs competem
glenmore-option-die = Com o dado
    .help = joga como mais um clã e encurta a partida; com dois jogadores, está sempre presente
glenmore-option-short = Partida mais curta
    .help = o Fim do Mundo fica no topo da pilha D, não no meio
glenmore-option-chronicles = Crônicas
    .help = quais crônicas entram, em algarismos como 148, ou all, ou none
glenmore-option-chronicles-none = nenhuma
glenmore-option-narrow_mountain = Montanha estreita
    .help = a montanha da crônica 2 ocupa um espaço, não dois

glenmore-option-chronicles-1 = A Regata dos Barcos-Dragão
    .help = barcos descem os rios de todos por fichas e pontos
glenmore-option-chronicles-2 = Highlander: Só Pode Haver Um
    .help = uma montanha na trilha: deixe algo ao passar, pare para levar tudo
glenmore-option-chronicles-3 = A Reserva Especial do Velho Jamey
    .help = o uísque envelhece em adegas e é vendido no caminho
glenmore-option-chronicles-4 = O Martelo dos Escoceses
    .help = um inglês na trilha dá turnos extras a quem o comanda
glenmore-option-chronicles-5 = Ode a um Haggis
    .help = estalagens fazem haggis, e o dado diz como se come
glenmore-option-chronicles-6 = O Duvidoso Tomo da História Escocesa
    .help = cartas de local histórico viram eventos de história duvidosa
glenmore-option-chronicles-7 = Entre a Cruz e a Espada
    .help = votos secretos decidem que outras cartas pontuam no fim
glenmore-option-chronicles-8 = As Gangues do Penny
    .help = gângsteres na prisão: ajudantes duvidosos por um penny

## What a chronicle asks of a table

glenmore-level-easy = fácil
glenmore-level-medium = média
glenmore-level-hard = difícil
glenmore-level-expert = avançada
glenmore-minutes = { $minutes ->
    [one] +{ $minutes } minuto
   *[other] +{ $minutes } minutos
}

## What cannot be chosen beside the other options

glenmore-barred-chronicle = exige { $least } ou { $most } jogadores
glenmore-barred-die = com dois jogadores, está sempre presente
glenmore-barred-mountain = só com a crônica II

## What is wrong with a layout or with options as they were written

glenmore-layout-worlds-end = deve dizer quantas peças de D vêm antes, { $counts }, não { $given }
glenmore-layout-lacks-part = falta em layout a parte { $part }
glenmore-layout-unknown-part = layout não tem aqui a parte { $part }: as partes são { $parts }
glenmore-layout-order = layout order deve citar { $seats } uma vez cada, não { $given }
glenmore-layout-no-tile = layout tiles cita { $tile }, que não é uma peça
glenmore-layout-tiles = layout tiles deve citar { $count } peças diferentes, não { $given }
glenmore-layout-first = layout tiles deve começar com as cinco peças iniciais, não { $tiles }
glenmore-layout-later = layout tiles cita { $tiles }, fora da pilha A
glenmore-refused-chronicles = a opção chronicles não pode ser { $given }: são algarismos diferentes de { $allowed }, all ou none
glenmore-layout-part = layout { $part }: { $why }
glenmore-layout-river = deve ser um de { $gaps }, não { $given }
glenmore-layout-haggis = devem ser os valores de duas fichas de haggis, não { $given }
glenmore-layout-gathering = deve citar { $count } de { $cards }, não { $given }
glenmore-layout-mobsters = devem ser { $count } cartas dentre { $cards } e b, não { $given }
glenmore-refused-chronicles-here = a crônica { $value } exige 3 ou 4 jogadores, não { $players }
glenmore-refused-narrow-mountain-here = narrow_mountain só vale com a crônica 2
