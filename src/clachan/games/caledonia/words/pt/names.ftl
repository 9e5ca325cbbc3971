# Como as coisas se chamam em Clãs da Caledônia. “p.” é a página do manual brasileiro de onde vem o nome.
# Formas: .a e .the com artigo, .of com “de”, .in com “em”, .other o plural; .most o que se conta na maioria.

seat-of-clan = { NAME($clan) } (p{ $number })

## Clans

# p. 11
clan-buchanan = Buchanan
# p. 11
clan-campbell = Campbell
# p. 11
clan-cunningham = Cunningham
# p. 11
clan-fergusson = Fergusson
# p. 11
clan-macdonald = MacDonald
# p. 12
clan-macewen = MacEwen
# p. 12
clan-mackenzie = MacKenzie
# p. 12
clan-robertson = Robertson
# p. 12
clan-stewart = Stewart

## Goods and imports

# p. 2
good-wool = lã
    .of = da lã
    .other = lãs
# p. 2
good-grain = cereal
    .of = do cereal
    .other = cereais
# p. 2
good-milk = leite
    .of = do leite
    .other = leites
# p. 2
good-bread = pão
    .of = do pão
    .other = pães
# p. 2
good-cheese = queijo
    .of = do queijo
    .other = queijos
# p. 2
good-whisky = uísque
    .of = do uísque
    .other = uísques
# p. 2
import-cotton = algodão
    .of = de algodão
    .other = algodões
# p. 2
import-tobacco = tabaco
    .of = de tabaco
    .other = tabacos
# p. 2
import-sugar = cana-de-açúcar
    .of = de cana-de-açúcar
    .other = canas-de-açúcar

## Units and where they stand

# p. 3
unit-sheep = ovelha
    .a = uma ovelha
    .other = ovelhas
# p. 3
unit-cow = vaca
    .a = uma vaca
    .other = vacas
# p. 3
unit-dairy = queijaria
    .a = uma queijaria
    .other = queijarias
# p. 3
unit-bakery = panificadora
    .a = uma panificadora
    .other = panificadoras
# p. 3
unit-field = plantação
    .a = uma plantação
    .other = plantações
# p. 3
unit-distillery = destilaria
    .a = uma destilaria
    .other = destilarias
# p. 3
unit-woodcutter = lenhador
    .a = um lenhador
    .other = lenhadores
# p. 3
unit-miner = minerador
    .a = um minerador
    .other = mineradores
# p. 12
unit-fisherman = pescador
    .a = um pescador
    .other = pescadores
# p. 3
board-woodcutters = lenhadores
    .the = os lenhadores
# p. 3
board-miners = mineradores
    .the = os mineradores
# p. 5
board-shipping = frota mercante
# p. 3
board-merchants = mercadores
# p. 12
board-cellar = barris na adega
# p. 5
terrain-grass = descampado
# p. 5
terrain-forest = floresta
# p. 5
terrain-mountain = montanha
# p. 5
terrain-loch = loch

## Ports

# p. 10
port-meat = carne
# p. 10
port-basics = produtos básicos
    .short = básicos
# p. 10
port-processed = produtos manufaturados
    .short = manufat.
# p. 10
port-upgrade = atualização
    .short = atualizar
# p. 10
port-money = dinheiro
    .short = £10
# p. 10
port-price = preço
# p. 10
port-swap = troca
# p. 10
port-contracts = contratos
# p. 10
port-any = coringa

## Scoring tiles

# p. 10
scoring-basics = produtos básicos
    .short = básicos
# p. 10
scoring-processed = produtos manufaturados
    .short = manufaturados
# p. 10
scoring-units = animais e construções
    .short = animais, constr.
# p. 10
scoring-workers = trabalhadores
# p. 10
scoring-border = unidades nas bordas
    .short = bordas
# p. 10
scoring-imports = produtos importados
    .short = importados
# p. 10
scoring-meat = carne exportada
    .short = carne
# p. 10
scoring-upgrades = atualizações
# p. 10
scoring-costly = unidades em terreno caro
    .short = terreno caro

## Lines of the score sheet, and the rating of a player alone

# p. 7
line-glory = glória
# p. 7
line-basic-goods = produtos básicos
# p. 7
line-processed-goods = produtos manufaturados
# p. 7
line-money = dinheiro
# p. 7
line-hops = lúpulo
# p. 7
line-cotton = algodão
# p. 7
line-tobacco = tabaco
# p. 7
line-sugar-cane = cana-de-açúcar
# p. 7
line-exports = exportações
    .most = contratos cumpridos
# p. 8
line-settlements = povoados
    .most = povoados
# p. 9
line-auction-bid = lance no leilão
# p. 9
rating-newbie = Principiante
# p. 9
rating-rookie = Novato
# p. 9
rating-average = Mediano
# p. 9
rating-expert = Perito
# p. 9
rating-genius = Gênio
