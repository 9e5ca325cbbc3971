# What the boards of Glen More II's chronicles say of themselves.

## What a small board calls when it matters now: asked by its chronicle, or only possible

## I: the boat race

ui-race-neutral = Neutral river
ui-race-on = The race is on. A movement point takes your boat one river tile to the left, then on to the next river below.
ui-race-waits = The boats lie at their castles. The race begins when a pawn passes Start.
ui-race-row = Row
ui-race-points = { $points ->
    [one] { $points } movement point
   *[other] { $points } movement points
}
ui-race-choose = Choose one token of this castle. Only you see them.
ui-race-token = Take the token { NAME($token) }
ui-race-no-tokens = no tokens left
ui-race-home = { $place ->
    [1] home first
    [2] home second
    [3] home third
   *[other] came in last
}
ui-race-river = { $river }: reward tokens { $tokens }{ $boats-count ->
    [0] {""}
   *[other] , boats of { $boats-and }
}

## II: the mountain

ui-mountain-past = Going past
ui-mountain-past-rule = Leave 1 coin or 1 good on it. With empty hands, leave nothing.
ui-mountain-climbing = Climbing
ui-mountain-climbing-rule = One pawn at a time, and no tile. When you go on, you may take all that lies there.
ui-mountain-climb = Climb it
ui-mountain-collect = Collect all
ui-mountain-heap = { $things-count ->
    [0] Nothing lies on the mountain.
   *[other] On the mountain: { $things-and }.
}
ui-mountain-climber = { $player } stands on it.
ui-mountain-leave = Leave this on the mountain: { NAME($thing) }
ui-mountain-keep = Keep this: { NAME($thing) }
ui-mountain-take = Take this off the mountain: { NAME($thing) }

## III: cellars

ui-cellar-barrels = { $count ->
    [0] no barrel
    [one] { $count } barrel
   *[other] { $count } barrels
}
ui-cellar-space = { $full ->
    [yes] A barrel worth { $points }
   *[no] An empty space worth { $points }
}
ui-cellar-number = cellar { $number }
ui-cellar-build = Build cellar { $number }, with spaces worth { $points-and }
ui-cellar-distil = Distil
ui-cellar-age = Let one age
ui-cellar-rule = A barrel is sold for the number under its arch; ageing moves it one arch on. Unsold barrels count as whisky.
ui-sale-none = No sale tile lies on the track.
ui-sale-extra = Sell on the dashed space: only who stops here
ui-sale-lower = Sell on a lower space: { $free } free
ui-sale-state = Sale tile: { $sold } of { $spaces } lower spaces used, the dashed one { $extra ->
    [0] free
   *[other] used
}

## IV: the Englishman

ui-england-nobody = He has no master
ui-england-nobody-rule = Who passes him first, or gains one of his cards, commands him.
ui-england-you = You command him
ui-england-master = { $player } commands him
ui-england-moves = He is last on the track, so he moves now.
ui-england-waits = When he is last on the track, he moves for his master.
ui-england-price = His turn costs { $price } now{ $won ->
    [0] ; no coins lie here to win by discarding.
    [one] . Discarding a tile instead wins the last coin.
   *[other] . Discarding a tile instead wins the last { $won } coins.
}
ui-england-full = The row is full: no tile can be paid for. Discarding one wins the last { $won }.
ui-england-take = Take a tile
ui-england-take-cost = pay its cost and the row
ui-england-take-tile = Take { NAME($tile) } with the Englishman; his turn costs { $price }
ui-england-discard = Discard a tile
ui-england-discard-wins = { $coins ->
    [0] no coins lie in the row
    [one] wins { $coins } coin
   *[other] wins { $coins } coins
}
ui-england-discard-tile = Discard { NAME($tile) } with the Englishman, for coins: { $coins }
ui-england-rule = He is one more pawn. In his turn his master takes a tile for its cost and the marked price, or discards one and takes the rightmost coins of the row.
ui-england-cards = Who gains one of these commands him
ui-england-card-free = not taken

## V: haggis

ui-haggis-rule = Four rolls after scoring rounds 2, 3 and 4: each turns over a token of its value, three at most. A barrel of whisky buys one more roll.
ui-haggis-rolled = The die shows { $value }. Oonagh McHagg may have it rolled again.
ui-haggis-spend = Pay a barrel, roll again
ui-haggis-supply = open, hidden
ui-haggis-open = Open haggis worth { $value }: { $count }
ui-haggis-hidden = Hidden haggis: { $count }
ui-haggis-return = Part with the haggis worth { $value }
ui-haggis-sum = { $count } × { $sum } = { $points }
ui-haggis-none = no haggis
ui-haggis-tokens = { $count ->
    [one] { $count } token
   *[other] { $count } tokens
}
ui-haggis-plate = { $value ->
    [0] A haggis of unknown worth
   *[other] A haggis worth { $value }
}{ $up ->
    [yes] , turned over
   *[no] {""}
}

## VI: the tome

ui-tome-told = Event told
ui-tome-worth = in every scoring
ui-tome-site = Site
ui-tome-event = Event
ui-tome-trigger = Tell the event of { NAME($card) }: { $event }
ui-tome-turn = Only turn over { NAME($card) }
ui-tome-only-turn = Only turn it over
ui-tome-no-cards = You have no landmark card yet. A Gathering tile turns one over to its event.
ui-tome-none-yet = no cards
ui-tome-count = { $count } told
ui-tome-scotsmen-table = A better table for Scotsmen at home.
ui-tome-whisky-table = A better table for whisky.

## VII: the Great Gathering

ui-gathering-state = { $state ->
    [passed] passed
    [rejected] rejected
    [voting] the vote is on
   *[open] not called yet
}
ui-gathering-vote = Vote { NAME($ballot) } on { NAME($card) }
ui-gathering-clan = Clan
ui-gathering-ballot = Vote
ui-gathering-markers = Markers left
ui-gathering-ayes = ayes
ui-gathering-nays = nays
ui-gathering-leads = leads
ui-gathering-voted = voted
ui-gathering-you = you decide
ui-gathering-thinks = thinking
ui-gathering-own = { NAME($ballot) }, unseen by others

## VIII: the Penny Mobs

ui-mobs-penalty = { $points ->
    [one] Costs { $points } point at the end
   *[other] Costs { $points } points at the end
}
ui-mobs-pennies-on = Pennies on the card: { $count }
ui-mobs-penny = Put a penny on { NAME($mobster) }
ui-mobs-free = Free { NAME($mobster) }: pennies { $pennies }, at the end −{ $penalty } points
ui-mobs-use = Use { NAME($mobster) }
ui-mobs-do-penny = Penny
ui-mobs-do-free = Free
ui-mobs-do-use = Use
ui-mobs-empty = Nobody is in prison.
ui-mobs-later = { $count ->
    [one] { $count } more comes with stack B.
   *[other] { $count } more come with stack B.
}
ui-mobs-abroad = with { $player }{ $tile ->
    [0] {""}
   *[other] , { $tile }
}
ui-mobs-tokens = { $count ->
    [one] { $count } token left
   *[other] { $count } tokens left
}
ui-mobs-none = no helper yet
ui-mobs-purse = Pennies kept: { $minus }, each −1; taken with helpers: { $plus }, each +1
ui-mobs-reserved = { NAME($tile) } is reserved, worth { $coins }.
