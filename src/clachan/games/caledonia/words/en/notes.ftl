# What the note beside a chosen place or card tells of all that follows from it.

note-cost = { $saved ->
    [0] { $land ->
        [0] £{ $price } for the { NAME($unit) }, the land is free
       *[other] £{ $price } for the { NAME($unit) } and £{ $land } for the land
    }
   *[other] { $land ->
        [0] £{ $price } for the { NAME($unit) }, less £{ $saved } in the delta
       *[other] £{ $price } for the { NAME($unit) } and £{ $land } for the land, less £{ $saved } in the delta
    }
}
note-money = £{ $old } → £{ $new }
note-income = Next income { $before } → { $after }
note-makes = Each round 1 { NAME($input) } can become { $count } { NAME($good, $count) }
note-sum = £{ $money }
note-good = { $count } { NAME($good) }
note-stock = { NAME($good) } { $old } → { $new }
note-neighbours = Neighbours will sell { $offers }
note-offer = { NAME($good) } at £{ $money }
note-draws = You may draw contracts for your fourth building
note-slaughter = { $sheep ->
    [0] { $cows ->
        [one] { $cows } cow will be slaughtered
       *[other] { $cows } cows will be slaughtered
    }
   *[other] { $cows ->
        [0] { $sheep } sheep will be slaughtered
        [one] { $sheep } sheep and { $cows } cow will be slaughtered
       *[other] { $sheep } sheep and { $cows } cows will be slaughtered
    }
}
note-price = Price of { NAME($good) } £{ $old } → £{ $new }
note-import = { $worth ->
    [one] { $count } { NAME($good) }, { $worth } point each
   *[other] { $count } { NAME($good) }, { $worth } points each
}
note-hops = { $count ->
    [one] { $count } hop
   *[other] { $count } hops
}
note-animal = the { NAME($unit) } on { NAME($hex) }
note-points = { $sign ->
    [up] { $points ->
        [one] +{ $points } point: { $lines }
       *[other] +{ $points } points: { $lines }
    }
   *[down] { $points ->
        [one] −{ $points } point: { $lines }
       *[other] −{ $points } points: { $lines }
    }
}
note-line = { $sign ->
    [up] { NAME($line) } +{ $points }
   *[down] { NAME($line) } −{ $points }
}

# Why a deed of the bar is not possible, in two words; the whole sentence is `reason-…`.

brief-too-dear = no money
brief-fee = no money
brief-merchants = all sent
brief-sell-stock = nothing to sell
brief-selling-already = selling
brief-buying-already = buying
brief-trade-shifted = trade first
brief-box-full = boxes full
brief-not-on-board = none left
brief-not-in-box = no contract
brief-asks-goods = goods missing
brief-asks-animals = animals missing
brief-shipping-full = all done
brief-merchants-full = all hired
brief-upgraded = all done
brief-no-technology = not yours
brief-out-of-reach = no reach
brief-no-piece = no pieces
brief-turn-done = turn done

## What would help

remedy-shipping = Shipping level { $level } would reach it.
remedy-nearer = No ship gets there: expand towards it first.

## Why a bot advises something

why-ready = Contract { NAME($contract) } can be fulfilled then
why-contract = Contract { NAME($contract) }, fulfilled, brings { $brings }
why-missing = Still missing for contract { NAME($contract) }: { $goods }
why-reach = Free places within reach: { $old } → { $new }
why-merchants = Merchants: { $old } → { $new }

## A hex of the map, to those who hear it and where a pointer rests

map-hex = { $hex }: { $about }
map-land = land £{ $cost }
map-port = port “{ NAME($port) }”
map-mist = in the mist
map-covered = covered
map-neutral = neutral worker
map-unit = { NAME($unit) }, { $owner }
map-lit = can be chosen
