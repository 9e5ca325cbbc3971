"""The kinds of questions in Glen More II, and the steps that the rules take by themselves."""

from typing import Final

# Steps of the program: never asked, carried out as soon as they are on top.
NEXT_TURN: Final = 1
CLEAN_UP: Final = 2
REFILL: Final = 3
SCORING: Final = 4
FINAL_SCORING: Final = 5
PAYMENT: Final = 6  # first: tile, second: seat; waits for what a chronicle asks on the way
DISCARD_PASSED: Final = 7  # waits for what a chronicle asks on the way
LAST_STEP: Final = 15

# Questions to a player.
TURN: Final = 20  # before a tile is taken
ACT: Final = 21  # after it: activations, movement, sales, the end of the turn
COST: Final = 22  # first: tile, second: goods still to pay (two bits each), third: Scotsmen still to pay
PLACING: Final = 23  # first: tile
RESOLVING: Final = 24  # first: place, second: one-time effects left as bits, third: tile
GAINING: Final = 25  # first: place, second: how many, third: 1 when an activation produces them
MARKING: Final = 26
PUTTING: Final = 27  # first: good, or 5 for a Scotsman
BONUS: Final = 28  # first: kinds of tile that may be activated as bits
GIVING: Final = 29  # first: place, second: what is left or given, third: 1 when a good was left out
SOURCE: Final = 30  # first: good; the exchange it is for lies below
SELLING: Final = 31  # first: good
MOVING: Final = 32  # first: place
REMOVING: Final = 33  # first: how many, second: 1 when it may be declined
KEEPING: Final = 34  # first: goods that came (two bits each), second: place, third: kept; 1024 if produced
CLAIMING: Final = 35
CONSOLATION: Final = 36

# Questions to chance.
DRAW_TILE: Final = 60  # first: space of the track
ROLL_DIE: Final = 61

# Kinds 64 to 127 belong to the chronicles, eight each: 64 to 71 to chronicle I, ... 120 to 127 to VIII.
CHRONICLE_KIND: Final = 64
KINDS_EACH: Final = 8
# Chronicle I, the boat race.
DEALING: Final = 64  # first: castle
START_LOT: Final = 65  # first: space of the track; DRAW_TILE lies below
CHOOSING_TOKEN: Final = 66  # first: castle
GOOD_REWARD: Final = 67  # first: how many goods
# Chronicle II, the mountain.
LAYING: Final = 72  # first: tile + 1 that is still to be paid, or 0
LAYING_FROM: Final = 73  # first: good
LEAVING: Final = 74
SORTING: Final = 75
# Chronicle III, cellars and sale tiles.
PAYING_BARREL: Final = 80  # first: barrels still to be paid
AGEING: Final = 81  # first: steps left, second: 1 when it may be declined
DISTILLING: Final = 82  # first: place
PASSING_SALE: Final = 83  # first: space of the track, second: tile + 1 that is still to be paid, or 0
STOPPING_AT_SALE: Final = 84  # first: space of the track, second: what has been used (1 extra, 2 lower)
SELLING_BARREL: Final = 85
# Chronicle V, haggis.
CHOOSING_HAGGIS: Final = 96
DRAWING_HAGGIS: Final = 97  # to chance; first: 0 for an open token, seat + 1 for a hidden one
RETURNING_HAGGIS: Final = 98
ROLLING_FOR_HAGGIS: Final = 99  # to chance; first: rolls still to come, this one included
SPENDING: Final = 100
EXTRA_ROLL: Final = 101  # to chance; first: seat
SCORING_HAGGIS: Final = 102  # settled by the program
GIVING_HAGGIS: Final = 103  # first: the seat that receives (Fraser McStarve)
# Chronicle VI, events.
TRIGGERING: Final = 104  # first: 1 when it may be declined
PAYING_EVENT: Final = 105  # first: card, second: how many are still to pay
SHEEP_BACK: Final = 106  # first: how many
STONES: Final = 107
HOMEWARD: Final = 108  # first: how many at most
ABROAD: Final = 109  # first: tiles left, second: place of the tile used + 1, third: seat + 1
SWAP: Final = 110
FREE_GOOD: Final = 111  # first: how many
# Chronicle VII, the Great Gathering.
CALLING: Final = 112
VOTING: Final = 113  # first: card
# Chronicle VIII, the Penny Mobs.
PRISON: Final = 120
ARREST: Final = 121  # to chance
MOB: Final = 122  # first: mobster, second and third: as the mobster needs
LOOT: Final = 123  # Bruce McMail; first: goods produced (two bits each), second: place, third: producer
OUTLAW: Final = 124  # first: mobster, second: step, third: as the step needs
THEFT: Final = 125  # first: step, second: seat
TOKEN_LOT: Final = 126  # to chance; first: castle, second: seat

NAMES: Final = {
    TURN: "turn",
    ACT: "act",
    COST: "pay",
    PLACING: "place",
    RESOLVING: "one-time-effects",
    GAINING: "gain-a-good",
    MARKING: "clan-marker",
    PUTTING: "put",
    BONUS: "bonus-activation",
    GIVING: "give-goods",
    SOURCE: "source",
    SELLING: "sell",
    MOVING: "move",
    REMOVING: "remove",
    KEEPING: "keep-goods",
    CLAIMING: "claim",
    CONSOLATION: "coin-or-movement",
    DRAW_TILE: "draw-tile",
    ROLL_DIE: "roll-die",
    DEALING: "deal-a-token",
    START_LOT: "lot-for-start",
    CHOOSING_TOKEN: "choose-a-token",
    GOOD_REWARD: "reward",
    LAYING: "pass-the-mountain",
    LAYING_FROM: "mountain-from",
    LEAVING: "leave-the-mountain",
    SORTING: "keep-from-the-mountain",
    PAYING_BARREL: "pay-a-barrel",
    AGEING: "age-a-barrel",
    DISTILLING: "distil-or-age",
    PASSING_SALE: "pass-a-sale",
    STOPPING_AT_SALE: "stop-at-a-sale",
    SELLING_BARREL: "sell-a-barrel",
    CHOOSING_HAGGIS: "gain-haggis",
    DRAWING_HAGGIS: "draw-haggis",
    RETURNING_HAGGIS: "return-haggis",
    ROLLING_FOR_HAGGIS: "roll-for-haggis",
    SPENDING: "whisky-for-haggis",
    EXTRA_ROLL: "roll-again-for-haggis",
    GIVING_HAGGIS: "give-haggis",
    TRIGGERING: "event",
    PAYING_EVENT: "pay-a-scotsman",
    SHEEP_BACK: "give-back-sheep",
    STONES: "give-stone",
    HOMEWARD: "go-home",
    ABROAD: "activate-abroad",
    SWAP: "swap-the-englishman",
    FREE_GOOD: "gain-from-event",
    CALLING: "call-the-great-gathering",
    VOTING: "vote",
    PRISON: "prison",
    ARREST: "arrest",
    MOB: "mobster",
    LOOT: "buy-from-a-producer",
    OUTLAW: "outlaw",
    THEFT: "theft",
    TOKEN_LOT: "token-lot",
}
"""What a question is called in messages: `ask-turn` and so on."""
