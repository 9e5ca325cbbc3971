# What is asked, and what an answer costs.

## What may be spent before the answer, at questions that are not about it

points-first = { $points ->
    [0] { "" }
   *[other] { " " }Movement points that you may use first: { $points }.
}

## The game itself

ask-over = The game is over.
ask-turn = { $figure ->
    [englishman] Move the Englishman: take a tile and pay England's row, or discard one for the coins there.
   *[pawn] Take a tile in front of your pawn.
}
ask-act = { $points ->
    [0] Activate tiles, move and sell, or end the turn.
   *[other] Activate tiles, move and sell, or end the turn. Movement points: { $points }.
}
ask-pay = Pay { NAME($piece, form: "single") } for { NAME($tile) }.{ points-first }
ask-place = Where do you lay { NAME($tile) }?{ points-first }
ask-one-time-effects = Which one-time effect of the tile comes next?{ points-first }
ask-gain-a-good = { $count ->
    [one] Gain { $count } good of your choice on { NAME($tile) }.{ points-first }
   *[other] Gain { $count } goods of your choice on { NAME($tile) }.{ points-first }
}
ask-clan-marker = Place a clan marker: you pay the road to the clan.{ points-first }
ask-put = Put { NAME($piece, form: "single") } on which tile?{ points-first }
ask-bonus-activation = Activate one tile each of: { $kinds }, or be done.{ points-first }
ask-give-goods = Which goods do you give for { NAME($tile) }?{ points-first }
ask-source = Where does the { NAME($good) } for { NAME($tile) } come from?{ points-first }
ask-sell = Where does the { NAME($good) } come from?{ points-first }
ask-move = Where does the Scotsman on { NAME($tile) } go?
ask-remove = { $may ->
    [yes] { $count ->
        [one] Remove { $count } of your tiles, or be done.{ points-first }
       *[other] Remove up to { $count } of your tiles.{ points-first }
    }
   *[no] Remove { $count } of your tiles.{ points-first }
}
ask-keep-goods = Not all goods fit on { NAME($tile) }: which one do you keep there?{ points-first }
ask-claim = Take a tile from the discard pile, free of cost.{ points-first }
ask-coin-or-movement = No tile could be taken: gain a coin or a movement point.{ points-first }
ask-draw-tile = A tile is laid on the track.
ask-roll-die = The die is rolled.

## I: boats

ask-deal-a-token = A reward token is laid out.
ask-lot-for-start = A lot decides whether the Start tile comes now.
ask-choose-a-token = Choose a reward token of this castle, or be done.{ points-first }
ask-reward = Gain a good of your choice.{ points-first }

## II: the mountain

ask-pass-the-mountain = You pass the mountain: leave a coin or a good there.{ points-first }
ask-mountain-from = From which tile does the good go to the mountain?{ points-first }
ask-leave-the-mountain = Collect what lies on the mountain?{ points-first }
ask-keep-from-the-mountain = There is not room for all: which good do you keep next?{ points-first }

## III: whisky

ask-pay-a-barrel = Which barrel do you pay?{ points-first }
ask-age-a-barrel = Which barrel moves one space to the right?{ points-first }
ask-distil-or-age = Distil whisky, or let a barrel age?{ points-first }
ask-pass-a-sale = You pass a sale tile: sell a barrel, or be done.{ points-first }
ask-stop-at-a-sale = Sell a barrel on the extra space, on a lower one, or on both.{ points-first }
ask-sell-a-barrel = Which barrel do you sell?{ points-first }

## V: haggis

ask-gain-haggis = Take an open haggis or draw a hidden one.{ points-first }
ask-draw-haggis = A haggis token is drawn.
ask-return-haggis = Your table is full: which haggis token goes back?{ points-first }
ask-roll-for-haggis = The die is rolled for the haggis.
ask-whisky-for-haggis = Spend a barrel of whisky for one more roll of your own?{ points-first }
ask-roll-again-for-haggis = The die is rolled for one player's haggis.
ask-give-haggis = Give one of your haggis tokens away.{ points-first }

## VI: the tome

ask-event = Tell the event of a card, or only turn it over.{ points-first }
ask-pay-a-scotsman = Pay for the event with a Scotsman from your territory.{ points-first }
ask-give-back-sheep = From which tile does the sheep go back?{ points-first }
ask-give-stone = Give stone from your tiles or buy some, { $worth } VP each, or be done.{ points-first }
ask-go-home = Send a Scotsman to the Home Castle, or be done.{ points-first }
ask-activate-abroad = Activate a tile of another player, or be done.{ points-first }
ask-swap-the-englishman = With which tile does the Englishman change places?{ points-first }
ask-gain-from-event = Gain a good of your choice.{ points-first }

## VII: the Great Gathering

ask-call-the-great-gathering = Which card is put to the vote?{ points-first }
ask-vote = Vote in secret: shall “{ NAME($card) }” count?{ points-first }

## VIII: the Penny Mobs

ask-prison = Put down a penny, free a mobster, or be done.{ points-first }
ask-arrest = A mobster comes into prison.
ask-mobster = { $step ->
    [token] Which token does { NAME($mobster) } lay?{ points-first }
    [clan] On which clan does { NAME($mobster) } lay the token?{ points-first }
    [put] On which tile does the good go that { NAME($mobster) } brings?{ points-first }
    [reserve] Which tile does { NAME($mobster) } reserve?{ points-first }
    [draw] { NAME($mobster) } could draw a second reward token at random: shall he?{ points-first }
    [penny] Boats have passed: does { NAME($mobster) } give the other a penny of yours?{ points-first }
    [haggis] Who gives { NAME($mobster) } a haggis token? Or be done.{ points-first }
    [roll] The die shows { $rolled }: shall { NAME($mobster) } have it rolled again?{ points-first }
    [swap] What does { NAME($mobster) } take off the mountain? Or be done.{ points-first }
    [instead] Which good does { NAME($mobster) } bring you for it?{ points-first }
    [sell] Which barrel does { NAME($mobster) } sell on the extra space? Or be done.{ points-first }
   *[claim] On which landmark card of another player does { NAME($mobster) } lay a token?{ points-first }
}
ask-buy-from-a-producer = Buy one of the goods produced with a coin of Bruce McMail, or be done.{ points-first }
ask-outlaw = { $step ->
    [source] Which Scotsman becomes { NAME($mobster) }? Or be done, and send him later.{ points-first }
    [goal] To whose land does { NAME($mobster) } go?{ points-first }
    [may-go] To whose land does { NAME($mobster) } go on? Or be done, and he stays.{ points-first }
    [place] On which tile does { NAME($mobster) } stand?{ points-first }
    [walk] Where does { NAME($mobster) } walk?{ points-first }
   *[steal] Which good does { NAME($mobster) } steal?{ points-first }
}
ask-theft = { $step ->
    [victim] From whom does Derek Anderson steal a tile?{ points-first }
    [tile] Which tile does Derek Anderson steal?{ points-first }
    [goal] Into whose land does the stolen tile go?{ points-first }
   *[spot] Where is the stolen tile laid?{ points-first }
}
ask-token-lot = A reward token is drawn.

## Costs

cost-coins = { coins }
cost-gain = +{ coins }
cost-pieces = { $pieces-and }
cost-pieces-and-england = { $pieces-and } and { coins } for England
cost-england = { coins } for England
cost-token = worth { coins }
cost-roll-counts = the { $rolled } counts
cost-roll-again = instead of the { $rolled }
