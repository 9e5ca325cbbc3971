# Why Clans of Caledonia refuses an action.

## What is asked

reason-not-asked = that does not answer the question, which is: { NAME($asked) }
reason-not-a-step = that is not a step of a turn
reason-turn-done = { $done ->
    [passed] you have passed: only ports and the cellar are left
   *[acted] you have taken your action for this turn: only ports and the cellar are left
}
reason-too-dear = costs £{ $cost }, you have £{ $money }

## Clans and the auction

reason-clan-not-offered = clan { NAME($clan) } is not on offer: choose { $offered-or }
reason-tile-not-offered = tile { NAME($tile) } is not on offer: choose { $offered-or }
one-clan = clan { NAME($clan) }
one-tile = tile { NAME($tile) }
reason-opening-bid = the player who opens the auction names a bid, if only 0
reason-highest-bid = { $points ->
    [one] the highest bid is { $points } point
   *[other] the highest bid is { $points } points
}
reason-bid-more = { $bid } is bid already: bid more or quit

## Units on the map

reason-border-start = clan Fergusson starts on the border, and { NAME($hex) } is not on it
reason-no-fishermen = only clan MacDonald has fishermen
reason-no-piece = you have no { NAME($unit) } left on your player board
reason-terrain = { NAME($hex) } has no { NAME($terrain) } for a { NAME($unit) }
reason-loch = { NAME($hex) } is a loch: only clan MacDonald's fishermen work there
reason-taken = { NAME($hex) } is taken
reason-not-active = { NAME($hex) } is not on the active map
reason-fisherman-beside = another fisherman is beside { NAME($hex) }
reason-out-of-reach = { NAME($hex) } is not within reach of your units at shipping level { $shipping }

## After expanding

reason-no-neighbour = no neighbour offers { NAME($good) } to you now
reason-neighbour-cap = the neighbourhood bonus gives at most { $cap } { NAME($good) }, and you have bought { $bought }
reason-buy-shifted = you shifted the price of { NAME($good) }, so you must buy it now
reason-nothing-to-draw = you have no contracts to draw for this expansion
reason-only-price-port = only the price port can be used while buying from neighbours

## Trade

reason-sell-stock = selling { $count } { NAME($good) } needs { $count } in stock, you have { $have }
reason-merchants = { $count ->
    [one] needs { $count } merchant in stock, you have { $have }
   *[other] needs { $count } merchants in stock, you have { $have }
}
reason-selling-already = { $count ->
    [one] you have { $count } merchant selling { NAME($good) }, so you cannot buy it this round
   *[other] you have { $count } merchants selling { NAME($good) }, so you cannot buy it this round
}
reason-buying-already = { $count ->
    [one] you have { $count } merchant buying { NAME($good) }, so you cannot sell it this round
   *[other] you have { $count } merchants buying { NAME($good) }, so you cannot sell it this round
}
reason-trade-shifted = you shifted the price of { NAME($good) }, so you must trade { NAME($good) } now

## Contracts

reason-not-on-board = contract { NAME($contract) } is not on the export board
reason-box-full = { $contracts-count ->
    [one] your export box is full: fulfil contract { $contracts } first
   *[other] your export boxes are full: fulfil contract { $contracts-or } first
}
reason-fee = a contract costs £{ $fee } in round { $round }, you have £{ $money }
reason-not-in-pile = contract { NAME($contract) } is not in the pile
reason-not-drawn = contract { NAME($contract) } is not among the contracts drawn
reason-not-in-box = contract { NAME($contract) } is not in your export box
reason-asks-goods = asks for { $count } { NAME($good) }, you have { $have }
reason-asks-animals = { $cows ->
    [one] asks for { $sheep } sheep and { $cows } cow on the map, you have { $own_sheep } and { $own_cows }
   *[other] asks for { $sheep } sheep and { $cows } cows on the map, you have { $own_sheep } and { $own_cows }
}
reason-no-animal = you have no animal on { NAME($hex) }
reason-meat-enough = { $meat ->
    [mutton] this contract needs no more mutton
   *[beef] this contract needs no more beef
}
reason-meat-port-first = you have too few animals: use the meat port first
reason-only-meat-port = only the meat port can be used while slaughtering
reason-no-free-expansion = no free expansion is left
reason-no-bonus-upgrade = no bonus upgrade is left
reason-brew-most = at most { $most } grain can be brewed for this contract now
reason-brew-grain = brewing { $count } needs { $count } grain, you have { $have }

## Upgrades

reason-shipping-full = your shipping is already at { $lochs } lochs
reason-merchants-full = all { $count } merchants are hired already
reason-no-technology = clan MacDonald cannot upgrade technology
reason-upgraded = your { NAME($workers) } are upgraded already
reason-no-merchant-there = { $side ->
    [buyer] you have no merchant buying { NAME($good) }
   *[seller] you have no merchant selling { NAME($good) }
}

## Ports

reason-port-absent = the port { NAME($port) } is not in this game
reason-port-used = you have used the port { NAME($port) } already
reason-port-far = the port { NAME($port) } on { NAME($hex) } is not within reach at shipping level { $shipping }
reason-meat-port-later = the meat port is used while slaughtering for a contract
reason-price-port-before = the price port is used before trading
reason-price-end = the price of { NAME($good) } is at the end of its track
reason-no-trader = you have no merchant in stock to trade with afterwards
reason-no-trade-after = you could not trade { NAME($good) } afterwards
reason-nothing-to-discard = { $group ->
    [basic] you have no basic good to discard
   *[processed] you have no processed good to discard
}
reason-wrong-group = { $group ->
    [basic] { NAME($good) } is not a basic good
   *[processed] { NAME($good) } is not a processed good
}
reason-no-good = you have no { NAME($good) }
reason-no-swap = no two of your units on the map can be swapped for two from your player board
reason-no-unit = you have no unit on { NAME($hex) }
reason-field-stays = fields cannot be swapped
reason-chosen-already = { NAME($hex) } is chosen already
reason-no-replacement = nothing on your player board can replace the unit on { NAME($hex) } in this swap
reason-cannot-replace = a { NAME($unit) } cannot be put on { NAME($hex) } in this swap

## Production

reason-made-now = { NAME($now) } is made now, not { NAME($good) }
reason-too-few-buildings = { $count ->
    [0] you have no building that makes { NAME($good) }
    [one] you have { $count } building that makes { NAME($good) }
   *[other] you have { $count } buildings that make { NAME($good) }
}
reason-too-few-goods = needs { $count } { NAME($good) }, you have { $have }
reason-price-changed = the price of { NAME($good) } has been changed in this phase

## Clan powers

reason-no-barrel = { $age ->
    [fresh] there is no fresh whisky in your cellar
    [young] there is no young whisky in your cellar
   *[old] there is no old whisky in your cellar
}
reason-churn-milk = churning { $count } needs { $count } milk, you have { $have }
reason-row-clan = only clan MacDonald's fishermen row
reason-rowed = you have rowed this turn
reason-no-loch = { NAME($hex) } is not an empty loch
reason-no-fisherman-beside = none of your fishermen is beside { NAME($hex) }
reason-fishermen-meet = another fisherman would be beside { NAME($hex) }
