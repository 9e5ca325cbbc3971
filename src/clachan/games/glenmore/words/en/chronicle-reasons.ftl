# Why the chronicles refuse an action.

## Several chronicles

reason-no-room = none of your tiles has room for a good
reason-choose-gained = choose the good that you gain
reason-name-other = name another player
reason-name-other-or-done = name another player, or be done
reason-name-a-tile = name a tile
reason-name-a-space = name the space of a tile
reason-no-tile-of-theirs = { $player } has no tile on { NAME($place) }
reason-no-tile-there = no tile lies on { NAME($place) }
reason-whisky-owed = you have { $have } whisky, and the tile you take costs { $whisky }

## I: boats

reason-race-not-begun = no pawn has passed the Start tile yet
reason-boat-out = your boat has left the race
reason-lots = { $count ->
    [one] there is { $count } lot for the Start tile
   *[other] there are { $count } lots for the Start tile
}
reason-choose-reward = choose one of the reward tokens, or be done
reason-no-such-token = no token “{ NAME($token) }” lies there
reason-token-not-in-bag = that token is not in the bag
reason-token-not-on-castle = that token does not lie on the castle
reason-castle-empty = no token is left on this castle

## II: the mountain

reason-leave-something = your pawn has passed the mountain: leave a coin or a good on it
reason-none-of-it = you have no { NAME($piece) }
reason-needed-for = { NAME($tile) } could not be paid without the { NAME($piece) }
reason-name-mountain-tile = say from which tile the { NAME($good) } goes to the mountain
reason-englishman-climbs-not = the Englishman does not climb the mountain
reason-mountain-not-in-front = the mountain is not in front of your pawn
reason-pawn-on-mountain = the pawn of { $player } stands on the mountain
reason-collect-or-done = you leave the mountain: collect what lies there, or be done
reason-name-kept = not everything from the mountain finds room: say which good you keep next
reason-none-on-mountain = no { NAME($piece) } lies on the mountain

## III: whisky

reason-name-a-barrel = name a barrel by its space in the cellars
reason-area-empty = no barrel lies in the area without points
reason-no-barrel-there = no barrel lies on space { $space } of your cellars
reason-barrel-must-move = a barrel must move one space to the right
reason-last-space = { $cellars ->
    [one] space { $space } is the last one of your cellar
   *[other] space { $space } is the last one of your { $cellars } cellars
}
reason-barrel-in-the-way = a barrel lies on space { $space } already
reason-no-barrel-moves = none of your barrels can move one space to the right
reason-distil-or-age = choose between distilling and ageing
reason-cellar-built = you have cellar { $cellar } already
reason-cellar-before = cellar { $first } comes before cellar { $cellar }
reason-cellar-missing = cellar { $cellar } costs { $goods-and }, and the market cannot help
reason-cellar-cost = cellar { $cellar } costs { $goods-and }: the rest costs { coins }, you have { $have }
reason-englishman-sells-not = the Englishman sells no whisky
reason-no-barrel-to-sell = you have no barrel to sell
reason-pawn-on-sale = another pawn stands on the sale tile
reason-sale-full = all { $count } spaces of the sale tile are taken
reason-sell-at-least-one = whoever stops on a sale tile sells at least one barrel
reason-sell-where = sell on the extra space or on a lower one
reason-sold-there = { $where ->
    [extra] you have sold a barrel on the extra space this turn
   *[lower] you have sold a barrel on a lower space this turn
}
reason-sale-space-taken = { $where ->
    [extra] a barrel lies on the extra space already
   *[lower] no lower space is free: barrels lie on all { $most }
}
reason-extra-space-taken = the extra space holds a barrel already

## IV: the Englishman

reason-englishman-leaves = the Englishman does not take { NAME($tile) }
reason-england-full = England's row on the market is full
reason-england-cost = England's row costs { coins }, you have { $have }
reason-england-empty = no coins lie in England's row of the market
reason-not-in-front-of-englishman = space { NAME($space) } is not in front of the Englishman
reason-never-discarded = { NAME($tile) } is never discarded by a pawn
reason-pawn-there = another pawn stands on { NAME($tile) }
reason-protected = { NAME($tile) } is protected: no pawn may stop there

## V: haggis

reason-open-or-hidden = take an open haggis token or draw a hidden one
reason-no-hidden-haggis = no haggis token lies face down in the supply
reason-no-open-haggis = { $shown-count ->
    [0] no haggis token lies open
   *[other] no open haggis token is worth { $worth }: the open ones are worth { $shown-and }
}
reason-haggis-is-drawn = a haggis token is drawn
reason-haggis-not-hidden = haggis token { $token } is not face down in the supply
reason-name-a-value = name the value of one of your haggis tokens
reason-none-worth = no token face down on your table is worth { $worth }
reason-roll-for-haggis = the die is rolled for the haggis
reason-spend-or-done = spend a barrel for one more roll, or be done
reason-open-already = { $count ->
    [one] { $count } of your haggis tokens lies open already
   *[other] { $count } of your haggis tokens lie open already
}
reason-none-face-down = no token lies face down on your table
reason-none-face-down-there = no haggis token lies face down on the table of { $player }
reason-no-whisky = you have no barrel of whisky

## VI: the tome

reason-name-a-card = trigger the event of one of your landmark cards, or just turn it over
reason-card-must-turn = a card must be turned over
reason-no-card = you do not have the card { NAME($card) }
reason-card-turned = the card { NAME($card) } shows its event already
reason-no-site = none of your landmark cards shows its site
reason-name-homeward = name a tile from which a Scotsman goes to the Home Castle, or be done
reason-that-is-home = that is the Home Castle
reason-name-activated-tile = name the tile that you activate
reason-nothing-of-theirs = no tile of { $player } would bring you anything
reason-nothing-abroad = no tile of another player would bring you anything
reason-only-abroad = the event activates tiles of other players
reason-tiles-must-differ = the two tiles must differ
reason-englishman-off-track = the Englishman is not on the track
reason-no-free-tile = no tile lies free on space { NAME($space) }
reason-tile-stays = { NAME($tile) } stays
reason-nothing-to-swap = the Englishman cannot change places with any tile
reason-scotsmen-cost = { $have ->
    [0] { scotsmen-asked }, and none stands in your territory
    [one] { scotsmen-asked }, and { $have } stands in your territory
   *[other] { scotsmen-asked }, and { $have } stand in your territory
}
scotsmen-asked = { $count ->
    [one] costs a Scotsman
   *[other] costs { $count } Scotsmen
}
reason-nothing-to-remove = none of your tiles can be removed
reason-no-discarded-tile = no discarded tile would find a place
reason-no-discarded-tile-without = without the Scotsman on { NAME($place) } no discarded tile would find a place
reason-too-few-kinds = you cannot give { $count } different goods, and have no marker on MacLean
reason-tile-gone = { NAME($tile) } has left your territory
reason-points-cost = { $points ->
    [one] costs { $points } point, you have { $have }
   *[other] costs { $points } points, you have { $have }
}
reason-sheep-cost = { $have ->
    [one] costs { $count } sheep, { $have } is in your territory
   *[other] costs { $count } sheep, { $have } are in your territory
}
reason-no-stone = you have no stone and cannot buy any
reason-stone-cost = a stone costs { coins }, you have { $have }
reason-stone-or-done = give a stone, buy one, or be done
reason-name-tile-with-scotsman = name a tile with a Scotsman
reason-name-tile-with-sheep = name a tile with a sheep

## VII: the Great Gathering

reason-name-a-scoring-card = name the scoring card that is voted on
reason-not-in-this-game = the card “{ NAME($card) }” is not in this game
reason-voted-on = the card “{ NAME($card) }” has been voted on
reason-aye-or-nay = vote aye or nay
reason-only-two-players-double = only two players may use two markers in one vote
reason-doubled-already = you have used two markers in one vote already
reason-markers-left = your markers left: aye { $ayes }, nay { $nays }

## VIII: the Penny Mobs

reason-arrest = a mobster comes into prison
reason-not-to-come = { NAME($mobster) } is not among the cards of stack B
reason-penny-or-mobster = put a penny on a mobster in prison, take a mobster, or be done
reason-not-in-prison = { NAME($mobster) } is not in prison
reason-no-penny = you have no penny left
reason-no-penny-to-give = you have no penny left to give
reason-mobsters-rest = mobsters do nothing in the Englishman's turn
reason-not-held = you do not hold { NAME($mobster) }
reason-no-mobster-token = you have no token of { NAME($mobster) } left
reason-use-or-done = use { NAME($mobster) }, or be done
reason-not-used-that-way = { NAME($mobster) } is not used that way
reason-choose-a-token = choose a token
reason-token-used = that token has been used
reason-same-value-first = another token of the same value comes first
reason-name-a-clan = name a clan space
reason-no-clan-free = no clan space is free
reason-no-bonus-there = that space has no bonus
reason-clan-has-token = a token lies on { NAME($clan) } already
reason-nothing-to-claim = no other player has a landmark card that can be claimed
reason-name-others-card = name a landmark card of another player
reason-no-other-has = no other player has the card { NAME($card) }
reason-card-claimed = a token lies on the card { NAME($card) } already
reason-buy-or-done = buy one of the goods produced, or be done
reason-not-produced = no { NAME($good) } was produced on { NAME($place) }
reason-no-use = you could neither keep nor sell the { NAME($good) }
reason-put-or-sell = put the good on one of your tiles, or sell it
reason-reserve-after-moving = a tile is reserved after the own pawn has moved
reason-reserved-already = { NAME($tile) } is reserved already
reason-nothing-to-reserve = you could take none of the tiles in front of your pawn
reason-at-worlds-end = your pawn has reached World's End
reason-must-take-reserved = you have reserved { NAME($tile) } and must take it
reason-macdarkies-coin = Fergus MacDarkie asks for a coin beside { NAME($place) }, and you have none
reason-name-from-mountain = name what leaves the mountain, or be done
reason-outlaw-out = { NAME($mobster) } stands in a territory already
reason-outlaw-nowhere = { NAME($mobster) } stands in no territory
reason-outlaw-goes-abroad = the outlaw goes to another player's territory
reason-outlaw-must-leave = he must leave this territory for another
reason-outlaw-stuck = no tile lies beside him
reason-not-beside-outlaw = { NAME($place) } is not beside him
reason-supply-empty = you have no Scotsman in your supply
reason-name-a-scotsman = name a Scotsman of yours, or be done
reason-steal-or-done = steal a good, or be done
reason-stolen-already = Derek Anderson has stolen already
reason-nothing-to-steal = no tile can be stolen
reason-nothing-to-steal-from = no tile of { $player } can be stolen
reason-trade-tiles-stay = trade tiles cannot be stolen
reason-no-place-elsewhere = it would find no place in another territory
reason-no-place-with = { $player } has no place for it
reason-not-touching = { NAME($place) } does not touch the territory of { $player } or is taken
reason-name-the-victim = name the player who loses a tile
reason-name-the-loot = name the tile that is stolen
reason-name-the-spot = name the place of the tile
