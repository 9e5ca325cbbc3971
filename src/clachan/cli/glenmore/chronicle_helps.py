"""Short helps on the eight chronicles, in our own words: number, words that find them, text."""

CHRONICLE_HELPS: tuple[tuple[int, tuple[str, ...], str], ...] = (
    (
        1,
        ("boats", "race", "boat"),
        "Everyone has a boat on the Home Castle. Once a pawn has passed the Start tile, movement points may "
        "row it down the river, leftwards through everybody's territory and the neutral rivers, until it is "
        "home again. Each castle reached gives a reward token of your choice; early boats get points.",
    ),
    (
        2,
        ("mountain", "hill"),
        "A mountain stands on the track for the whole game. Whoever passes it leaves a coin or a good there; "
        "whoever stops on it takes no tile, but collects everything when leaving. Only one pawn fits.",
    ),
    (
        3,
        ("cellars", "cask", "cellar", "sale"),
        "Whisky ripens in cellars: new barrels enter the first cellar, `age` moves one a space to the right. "
        "Further cellars can be built. Passing a sale tile you may sell one barrel, stopping on it one or "
        "two, for the points of the space it lay on.",
    ),
    (
        4,
        ("hammer", "englishman", "england"),
        "An Englishman is one more pawn (3 or 4 players). Who holds the England token, by passing him first "
        "or by a card with England's mark, may pay the England row of the market for an extra turn when he "
        "is last, or discard a tile with him and take coins from that row.",
    ),
    (
        5,
        ("haggis",),
        "Inns turn sheep into haggis tokens, open or drawn blind, at most five on your table. After the "
        "second, third and fourth scoring rounds the die is rolled four times and turns up tokens of its "
        "value, at most three each; whisky buys more rolls. Points: tokens shown times their sum.",
    ),
    (
        6,
        ("tome", "events", "gathering", "event"),
        "Landmark cards have a second side with an event. A Gathering tile turns one of your cards over: "
        "its event happens, and the card's old effect is gone.",
    ),
    (
        7,
        ("vote", "rock", "votes", "great gathering"),
        "Cards with further ways to score are voted on: everyone secretly plays ayes and nays, all are shown "
        "together, and a tie passes. Cards that pass score at the end.",
    ),
    (
        8,
        ("mob", "pennies", "mobs", "mobster", "penny"),
        "At the end of your turn you may put a penny on a mobster in prison, or take a mobster with all "
        "pennies on the card. Mobsters have powers, but cost points at the end; a penny kept costs a point, "
        "a penny taken with a mobster gives one.",
    ),
)
