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
    64: "deal-a-token",
    65: "lot-for-start",
    66: "choose-a-token",
    67: "reward",
    72: "pass-the-mountain",
    73: "mountain-from",
    74: "leave-the-mountain",
    75: "keep-from-the-mountain",
    80: "pay-a-barrel",
    81: "age-a-barrel",
    82: "distil-or-age",
    83: "pass-a-sale",
    84: "stop-at-a-sale",
    85: "sell-a-barrel",
    96: "gain-haggis",
    97: "draw-haggis",
    98: "return-haggis",
    99: "roll-for-haggis",
    100: "whisky-for-haggis",
    101: "roll-again-for-haggis",
    103: "give-haggis",
    104: "event",
    105: "pay-a-scotsman",
    106: "give-back-sheep",
    107: "give-stone",
    108: "go-home",
    109: "activate-abroad",
    110: "swap-the-englishman",
    111: "gain-from-event",
    112: "call-the-great-gathering",
    113: "vote",
    120: "prison",
    121: "arrest",
    122: "mobster",
    123: "buy-from-a-producer",
    124: "outlaw",
    125: "theft",
    126: "token-lot",
}
"""What a question is called in messages: `ask-turn` and so on; the chronicles' kinds stand in their files."""
