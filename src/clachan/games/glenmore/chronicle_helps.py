"""Short helps for the eight chronicles and the mobsters of the last one, in our own words."""

CHRONICLE_LINES = {
    1: "boats race down everybody's rivers for tokens and points",
    2: "a mountain on the track: leave a gift in passing, stop to take them all",
    3: "whisky ripens in cellars and is sold on the way",
    4: "an Englishman on the track gives his master extra turns (3 or 4 players)",
    5: "inns make haggis, and the die tells how it is eaten",
    6: "landmark cards turn over to events of doubtful history",
    7: "secret votes decide which further cards score at the end",
    8: "mobsters in prison: dubious helpers for a penny",
}

# By chronicle: words that find it, the text, and where the rulebook tells it in full.
CHRONICLE_HELPS = {
    1: (("boats", "race", "boat"),
        "Everyone has a boat on the Home Castle. Once a pawn has passed Start, movement points may row it"
        " down the river, leftwards through everybody's territory and the neutral rivers, until it is "
        "home again. Each castle reached gives a reward token of your choice, which only you see while "
        "choosing. Early boats get points; the last one's coins count nothing.", "Chronicle I, p. 22 and 23"),
    2: (("mountain", "hill"),
        "A mountain stands on the track for the whole game. Whoever passes it leaves a coin or a good "
        "there; whoever stops on it takes no tile, but collects everything when leaving. Only one pawn "
        "fits.",
        "Chronicle II, p. 23 and 24"),
    3: (("cellars", "cask", "cellar", "sale"),
        "New barrels enter the first space of the first cellar; ageing moves one a space to the right, "
        "where it is worth more. Further cellars can be built at any time of your turn. Passing a sale "
        "tile you may sell one barrel, stopping on it one or two, for the points of the space the barrel "
        "lay on.",
        "Chronicle III, p. 24 and 25"),
    4: (("hammer", "englishman", "england"),
        "The Englishman is one more pawn. Who holds the England token, by passing him first or by a card "
        "with England's mark, pays the England row of the market for an extra turn when he is last, or "
        "discards a tile with him and takes coins from that row.", "Chronicle IV, p. 25 and 26"),
    5: (("haggis",),
        "Inns turn sheep into haggis tokens, open or drawn blind, at most five on your table. After the "
        "second, third and fourth scoring round the die is rolled four times and turns up tokens of its "
        "value, at most three each; whisky buys rolls of your own. Points: tokens shown times their sum. "
        "Tokens drawn blind are seen by their owner only.", "Chronicle V, p. 26 and 27"),
    6: (("tome", "events", "gathering", "event"),
        "Landmark cards have a second side with an event. A Gathering tile turns one of your cards over: "
        "its event happens, if you wish. Every card turned gives <chronicle_6.numbers.flipped card vp> "
        "point more in scoring rounds.", "Chronicle VI, p. 27 to 30"),
    7: (("vote", "rock", "votes", "great gathering"),
        "After a person has brought a clan marker, a vote is called on one of the scoring cards. Everyone"
        " votes in secret, all votes are shown together, and a tie passes. Each card that passed is worth"
        " <chronicle_7.vp> points at the end, shared by all who have most.", "Chronicle VII, p. 31 and 32"),
    8: (("mob", "pennies", "mobs", "mobster", "penny"),
        "At the end of your turn you may put a penny on a mobster in prison, or take a mobster with all "
        "pennies on the card. Mobsters have powers, but cost points at the end; a penny kept costs a "
        "point, a penny taken with a mobster gives one.", "Chronicle VIII, p. 32 to 37"),
}  # fmt: skip

MOBSTER_POWERS = {
    "peggy mcwander": "Lay her tokens on free clans: whoever goes there pays you the coins of the token.",
    "joe mcduff": "Three times: take the largest heap of coins of a row of the market.",
    "bruce mcmail": "When another player's tile makes goods, buy one with a coin from his card.",
    "peggy mclaird": "Reserve a tile ahead of you: others pay you for it, and else you must take it next.",
    "kenneth mcsnitch": "A Scotsman abroad: he walks with your movement points and steals unguarded goods.",
    "fergus macdarkie": "A Scotsman abroad: who takes a tile and lays it beside him pays you a coin.",
    "sibyl macsponge": "Of 6 points from one source others give you 1: once a turn, and in scoring rounds.",
    "derek anderson": "Once in the game: steal a tile (no trade tile) and lay it into any other territory.",
    "mike mccastle": "A Scotsman on another Home Castle: he counts at your home and hides one of theirs.",
    "calum mcquack": "When boats pass, give the other a penny; once, a second reward token at random.",
    "bully mcmuscle": "Your boat passes others free of charge; once, a second reward token at random.",
    "fraser mcstarve": "Once, before the rolls for haggis: another player gives you a haggis token.",
    "oonagh mchagg": "Once in every haggis scoring, see one of the four rolls and have it rolled again.",
    "elsbeth mctrick": "Passing or leaving the mountain, swap something on it for any good for yourself.",
    "erin macmalt": "Passing a sale tile, you may sell on its extra space too.",
    "john mcclaim": "Lay his tokens on landmark cards of others: they count as yours in scoring rounds.",
}
