# Onde as ações são listadas: títulos (`group-`), o que as ações de uma linha têm em comum (`row-`) e o que é próprio
# de cada uma ali (`chip-`). `$places` diz em quantos hexágonos estão as ações da lista.

group-turn = turno
group-trade = negociar
group-contracts = contratos
group-clans = clãs
group-first-workers = trabalhadores iniciais
group-expand = expandir
group-upgrades = atualizações
group-ports = portos
group-slaughter = abate
group-production = produção
group-clan-power = habilidade do clã
group-dice = dados

row-expand = { $places ->
    [1] { "" }
   *[other] { NAME($unit) }
}
chip-expand = { $places ->
    [1] { NAME($unit) }
   *[other] { NAME($hex) }
}
row-place = { row-expand }
chip-place = { chip-expand }
row-buy = Comprar { NAME($good) }
chip-buy = { $count }
row-sell = Vender { NAME($good) }
chip-sell = { $count }
row-make = Produzir { NAME($good) }
chip-make = { $count }
row-churn = Manteiga
chip-churn = { $count }
row-brew = Cerveja
chip-brew = { $count }
row-bid = Lance
chip-bid = { $points }
row-technology = Atualizar
chip-technology = { NAME($workers) }
row-slaughter = Abater
chip-slaughter = { NAME($hex) }
row-swap = Trocar
chip-swap = { NAME($hex) }
row-row = Remar para
chip-row = { NAME($hex) }

# O que foi escolhido, onde se vê a mesa (`pick-`), e a ação em uma palavra no selo que a faz (`seal-`).

pick-expand = { NAME($unit) } em { NAME($hex) }
pick-place = { pick-expand }
pick-fulfil = Exportar o contrato { NAME($contract) }
seal-place = Começar
seal-expand = Expandir
seal-buy = Comprar
seal-sell = Vender
seal-draw = Pegar
seal-take = Obter { NAME($contract) }
seal-fulfil = Exportar { NAME($contract) }
seal-shipping = Atualizar
seal-technology = Atualizar
seal-hire = Empregar
seal-pass = Passar
seal-clan = Escolher
seal-tile = Escolher
seal-bid = Dar o lance
seal-quit = Sair

# Parts that one can point at, where the name alone would not tell what it is.

part-hex = hexágono { NAME($part) }
part-contract = contrato { NAME($part) }
part-tile = peça { NAME($part) }
part-port = porto “{ NAME($part) }”
part-clan = clã { NAME($part) }
board-pass = passar a vez
board-pile = monte de contratos
board-shipping = frota mercante
board-merchants = mercadores
board-cellar = adega

# What is plotted over a game.

plot-points = pontos
plot-money = dinheiro
plot-goods = produtos

# What a card says, for those who hear it and beside its action.
item-grain = cereal
    .other = cereais
item-milk = leite
    .other = leites
amount = { $count } { NAME($item, $count) }
amount-money = £{ $count }
deal = exige { $asks }; rende { $brings }
deal-nothing = exige { $asks }; não rende mais nada
contract-words = Contrato { $number }: { $deal }
pass-sooner = quem passa antes joga antes na próxima rodada
pass-last = a última rodada
import-hops = lúpulo
item-wool = lã
    .other = lãs
item-mutton = ovelha para abater
    .other = ovelhas para abater
item-beef = vaca para abater
    .other = vacas para abater
item-bread = pão
    .other = pães
item-cheese = queijo
    .other = queijos
item-whisky = uísque
    .other = uísques
item-cotton = algodão
    .other = algodões
item-tobacco = tabaco
    .other = tabacos
item-sugar = cana-de-açúcar
    .other = canas-de-açúcar
item-hops = lúpulo
    .other = lúpulos
item-money = dinheiro
item-expansions = expansão
    .other = expansões
item-upgrades = atualização
    .other = atualizações
