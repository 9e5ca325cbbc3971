# What an action does (`act-`, on a button) and what the log tells of it (`fact-did-`).
# `$changes` is what whoever acted paid and gained by it.

effects = { $changes-count ->
    [0] { "" }
   *[other] { " " }({ $changes })
}
gained = +{ $count } { NAME($piece, $count) }
paid = −{ $count } { NAME($piece, $count) }
card-gained = card { NAME($card) }

## Turns

act-end-turn = End the turn
fact-did-end-turn = { $player } ends the turn{ effects }.
act-done = Be done
fact-did-done = { $rolled ->
    [0] { $player } is done{ effects }.
   *[other] { $player } lets the { $rolled } count{ effects }.
}

## The track

act-take = Take the tile on space { NAME($space) }
fact-did-take = { $player } takes { NAME($tile) }{ effects }.
act-discard = Discard the tile on space { NAME($space) }
fact-did-discard = { $player } discards { NAME($tile) }{ effects }.
act-stop = Stop at World's End
fact-did-stop = { $player } stops at World's End{ effects }.
act-draw = Draw { NAME($tile) }
fact-did-draw = { $player } draws { NAME($tile) }.
act-roll = Roll { NAME($side) }
fact-did-roll = { $where ->
    [haggis] The die for the haggis shows { NAME($side) }.
   *[track] The die rolls { NAME($side) }.
}
act-claim = Take { NAME($tile) } from the discard pile
fact-did-claim = { $what ->
    [token] { $player } lays a token of John McClaim on the card { NAME($tile) }.
   *[usual] { $player } takes { NAME($tile) } from the discard pile{ effects }.
}

## Paying, selling, exchanging, gaining

act-buy = Buy what is missing
fact-did-buy = { $player } buys what is missing{ effects }.
act-from = Take it from { NAME($place) }
fact-did-from = { $player } takes it from { NAME($tile) }{ effects }.
act-sell = Sell 1 { NAME($good) }
fact-did-sell = { $player } sells 1 { NAME($good) }{ effects }.
act-give = Give 1 { NAME($good) }
fact-did-give = { $player } gives 1 { NAME($good) }{ effects }.
act-leave-out = Leave out a good
fact-did-leave-out = { $player } leaves out a good{ effects }.
act-take-points = Take points instead
fact-did-take-points = { $player } takes points instead{ effects }.
act-gain = Gain 1 { NAME($good) }
fact-did-gain = { $player } gains 1 { NAME($good) }{ effects }.
act-keep = Keep 1 { NAME($good) }
fact-did-keep = { $player } keeps 1 { NAME($good) }{ effects }.
act-coin = Gain a coin
fact-did-coin = { $player } gains a coin{ effects }.
act-point = Gain a movement point
fact-did-point = { $player } gains a movement point{ effects }.
act-resolve = Resolve the effect { NAME($effect) }
fact-did-resolve = { $player } resolves the next effect, { NAME($effect) }{ effects }.
act-clan = Put a clan marker on { NAME($clan) }
fact-did-clan = { $what ->
    [token] { $player } lays a token of Peggy McWander on { NAME($clan) }.
   *[usual] { $player } puts a clan marker on { NAME($clan) }{ effects }.
}

## Territories

act-place = Lay the tile on { NAME($place) }
fact-did-place = { $player } lays { NAME($tile) }{ effects }.
act-activate = Activate { NAME($place) }
fact-did-activate = { $player } activates { NAME($tile) }{ effects }.
act-move = Move a Scotsman from { NAME($place) }
fact-did-move = { $player } moves a Scotsman from { NAME($tile) }{ effects }.
act-to = Move him to { NAME($place) }
fact-did-to = { $player } moves him to { NAME($tile) }{ effects }.
act-put = Put it on { NAME($place) }
fact-did-put = { $player } puts it on { NAME($tile) }{ effects }.
act-remove = Remove { NAME($place) }
fact-did-remove = { $player } removes { NAME($tile) }{ effects }.

## I: boats; which token a lot lays out is a secret

act-lot = Draw lot { $number }
fact-did-lot = { $what ->
    [start] A lot for the Start tile is drawn.
   *[token] A reward token is laid out.
}
act-row = Row the boat
fact-did-row = { $player } rows the boat{ effects }.
act-token = Take the token { NAME($reward) }
fact-did-token = { $player } takes the token { NAME($reward) }{ effects }.

## II: the mountain

act-climb = Climb the mountain
fact-did-climb = { $player } climbs the mountain{ effects }.
act-lay-coin = Leave a coin on the mountain
fact-did-lay-coin = { $player } leaves a coin on the mountain{ effects }.
act-lay = Leave 1 { NAME($good) } on the mountain
fact-did-lay = { $player } leaves 1 { NAME($good) } on the mountain{ effects }.
act-collect = Collect what lies on the mountain
fact-did-collect = { $player } collects what lies on the mountain{ effects }.

## III: whisky

act-barrel = Choose { NAME($barrel) }
fact-did-barrel = { $player } chooses { NAME($barrel) }{ effects }.
act-distil = Distil whisky
fact-did-distil = { $player } distils whisky{ effects }.
act-age = Let a barrel age
fact-did-age = { $player } lets a barrel age{ effects }.
act-build-cellar = Build cellar { NAME($cellar) }
fact-did-build-cellar = { $player } builds cellar { NAME($cellar) }{ effects }.
act-sell-extra = Sell on the extra space
fact-did-sell-extra = { $player } sells on the extra space{ effects }.
act-sell-lower = Sell on a lower space
fact-did-sell-lower = { $player } sells on a lower space{ effects }.

## V: haggis; the value of a hidden token is a secret

act-take-haggis = Take a haggis token worth { NAME($haggis) }
fact-did-take-haggis = { $player } takes a haggis token worth { NAME($haggis) }{ effects }.
act-draw-haggis = Draw a haggis token
fact-did-draw-haggis = { $player } draws a haggis token{ effects }.
act-return-haggis = Part with a haggis token worth { NAME($haggis) }
fact-did-return-haggis = { $way ->
    [given] { $player } gives away a haggis token{ effects }.
   *[returned] { $player } returns a haggis token{ effects }.
}
act-spend-whisky = Spend a barrel of whisky
fact-did-spend-whisky = { $player } spends whisky{ effects }.
act-haggis-token = Draw haggis token { $number }
fact-did-haggis-token = { $worth ->
    [0] { $player } draws a haggis token.
   *[other] { $player } opens a haggis token worth { $worth }.
}

## VI: the tome

act-trigger = Trigger { NAME($card) }
fact-did-trigger = { $player } triggers { NAME($card) }{ effects }.
act-turn-over = Turn over { NAME($card) }
fact-did-turn-over = { $player } turns over { NAME($card) }{ effects }.

## VII: the Great Gathering; a vote is a secret

act-call = Put “{ NAME($gathering) }” to the vote
fact-did-call = { $player } puts the card “{ NAME($gathering) }” to the vote{ effects }.
act-vote = Vote { NAME($ballot) }
fact-did-vote = { $player } votes in secret on “{ NAME($card) }”.

## VIII: the Penny Mobs

act-choose = Choose { $seat }
fact-did-choose = { $player } chooses { $seat }{ effects }.
act-space = Choose space { NAME($space) }
fact-did-space = { $player } chooses { NAME($tile) } on space { NAME($space) }{ effects }.
act-penny = Put a penny on { NAME($mobster) }
fact-did-penny = { $player } puts a penny on { NAME($mobster) }{ effects }.
act-free = Free { NAME($mobster) }
fact-did-free = { $player } frees { NAME($mobster) }{ effects }.
act-jail = Put { NAME($mobster) } into jail
fact-did-jail = { $player } puts { NAME($mobster) } into jail.
act-use = Use { NAME($mobster) }
fact-did-use = { $rolled ->
    [0] { $player } uses { NAME($mobster) }{ effects }.
   *[other] { $player } rolls the { $rolled } again{ effects }.
}
act-coins-of = Take the coins of { NAME($good) }
fact-did-coins-of = { $where ->
    [mountain] { $player } takes 1 { NAME($good) } from the mountain{ effects }.
   *[market] { $player } takes the coins of { NAME($good) }{ effects }.
}
act-coins-of-england = Take the coins of England
fact-did-coins-of-england = { $where ->
    [mountain] { $player } takes a coin from the mountain{ effects }.
   *[market] { $player } takes the coins of England{ effects }.
}
act-seize = Seize 1 { NAME($good) }
fact-did-seize = { $player } seizes 1 { NAME($good) }{ effects }.
act-pick-token = Take token { NAME($number) }
fact-did-pick-token = { $player } picks one of her tokens.
act-from-supply = Take a Scotsman from the supply
fact-did-from-supply = { $player } takes a Scotsman from the supply{ effects }.
act-walk = Let Kenneth McSnitch walk
fact-did-walk = { $player } lets Kenneth McSnitch walk{ effects }.
