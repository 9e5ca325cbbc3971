"""Reads what the chronicles add besides tiles and landmark cards."""

from clachan.core.datapack import Place, Reader
from clachan.games.glenmore.components import (
    CHRONICLES,
    GATHERING_CARDS,
    GOODS,
    MOBSTERS,
    REWARDS,
    TILES,
    Activation,
    Chronicles,
    Mobster,
    PrintedCellar,
)
from clachan.games.glenmore.words import say

PLAYERS = (2, 3, 4)
REWARD_TOKENS = 16
HAGGIS_TOKENS = 13
DISTILLERIES = ("pulteney", "glen mhor", "glenlochy", "edradour", "millburn")


def by_players(place: Place, low: int, high: int) -> dict[int, int]:
    return {players: place.at(str(players)).number(low, high) for players in PLAYERS}


def read_chronicles(reader: Reader) -> Chronicles:
    files = [reader.file(f"chronicle_{number}.json") for number in CHRONICLES]
    boats, _, casks, _, haggis, history, gathering, mobs = files
    tables = history.at("tables")
    return Chronicles(
        names=tuple(file.at("name").text() for file in files),
        players=tuple(tuple(count.number(2, 4) for count in file.at("players").listed()) for file in files),
        tokens=_summing(boats.at("tokens"), REWARDS, REWARD_TOKENS),
        token_worth={kind: boats.at("token_worth").at(kind).number(1, 9) for kind in REWARDS},
        tokens_per_castle=by_players(boats.at("tokens_per_castle"), 1, 4),
        neutral_rivers=by_players(boats.at("neutral_rivers"), 0, 2),
        distilleries=_distilleries(casks.at("distilleries")),
        cellars=tuple(_cellar(casks.at("cellars").at(level)) for level in "123"),
        sale_spaces=by_players(casks.at("sale_spaces"), 1, 9),
        haggis=tuple(_summing(haggis.at("tokens"), ("1", "2", "3"), HAGGIS_TOKENS).values()),
        duart_exchange=(
            history.at("duart_exchange.different").number(1, 5),
            history.at("duart_exchange.vp").number(0, 30),
        ),
        scotsmen_table=tables.at("old man of storr").numbers(5, 0, 30),
        whisky_table=tables.at("inverness").numbers(5, 0, 30),
        gathering={card: gathering.at("cards").at(card).text() for card in GATHERING_CARDS},
        votes={n: gathering.at("votes").at(str(n)).numbers(2, 0, 9) for n in PLAYERS},
        cards_drawn=by_players(mobs.at("cards_drawn"), 1, 9),
        mobsters=tuple(_mobster(mobs.at("mobsters").at(key), key) for key in MOBSTERS),
    )


def _summing(place: Place, names: tuple[str, ...], total: int) -> dict[str, int]:
    found = {name: place.at(name).number(0, total) for name in names}
    if place.sound() and sum(found.values()) != total:
        place.fault(say("wrong-together", total=str(total), found=str(sum(found.values()))))
    return found


def _distilleries(place: Place) -> dict[str, Activation]:
    from clachan.games.glenmore.reading import activation  # that file reads this one

    assert all(key in TILES for key in DISTILLERIES)
    return {key: activation(place.at(key)) for key in DISTILLERIES}


def _cellar(place: Place) -> PrintedCellar:
    from clachan.games.glenmore.reading import amounts  # that file reads this one

    return PrintedCellar(amounts(place.at("cost"), GOODS), place.at("vp").numbers(3, 0, 30))


def _mobster(place: Place, key: str) -> Mobster:
    return Mobster(
        key,
        place.at("back").word(("S", "B")),
        place.at("needs").number(0, 8),
        place.at("least_players").number(2, 3),
        place.at("penalty").number(0, 30),
        place.at("tokens").number(0, 9),
        place.at("coins").number(0, 9),
        tuple(value.number(0, 9) for value in place.at("values").listed()),
    )
