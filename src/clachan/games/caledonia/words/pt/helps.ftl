# Ajudas curtas em palavras nossas: o que dizem, o título e onde o manual conta tudo.

help-turn =
    A partida tem cinco rodadas. Em cada uma, faz-se uma ação por turno até que todos passem a vez; depois
    tudo produz, e a peça de pontuação da rodada dá glória. Usar portos não gasta ação: pode ser antes ou depois
    dela, e também depois de passar.
    .title = turno
    .page = Estrutura da partida, p. 4

help-trade =
    Mande mercadores, um por produto, comprar ou vender um só tipo de produto pelo preço atual. Depois o preço
    sobe um patamar para cada produto comprado ou cai um para cada vendido. Os mercadores ficam no mercado até
    a próxima rodada, e enquanto isso você não pode usar o outro lado desse produto.
    .title = negociar
    .page = Ação 1, p. 4

help-contracts =
    Obtenha um contrato para o seu caixote de exportação vazio; o custo muda com a rodada ({ $fees }). Para
    cumpri-lo, entregue os produtos que ele exige. Carne ovina e bovina são ovelhas e vacas tiradas do mapa.
    Você ganha os produtos importados, que pontuam no fim, e os bônus: dinheiro, expansões livres (o terreno
    é grátis), atualizações.
    .title = contratos
    .page = Ações 2 e 7, p. 4 e 6

help-expand =
    Ponha uma unidade do seu tabuleiro num hexágono vazio vizinho das suas unidades ou ao alcance da frota
    mercante. Você paga a unidade e o terreno. Unidades: { $units }. Trabalhadores ficam em floresta ou
    montanha, todo o resto em descampado.
    .title = expandir
    .page = Ação 3, p. 4 e 5

help-upgrades =
    A frota mercante (£{ $shipping-cost } por nível) cruza primeiro rios, depois 1, 2, 3 e 4 lochs, e liga
    povoados. A tecnologia (£{ $technology-cost }) faz todos os seus lenhadores ou todos os seus mineradores
    renderem mais. Mais um mercador, até sete, custa £{ $merchants-cost }.
    .title = atualizações
    .page = Ações 4 a 6, p. 5 e 6

help-bonus =
    Uma atualização bônus é tecnologia por £{ $technology-bonus_cost }, ou um nível de frota mercante, ou mais
    um mercador, ou um dos seus mercadores de volta do mercado.
    .title = bônus
    .page = Ação 7, p. 6

help-slaughter =
    Escolha quais ovelhas ou vacas saem do mapa para o contrato, como carne ovina e bovina. Elas voltam ao seu
    tabuleiro, e o hexágono fica livre de novo.
    .title = abate
    .page = Ação 7, p. 6

help-pass =
    Pare nesta rodada e receba dinheiro: £{ $pass-money } para quem passa primeiro, em segundo e assim por diante
    (solo £{ $solo-pass-money }). A ordem em que se passa é a ordem dos turnos da próxima rodada. Nesse turno ainda
    dá para usar portos.
    .title = passar a vez
    .page = Passar a vez, p. 6

help-ports =
    Um porto pode ser usado uma vez na partida enquanto estiver ao alcance, antes ou depois da sua ação ou
    depois de passar, sem gastar uma ação.
    .title = portos
    .page = Utilizar um porto, p. 6

help-clan-power = O que o seu clã sabe fazer está na peça dele.
    .title = habilidade do clã
    .page = Clãs, p. 11 e 12

help-neighbourhood =
    Ao expandir para junto da unidade de outro clã, você pode comprar o que ela produz abaixo do preço:
    produtos básicos £{ $neighbourhood-basic } a menos, manufaturados £{ $neighbourhood-processed } a menos.
    Não vale na partida solo.
    .title = bônus de vizinhança
    .page = Ação 3, p. 5

help-building =
    Sua quarta queijaria, panificadora ou destilaria no mapa permite pegar { $building_bonus-draw } contratos
    do monte e ficar com um pelo custo da rodada, se o caixote estiver vazio.
    .title = bônus de construção
    .page = Ação 3, p. 5

help-production =
    Depois que todos passam, trabalhadores rendem dinheiro, ovelhas dão lã, vacas dão leite e plantações dão
    cereal. Então cada queijaria pode transformar um leite em queijo, cada panificadora um cereal em pão, cada
    destilaria um cereal em uísque.
    .title = produção
    .page = Fase 3, p. 7

help-first-workers =
    Cada clã posiciona dois trabalhadores, na ordem dos turnos e depois na inversa. Trabalhador e terreno são
    pagos. O lugar deles decide para onde você pode crescer.
    .title = trabalhadores iniciais
    .page = Posicionamento dos trabalhadores, p. 3

help-clans = Cada clã vem com uma peça de começo de partida, com dinheiro e produtos, e uma habilidade própria.
    .title = clãs
    .page = Clãs, p. 3, 11 e 12

help-settlements =
    Unidades suas que se tocam, sem rio no meio, formam um povoado. No fim conta o maior número de povoados
    que a sua frota mercante liga: vários pequenos valem mais que um grande.
    .title = povoados
    .page = Pontuação dos povoados, p. 8

help-imports =
    Cada lúpulo vale um ponto. De algodão, tabaco e cana-de-açúcar, o menos importado vale mais, então os
    valores mudam até o fim. Um marcador paga £{ $imports-money } a cada { $imports-mark } importações; na
    partida solo da edição revisada não paga, por escolha nossa, pois só um dos manuais diz isso.
    .title = produtos importados
    .page = Pontuação final, p. 7

help-score =
    Glória, 1 por produto básico, 2 por manufaturado, 1 a cada £10, produtos importados, e prêmios por muitos
    contratos e muitos povoados.
    .title = pontuação
    .page = Pontuação final, p. 7

help-delta = Terra junto à foz de um rio, marcada com Δ. Só interessa ao clã Robertson.
    .title = delta
    .page = Clãs, p. 12

help-border =
    A beirada do mapa em jogo; com um ou dois jogadores, toda terra e todo loch junto à neblina, e os lochs da
    beirada. Importa para o clã Fergusson e para uma peça de pontuação.
    .title = bordas
    .page = Peças de pontuação e clãs, p. 10 e 11

help-river =
    Um rio entre dois hexágonos separa vizinhos até que a sua frota o atravesse. Lochs não recebem unidades,
    exceto os pescadores do MacDonald.
    .title = rio
    .page = Ação 4, p. 5

help-mist = Com um ou dois jogadores, a terra na beirada externa fica fora do jogo.
    .title = neblina
    .page = Dois jogadores, p. 8

help-solo-game =
    Trabalhadores neutros bloqueiam os terrenos mais baratos. Entre as rodadas, dados mexem em três preços e
    removem um contrato. No fim, seus pontos recebem um título, de Principiante a Gênio.
    .title = partida solo
    .page = Partida solo, p. 8 e 9

help-auction =
    Dê lances em pontos de vitória pelo direito de escolher um clã e jogar antes; quem sai, sai de vez da
    disputa por esse clã. O lance é descontado da sua pontuação final.
    .title = leilão
    .page = Leilão de clãs, p. 9

## What clans, ports and scoring tiles do

clan-power-buchanan =
    Dois caixotes para contratos: pagando uma só vez, você obtém até dois e pode cumprir ambos num turno.
    .brief = Dois caixotes para contratos; um pagamento obtém até dois.
clan-power-campbell =
    A 1ª, 2ª, 3ª e 4ª queijaria, panificadora ou destilaria de um tipo sai £{ $discounts } mais barata.
    .brief = Da 1ª à 4ª construção de um tipo: £{ $discounts } mais barata.
clan-power-cunningham =
    Depois da produção, qualquer quantidade de leite pode virar manteiga, a £{ $milk } cada; o preço do leite não
    muda.
    .brief = Depois da produção, leite pode virar manteiga, a £{ $milk } cada.
clan-power-fergusson = Três trabalhadores iniciais em vez de dois, todos nas bordas, e frota mercante desde o começo.
    .brief = Três trabalhadores iniciais nas bordas e frota mercante desde o começo.
clan-power-macdonald =
    Trabalhadores custam £{ $cost } e rendem £{ $income }. Também podem pescar em lochs, nunca lado a lado;
    antes da ação, um pode remar até o próximo loch. Sem tecnologia.
    .brief = Trabalhadores custam £{ $cost }, rendem £{ $income }, pescam e remam nos lochs. Sem tecnologia.
clan-power-macewen =
    Um contrato que rende lúpulo também faz cerveja com essa quantidade de cereal, no máximo { $hops }, a
    £{ $money } cada.
    .brief = Com lúpulo, faça cerveja com a mesma quantidade de cereal: £{ $money } cada, no máximo { $hops }.
clan-power-mackenzie =
    Cada uísque produzido rende £{ $whisky }; um por rodada pode envelhecer na adega e paga £{ $cellar }
    quando sai recente, jovem ou velho: a qualquer momento de um turno, e mais uma vez antes da pontuação
    final.
    .brief = £{ $whisky } por uísque produzido; um por rodada envelhece e depois paga £{ $cellar }.
clan-power-robertson =
    Unidades em deltas fluviais: £{ $discount_large } mais baratas (£{ $discount_small } com 1 ou 2 jogadores).
    .brief = Unidades em deltas: £{ $discount_large } mais baratas (£{ $discount_small } com 1 ou 2 jogadores).
clan-power-stewart =
    { $merchants } mercadores e travessia fluvial desde o começo, e £{ $trade } por tipo de produto negociado.
    .brief = { $merchants } mercadores, travessia fluvial e £{ $trade } por tipo de produto negociado.

port-power-meat = Durante o abate: o contrato exige { $fewer } animal a menos.
port-power-basics = Descarte um produto básico e ganhe { $gain } quaisquer.
port-power-processed = Descarte um produto manufaturado e ganhe { $gain } quaisquer.
port-power-upgrade = Uma atualização bônus e { $glory } de glória.
port-power-money = £{ $money }.
port-power-price = Mova o preço de um produto { $steps } patamares e negocie esse produto no mesmo turno.
port-power-swap = Troque { $units } unidades no mapa, menos plantações, por outras.
port-power-contracts = £{ $money } e, com caixote vazio, pegue contratos do monte.
port-power-any = Por £{ $cost }, use qualquer outro porto, ao alcance ou não.

tile-power-basics = { $glory } de glória para cada produto básico
tile-power-processed = { $glory } de glória a cada { $each } produtos manufaturados
tile-power-units = { $glory } de glória para cada animal ou construção no mapa, { $field } por plantação
tile-power-workers = { $glory } de glória para cada trabalhador no mapa
tile-power-border = { $glory } de glória a cada { $each } unidades nas bordas do mapa
tile-power-imports = { $glory } de glória para cada algodão, tabaco e cana-de-açúcar
tile-power-meat = { $glory } de glória para cada animal exportado
tile-power-upgrades = { $glory } de glória para cada atualização: frota, tecnologia, mercadores
tile-power-costly = { $glory } de glória para cada unidade em terreno de £{ $land } ou mais

## Within helps

unit-price = { NAME($unit) } £{ $cost }
fee-gained = +£{ $money }
fee-paid = £{ $money }
