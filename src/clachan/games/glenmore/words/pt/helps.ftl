# Ajudas curtas em palavras nossas: o que dizem, o título e onde o manual conta tudo.

help-turn =
    Quem está por último na trilha joga, e joga de novo enquanto continuar por último. Pegue uma peça adiante e
    pague por ela, coloque-a (ou guarde-a, se for um personagem), resolva os efeitos imediatos, ative-a com as
    peças em volta, mova escoceses e venda à vontade, depois termine o turno. A trilha é reposta.
    .title = turno
    .page = Decorrer de um turno, p. 10

help-track =
    Pegue qualquer peça à frente do seu peão, por mais longe que esteja, que você possa pagar e colocar. Um
    salto longo dá aos outros os turnos do meio. Peças que todos já ultrapassaram são descartadas na hora. Se
    não puder pegar nada, descarte uma peça por { $board-discard-coins } moeda ou { $board-discard-movement }
    ponto de movimento.
    .title = trilha
    .page = Pegar uma peça, p. 10 e 13

help-paying =
    Produtos são pagos de qualquer peça sua ou comprados na hora no mercado; moedas e uísque, do que você tem;
    um escocês sai do seu território.
    .title = pagar
    .page = Custos, p. 13

help-territory =
    Uma peça tem um lado em comum com o seu território, e um escocês seu está numa das oito peças em volta. O
    rio é uma só linha reta: peças de rio a prolongam nas pontas, e nenhuma outra peça fica à esquerda ou à
    direita dele.
    .title = território
    .page = Colocar peças, p. 13 e 14

help-one-time-effects =
    Quando uma peça é colocada, os efeitos imediatos acontecem uma vez, na ordem que você quiser: uma carta de
    local histórico, um escocês na peça, um produto, um marcador de clã, uísque, moedas, pontos.
    .title = efeitos imediatos
    .page = Efeitos imediatos, p. 15

help-activation =
    A peça nova e suas vizinhas, até oito, em qualquer ordem, cada uma uma vez por turno e só se você quiser.
    Produtos ficam na sua peça, no máximo { $board-goods_on_a_tile }; se uma peça produz coisas diferentes e
    nem todas cabem, você escolhe quais ficam, e o resto se perde.
    .title = ativação
    .page = Ativação, p. 15 a 17

help-exchange =
    Entregue os produtos que a peça pede, de qualquer peça sua ou comprados na hora. Algumas pedem produtos
    diferentes, outras ovelhas e bois em qualquer combinação.
    .title = troca
    .page = Ativação, p. 16

help-gaining =
    Escolha o produto, ou a peça em que ele fica. Uma peça tem no máximo { $board-goods_on_a_tile } produtos;
    se faltar lugar, venda antes.
    .title = ganhar
    .page = Ativação, p. 16

help-movement =
    Cada ponto de movimento leva um escocês a uma peça sua que toque a dele por um lado ou um canto. Pontos que
    sobram no fim do turno se perdem.
    .title = movimento
    .page = Movimento, p. 16

help-market =
    A qualquer momento do seu turno, um produto rende as moedas mais à direita da sua fileira. Comprar põe moedas
    no primeiro espaço livre da fileira ({ $board-market-prices }) e só serve para algo que se paga na hora. Uma
    fileira cheia não tem nada à venda, uma vazia não paga nada.
    .title = mercado
    .page = Mercado, p. 12

help-clan-board =
    Um marcador de clã vai para um clã livre. Você paga as moedas do caminho mais barato desde a área inicial ou
    desde qualquer marcador, seja de quem for. A maioria dos bônus vem na hora, alguns duram. Clãs sem bônus são
    só passagem.
    .title = tabuleiro de clãs
    .page = Personagens e clãs, p. 18 e 21

help-die =
    Um jogador sem vontade própria: quando está por último, salta tantas peças quantas mostra ({ $board-die }) e
    descarta aquela em que cai. Nunca para numa peça de crônica, e espera enquanto não houver outra adiante; no
    Fim do Mundo ou além dele, sai do jogo. Com dois jogadores, está sempre presente.
    .title = dado
    .page = O dado, p. 10

help-scotsmen =
    Decidem onde você pode construir, e os que estão no Castelo-Sede contam nas rodadas de pontuação. Você tem
    { $board-scotsmen } ao todo.
    .title = escoceses
    .page = Colocar peças e pontuação, p. 13 e 19

help-river = Uma linha através das suas peças iniciais, que cresce nas duas pontas e nunca se rompe.
    .title = rio
    .page = Colocar peças, p. 13

help-building-over =
    Uma peça com esse símbolo vai em cima de uma peça do mesmo tipo, rio só sobre rio. Basta um escocês nessa
    peça ou em volta dela. Produtos e escoceses sobem; a pilha conta como uma peça.
    .title = construir por cima
    .page = Colocar peças, p. 14

help-landmark-cards =
    Uma carta de local histórico vem com a peça do mesmo nome. Algumas valem na hora, outras sempre, outras no
    fim, e todas contam nas rodadas de pontuação.
    .title = cartas de local histórico
    .page = Cartas de local histórico, p. 20

help-scoring-rounds =
    Quando a pilha A, B ou C acaba, e no fim: em escoceses no Castelo-Sede, cartas de local histórico, uísque e
    personagens, compare-se com quem tem menos. Estar 1, 2, 3, 4, 5 ou mais à frente dá
    { $board-scoring-difference } pontos.
    .title = rodadas de pontuação
    .page = Pontuação, p. 19

help-the-end =
    O Fim do Mundo está mais ou menos no meio da pilha D. Um peão que para nele ou passa dele não tem mais turnos.
    Quando todos o fizeram, vem a última rodada de pontuação, depois { $board-scoring-tile } pontos por peça a
    mais que o menor território, { $board-scoring-coin } por moeda, e as cartas que pontuam no fim. O desempate
    vai para quem tem mais produtos.
    .title = o fim
    .page = Fim da partida, p. 19

help-stacks = S para o começo, depois A, B, C e D. Peças posteriores são mais fortes.
    .title = pilhas
    .page = Preparação, p. 9

help-goods = Madeira, pedra, cevada, ovelhas e bois. Uísque e moedas não são produtos.
    .title = produtos
    .page = Mercado, p. 12

## The chronicles, in full and in a line

help-chronicle-1 =
    Todos têm um barco no Castelo-Sede. Depois que um peão passa pela Largada, pontos de movimento podem levá-lo
    rio abaixo, para a esquerda, pelo território de todos e pelos rios neutros, até voltar para casa. Cada castelo
    alcançado dá uma ficha de recompensa à sua escolha, que só você vê ao escolher. Os primeiros barcos ganham
    pontos; as moedas de quem chega por último não contam.
    .title = crônica I: { glenmore-option-chronicles-1 }
    .page = Crônica I, p. 22 e 23

help-chronicle-2 =
    Uma montanha fica na trilha a partida toda. Quem passa por ela deixa uma moeda ou um produto; quem para nela
    não pega peça, mas recolhe tudo ao sair. Só cabe um peão.
    .title = crônica II: { glenmore-option-chronicles-2 }
    .page = Crônica II, p. 23 e 24

help-chronicle-3 =
    Barris novos entram no primeiro espaço da primeira adega; envelhecer move um barril um espaço para a direita,
    onde vale mais. Outras adegas podem ser construídas a qualquer momento do seu turno. Ao passar por uma peça de
    venda você pode vender um barril, ao parar nela um ou dois, pelos pontos do espaço em que o barril estava.
    .title = crônica III: { glenmore-option-chronicles-3 }
    .page = Crônica III, p. 24 e 25

help-chronicle-4 =
    O inglês é mais um peão. Quem tem a ficha da Inglaterra, por passar por ele primeiro ou por uma carta com a
    marca da Inglaterra, paga a fileira da Inglaterra no mercado por um turno extra quando ele está por último, ou
    descarta uma peça com ele e leva moedas dessa fileira.
    .title = crônica IV: { glenmore-option-chronicles-4 }
    .page = Crônica IV, p. 25 e 26

help-chronicle-5 =
    Estalagens transformam ovelhas em fichas de haggis, abertas ou tiradas às cegas, no máximo cinco na sua mesa.
    Após a segunda, a terceira e a quarta rodada de pontuação, o dado é rolado quatro vezes e vira fichas do seu
    valor, no máximo três para cada um; uísque compra rolagens só suas. Pontos: fichas viradas vezes a soma delas.
    Fichas tiradas às cegas só o dono vê.
    .title = crônica V: { glenmore-option-chronicles-5 }
    .page = Crônica V, p. 26 e 27

help-chronicle-6 =
    Cartas de local histórico têm um segundo lado, com um evento. Uma peça Assembleia vira uma das suas cartas: o
    evento acontece, se você quiser. Cada carta virada dá { $chronicle_6-numbers-flipped-card-vp } ponto a mais nas
    rodadas de pontuação.
    .title = crônica VI: { glenmore-option-chronicles-6 }
    .page = Crônica VI, p. 27 a 30

help-chronicle-7 =
    Depois que um personagem traz um marcador de clã, uma das cartas de pontuação vai a votação. Todos votam em
    segredo, os votos são mostrados juntos, e empate aprova. Cada carta aprovada vale { $chronicle_7-vp } pontos no
    fim, divididos entre todos os que têm mais.
    .title = crônica VII: { glenmore-option-chronicles-7 }
    .page = Crônica VII, p. 31 e 32

help-chronicle-8 =
    No fim do seu turno você pode pôr um penny num gângster da prisão, ou levar um gângster com todos os pennies da
    carta. Gângsteres têm poderes, mas custam pontos no fim; um penny guardado custa um ponto, um penny que veio com
    um gângster dá um.
    .title = crônica VIII: { glenmore-option-chronicles-8 }
    .page = Crônica VIII, p. 32 a 37

## Kinds of tiles

kind-does-village = dá pontos de movimento e em geral um escocês
kind-does-castle = traz uma carta de local histórico e um escocês
kind-does-animal = um pasto, produz ovelhas ou bois
kind-does-material = produz madeira, pedra ou cevada
kind-does-whisky = uma destilaria, cevada vira uísque
kind-does-trade = produtos por pontos; estalagens simplesmente dão pontos
kind-does-loch = uma carta de local histórico e um rio mais longo, sem ativação
kind-does-other = uma peça de crônica
kind-does-person = fica ao lado do território; traz um marcador de clã e conta nas rodadas de pontuação
kind-does-end = peões que param aqui ou passam daqui terminaram
kind-does-start = a regata começa quando um peão passa por ela
kind-does-sale = aqui se vendem barris de passagem

## Mobsters

mobster-power-peggy-mcwander =
    Ponha as fichas dela em clãs livres: quem vai até lá paga a você as moedas da ficha.
mobster-power-joe-mcduff = Três vezes: leve o maior monte de moedas de uma fileira do mercado.
mobster-power-bruce-mcmail = Quando a peça de outra pessoa produz, compre um produto com uma moeda da carta dele.
mobster-power-peggy-mclaird =
    Reserve uma peça à sua frente: os outros pagam a você por ela; senão, você tem de pegá-la a seguir.
mobster-power-kenneth-mcsnitch =
    Um escocês fora de casa: anda com os seus pontos de movimento e rouba produtos sem guarda.
mobster-power-fergus-macdarkie = Um escocês fora de casa: quem pega uma peça e a coloca ao lado dele paga uma moeda a você.
mobster-power-sibyl-macsponge =
    Quem ganha 6 ou mais pontos de uma só fonte dá 1 a você: uma vez por turno, e nas rodadas de pontuação.
mobster-power-derek-anderson =
    Uma vez na partida: roube uma peça (não de comércio) e coloque-a em qualquer outro território.
mobster-power-mike-mccastle =
    Um escocês em outro Castelo-Sede: conta na sua sede e esconde um dos de lá.
mobster-power-calum-mcquack = Quando barcos se cruzam, dê um penny ao outro; uma vez, uma segunda ficha de recompensa ao acaso.
mobster-power-bully-mcmuscle = Seu barco passa pelos outros sem pagar; uma vez, uma segunda ficha de recompensa ao acaso.
mobster-power-fraser-mcstarve = Uma vez, antes das rolagens do haggis: outra pessoa dá uma ficha de haggis a você.
mobster-power-oonagh-mchagg =
    Uma vez em cada pontuação de haggis, veja uma das quatro rolagens e mande rolar de novo.
mobster-power-elsbeth-mctrick =
    Ao passar pela montanha ou sair dela, troque algo que está lá por um produto à escolha para você.
mobster-power-erin-macmalt = Ao passar por uma peça de venda, você também pode vender no espaço extra.
mobster-power-john-mcclaim =
    Ponha as fichas dele em cartas de local histórico dos outros: contam como suas nas rodadas de pontuação.

## Clans, by the id of their bonus in the data

clan-bonus-count-villages = 3 vilas: 5 PV; 4+: 8 PV
clan-bonus-trade-and-movement = ative 1 peça de comércio; ganhe 3 pontos de movimento
clan-bonus-barley-and-scotsman = 1 cevada em qualquer peça; 1 escocês em qualquer peça
clan-bonus-points = 3 PV
clan-bonus-spread-scotsmen = escoceses em 5 peças diferentes: 5 PV; 6+: 8 PV
clan-bonus-sheep-and-cattle = 1 ovelha e 1 boi em quaisquer peças
clan-bonus-stone-and-wood = 1 pedra e 1 madeira em quaisquer peças
clan-bonus-material-and-whisky = ative 1 peça de material e 1 de uísque
clan-bonus-whisky-for-points =
    ao ativar uma peça de uísque com o símbolo do uísque: 3 PV em vez do barril, sem pagar o custo da ativação
clan-bonus-castles-hold-scotsmen = ao colocar peças, seus castelos contam como se tivessem um escocês
clan-bonus-movement-for-points = cada ponto de movimento não usado: 1 PV
clan-bonus-coins = 3 moedas
clan-bonus-remove-a-tile = remova 1 peça sua (não a inicial; regras como em Loch Morar)
clan-bonus-count-overbuilt = 2 peças construídas por cima (cobertas contam): 5 PV; 3+: 8 PV
clan-bonus-animal-and-whisky = ative 1 peça de animal e 1 de uísque
clan-bonus-david-hume = pegue a peça David Hume (conta como 2 personagens)
clan-bonus-barley-and-barrel = 1 cevada em qualquer peça; 1 uísque
clan-bonus-scotsman-and-coins = 1 escocês em qualquer peça; 2 moedas
clan-bonus-discarded-tile =
    pegue 1 peça do descarte, coloque-a sem custo, ative-a e as vizinhas; um personagem ainda paga o caminho
clan-bonus-count-coins = 9 moedas: 5 PV; 12+: 8 PV (as moedas ficam)
clan-bonus-two-scotsmen = 2 escoceses em quaisquer peças
clan-bonus-leave-out-a-good =
    ao ativar uma peça de comércio, pague 1 moeda para dispensar 1 produto do custo (uma vez por ativação)
clan-bonus-count-river = 4 peças de rio (a inicial = 2): 5 PV; 6+: 8 PV
clan-bonus-none = sem bônus, o caminho pode passar

## Landmark cards and their events, by their ids in the data

card-effect-gain-coins = ganhe 3 moedas
card-effect-place-marker = coloque 1 marcador de clã, pagando o caminho
card-effect-gain-goods = ganhe 2 produtos à escolha, na peça Loch Lochy
card-effect-coin-and-marker = ganhe 1 moeda, depois coloque 1 marcador de clã pagando o caminho (a moeda pode ser usada)
card-effect-barley-and-whisky = 1 cevada na peça Inverness; ganhe 1 uísque
card-effect-scotsman-and-whisky = 1 escocês na peça Loch Shiel; ganhe 1 uísque
card-effect-coins-count-double = as primeiras 8 moedas valem 2 PV cada em vez de 1
card-effect-activate-one-more =
    em cada turno seu, ative mais 1 peça sua com símbolo de ativação (em qualquer lugar; também num turno em que
    você pega um personagem; sempre uma vez por peça e turno)
card-effect-activate-all = ative todas as suas peças em vez de só as vizinhas
card-effect-home-counts-double = escoceses no Castelo-Sede contam em dobro em cada rodada de pontuação
card-effect-remove-tiles =
    pode remover da partida até 2 peças suas (não a inicial; o território tem de continuar válido; Loch Morar também
    pode; pilhas saem inteiras; as cartas ficam; produtos e escoceses vão para o Castelo-Sede até o limite de 3
    produtos)
card-effect-take-england-token = pegue a ficha da Inglaterra
card-effect-gain-stone = 2 pedras na peça
card-effect-gain-sheep = 2 ovelhas na peça
card-effect-scotsmen-home = mova quantos escoceses seus quiser para o Castelo-Sede

card-event-place-discarded-tile = pague 1 escocês: coloque sem custo uma peça do descarte
card-event-activate-foreign-tiles = ative até 2 peças diferentes de outras pessoas
card-event-cattle-and-pastures = 1 boi na peça, depois ative todas as suas peças de animal
card-event-exchange-for-maclean = uma troca; 3 PV com um marcador seu em MacLean
card-event-better-whisky-table = uma tabela melhor para uísque
card-event-buy-scotsmen = pague 1 PV: 2 escoceses na peça
card-event-sell-stone = quantas pedras quiser por 3 PV cada
card-event-coins-for-events = 1 moeda para cada carta no lado do evento
card-event-remove-for-a-scotsman = pague 1 escocês: remova 2 peças suas
card-event-coins-and-home = 2 moedas; mova 1 escocês para o Castelo-Sede
card-event-scotsmen-for-points = pague 2 escoceses: 9 PV
card-event-england-row = todas as moedas da fileira da Inglaterra
card-event-activate-around = ative a peça e as vizinhas
card-event-swap-englishman = troque o inglês de lugar com uma peça da trilha
card-event-coin-and-marker = 1 moeda e 1 marcador de clã
card-event-better-home-table = pague 1 escocês: uma tabela melhor para escoceses no Castelo-Sede
card-event-another-event = ative outro evento; 4 PV com William Wallace
card-event-sell-sheep = 2 ovelhas por 7 PV

## The scoring cards of the Great Gathering

gathering-counts-most-animals = mais ovelhas e bois
gathering-counts-largest-square = maior quadrado de peças
gathering-counts-most-materials = mais pedras e madeiras
gathering-counts-most-sets =
    mais conjuntos completos (escocês no Castelo-Sede + uísque + carta de local histórico + personagem; Castle Moil vale)
gathering-counts-most-castles = mais castelos com um escocês
gathering-counts-most-whisky = mais peças de uísque
gathering-counts-smallest-territory = menor território
gathering-counts-largest-pasture = maior grupo de pastos, unidos pelos lados
gathering-counts-farthest-scotsman = escocês mais longe de casa, em pontos de movimento
gathering-counts-most-discards = mais peças no próprio descarte
