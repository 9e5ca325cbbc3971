# O que o guia de uma primeira partida diz, passo a passo; depois o que diz de perguntas no meio, e o que se diz de
# uma crônica a quem a joga pela primeira vez.

lesson-track-title = Pegue uma peça
lesson-track =
    A trilha acima é um anel de peças. Quem está por último anda, até qualquer peça adiante que possa pagar: as
    peças iluminadas estão à sua disposição. Pegue uma perto do seu peão, uma lavoura ou um pasto; peças próximas
    trazem a vez de volta mais cedo.

lesson-laying-title = Coloque-a no território
lesson-laying =
    Os lugares iluminados são permitidos: ao lado de uma peça sua, com um escocês numa das oito peças em volta. O
    rio continua uma linha reta. Coloque a peça onde ela toque o máximo de outras, cantos também contam: todas
    elas serão ativadas.

lesson-activation-title = Uma peça ativa as vizinhas
lesson-activation =
    A peça nova e todas em volta, também nos cantos, são ativadas uma vez agora, na ordem que você quiser. O que
    cada uma faz está na aba do canto inferior direito. Escolha uma peça iluminada para ativá-la.

lesson-movement-title = Mande um escocês
lesson-movement =
    Uma vila ou um castelo ativado dá pontos de movimento, o símbolo da bota. Cada um é um passo: leva um escocês a
    uma peça que toca a dele. O lugar onde ele está decide onde você pode construir depois, e os que estão em casa,
    no castelo, vão contar. Escolha o escocês e depois o destino.

lesson-ending-title = Termine o turno
lesson-ending =
    Pontos de movimento que sobram se perdem, produtos ficam nas peças. Quando nada mais valer a pena, termine o
    turno. A trilha é reposta atrás do último peão.

lesson-effects-title = O que vem uma vez
lesson-effects =
    Os símbolos na aba tracejada, embaixo à esquerda, valem uma vez, quando a peça é colocada: um escocês da sua
    reserva, uma carta de local histórico, um barril, um marcador de clã. Você escolhe a ordem.

lesson-paying-title = O preço na aba vermelha
lesson-paying =
    Esta peça tem um preço. Os produtos saem de qualquer peça sua, ou você compra na hora no mercado o que falta: o
    anel mostra quanto custa um agora. Comprar deixa o próximo mais caro.

lesson-exchange-title = Produtos por pontos
lesson-exchange =
    Peças de comércio recebem produtos e dão pontos, e destilarias recebem cevada e dão uísque. Entregue o que você
    mais tem, e olhe a tabela na peça: quatro produtos diferentes podem valer muito mais que três.

lesson-selling-title = Vender
lesson-selling =
    No seu turno, você pode vender um produto pelo último monte de moedas da sua fileira. Há moedas ali porque
    alguém comprou antes. Venda o que não vai usar; uma moeda no fim é um ponto, numa peça de comércio um produto
    pode valer mais.

lesson-clans-title = Um marcador entre os clãs
lesson-clans =
    Um personagem ou uma troca traz um marcador de clã. Ele vai para um clã livre à sua escolha, e você paga as
    moedas do caminho mais barato desde o início ou desde qualquer marcador que já esteja lá. Cada clã dá o que seu
    símbolo mostra, a maioria na hora.

lesson-jumping-title = Até onde saltar
lesson-jumping =
    Aqui não há vez fixa: o último peão anda, de novo e de novo, enquanto continuar por último. Um salto longo
    alcança uma peça melhor e dá aos outros os turnos do meio. Peças que todos ultrapassaram são descartadas.

lesson-goods-title = Três numa peça
lesson-goods =
    Produtos ficam na peça que os faz, no máximo três, e uma peça cheia não produz nada. Use-os antes de ativá-la de
    novo. Ponha pastos e lavouras em volta de um lugar ainda livre, e ative todos juntos.

lesson-die-title = O dado também joga
lesson-die =
    Com dois jogadores, o dado vai pela trilha: quando está por último, salta uma, duas ou três peças adiante e
    remove aquela em que cai. Uma peça à frente dele talvez não espere por você.

lesson-home-title = Os escoceses voltam para casa
lesson-home =
    Escoceses no Castelo-Sede contam em cada pontuação, em comparação com quem tem menos ali. Por isso cada um faz
    falta em dois lugares: no território, onde permite construir, e em casa quando uma pilha acaba.

lesson-whisky-title = Uísque
lesson-whisky =
    Barris não são produtos: não se vendem no mercado nem ocupam lugar no território. Contam em cada pontuação, quatro
    vezes ao todo, enquanto você os guarda. Uma destilaria ao lado de uma lavoura merece ser ativada muitas vezes;
    algumas peças e cartas pedem um barril.

lesson-cards-title = Cartas de local histórico
lesson-cards =
    Castelos, lochs e monumentos trazem uma carta do mesmo nome. Ela conta em cada pontuação e faz o que está
    escrito: na hora, de agora em diante, ou no fim. Aponte para uma carta e leia.

lesson-persons-title = Personagens
lesson-persons =
    Um personagem não vai para o território, fica ao lado dele: nesse turno suas peças não são ativadas. Ele conta em
    cada pontuação e traz um marcador de clã, que muitas vezes já vale um turno.

lesson-scoring-title = O que uma pontuação olha
lesson-scoring =
    Uma pilha acabou, então quatro coisas foram comparadas: escoceses em casa, cartas de local histórico, uísque,
    personagens. Em cada uma você ganha pontos por estar à frente de quem tem menos: 1, 2, 3, 5 ou 8 pontos por uma
    vantagem de um a cinco. Estar bem à frente numa é melhor que um pouco em todas.

lesson-size-title = Não grande demais
lesson-size =
    No fim, cada peça a mais que o menor território custa 3 pontos. Peças que não fazem mais nada saem caro. Quem pega
    poucas peças boas pode vencer com um território pequeno.

lesson-stacks-title = Quatro pilhas
lesson-stacks =
    As peças vêm das pilhas A, B, C e D, cada vez mais fortes. A linha acima diz quantas restam até a próxima
    pontuação: é a hora de levar escoceses para casa.

lesson-over-title = Construir por cima
lesson-over =
    Uma peça com o símbolo de duas folhas vai em cima de outra do mesmo tipo. A pilha conta como uma peça, então seu
    território fica mais forte, não maior.

lesson-compare-title = De olho nos outros
lesson-compare =
    Ao lado de cada um está o que a próxima pontuação renderia. Ninguém ultrapassa você no que só você tem, e quem
    não tem nada numa categoria dá pontos a todos os outros. Pegue o que mais tira deles.

lesson-worlds-end-title = O Fim do Mundo
lesson-worlds-end =
    Em algum lugar da pilha D está o Fim do Mundo. Um peão que para nele ou passa dele teve seu último turno. Você
    ainda pode pegar as peças antes dele, uma após a outra, quando os outros já terminaram.

lesson-last-turns-title = Os últimos turnos
lesson-last-turns =
    Agora só pontos importam: produtos nas peças de comércio, escoceses em casa, moedas guardadas, um ponto cada. É
    melhor deixar uma peça que renda menos de 3 pontos, se o seu território não for o menor.

lesson-closing-title = Bem jogado
lesson-closing =
    Você viu o jogo inteiro: a trilha, o território que se ativa, o mercado, o uísque, os clãs e quatro pontuações.
    Olhe a planilha, categoria por categoria: onde você estava à frente contou quatro vezes. Da próxima vez, junte uma
    crônica, a regata ou a montanha; cada uma se explica quando chega.

lesson-aside-title = A propósito
lesson-aside-source = Escolha a peça que dá o produto: tire de uma cheia, para que possa produzir de novo.
lesson-aside-sell = Escolha a peça de onde sai o produto vendido.
lesson-aside-move = Agora escolha para onde ele vai: um passo até qualquer peça que toque a dele.
lesson-aside-put = Escolha uma peça com lugar e onde ele seja útil.
lesson-aside-gain-a-good = Escolha um produto que suas peças de comércio ou a próxima peça da trilha peçam.
lesson-aside-keep-goods = Numa peça cabem três produtos: escolha o que fica, o resto se perde.
lesson-aside-bonus-activation = O clã ativa mais uma peça, esteja onde estiver.
lesson-aside-remove = Uma peça que você remove não custa mais nada no fim.
lesson-aside-claim = O que ficou para trás está aqui: pegue uma peça boa, não custa nada.
lesson-aside-coin-or-movement = Não havia peça para você; pegue o que ajuda mais.

## The chronicles, for those who play with them for the first time

primer-boats-title = Barcos esperam nos castelos
primer-boats =
    Todos têm um barco. Depois que um peão passa pela peça Largada, um ponto de movimento pode levar o seu uma peça
    de rio para a esquerda em vez de mover um escocês, pelo seu território e depois pelos dos outros.
primer-boats-ask =
    Seu barco está na última peça de rio à esquerda de um território. Aonde o próximo ponto de movimento o leva?
primer-boats-a = Ao rio seguinte, pela direita
primer-boats-b = De volta pelo mesmo rio
primer-boats-why =
    Barcos só vão para a esquerda: da ponta esquerda de um território à ponta direita do seguinte, ou de um rio
    neutro.
primer-boats-tokens-title = Um castelo no caminho
primer-boats-tokens =
    Seu barco alcançou um castelo: escolha uma das fichas dele. Só você as vê ao escolher, e o que você deixa fica
    para os barcos de trás.
primer-boats-tokens-ask = Seu barco passa por um castelo sem parar nele. Você recebe uma ficha?
primer-boats-tokens-a = Não
primer-boats-tokens-b = Sim
primer-boats-tokens-why =
    Cada castelo alcançado ou ultrapassado dá uma ficha, enquanto houver. Voltar para casa também dá uma.
primer-boats-rewards-title = Uma recompensa
primer-boats-rewards = A ficha dá um produto à sua escolha. Os primeiros barcos a voltar para casa ganham pontos também.
primer-boats-rewards-ask = O que custa chegar por último na corrida?
primer-boats-rewards-a = As fichas de recompensa
primer-boats-rewards-b = Os pontos das moedas no fim
primer-boats-rewards-why =
    As moedas de quem chega por último, ou não volta para casa, não valem pontos na pontuação final.
primer-mountain-title = Uma montanha no caminho
primer-mountain =
    Ela fica na trilha a partida toda. Quem passa por ela deixa uma moeda ou um produto; quem para nela não pega peça,
    e leva tudo ao sair. Só cabe um peão.
primer-mountain-ask = Seu peão para na montanha. O que você deixa ali?
primer-mountain-a = Nada
primer-mountain-b = Uma moeda ou um produto
primer-mountain-why = Só quem passa deixa algo. Quem para não pega peça agora, e no turno seguinte pode levar tudo.
primer-mountain-passing-title = Algo para a montanha
primer-mountain-passing = Deixe o que menos faz falta: quem parar ali a seguir vai levar, e pode ser você.
primer-mountain-passing-ask = Você não tem moeda nem produto. Pode passar pela montanha?
primer-mountain-passing-a = Não
primer-mountain-passing-b = Sim, sem deixar nada
primer-mountain-passing-why = De mãos vazias não se deixa nada.
primer-mountain-leaving-title = Descer de novo
primer-mountain-leaving = Produtos da montanha precisam de lugar nas suas peças. Você pode vender alguns antes de pegá-los.
primer-mountain-leaving-ask = Quantos produtos cabem numa peça sua?
primer-mountain-leaving-a = Três
primer-mountain-leaving-b = Quantos você quiser
primer-mountain-leaving-why = Três, venham de onde vierem. Venda alguns antes, e mais deles terão lugar.
primer-cellars-title = O uísque envelhece
primer-cellars =
    Barris novos vão para o primeiro espaço vazio da sua primeira adega. Peças com o símbolo do relógio envelhecem um:
    ele avança um espaço para a direita e vale mais.
primer-cellars-ask = Você destila um barril. Onde ele começa?
primer-cellars-a = No primeiro espaço vazio
primer-cellars-b = No espaço que vale mais
primer-cellars-why =
    Da esquerda, na primeira adega. Se ela está cheia, o barril fica ao lado dos espaços e ainda não vale nada.
primer-cellars-ageing-title = Qual barril envelhece
primer-cellars-ageing =
    Cada espaço vale o que seu número diz quando o barril é vendido. Um barril guardado conta nas pontuações, um
    vendido dá seus pontos uma vez. Outra adega pode ser construída no seu turno.
primer-cellars-ageing-ask = Há outro barril no espaço à direita. O seu pode envelhecer?
primer-cellars-ageing-a = Sim, passa por cima
primer-cellars-ageing-b = Não
primer-cellars-ageing-why =
    O espaço tem de estar vazio, e nenhum barril passa por cima de outro. Envelheça antes o da frente.
primer-cellars-selling-title = Uma venda na trilha
primer-cellars-selling =
    Ao passar por uma venda você pode vender um barril, ao parar nela um ou dois, pelos pontos do espaço em que
    estavam. Uma peça de venda não vai para o seu território.
primer-cellars-selling-ask = Seu peão para numa venda. Você tem de vender?
primer-cellars-selling-a = Sim, um barril ou dois
primer-cellars-selling-b = Não, pode só olhar
primer-cellars-selling-why = Ninguém para ali sem vender. Ao passar você vende um ou nenhum, como quiser.
primer-england-title = Um inglês na trilha
primer-england =
    O peão branco é mais um a andar. Quem passa por ele primeiro, ou tem uma carta com a bandeira dele, fica com a ficha
    da Inglaterra e o move quando ele está por último.
primer-england-ask = Alguém ganha uma carta com a bandeira inglesa. Quem fica com a ficha da Inglaterra?
primer-england-a = Quem ganhou a carta
primer-england-b = Quem já a tinha
primer-england-why = A ficha vai na hora para quem ganha uma das quatro cartas.
primer-england-turns-title = Os turnos dele são seus
primer-england-turns =
    Quem o comanda pega uma peça com ele e paga por isso a fileira da Inglaterra no mercado, ou o faz descartar uma e
    leva a última pilha de moedas dessa fileira.
primer-england-turns-ask = A carta Loch Ness e os bônus permanentes dos clãs valem no turno do inglês?
primer-england-turns-a = Sim
primer-england-turns-b = Não
primer-england-turns-why = Valem só nos seus próprios turnos. No mais, é como se o seu peão tivesse pegado a peça.
primer-haggis-title = Haggis nas estalagens
primer-haggis =
    Estalagens fazem de uma ovelha uma ficha de haggis. Cinco cabem na sua mesa. Após a segunda, a terceira e a quarta
    pontuação, o dado é rolado quatro vezes e vira fichas desse valor.
primer-haggis-ask = Há cinco fichas na sua mesa e você ganha mais uma. O que pode fazer?
primer-haggis-a = Devolver uma para abrir lugar
primer-haggis-b = Ficar com seis
primer-haggis-why = Cinco no máximo. Uma das suas pode voltar à reserva para dar lugar à nova.
primer-haggis-tokens-title = Aberta ou às cegas
primer-haggis-tokens = Uma ficha aberta mostra o valor a todos; uma tirada às cegas só você conhece, até o dado virá-la.
primer-haggis-tokens-ask = Você pega uma ficha aberta. E depois?
primer-haggis-tokens-a = Outra é virada
primer-haggis-tokens-b = Daí em diante só uma fica aberta
primer-haggis-tokens-why = Há sempre duas abertas, e os outros escolhem como você.
primer-haggis-rolls-title = Um barril por mais uma rolagem
primer-haggis-rolls =
    Os pontos são as fichas viradas vezes a soma delas, por isso a última vale mais. Um barril de uísque compra uma
    rolagem só para você.
primer-haggis-rolls-ask = As fichas 1 e 3 foram viradas. Quantos pontos são?
primer-haggis-rolls-a = 4
primer-haggis-rolls-b = 8
primer-haggis-rolls-why =
    Duas fichas vezes a soma delas, que é 4. Com uma terceira são três vezes a soma; mais não se viram.
primer-tome-title = As cartas têm um segundo lado
primer-tome =
    Toda carta de local histórico tem um evento no verso. Uma peça Assembleia ativada vira uma das suas cartas, e o
    evento acontece, se você quiser. Uma carta virada conta mais nas pontuações.
primer-tome-ask = Você ativa um evento, mas não quer o efeito. O que acontece com a carta?
primer-tome-a = Fica como estava
primer-tome-b = É virada mesmo assim
primer-tome-why = O efeito pode ser deixado de lado, e a carta é virada pelo seu ponto.
primer-tome-events-title = Ative um evento
primer-tome-events =
    Aponte para uma carta e leia o evento. Os efeitos permanentes e finais dela ficam; o evento acontece uma só vez,
    então vire a que traz mais agora.
primer-tome-events-ask = Como conta uma carta virada numa pontuação?
primer-tome-events-a = Não conta mais
primer-tome-events-b = Como carta, com um ponto a mais
primer-tome-events-why = Continua sendo uma das suas cartas, e soma um ponto em cada pontuação de cartas.
primer-gathering-title = A Grande Assembleia
primer-gathering =
    Cinco cartas dizem o que pode pontuar no fim. Depois que um personagem traz um marcador de clã, quem o pegou põe uma
    delas em votação.
primer-gathering-ask = As cinco cartas já foram votadas, e alguém pega um personagem. Há votação?
primer-gathering-a = Não
primer-gathering-b = Sim, de novo numa delas
primer-gathering-why =
    Cada carta é votada uma vez. Depois de cinco votações os personagens só trazem marcadores de clã.
primer-gathering-calling-title = Qual carta
primer-gathering-calling = Escolha uma carta em que você está na frente, ou uma em que outra pessoa está e não deveria.
primer-gathering-calling-ask = Dois jogadores lideram uma carta juntos. Quem leva os pontos?
primer-gathering-calling-a = Os dois, metade cada um, para cima
primer-gathering-calling-b = Ninguém
primer-gathering-calling-why =
    No empate os pontos são divididos e arredondados para cima: liderar junto também merece um voto.
primer-gathering-voting-title = Sim ou não
primer-gathering-voting =
    Todos votam em segredo e mostram juntos; empate aprova. Seus marcadores são poucos, então guarde alguns para as
    cartas que importam a você.
primer-gathering-voting-ask = Dois sins e dois nãos: o que acontece com a carta?
primer-gathering-voting-a = Pontua no fim
primer-gathering-voting-b = Volta para a caixa
primer-gathering-voting-why = Bastam tantos sins quantos nãos.
primer-mobs-title = Gângsteres na prisão
primer-mobs =
    No fim do seu turno você pode pôr um penny num gângster, ou levar um para casa com todos os pennies da carta.
    Gângsteres ajudam a seu modo, e custam pontos no fim.
primer-mobs-ask = Você pôs um penny num gângster que outra pessoa leva. Com quem fica o penny?
primer-mobs-a = Com você, ele volta
primer-mobs-b = Com quem leva a carta
primer-mobs-why = Todos os pennies da carta vão junto, e cada um deles vale um ponto no fim.
primer-mobs-prison-title = Um penny ou um gângster
primer-mobs-prison =
    Um penny seu que sobra custa um ponto, um penny que vem com um gângster dá um. Espere até haver bastantes numa
    carta, mas não até que outra pessoa a leve.
primer-mobs-prison-ask = Dois dos seus pennies nunca foram postos. Quanto valem no fim?
primer-mobs-prison-a = Nada
primer-mobs-prison-b = 2 pontos a menos
primer-mobs-prison-why = Cada um que sobra custa um ponto. Posto num gângster, ele vira para o lado melhor.
primer-mobs-powers-title = Os poderes deles
primer-mobs-powers = O que cada gângster sabe fazer está na carta: aponte para ler. Alguns poderes só se usam uma vez.
primer-mobs-powers-ask = Um gângster ajudou você a partida toda. Quanto isso custa no fim?
primer-mobs-powers-a = Os pontos da carta
primer-mobs-powers-b = Nada
primer-mobs-powers-why = O número da carta é descontado na pontuação final, traga o poder o que trouxer.
