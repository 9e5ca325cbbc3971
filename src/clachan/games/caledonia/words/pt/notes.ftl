# O que a nota ao lado de um lugar ou de uma carta escolhida conta de tudo o que resulta dali.

note-cost = { $saved ->
    [0] { $land ->
        [0] £{ $price } por { NAME($unit, form: "a") }, o terreno é grátis
       *[other] £{ $price } por { NAME($unit, form: "a") } e £{ $land } pelo terreno
    }
   *[other] { $land ->
        [0] £{ $price } por { NAME($unit, form: "a") }, menos £{ $saved } no delta
       *[other] £{ $price } por { NAME($unit, form: "a") } e £{ $land } pelo terreno, menos £{ $saved } no delta
    }
}
note-money = £{ $old } → £{ $new }
note-income = Próxima renda { $before } → { $after }
note-makes = A cada rodada, 1 { NAME($input) } pode virar { $count } { NAME($good, $count) }
note-sum = £{ $money }
note-good = { $count } { NAME($good, $count) }
note-stock = { NAME($good) } { $old } → { $new }
note-neighbours = A vizinhança vende { $offers }
note-offer = { NAME($good) } a £{ $money }
note-draws = Você pode pegar contratos do monte pela quarta construção
note-slaughter = { $sheep ->
    [0] { $cows ->
        [one] { $cows } vaca será abatida
       *[other] { $cows } vacas serão abatidas
    }
   *[other] { $cows ->
        [0] { $sheep ->
            [one] { $sheep } ovelha será abatida
           *[other] { $sheep } ovelhas serão abatidas
        }
        [one] { $sheep ->
            [one] { $sheep } ovelha e { $cows } vaca serão abatidas
           *[other] { $sheep } ovelhas e { $cows } vaca serão abatidas
        }
       *[other] { $sheep ->
            [one] { $sheep } ovelha e { $cows } vacas serão abatidas
           *[other] { $sheep } ovelhas e { $cows } vacas serão abatidas
        }
    }
}
note-price = Preço { NAME($good, form: "of") } £{ $old } → £{ $new }
note-import = { $worth ->
    [one] { $count } { NAME($good, $count) }, { $worth } ponto cada
   *[other] { $count } { NAME($good, $count) }, { $worth } pontos cada
}
note-hops = { $count ->
    [one] { $count } lúpulo
   *[other] { $count } lúpulos
}
note-animal = { NAME($unit) } em { NAME($hex) }
note-points = { $sign ->
    [up] { $points ->
        [one] +{ $points } ponto: { $lines }
       *[other] +{ $points } pontos: { $lines }
    }
   *[down] { $points ->
        [one] −{ $points } ponto: { $lines }
       *[other] −{ $points } pontos: { $lines }
    }
}
note-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}

# Why a deed of the bar is not possible, in two words; the whole sentence is `reason-…`.

brief-too-dear = sem dinheiro
brief-fee = sem dinheiro
brief-merchants = todos usados
brief-sell-stock = nada a vender
brief-selling-already = vendendo
brief-buying-already = comprando
brief-trade-shifted = negocie antes
brief-box-full = caixote cheio
brief-not-on-board = não há mais
brief-not-in-box = sem contrato
brief-asks-goods = falta produto
brief-asks-animals = falta animal
brief-shipping-full = tudo feito
brief-merchants-full = todos empregados
brief-upgraded = tudo feito
brief-no-technology = não é sua
brief-out-of-reach = fora de alcance
brief-no-piece = sem unidades
brief-turn-done = turno feito

# What would help against a refusal.

remedy-shipping = A frota mercante no nível { $level } alcançaria esse lugar.
remedy-nearer = Nenhum navio chega lá: expanda antes nessa direção.

## Por que um bot aconselha algo

why-ready = Permite cumprir o contrato { NAME($contract) }
why-contract = Cumprido, o contrato { NAME($contract) } rende { $brings }
why-missing = Ainda falta para o contrato { NAME($contract) }: { $goods }
why-reach = Espaços livres ao alcance: { $old } → { $new }
why-merchants = Mercadores: { $old } → { $new }

## A hex of the map, to those who hear it and where a pointer rests

map-hex = { $hex }: { $about }
map-land = terreno £{ $cost }
map-port = porto “{ NAME($port) }”
map-mist = na neblina
map-covered = coberto
map-neutral = trabalhador neutro
map-unit = { NAME($unit) }, { $owner }
map-lit = pode ser escolhido
