"""The kinds of questions in Clans of Caledonia, and the steps that the rules take by themselves."""

from typing import Final

# Steps of the program: never asked, carried out as soon as they are on top.
DRAFT: Final = 1  # first: how many have chosen
AUCTION: Final = 2
FIRST_WORKERS: Final = 3  # first: how many placements are done
PREPARATION: Final = 4
REFILL: Final = 5
ACTION_PHASE: Final = 6
PRODUCTION: Final = 7  # first: how many players have produced
ROUND_SCORING: Final = 8
DRAW_CARDS: Final = 9  # first: how many contracts are still to be drawn
FULFILLED: Final = 10  # first: contract
SOLO_MARKET: Final = 11  # first: rolls made, second: goods already rolled as bits
LAST_STEP: Final = 11

# Questions to a player.
CHOOSE_CLAN: Final = 20
CHOOSE_TILE: Final = 21
AUCTION_BID: Final = 22
FIRST_WORKER: Final = 23
TURN: Final = 24
TURN_END: Final = 25
EXPANSION: Final = 26  # first: goods on offer as bits, second: whether contracts may be drawn
EXPORT_BONUSES: Final = 27  # first: expansions, second: upgrades, third: most grain to brew
ANOTHER_CONTRACT: Final = 28
ANOTHER_FULFIL: Final = 29
SLAUGHTERING: Final = 30  # first: mutton, second: beef, third: animals spared
BONUS_UPGRADE: Final = 31
DISCARDING: Final = 32  # first: 0 basic, 1 processed
GAINING: Final = 33  # first: 0 basic, 1 processed, second: how many
SWAP_OUT: Final = 34  # first: the unit to go already chosen + 1, or 0
SWAP_IN: Final = 35  # first: hex, second: hex + 1 of the other, third: kinds gone as bits
DRAW_OFFER: Final = 36
CHOOSE_DRAWN: Final = 37  # first: whether the fee has been settled
MAKING: Final = 38  # first: product
MATURING: Final = 39
CHURNING: Final = 40
EMPTYING: Final = 41

# Questions to chance.
DRAW_CARD: Final = 60  # first: box + 1 to fill, or 0 for a hand of contracts to choose from
ROLL_GOODS: Final = 61  # first: goods already rolled as bits
ROLL_PRICE: Final = 62  # first: good

NAMES: Final = {
    CHOOSE_CLAN: "choose-clan",
    CHOOSE_TILE: "choose-tile",
    AUCTION_BID: "auction-bid",
    FIRST_WORKER: "first-worker",
    TURN: "turn",
    TURN_END: "end-of-turn",
    EXPANSION: "after-expanding",
    EXPORT_BONUSES: "export-bonuses",
    ANOTHER_CONTRACT: "another-contract",
    ANOTHER_FULFIL: "another-fulfilment",
    SLAUGHTERING: "slaughter",
    BONUS_UPGRADE: "bonus-upgrade",
    DISCARDING: "discard",
    GAINING: "gain",
    SWAP_OUT: "swap",
    SWAP_IN: "swap-for",
    DRAW_OFFER: "draw-offer",
    CHOOSE_DRAWN: "choose-a-drawn-contract",
    MAKING: "make",
    MATURING: "mature",
    CHURNING: "churn",
    EMPTYING: "empty-cellar",
    DRAW_CARD: "draw-contract",
    ROLL_GOODS: "roll-goods",
    ROLL_PRICE: "roll-price",
}
