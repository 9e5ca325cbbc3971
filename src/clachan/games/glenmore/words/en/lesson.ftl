# What the guide of a first game says, step by step; then what it says of questions in between, and what is
# said of a chronicle to those who play with it for the first time.

lesson-track-title = Take a tile
lesson-track =
    The road above is a ring of tiles. Whoever stands last moves, to any tile ahead that can be paid: tiles in
    the light are yours to take. Take one close to your pawn, a field or a pasture; near tiles bring you back
    to the turn sooner.

lesson-laying-title = Lay it on your land
lesson-laying =
    Lit places are legal: beside a tile of yours, with a Scotsman on one of the eight tiles around. The river
    stays one straight row. Lay the tile where it touches as many others as it can, corners count too: all of
    them will work.

lesson-activation-title = A tile wakes its neighbours
lesson-activation =
    The new tile and every tile around it, also at the corners, works once now, in any order you like. What it
    does stands on the tab at its lower right corner. Choose a tile in the light to let it work.

lesson-movement-title = Send a Scotsman
lesson-movement =
    A village or castle that works gives movement points, the sign of the boot. Each is a step: it takes a Scotsman
    to a tile that touches his. Where he stands decides where you can build next, and those at home on your castle
    will count. Choose him, then where he goes.

lesson-ending-title = End the turn
lesson-ending =
    Steps that are left are lost, goods stay on their tiles. When nothing more is worth doing, end the turn. The
    road is filled up again behind the last pawn.

lesson-effects-title = What comes once
lesson-effects =
    Signs on the dashed tab at the lower left happen once, when the tile is laid: a Scotsman from your supply, a
    landmark card, a barrel, a clan marker. You choose their order.

lesson-paying-title = The price on the red tab
lesson-paying =
    This tile has a price. Goods come from any of your tiles, or you buy what is missing at the market on the
    spot: the ring shows what one costs now. Buying makes the next one dearer.

lesson-exchange-title = Goods for points
lesson-exchange =
    Trade tiles take goods and give points, and distilleries take barley and give whisky. Give what you have
    most of, and look at the table on the tile: four different goods may be worth much more than three.

lesson-selling-title = Sell
lesson-selling =
    In your turn you may sell a good for the last heap of coins in its row. Coins lie there because somebody
    bought it before. Sell what you will not need; a coin at the end is a point, in a trade tile a good may be
    more.

lesson-clans-title = A marker among the clans
lesson-clans =
    A person or a trade brings a clan marker. It goes to a free clan of your choice, and you pay the coins of the
    cheapest road from the start or from any marker that lies there already. Each clan gives what its sign
    shows, most of them at once.

lesson-jumping-title = How far to jump
lesson-jumping =
    Nobody has a turn because it is his turn: the last pawn moves, again and again, while it stays last. A long
    jump gets a better tile and gives the others the turns in between. Tiles that all have passed are gone.

lesson-goods-title = Three on a tile
lesson-goods =
    Goods stay on the tile that makes them, three at most, and a full tile makes nothing. Use them before you
    wake it again. Put pastures and fields around a place that is still free, and wake them together.

lesson-die-title = The die is a player too
lesson-die =
    With two players the die goes along the road: when it is last, it jumps one, two or three tiles ahead and
    removes the one that it lands on. A tile in front of it may not wait for you.

lesson-home-title = Scotsmen come home
lesson-home =
    Scotsmen on your Home Castle count in each scoring, against the player who has fewest there. So every man is
    wanted twice: out on the land, where he lets you build, and at home when a stack runs out.

lesson-whisky-title = Whisky
lesson-whisky =
    Barrels are no goods: they cannot be sold, and they have no place on your land. They count in each scoring,
    four times in all, as long as you keep them. A distillery beside a field is worth waking often; some tiles
    and cards ask for a barrel.

lesson-cards-title = Landmark cards
lesson-cards =
    Castles, lochs and monuments bring a card of the same name. It counts in each scoring, and does what stands
    on it: at once, from now on, or at the end. Point at a card to read it.

lesson-persons-title = Persons
lesson-persons =
    A person is not laid on the land but stays beside it: your tiles do not work in that turn. It counts in
    each scoring and brings a clan marker, which is often worth a turn by itself.

lesson-scoring-title = What a scoring looks at
lesson-scoring =
    A stack was used up, so four things were compared: Scotsmen at home, landmark cards, whisky, persons. In each
    you get points for being ahead of whoever has least: 1, 2, 3, 5 or 8 points for one to five ahead. To be far
    ahead in one is better than a little in all.

lesson-size-title = Not too large
lesson-size =
    At the end every tile more than the smallest land has costs 3 points. Tiles that do nothing any more are
    dear. Whoever takes few good tiles may win with a small land.

lesson-stacks-title = Four stacks
lesson-stacks =
    The tiles come from the stacks A, B, C and D, and get stronger. The line above tells how many are left before
    the next scoring: that is the time to bring Scotsmen home.

lesson-over-title = Building over
lesson-over =
    A tile with the sign of two sheets is laid over one of the same kind. The pile counts as one tile, so your
    land grows stronger, not larger.

lesson-compare-title = Keep an eye on the others
lesson-compare =
    Beside everyone stands what the next scoring would bring. Nobody can pass you in what you alone have, and
    whoever has none of something gives points to all others. Take what takes most from them.

lesson-worlds-end-title = World's End
lesson-worlds-end =
    Somewhere in stack D lies World's End. A pawn that stops there or goes past it has had its last turn. You may
    still take the tiles before it, one after another, while the others are through.

lesson-last-turns-title = The last turns
lesson-last-turns =
    Now only points matter: goods into trade tiles, Scotsmen home, coins kept, one point each. A tile that brings
    less than 3 points is better left, if your land is not the smallest.

lesson-closing-title = Well played
lesson-closing =
    You have seen the whole game: the road, the land that works, the market, whisky, clans, and four scorings.
    Look at the sheet, category by category: where you were ahead counted four times. Next time add a chronicle,
    the boat race or the mountain; each explains itself when it comes.

lesson-aside-title = By the way
lesson-aside-source = Choose the tile that gives the good: take it from one that is full, so that it can work again.
lesson-aside-sell = Choose the tile from which the good is sold.
lesson-aside-move = Now choose where he goes: one step to any tile that touches his.
lesson-aside-put = Choose a tile that has room for it and will be of use.
lesson-aside-gain-a-good = Choose a good that your trade tiles or the next tile on the road ask for.
lesson-aside-keep-goods = There is room for three goods on a tile: choose what stays, the rest is lost.
lesson-aside-bonus-activation = The clan lets a tile work besides, wherever it lies.
lesson-aside-remove = A tile that you remove costs nothing at the end any more.
lesson-aside-claim = Whatever was passed by lies here: take a good one, it costs nothing.
lesson-aside-coin-or-movement = There was no tile for you; take what helps you more.

## The chronicles, for those who play with them for the first time

primer-boats-title = Boats wait at the castles
primer-boats =
    Everybody has a boat. Once a pawn has passed the Start tile, a step can row yours one river tile to the left
    instead of moving a Scotsman, through your own land, then through the others'.
primer-boats-ask = Your boat lies on the last river tile on the left of a land. Where does the next step bring it?
primer-boats-a = Into the next river, from the right
primer-boats-b = Back along the same river
primer-boats-why =
    Boats go to the left only: from the left end of a land to the right end of the next, or of a neutral river.
primer-boats-tokens-title = A castle on the way
primer-boats-tokens =
    Your boat has reached a castle: choose one of its tokens. Only you see them while you choose, and what you
    leave is for the boats behind you.
primer-boats-tokens-ask = Your boat goes past a castle without ending its way there. Does it get a token?
primer-boats-tokens-a = No
primer-boats-tokens-b = Yes
primer-boats-tokens-why =
    Castles that a boat reaches or passes give a token each, as long as some are left. Coming home gives one, too.
primer-boats-rewards-title = A reward
primer-boats-rewards = The token gives a good of your choice. The first boats that are home again get points besides.
primer-boats-rewards-ask = What does it cost to be last in the race?
primer-boats-rewards-a = The reward tokens
primer-boats-rewards-b = The points for coins at the end
primer-boats-rewards-why =
    The coins of whoever is last, or does not come home at all, are worth no points in the final scoring.
primer-mountain-title = A mountain in the way
primer-mountain =
    It stands on the road all game long. Whoever passes it leaves a coin or a good there; whoever stops on it takes
    no tile, and takes the whole heap along when leaving. Only one pawn fits.
primer-mountain-ask = Your pawn stops on the mountain. What do you leave there?
primer-mountain-a = Nothing
primer-mountain-b = A coin or a good
primer-mountain-why =
    Only those who pass leave something. Whoever stops takes no tile now, and may take the heap in the next turn.
primer-mountain-passing-title = A gift for the mountain
primer-mountain-passing = Leave what you need least: the next one to stop there will get it, and that may be you.
primer-mountain-passing-ask = You have neither a coin nor a good. May you pass the mountain?
primer-mountain-passing-a = No
primer-mountain-passing-b = Yes, and leave nothing
primer-mountain-passing-why = With empty hands nothing is left there.
primer-mountain-leaving-title = Down again
primer-mountain-leaving = Goods from the mountain need room on your tiles. You may sell some before you take them.
primer-mountain-leaving-ask = How many goods does a tile of yours hold?
primer-mountain-leaving-a = Three
primer-mountain-leaving-b = Any number
primer-mountain-leaving-why = Three, wherever they come from. Sell some first, and more of the heap finds room.
primer-cellars-title = Whisky grows old
primer-cellars =
    New barrels lie on the first empty space of your first cellar. Tiles with the sign of the clock let one age: it
    moves a space to the right and is worth more.
primer-cellars-ask = You distil a barrel. Where does it begin?
primer-cellars-a = On the first empty space
primer-cellars-b = On the space worth most
primer-cellars-why =
    From the left, in the first cellar. If that is full, it lies beside the spaces, for no points yet.
primer-cellars-ageing-title = Which barrel ages
primer-cellars-ageing =
    Each space holds what its number says when the barrel is sold. A barrel that is kept counts in scorings, one
    that is sold gives its points once. Another cellar can be built in your turn.
primer-cellars-ageing-ask = Another barrel lies on the space to the right. Can yours age?
primer-cellars-ageing-a = Yes, it goes over it
primer-cellars-ageing-b = No
primer-cellars-ageing-why = The space must be empty, and no barrel goes over another. Let the one in front age first.
primer-cellars-selling-title = A sale on the road
primer-cellars-selling =
    Passing a sale you may sell one barrel, stopping there one or two, for the points of the space on which it
    lay. A sale tile is not laid on your land.
primer-cellars-selling-ask = Your pawn stops at a sale. Must you sell?
primer-cellars-selling-a = Yes, one barrel or two
primer-cellars-selling-b = No, you may look on
primer-cellars-selling-why = Nobody stops there without selling. In passing you are free to sell one or none.
primer-england-title = An Englishman on the road
primer-england =
    The white pawn is one more to move. Who passes him first, or has a card with his flag, holds the England token
    and moves him when he is last.
primer-england-ask = Somebody gains a card with the English flag. Who holds the England token then?
primer-england-a = Whoever gained the card
primer-england-b = Whoever held it before
primer-england-why = The token goes at once to whoever gains one of the four cards.
primer-england-turns-title = His turns are yours
primer-england-turns =
    His master takes a tile with him and pays the England row of the market for it, or lets him discard one and takes
    the last heap of coins of that row.
primer-england-turns-ask = Do your Loch Ness card and lasting clan bonuses help in the Englishman's turn?
primer-england-turns-a = Yes
primer-england-turns-b = No
primer-england-turns-why =
    They work in your own turns only. All else is as if the tile had been taken by your own pawn.
primer-haggis-title = Haggis at the inns
primer-haggis =
    Inns make a haggis token of a sheep. Five find room on your table. After the second, third and fourth scoring
    the die is rolled four times and turns up tokens of that value.
primer-haggis-ask = Five tokens lie on your table and you gain another. What can you do?
primer-haggis-a = Put one back to make room
primer-haggis-b = Keep six
primer-haggis-why = Five are the most. One of yours may go back to the supply for the new one.
primer-haggis-tokens-title = Open or blind
primer-haggis-tokens = An open token shows its value to all; one drawn blind you alone will know, until the die turns it up.
primer-haggis-tokens-ask = You take an open token. What comes next?
primer-haggis-tokens-a = Another one is turned over
primer-haggis-tokens-b = Only one lies open from now on
primer-haggis-tokens-why = Two always lie open, so others can choose as you did.
primer-haggis-rolls-title = A barrel for another roll
primer-haggis-rolls =
    Points are the tokens turned up times their sum, so the last one is worth most. A barrel of whisky buys a roll
    for yourself alone.
primer-haggis-rolls-ask = Tokens of 1 and 3 have been turned up. How many points are they?
primer-haggis-rolls-a = 4
primer-haggis-rolls-b = 8
primer-haggis-rolls-why =
    Two tokens times their sum, which is 4. With a third one it is three times the sum; more are never turned up.
primer-tome-title = Cards have a second side
primer-tome =
    Every landmark card has an event on its back. A Gathering tile that works turns one of your cards over, and
    what is told there happens, if you like. A card that was turned counts more in scorings.
primer-tome-ask = You tell an event, but do not want what it does. What becomes of the card?
primer-tome-a = It stays as it lay
primer-tome-b = It is turned over all the same
primer-tome-why = What it does may be left alone, and the card is turned over for its point.
primer-tome-events-title = Tell an event
primer-tome-events =
    Point at a card to read its event. Lasting and final effects of the card stay; its event comes only once, so turn
    the one that brings most now.
primer-tome-events-ask = How does a turned card count in a scoring?
primer-tome-events-a = Not any more
primer-tome-events-b = As a card, with a point more
primer-tome-events-why = It still counts as one of your cards, and adds a point of its own to every scoring of cards.
primer-gathering-title = The Great Gathering
primer-gathering =
    Five cards say what may score at the end. After a person has brought a clan marker, its owner puts one of them
    to the vote.
primer-gathering-ask = All five cards have been voted on, and somebody takes a person. Is there a vote?
primer-gathering-a = No
primer-gathering-b = Yes, on one of them again
primer-gathering-why = Each card is voted on once. After five votes persons only bring their clan markers.
primer-gathering-calling-title = Which card
primer-gathering-calling = Choose a card in which you lead, or one in which somebody else does and should not.
primer-gathering-calling-ask = Two players lead a card together. Who gets its points?
primer-gathering-calling-a = Both, half of them each, rounded up
primer-gathering-calling-b = Nobody
primer-gathering-calling-why = Points of a tie are shared and rounded up, so leading together is worth a vote, too.
primer-gathering-voting-title = Aye or nay
primer-gathering-voting =
    All vote in secret and show together; a tie passes. Your markers are few, so keep some for the cards that
    matter to you.
primer-gathering-voting-ask = Two ayes and two nays: what becomes of the card?
primer-gathering-voting-a = It scores at the end
primer-gathering-voting-b = It goes back to the box
primer-gathering-voting-why = As many ayes as nays are enough.
primer-mobs-title = Mobsters in prison
primer-mobs =
    When your turn ends you may lay a penny on a mobster, or take one home with all pennies on the card. Mobsters
    help in their own way, and cost points at the end.
primer-mobs-ask = You laid a penny on a mobster whom somebody else takes. Who has the penny then?
primer-mobs-a = You, it comes back
primer-mobs-b = Whoever takes the card
primer-mobs-why = All pennies on the card go along, and each of them is worth a point at the end.
primer-mobs-prison-title = A penny or a mobster
primer-mobs-prison =
    A penny of yours that is left costs a point, a penny that comes with a mobster gives one. Wait until enough of
    them lie on a card, but not until somebody else takes it.
primer-mobs-prison-ask = Two of your own pennies were never laid. What are they at the end?
primer-mobs-prison-a = Nothing
primer-mobs-prison-b = 2 points less
primer-mobs-prison-why = Each one that you still have costs a point. Laid on a mobster it turns to its better side.
primer-mobs-powers-title = Their powers
primer-mobs-powers = What each mobster can do stands on the card: point at it to read it. Some powers can be used only once.
primer-mobs-powers-ask = A mobster has helped you all game long. What does that cost at the end?
primer-mobs-powers-a = The points on the card
primer-mobs-powers-b = Nothing
primer-mobs-powers-why = The figure on the card is taken off in the final scoring, whatever the power has brought.
