"""What a data pack may change, and within which bounds; what the rules themselves hold is fixed here."""

from clachan.games.caledonia.components import SCORING_TILES
from clachan.games.caledonia.state import MERCHANTS, PIECES, SHIPPING_MOST

STEPS = 10
LAND = ("grass", "forest", "mountain")
SIDES = ("1-2", "3-4")
PLAYERS = (1, 2, 3, 4)

# What the rules themselves hold of each unit: its terrain, the good that it makes, and out of what.
UNIT_RULES = {
    "sheep": ("grass", "wool", ""),
    "cow": ("grass", "milk", ""),
    "dairy": ("grass", "cheese", "milk"),
    "bakery": ("grass", "bread", "grain"),
    "field": ("grass", "grain", ""),
    "distillery": ("grass", "whisky", "grain"),
    "woodcutter": ("forest", "", ""),
    "miner": ("mountain", "", ""),
    "fisherman": ("loch", "", ""),
}
# Rows that the rules themselves hold.
FIXED_ROWS = {
    "solo.price_die": (-3, -2, -1, 1, 2, 3),
    "solo.boxes.below": (-3, -2, -1),
    "solo.boxes.above": (3, 2, 1),
}
# Single printed numbers, by file: name -> (lowest, highest, how many; 0 means a number, not a list).
# Where lowest and highest are equal the rules themselves hold the number, so a pack cannot change it.
NUMBERS: dict[str, dict[str, tuple[int, int, int]]] = {
    "player_board.json": {
        "units.pieces": (PIECES, PIECES, 0),
        "merchants.start": (2, 2, 0),
        "merchants.total": (MERCHANTS, MERCHANTS, 0),
        "merchants.cost": (0, 20, 0),
        "shipping.cost": (0, 20, 0),
        "shipping.levels": (SHIPPING_MOST, SHIPPING_MOST, 0),
        "technology.tiles": (2, 2, 0),
        "technology.cost": (0, 30, 0),
        "technology.bonus_cost": (0, 30, 0),
        "building_bonus.draw": (1, 6, 0),
    },
    "market.json": {
        "neighbourhood.basic": (0, 20, 0),
        "neighbourhood.processed": (0, 20, 0),
        "neighbourhood.cap": (1, 10, 0),
        "neighbourhood.cap_two_players": (1, 10, 0),
    },
    "export_board.json": {
        "imports.mark": (1, 50, 0),
        "imports.money": (0, 20, 0),
    },
    "clans.json": {
        "clans.buchanan.boxes": (2, 2, 0),
        "clans.buchanan.fulfil": (2, 2, 0),
        "clans.buchanan.draw": (6, 6, 0),
        "clans.buchanan.fulfil_first_edition": (1, 1, 0),
        "clans.buchanan.draw_first_edition": (3, 3, 0),
        "clans.campbell.discounts": (0, 20, 4),
        "clans.cunningham.milk": (0, 50, 0),
        "clans.fergusson.workers": (3, 3, 0),
        "clans.fergusson.shipping_small": (0, 5, 0),
        "clans.fergusson.shipping_large": (0, 5, 0),
        "clans.macdonald.cost": (0, 50, 0),
        "clans.macdonald.income": (0, 50, 0),
        "clans.macdonald.shipping_small": (0, 5, 0),
        "clans.macewen.hops": (0, 3, 0),
        "clans.macewen.money": (0, 50, 0),
        "clans.mackenzie.whisky": (0, 50, 0),
        "clans.mackenzie.cellar": (0, 50, 3),
        "clans.robertson.discount_small": (0, 20, 0),
        "clans.robertson.discount_large": (0, 20, 0),
        "clans.stewart.merchants": (2, 7, 0),
        "clans.stewart.shipping": (0, 5, 0),
        "clans.stewart.trade": (1, 1, 0),
    },
    "ports.json": {
        "ports.meat.fewer": (1, 1, 0),
        "ports.basics.discard": (1, 1, 0),
        "ports.basics.gain": (1, 10, 0),
        "ports.processed.discard": (1, 1, 0),
        "ports.processed.gain": (1, 10, 0),
        "ports.upgrade.upgrades": (1, 1, 0),
        "ports.upgrade.glory": (0, 20, 0),
        "ports.money.money": (0, 50, 0),
        "ports.price.steps": (0, STEPS, 0),
        "ports.swap.units": (2, 2, 0),
        "ports.contracts.money": (0, 50, 0),
        "ports.any.cost": (0, 50, 0),
    },
    "scoring.json": {
        **{f"tiles.{tile}.{part}": (1, 10, 0) for tile in SCORING_TILES for part in ("each", "glory")},
        "tiles.units.field": (1, 10, 0),
        "tiles.costly.land": (1, 6, 0),
        "final.glory": (0, 10, 0),
        "final.basic": (0, 10, 0),
        "final.processed": (0, 10, 0),
        "final.money": (1, 100, 0),
        "final.hops": (0, 10, 0),
        "final.imports": (0, 20, 3),
        "final.exports.2": (0, 100, 1),
        "final.exports.3-4": (0, 100, 2),
        "final.settlements.2": (0, 100, 2),
        "final.settlements.3-4": (0, 100, 3),
    },
    "solo.json": {
        "solo.goods_rolled": (3, 3, 0),
        "solo.price_die": (-STEPS, STEPS, 6),
        "solo.boxes.below": (-STEPS, STEPS, 3),
        "solo.boxes.above": (-STEPS, STEPS, 3),
    },
    "variants.json": {
        "variants.static_import": (0, 20, 0),
        "variants.no_clans_money": (0, 100, 4),
        "variants.highest_bid": (30, 30, 0),
        "variants.highest_bid_first_edition": (60, 60, 0),
        "variants.tighter_map_hexes": (1, 1, 0),
    },
}
