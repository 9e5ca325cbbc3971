"""How the log tells of the actions of Clans of Caledonia."""

from clachan.core.sentence import Sentences

SENTENCES = Sentences(
    [
        ("pass", "passes"),
        ("end turn", "ends the turn"),
        ("done", "is done"),
        ("quit", "leaves the auction"),
        ("draw contracts", "draws contracts"),
        ("upgrade *", "upgrades *"),
        ("hire merchant", "hires a merchant"),
        ("mature whisky", "lets whisky mature"),
        ("choose *", "chooses *"),
        ("bid *", "bids *"),
        ("buy *", "buys *"),
        ("sell *", "sells *"),
        ("take *", "takes *"),
        ("fulfil *", "fulfils *"),
        ("draw *", "draws *"),
        ("use port any as price * *", "uses the port Any to move the price of * *"),
        ("use port price * *", "uses a port to move the price of * *"),
        ("use port any as *", "uses the port Any as the port *"),
        ("use port *", "uses the port *"),
        ("discard *", "discards 1 *"),
        ("gain *", "gains 1 *"),
        ("into *", "puts a * in its place"),
        ("recall * *", "calls a * of * home"),
        ("withdraw *", "takes the * whisky out of the cellar"),
        ("make 0 *", "makes no *"),
        ("make *", "makes *"),
        ("churn 0", "churns nothing"),
        ("churn *", "churns * milk"),
        ("brew *", "brews *"),
        ("roll *", "rolls *"),
        ("slaughter *", "slaughters the animal on *"),
        ("swap *", "takes back the unit on *"),
        ("row to *", "rows to *"),
        ("place * *", "starts on * with a *"),
        ("expand * *", "expands to * with a *"),
    ]
)
