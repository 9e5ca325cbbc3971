# Short helps in our own words: what they tell, the title, and where the rulebook tells it in full.

help-turn =
    Whoever is last on the track moves, and moves again while still last. Take a tile ahead and pay for it,
    lay it (or keep it if it is a person), carry out its one-time effects, activate it and the tiles around
    it, move Scotsmen and sell as you like, then end the turn. The track is filled up again.
    .title = turn
    .page = Course of a turn, p. 10

help-track =
    Take any tile ahead of your pawn, however far, that you can pay for and lay. A long jump gives the others
    the turns in between. Tiles that everybody has passed are discarded at once. If you can take nothing at
    all, discard a tile for { $board-discard-coins } coin or { $board-discard-movement } movement point.
    .title = track
    .page = Taking a tile, p. 10 and 13

help-paying =
    Goods are paid from any of your tiles or bought at the market on the spot; coins and whisky from what you
    own; a Scotsman comes from your territory.
    .title = paying
    .page = Costs, p. 13

help-territory =
    A tile shares an edge with your territory, and a Scotsman of yours stands on one of the eight tiles around
    it. The river is one straight row: river tiles lengthen it at either end, and no other tile stands left or
    right of it.
    .title = territory
    .page = Laying tiles, p. 13 and 14

help-one-time-effects =
    When a tile is laid, its one-time effects happen once, in the order you like: a landmark card, a Scotsman
    on the tile, a good, a clan marker, whisky, coins, points.
    .title = one-time effects
    .page = One-time effects, p. 15

help-activation =
    The new tile and its up to eight neighbours, in any order, each once a turn and only if you like. Goods
    stay on their tile, at most { $board-goods_on_a_tile }; if a tile makes different goods and has not room
    for all, you choose which are kept, and the rest is lost.
    .title = activation
    .page = Activation, p. 15 to 17

help-exchange =
    Give the goods that the tile asks for, from any of your tiles or bought at once. Some tiles want goods
    that differ, some sheep and cattle in any mix.
    .title = exchange
    .page = Activation, p. 16

help-gaining =
    Choose the good or the tile on which it goes. A tile holds at most { $board-goods_on_a_tile } goods; sell
    before if there is no room.
    .title = gaining
    .page = Activation, p. 16

help-movement =
    Each movement point moves one Scotsman to a tile of yours that touches his by an edge or a corner. Points
    left at the end of the turn are lost.
    .title = movement
    .page = Movement, p. 16

help-market =
    At any time of your turn a good brings the rightmost coins of its row. Buying puts coins on the first free
    space of the row ({ $board-market-prices }) and is only for something you pay at once. A full row has
    nothing to buy, an empty one pays nothing.
    .title = market
    .page = Market, p. 12

help-clan-board =
    A clan marker goes to a free clan. You pay the coins of the cheapest road from the start area or from any
    marker, whoever's. Most bonuses come at once, some last. Clans without a bonus are only crossed.
    .title = clan board
    .page = Persons and clans, p. 18 and 21

help-die =
    A player without a will: when it is last it jumps over as many tiles as it shows ({ $board-die }) and
    discards the one it lands on. It never stops on a tile of a chronicle, and waits while no other lies
    ahead; on or past World's End it leaves the game. Always there with two players.
    .title = die
    .page = The die, p. 10

help-scotsmen =
    They decide where you may build, and those on your Home Castle count in scoring rounds. You have
    { $board-scotsmen } in all.
    .title = scotsmen
    .page = Laying tiles and scoring, p. 13 and 19

help-river = One row through your starting tiles, longer at both ends, never broken.
    .title = river
    .page = Laying tiles, p. 13

help-building-over =
    A tile with the sign for it goes on top of a tile of the same kind, river on river only. A Scotsman on
    that tile or around it is enough. Goods and Scotsmen move up; the pile counts as one tile.
    .title = building over
    .page = Laying tiles, p. 14

help-landmark-cards =
    A landmark card comes with the tile of its name. Some work at once, some always, some at the end, and all
    count in scoring rounds.
    .title = landmark cards
    .page = Landmark cards, p. 20

help-scoring-rounds =
    When stack A, B or C is used up, and at the end: for Scotsmen on the Home Castle, landmark cards, whisky
    and persons each, compare with who has fewest. 1, 2, 3, 4, 5 or more ahead give
    { $board-scoring-difference } points.
    .title = scoring rounds
    .page = Scoring, p. 19

help-the-end =
    World's End lies about the middle of stack D. A pawn that stops on it or passes it takes no more turns.
    When every pawn has, the last scoring round follows, then { $board-scoring-tile } points for every tile
    more than the smallest territory has, { $board-scoring-coin } for each coin, and cards that score at the
    end. A tie goes to more goods.
    .title = the end
    .page = End of the game, p. 19

help-stacks = S for the start, then A, B, C and D. Later tiles are stronger.
    .title = stacks
    .page = Set-up, p. 9

help-goods = Wood, stone, barley, sheep and cattle. Whisky and coins are no goods.
    .title = goods
    .page = Market, p. 12

## The chronicles, in full and in a line

help-chronicle-1 =
    Everyone has a boat on the Home Castle. Once a pawn has passed Start, movement points may row it down the
    river, leftwards through everybody's territory and the neutral rivers, until it is home again. Each castle
    reached gives a reward token of your choice, which only you see while choosing. Early boats get points;
    the last one's coins count nothing.
    .title = chronicle 1: { glenmore-option-chronicles-1 }
    .page = Chronicle I, p. 22 and 23

help-chronicle-2 =
    A mountain stands on the track for the whole game. Whoever passes it leaves a coin or a good there;
    whoever stops on it takes no tile, but collects everything when leaving. Only one pawn fits.
    .title = chronicle 2: { glenmore-option-chronicles-2 }
    .page = Chronicle II, p. 23 and 24

help-chronicle-3 =
    New barrels enter the first space of the first cellar; ageing moves one a space to the right, where it is
    worth more. Further cellars can be built at any time of your turn. Passing a sale tile you may sell one
    barrel, stopping on it one or two, for the points of the space the barrel lay on.
    .title = chronicle 3: { glenmore-option-chronicles-3 }
    .page = Chronicle III, p. 24 and 25

help-chronicle-4 =
    The Englishman is one more pawn. Who holds the England token, by passing him first or by a card with
    England's mark, pays the England row of the market for an extra turn when he is last, or discards a tile
    with him and takes coins from that row.
    .title = chronicle 4: { glenmore-option-chronicles-4 }
    .page = Chronicle IV, p. 25 and 26

help-chronicle-5 =
    Inns turn sheep into haggis tokens, open or drawn blind, at most five on your table. After the second,
    third and fourth scoring round the die is rolled four times and turns up tokens of its value, at most
    three each; whisky buys rolls of your own. Points: tokens shown times their sum. Tokens drawn blind are
    seen by their owner only.
    .title = chronicle 5: { glenmore-option-chronicles-5 }
    .page = Chronicle V, p. 26 and 27

help-chronicle-6 =
    Landmark cards have a second side with an event. A Gathering tile turns one of your cards over: its event
    happens, if you wish. Every card turned gives { $chronicle_6-numbers-flipped-card-vp } point more in
    scoring rounds.
    .title = chronicle 6: { glenmore-option-chronicles-6 }
    .page = Chronicle VI, p. 27 to 30

help-chronicle-7 =
    After a person has brought a clan marker, a vote is called on one of the scoring cards. Everyone votes in
    secret, all votes are shown together, and a tie passes. Each card that passed is worth { $chronicle_7-vp }
    points at the end, shared by all who have most.
    .title = chronicle 7: { glenmore-option-chronicles-7 }
    .page = Chronicle VII, p. 31 and 32

help-chronicle-8 =
    At the end of your turn you may put a penny on a mobster in prison, or take a mobster with all pennies on
    the card. Mobsters have powers, but cost points at the end; a penny kept costs a point, a penny taken with
    a mobster gives one.
    .title = chronicle 8: { glenmore-option-chronicles-8 }
    .page = Chronicle VIII, p. 32 to 37

## Kinds of tiles

kind-does-village = gives movement points and usually a Scotsman
kind-does-castle = brings a landmark card and a Scotsman
kind-does-animal = a pasture: makes sheep or cattle
kind-does-material = makes wood, stone or barley
kind-does-whisky = a distillery: barley becomes whisky
kind-does-trade = goods for points; inns simply give points
kind-does-loch = a landmark card and a longer river, no activation
kind-does-other = a tile of a chronicle
kind-does-person = kept beside the territory; brings a clan marker and counts in scoring rounds
kind-does-end = pawns that stop here or pass it are done
kind-does-start = the boat race begins when a pawn passes it
kind-does-sale = barrels are sold here in passing

## Mobsters

mobster-power-peggy-mcwander =
    Lay her tokens on free clans: whoever goes there pays you the coins of the token.
mobster-power-joe-mcduff = Three times: take the largest heap of coins of a row of the market.
mobster-power-bruce-mcmail = When another player's tile makes goods, buy one with a coin from his card.
mobster-power-peggy-mclaird =
    Reserve a tile ahead of you: others pay you for it, and else you must take it next.
mobster-power-kenneth-mcsnitch =
    A Scotsman abroad: he walks with your movement points and steals unguarded goods.
mobster-power-fergus-macdarkie = A Scotsman abroad: who takes a tile and lays it beside him pays you a coin.
mobster-power-sibyl-macsponge =
    Of 6 points from one source others give you 1: once a turn, and in scoring rounds.
mobster-power-derek-anderson =
    Once in the game: steal a tile (no trade tile) and lay it into any other territory.
mobster-power-mike-mccastle =
    A Scotsman on another Home Castle: he counts at your home and hides one of theirs.
mobster-power-calum-mcquack = When boats pass, give the other a penny; once, a second reward token at random.
mobster-power-bully-mcmuscle = Your boat passes others free of charge; once, a second reward token at random.
mobster-power-fraser-mcstarve = Once, before the rolls for haggis: another player gives you a haggis token.
mobster-power-oonagh-mchagg =
    Once in every haggis scoring, see one of the four rolls and have it rolled again.
mobster-power-elsbeth-mctrick =
    Passing or leaving the mountain, swap something on it for any good for yourself.
mobster-power-erin-macmalt = Passing a sale tile, you may sell on its extra space too.
mobster-power-john-mcclaim =
    Lay his tokens on landmark cards of others: they count as yours in scoring rounds.

## Clans, by the id of their bonus in the data

clan-bonus-count-villages = 3 villages: 5 VP; 4+: 8 VP
clan-bonus-trade-and-movement = activate 1 trade tile; gain 3 movement points
clan-bonus-barley-and-scotsman = 1 barley on any tile; 1 Scotsman on any tile
clan-bonus-points = 3 VP
clan-bonus-spread-scotsmen = Scotsmen on 5 different tiles: 5 VP; 6+: 8 VP
clan-bonus-sheep-and-cattle = 1 sheep and 1 cattle on any tiles
clan-bonus-stone-and-wood = 1 stone and 1 wood on any tiles
clan-bonus-material-and-whisky = activate 1 material tile and 1 whisky tile
clan-bonus-whisky-for-points =
    when activating a whisky tile with a whisky icon: 3 VP instead of the barrel, activation cost not paid
clan-bonus-castles-hold-scotsmen = own castles count as holding a Scotsman for tile placement
clan-bonus-movement-for-points = each unused movement point: 1 VP
clan-bonus-coins = 3 coins
clan-bonus-remove-a-tile = remove 1 own tile (not the home tile; rules as Loch Morar)
clan-bonus-count-overbuilt = 2 overbuild tiles (covered ones count): 5 VP; 3+: 8 VP
clan-bonus-animal-and-whisky = activate 1 animal tile and 1 whisky tile
clan-bonus-david-hume = take the David Hume tile (counts as 2 persons)
clan-bonus-barley-and-barrel = 1 barley on any tile; 1 whisky
clan-bonus-scotsman-and-coins = 1 Scotsman on any tile; 2 coins
clan-bonus-discarded-tile =
    take 1 tile from the discard pile, place it free of cost, activate it and its neighbours; a person still
    pays road cost
clan-bonus-count-coins = 9 coins: 5 VP; 12+: 8 VP (coins kept)
clan-bonus-two-scotsmen = 2 Scotsmen on any tiles
clan-bonus-leave-out-a-good =
    when activating a trade tile pay 1 coin to leave out 1 good of its cost (once per activation)
clan-bonus-count-river = 4 river tiles (home tile = 2): 5 VP; 6+: 8 VP
clan-bonus-none = no bonus, roads may cross it

## Landmark cards and their events, by their ids in the data

card-effect-gain-coins = gain 3 coins
card-effect-place-marker = place 1 clan marker, paying road cost
card-effect-gain-goods = gain any 2 goods, placed on the Loch Lochy tile
card-effect-coin-and-marker = gain 1 coin, then place 1 clan marker paying road cost (the coin may be used)
card-effect-barley-and-whisky = 1 barley on the Inverness tile; gain 1 whisky
card-effect-scotsman-and-whisky = 1 Scotsman on the Loch Shiel tile; gain 1 whisky
card-effect-coins-count-double = first 8 coins are worth 2 VP each instead of 1
card-effect-activate-one-more =
    each own turn activate 1 additional own tile with an activation icon (any place; also in a turn that takes
    a person; still once per tile per turn)
card-effect-activate-all = activate every own tile instead of only the neighbours
card-effect-home-counts-double = Scotsmen on the home castle count double in every scoring round
card-effect-remove-tiles =
    may remove up to 2 own tiles from the game (not the home tile; layout must stay legal; Loch Morar itself
    allowed; stacks go whole; cards are kept; goods and Scotsmen move to the home castle within the 3-goods
    limit)
card-effect-take-england-token = take the England token
card-effect-gain-stone = 2 stone on the tile
card-effect-gain-sheep = 2 sheep on the tile
card-effect-scotsmen-home = move any number of own Scotsmen to the Home Castle

card-event-place-discarded-tile = pay 1 Scotsman: place a discarded tile free of cost
card-event-activate-foreign-tiles = activate up to 2 different tiles of other players
card-event-cattle-and-pastures = 1 cattle on the tile, then activate all own animal tiles
card-event-exchange-for-maclean = one exchange; 3 VP with an own marker on MacLean
card-event-better-whisky-table = a better table for whisky
card-event-buy-scotsmen = pay 1 VP: 2 Scotsmen on the tile
card-event-sell-stone = any number of stone for 3 VP each
card-event-coins-for-events = 1 coin for each card on its event side
card-event-remove-for-a-scotsman = pay 1 Scotsman: remove 2 own tiles
card-event-coins-and-home = 2 coins; move 1 Scotsman to the Home Castle
card-event-scotsmen-for-points = pay 2 Scotsmen: 9 VP
card-event-england-row = all coins of the England row
card-event-activate-around = activate the tile and its neighbours
card-event-swap-englishman = swap the Englishman with a tile of the track
card-event-coin-and-marker = 1 coin and 1 clan marker
card-event-better-home-table = pay 1 Scotsman: a better table for Scotsmen on the Home Castle
card-event-another-event = trigger another event; 4 VP with William Wallace
card-event-sell-sheep = 2 sheep for 7 VP

## The scoring cards of the Great Gathering

gathering-counts-most-animals = most sheep and cattle
gathering-counts-largest-square = largest square of tiles
gathering-counts-most-materials = most stone and wood
gathering-counts-most-sets =
    most full sets (home-castle Scotsman + whisky + landmark card + person; Castle Moil applies)
gathering-counts-most-castles = most castles holding a Scotsman
gathering-counts-most-whisky = most whisky tiles
gathering-counts-smallest-territory = smallest territory
gathering-counts-largest-pasture = largest group of pastures, joined by their edges
gathering-counts-farthest-scotsman = Scotsman farthest from home, in movement points
gathering-counts-most-discards = most tiles in the own discard pile
