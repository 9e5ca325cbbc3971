# Why Glen More II: Chronicles refuses an action. A reason begins small: it may follow a colon.

## Numbers with their nouns, for the sentences of all files

coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
amount = { $count } { NAME($piece, $count) }

## What is asked

reason-no-answer = that does not answer the question
reason-asked-first = that does not answer the question, and what is asked comes first
reason-no-step = that is no step of a turn
reason-no-chronicle = its chronicle is not in play
reason-own-turn-only = that is possible only in your own turn
reason-payment-first = what is to be paid or chosen comes first
reason-token-later = first what is asked, then the castle's token
reason-one-activation-at-a-time = what is asked comes first: one activation is finished before the next begins
reason-could-take-needed = first what is asked: { NAME($tile) } could take what is needed for it

## The track

reason-worlds-end-not-out = World's End is not out yet
reason-worlds-end-only-stop = World's End cannot be taken, only stopped on
reason-space-empty = no tile lies on space { NAME($space) }
reason-not-in-front = space { NAME($space) } is not in front of your pawn
reason-pawn-has-moved = your pawn has moved this turn
reason-cannot-take = { NAME($tile) } cannot be taken
reason-reserved-for-coins = costs { coins } to whoever reserved it, you have { $have }
reason-nothing-to-discard = no tile to discard lies on space { NAME($space) }
reason-can-take = you can take { NAME($tile) }, so nothing is discarded
reason-by-lot = { NAME($tile) } comes by lot
reason-not-in-stack = { NAME($tile) } is not in stack { NAME($stack) }
reason-not-discarded = { NAME($tile) } is not in the discard pile

## Paying and the market

reason-whisky-cost = costs { $whisky } whisky, you have { $have }
reason-must-buy = costs { coins } with what must be bought, you have { $have }
reason-costs-in-all = costs { coins } with what else must be bought, you have { $have }
reason-costs-a-scotsman = the tile costs a Scotsman: name a tile on which one of yours stands
reason-row-full = the market's row of { NAME($good) } is full
reason-row-full-for = costs { $goods-and }, you have too few and the market's row is full
reason-row-empty = no coins lie in the market's row of { NAME($good) }
reason-none-to-sell = you have no { NAME($good) } to sell
reason-no-good-there = there is no { NAME($good) } on { NAME($place) }

## Territories

reason-no-tile-of-yours = you have no tile on { NAME($place) }
reason-no-tile-left = no tile is left on { NAME($place) }
reason-no-place-for = your territory has no place for { NAME($tile) }
reason-no-place-without = without the Scotsman on { NAME($place) } no place is left for { NAME($tile) }
reason-place-taken = { NAME($place) } is taken by { NAME($tile) }
reason-no-edge = no edge of { NAME($place) } touches your territory
reason-over-nothing = { NAME($tile) } must be built over a tile of the kind { NAME($kind) }, and { NAME($place) } is empty
reason-over-another-kind = { NAME($tile) } must be built over a tile of the kind { NAME($kind) }, and { NAME($below) } is { NAME($there) }
reason-rivers-differ = { $river ->
    [yes] { NAME($tile) } has a river and { NAME($below) } has no river
   *[no] { NAME($tile) } has no river and { NAME($below) } has a river
}
reason-stack-full = the stack on { NAME($place) } is full
reason-beside-river = { NAME($place) } is beside the river, where only a river tile can lie
reason-not-lengthening = { NAME($place) } does not lengthen your river
reason-stops-river = the tile on { NAME($place) } would stop the river
reason-too-wide = your territory is { $tiles } tiles wide, and the table has no room for more
reason-too-high = your territory is { $tiles } tiles high, and the table has no room for more
reason-no-scotsman-beside = none of your Scotsmen stands beside { NAME($place) }
reason-must-remove = a tile must be removed
reason-start-stays = the starting tile stays
reason-breaks-river = without { NAME($place) } the river would be broken
reason-falls-apart = without { NAME($place) } the territory would fall apart
reason-boat-there = a boat lies on { NAME($place) }

## Activation, exchanges and gains

reason-not-opened = { NAME($place) } is not beside the tile you laid this turn
reason-activated = { NAME($tile) } on { NAME($place) } has been activated this turn
reason-nothing-to-activate = { NAME($tile) } has nothing to activate
reason-not-the-clans-kind = the clan does not activate tiles of the kind { NAME($kind) } now
reason-tile-full = { $count ->
    [one] { NAME($place) } holds { $count } good already
   *[other] { NAME($place) } holds { $count } goods already
}
reason-no-effect = the tile has no effect “{ NAME($effect) }” left
reason-none-left-to-keep = no { NAME($good) } is left to be put on { NAME($place) }
reason-no-clan-marker = you have no clan marker left
reason-no-haggis-left = no haggis token is left in the supply
reason-goods-missing = you lack the goods for { NAME($tile) }, and the market cannot help
reason-goods-cost = the goods for { NAME($tile) } would cost { coins }, you have { $have }
reason-only-macgregor = only MacGregor's friends take points instead of a barrel
reason-only-sinclair = only Sinclair's friends leave out a good, once for each trade tile
reason-exchange-goes-on = the exchange cannot stop here
reason-enough-given = no more goods can be given here
reason-not-finishable = you could not finish the exchange after that
reason-not-asked-now = { NAME($tile) } does not ask for { NAME($good) } now
reason-not-taken-there = { NAME($tile) } does not take { NAME($good) }
reason-given-already = you gave { NAME($good) } already, and the goods must differ
reason-neither-had-nor-sold = you have no { NAME($good) } and its row of the market is full
reason-giving-costs = giving { NAME($good) } would cost { coins } in all, you have { $have }

## Scotsmen

reason-no-points = you have no movement point left
reason-no-scotsman = you have no Scotsman left
reason-no-scotsman-there = none of your Scotsmen stands on { NAME($place) }
reason-not-beside = { NAME($place) } is not beside { NAME($start) }
reason-no-place-then = { NAME($tile) } would find no place then
reason-no-discarded-tile-then = no discarded tile would find a place then

## The clan board

reason-clan-without-bonus = { NAME($clan) } has no bonus, so no marker can be placed there
reason-clan-taken = { NAME($clan) } is taken by { $player }
reason-road = the road to { NAME($clan) } costs { coins }, you have { $have }
