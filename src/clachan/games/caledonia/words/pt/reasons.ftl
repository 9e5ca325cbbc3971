# Por que Clãs da Caledônia recusa uma ação.

## What is asked

reason-not-asked = isso não responde à pergunta, que é: { NAME($asked) }
reason-not-a-step = isso não é um passo de um turno
reason-turn-done = { $done ->
    [passed] você já passou a vez: restam só os portos e a adega
   *[acted] você já fez a ação deste turno: restam só os portos e a adega
}
reason-too-dear = custa £{ $cost }, você tem £{ $money }

## Clans and the auction

reason-clan-not-offered = o clã { NAME($clan) } não está disponível: escolha { $offered-or }
reason-tile-not-offered = a peça { NAME($tile) } não está disponível: escolha { $offered-or }
one-clan = clã { NAME($clan) }
one-tile = peça { NAME($tile) }
reason-opening-bid = quem abre o leilão dá um lance, nem que seja 0
reason-highest-bid = { $points ->
    [one] o maior lance possível é { $points } ponto
   *[other] o maior lance possível é { $points } pontos
}
reason-bid-more = o lance já está em { $bid }: dê um maior ou saia

## Units on the map

reason-border-start = o clã Fergusson começa nas bordas do mapa, e { NAME($hex) } não fica lá
reason-no-fishermen = só o clã MacDonald tem pescadores
reason-no-piece = não há mais { NAME($unit, form: "other") } no seu tabuleiro pessoal
reason-terrain = { NAME($hex) } não tem { NAME($terrain) } para { NAME($unit, form: "a") }
reason-loch = { NAME($hex) } é um loch: só os pescadores do clã MacDonald trabalham lá
reason-taken = { NAME($hex) } está ocupado
reason-not-active = { NAME($hex) } não faz parte do mapa ativo
reason-fisherman-beside = há outro pescador ao lado de { NAME($hex) }
reason-out-of-reach = { NAME($hex) } está fora do alcance das suas unidades com a frota mercante no nível { $shipping }

## After expanding

reason-no-neighbour = nenhum vizinho oferece { NAME($good) } a você agora
reason-neighbour-cap = o bônus de vizinhança dá no máximo { $cap } { NAME($good, $cap) }, e você já comprou { $bought }
reason-buy-shifted = você mexeu no preço { NAME($good, form: "of") } e tem de comprar esse produto agora
reason-nothing-to-draw = esta expansão não dá contratos para pegar
reason-only-price-port = ao comprar da vizinhança, só o porto “preço” pode ser usado

## Trade

reason-sell-stock = para vender { $count } { NAME($good, $count) }, é preciso ter { $count } na reserva; você tem { $have }
reason-merchants = { $count ->
    [one] é preciso { $count } mercador na reserva, você tem { $have }
   *[other] são precisos { $count } mercadores na reserva, você tem { $have }
}
reason-selling-already = { $count ->
    [one] você tem { $count } mercador vendendo { NAME($good) } e não pode comprar nesta rodada
   *[other] você tem { $count } mercadores vendendo { NAME($good) } e não pode comprar nesta rodada
}
reason-buying-already = { $count ->
    [one] você tem { $count } mercador comprando { NAME($good) } e não pode vender nesta rodada
   *[other] você tem { $count } mercadores comprando { NAME($good) } e não pode vender nesta rodada
}
reason-trade-shifted = você mexeu no preço { NAME($good, form: "of") } e tem de negociar { NAME($good) } agora

## Contracts

reason-not-on-board = o contrato { NAME($contract) } não está no tabuleiro de exportação
reason-box-full = { $contracts-count ->
    [one] seu caixote de exportação está cheio: cumpra antes o contrato { $contracts }
   *[other] seus caixotes de exportação estão cheios: cumpra antes o contrato { $contracts-or }
}
reason-fee = um contrato custa £{ $fee } na rodada { $round }, você tem £{ $money }
reason-not-in-pile = o contrato { NAME($contract) } não está no monte
reason-not-drawn = o contrato { NAME($contract) } não está entre os que foram tirados
reason-not-in-box = o contrato { NAME($contract) } não está no seu caixote de exportação
reason-asks-goods = exige { $count } { NAME($good, $count) }, você tem { $have }
reason-asks-animals = exige no mapa { $sheep ->
    [1] { $sheep } ovelha
   *[other] { $sheep } ovelhas
} e { $cows ->
    [1] { $cows } vaca
   *[other] { $cows } vacas
}, você tem { $own_sheep } e { $own_cows }
reason-no-animal = você não tem animal em { NAME($hex) }
reason-meat-enough = { $meat ->
    [mutton] este contrato não exige mais carne ovina
   *[beef] este contrato não exige mais carne bovina
}
reason-meat-port-first = faltam animais: use antes o porto “carne”
reason-only-meat-port = durante o abate, só o porto “carne” pode ser usado
reason-no-free-expansion = não resta nenhuma expansão livre
reason-no-bonus-upgrade = não resta nenhuma atualização bônus
reason-brew-most = neste contrato, você pode agora fazer cerveja com no máximo { $most } { NAME("good:grain", $most) }
reason-brew-grain =
    para fazer cerveja com { $count } { NAME("good:grain", $count) }, você precisa ter { $count }; tem { $have }

## Upgrades

reason-shipping-full = sua frota mercante já está no nível loch-{ $lochs }
reason-merchants-full = todos os { $count } mercadores já foram empregados
reason-no-technology = o clã MacDonald não pode atualizar tecnologia
reason-upgraded = seus { NAME($workers) } já estão atualizados
reason-no-merchant-there = { $side ->
    [buyer] você não tem mercador comprando { NAME($good) }
   *[seller] você não tem mercador vendendo { NAME($good) }
}

## Ports

reason-port-absent = o porto “{ NAME($port) }” não está nesta partida
reason-port-used = você já usou o porto “{ NAME($port) }”
reason-port-far = o porto “{ NAME($port) }” em { NAME($hex) } está fora do alcance com a frota mercante no nível { $shipping }
reason-meat-port-later = o porto “carne” é usado durante o abate para um contrato
reason-price-port-before = o porto “preço” é usado antes de negociar
reason-price-end = o preço { NAME($good, form: "of") } está no fim da trilha
reason-no-trader = você não tem mercador na reserva para negociar depois
reason-no-trade-after = você não poderia negociar { NAME($good) } depois
reason-nothing-to-discard = { $group ->
    [basic] você não tem produto básico para descartar
   *[processed] você não tem produto manufaturado para descartar
}
reason-wrong-group = { $group ->
    [basic] { NAME($good) } não é um produto básico
   *[processed] { NAME($good) } não é um produto manufaturado
}
reason-no-good = você não tem { NAME($good) }
reason-no-swap = nenhum par de unidades suas no mapa pode ser trocado por duas do seu tabuleiro pessoal
reason-no-unit = você não tem unidade em { NAME($hex) }
reason-field-stays = plantações não podem ser trocadas
reason-chosen-already = { NAME($hex) } já foi escolhido
reason-no-replacement = nada no seu tabuleiro pessoal pode substituir a unidade em { NAME($hex) } nesta troca
reason-cannot-replace = não dá para pôr { NAME($unit, form: "a") } em { NAME($hex) } nesta troca

## Production

reason-made-now = agora se produz { NAME($now) }, não { NAME($good) }
reason-too-few-buildings = { $count ->
    [0] você não tem construção que produza { NAME($good) }
    [one] você tem { $count } construção que produz { NAME($good) }
   *[other] você tem { $count } construções que produzem { NAME($good) }
}
reason-too-few-goods = é preciso ter { $count } { NAME($good, $count) }, você tem { $have }
reason-price-changed = o preço { NAME($good, form: "of") } já foi reajustado nesta fase

## Clan powers

reason-no-barrel = { $age ->
    [fresh] não há uísque recente na sua adega
    [young] não há uísque jovem na sua adega
   *[old] não há uísque velho na sua adega
}
reason-churn-milk =
    para bater { $count } { NAME("good:milk", $count) } em manteiga, você precisa ter { $count }; tem { $have }
reason-row-clan = só os pescadores do clã MacDonald remam
reason-rowed = você já remou neste turno
reason-no-loch = { NAME($hex) } não é um loch vazio
reason-no-fisherman-beside = nenhum pescador seu está ao lado de { NAME($hex) }
reason-fishermen-meet = outro pescador ficaria ao lado de { NAME($hex) }
