# O que o guia de uma primeira partida diz, passo a passo; depois o que diz de perguntas no meio.

lesson-choose-clan-title = Escolha um clã
lesson-choose-clan =
    Cada clã tem uma habilidade própria e vem com uma peça de dinheiro e produtos iniciais. Na primeira
    partida, pegue um com bastante dinheiro: você logo vai gastá-lo. Escolha um clã e confirme.

lesson-first-worker-title = Seu primeiro trabalhador
lesson-first-worker =
    Trabalhadores ficam em floresta ou montanha e rendem dinheiro a cada rodada. Você paga o trabalhador e o
    terreno: o número na moeda. Procure um terreno barato com descampado ao lado, porque todo o resto que
    você vai construir precisa de descampado junto às suas unidades. Os hexágonos possíveis estão iluminados.

lesson-second-worker-title = Seu segundo trabalhador
lesson-second-worker =
    Ponha o outro onde se abra um segundo canto do mapa, talvez perto de um porto, uma das quatro placas nos
    cantos. Vários povoados separados contam no fim.

lesson-expand-title = Expandir
lesson-expand =
    Um turno é uma ação. A mais comum põe uma unidade no mapa. Escolha uma ovelha ou uma vaca no seu
    tabuleiro e depois um hexágono iluminado: animais dão lã ou leite em todas as rodadas que vêm. Você vê
    o custo antes de confirmar, e “Desfazer” volta atrás.

lesson-income-title = Seu tabuleiro
lesson-income =
    Cada unidade que sai do tabuleiro para o mapa revela o que rende no fim de cada rodada. Seu dinheiro, sua
    reserva e as trilhas de frota mercante, mercadores e tecnologia também estão aqui. Siga com a ação que
    quiser.

lesson-contract-title = Obtenha um contrato
lesson-contract =
    A maior parte dos pontos vem das exportações. Obtenha um contrato que exija produtos que você consegue
    fazer: lã, queijo, pão, uísque, ou animais como carne. Na primeira rodada, isso até rende dinheiro. Você
    pode ter um por vez.

lesson-trade-title = Negociar
lesson-trade =
    Seus mercadores compram e vendem, um para cada produto. Os preços sobem quando se compra e caem quando se
    vende, e os mercadores que você manda ficam no mercado até o fim da rodada.

lesson-pass-title = Continue, depois passe
lesson-pass =
    Expanda mais enquanto puder pagar: a renda só vem no fim da rodada. Quando não restar nada de bom, passe
    a vez. Quem passa primeiro recebe mais dinheiro por isso e começa a próxima rodada.

lesson-production-title = O que a rodada rendeu
lesson-production =
    Todos passaram, e então tudo produziu: trabalhadores renderam dinheiro, ovelhas deram lã, vacas leite,
    plantações cereal. É assim depois de cada uma das cinco rodadas, por isso unidades postas cedo compensam
    mais.

lesson-glory-title = Glória
lesson-glory =
    Cada rodada tem uma peça de pontuação. No fim da rodada, todos ganham glória pelo que a peça conta, e no fim a
    glória vale pontos. As cinco estão abertas, então dá para planejar as que vêm.

lesson-building-title = Uma construção
lesson-building =
    A queijaria transforma leite em queijo, a panificadora cereal em pão, a destilaria cereal em uísque: valem
    mais no mercado e no fim, e os contratos os exigem. Expanda com uma delas se você recebe leite ou cereal;
    cada construção usa um produto por rodada.

lesson-fulfil-title = Cumpra o contrato
lesson-fulfil =
    Você tem o que o contrato exige. Cumpra-o: você entrega os produtos e ganha o que está na metade de baixo,
    produtos importados que pontuam no fim e bônus imediatos. O caixote fica livre para o próximo.

lesson-imports-title = Quanto valem os importados
lesson-imports =
    Cada lúpulo vale um ponto. De algodão, tabaco e cana-de-açúcar, o que todos juntos menos importaram vale
    mais no fim: 5 pontos cada, depois 4, depois 3. Os números acima dos contratos mostram como está agora;
    eles mudam até a partida acabar.

lesson-slaughter-title = Abate
lesson-slaughter =
    O contrato exige carne, e carne são os seus animais no mapa: ovelhas dão carne ovina, vacas dão carne bovina.
    Escolha quais vão. Eles voltam ao seu tabuleiro, então você pode posicioná-los de novo, e o terreno fica
    livre.

lesson-neighbourhood-title = Bons vizinhos
lesson-neighbourhood =
    Você construiu ao lado de outro clã. Agora, uma vez, pode comprar o que aquela unidade produz, com seus
    mercadores, só que mais barato que no mercado. Compre ou conclua.

lesson-neighbours-title = Construir junto dos outros
lesson-neighbours =
    Sempre que você expande para junto da unidade de outro clã, pode comprar o produto que ela faz, com
    seus mercadores, só que mais barato que no mercado. Um hexágono entre dois vizinhos abre os dois. Vale nos dois
    sentidos: os outros compram ao seu lado, e isso não custa nada a você.

lesson-port-in-reach-title = Um porto ao alcance
lesson-port-in-reach =
    Um dos seus povoados alcança um porto. Cada porto pode ser usado uma vez na partida, além da sua ação e
    sem custo. Use-o agora se ajudar, ou guarde para um momento melhor.

lesson-ports-title = Portos
lesson-ports =
    Os quatro cantos do mapa são portos. Quem tem uma unidade que alcança um deles, ao lado ou pela água com a
    frota mercante, pode usá-lo uma vez na partida, antes ou depois de uma ação. Aponte para um porto e leia o
    que ele dá.

lesson-shipping-title = Frota mercante
lesson-shipping =
    A frota mercante permite cruzar a água: primeiro rios, depois um loch, dois, três e quatro. Mais terra
    fica ao alcance, portos também, e no fim ela liga seus povoados para a pontuação. Suba um nível se houver
    boa terra do outro lado da água.

lesson-technology-title = Tecnologia
lesson-technology =
    Machados ou picaretas melhores fazem todos os seus lenhadores ou todos os seus mineradores renderem mais,
    em todas as rodadas daqui em diante. Compensa cedo, e quando você tem vários do mesmo tipo.

lesson-hire-title = Mais mercadores
lesson-hire =
    Mais um mercador permite negociar um produto a mais por rodada, até sete. Vale a pena se você compra o que
    falta para os contratos ou vive de vender.

lesson-settlements-title = Povoados
lesson-settlements =
    Unidades suas que se tocam, sem rio no meio, são um povoado. No fim conta o maior número de povoados que a
    sua frota mercante liga. Vários pequenos, perto o bastante para navegar entre eles, valem mais que um
    grande.

lesson-majorities-title = Maiorias
lesson-majorities =
    No fim há dois prêmios para quem tem mais: contratos cumpridos e povoados ligados pela frota mercante. Com
    dois jogadores, só o primeiro ganha; com mais, os seguintes ganham menos; empates dividem. Compare-se com
    os outros e veja qual prêmio está ao alcance.

lesson-last-round-title = A última rodada
lesson-last-round =
    Depois desta, nada mais produz para uma próxima rodada. O que sobrar de produtos ainda dá 1 ou 2 pontos
    cada, e £10 um ponto, então gaste no que pontua: um contrato que ainda dê para cumprir, povoados, a peça
    de pontuação. Depois passe a vez.

lesson-closing-title = Bem jogado
lesson-closing =
    Você viu o jogo inteiro: unidades, mercado, contratos, atualizações, portos, vizinhos e os dois prêmios.
    Olhe a planilha de pontuação: a maioria dos pontos costuma vir das exportações e do que elas trazem. Jogue
    a próxima contra o Camponês, ou com amigos; as regras em resumo estão sempre a um toque.

lesson-aside-title = A propósito
lesson-aside-end-of-turn = Sua ação está feita. Antes de terminar o turno, você ainda pode usar um porto ao alcance.
lesson-aside-export-bonuses = O contrato dá isto na hora: use em qualquer ordem. Unidades postas assim custam só o próprio preço, o terreno é grátis.
lesson-aside-make =
    A rodada termina, e suas construções podem transformar produtos básicos em melhores. Em geral, produza o
    máximo que puder.
lesson-aside-bonus-upgrade = Uma atualização grátis: a frota mercante é boa escolha quando a terra por perto está ocupada ou cara.
lesson-aside-discard = Escolha o produto que fará menos falta.
lesson-aside-gain = Escolha o produto de que o seu contrato precisa.
lesson-aside-choose-a-drawn-contract = Você pegou estes contratos: fique com um que possa cumprir, ou com nenhum.
lesson-aside-draw-offer = A quarta construção de um tipo permite ver contratos do monte e ficar com um.
