"""The report on Clans of Caledonia: clans, seats, ports, scoring tiles, maps, contracts and prices."""

from collections.abc import Sequence

from clachan.core.decision import kind_of
from clachan.games.caledonia.actions import fulfil_contract, is_fulfil
from clachan.games.caledonia.components import CLANS, GOODS, IMPORTS, SCORING_TILES, Contract, load_components
from clachan.games.caledonia.decisions import TURN
from clachan.games.caledonia.rules.round_scoring import glory_for
from clachan.games.caledonia.scoring import import_values, scores
from clachan.games.caledonia.state import ROUNDS, State
from clachan.games.caledonia.words import say
from clachan.sim.rating import mean_of
from clachan.sim.report.chapter import COUNT, NUMBER, SHARE, Bars, Cell, Chapter, Column, Sheet
from clachan.sim.report.counting import (
    all_seats,
    by_deed,
    by_mark,
    by_round,
    by_setting,
    by_use,
    compete,
    paths_of,
    points_spread,
    ratings_of,
    score_of,
    usual_share,
    wins_of,
)
from clachan.sim.report.facts import Deed, FinishedGame, GameFacts, Names, SeatFacts, Study, seat_facts
from clachan.sim.report.saying import Heading, cell, column, column_name, named_by_number, part, report_text

PLACES = ("1st", "2nd", "3rd", "4th")
GAME = "caledonia"
POINTS, GIVEN = "points", "goods given, £"


def look(finished: FinishedGame) -> GameFacts:
    """Go through a game once, and note what the report counts."""
    state = finished.game.copy(finished.start)
    players = int(state.printed.players)
    sheets, prices, deeds, order = [], [_prices(state)], list[Deed](), list[int]()
    fulfilled: list[tuple[int, int, int, float]] = []
    for number in finished.numbers:
        if not order and kind_of(state.pending.top()) == TURN:
            order = [int(state.seat_at(place)) for place in range(players)]
        before, seat = int(state.round), finished.game.seat(state)
        if is_fulfil(number):
            fulfilled.append((fulfil_contract(number), seat, before, _given(state, fulfil_contract(number))))
        finished.game.apply(state, number)
        if state.round != before:
            sheets.append([score.lines for score in scores(state)])
            prices.append(_prices(state))
            deeds += _glory(state, before)
    prices.append(_prices(state))
    deeds += [*_glory(state, ROUNDS), *(_contract(state, *each) for each in fulfilled)]
    return GameFacts(
        finished.game.name,
        players,
        len(finished.numbers),
        seat_facts(scores(state), [_marks(state, seat, order) for seat in range(players)], sheets),
        _setting(finished),
        {good: tuple(row[at] for row in prices) for at, good in enumerate(GOODS)},
        tuple(deeds),
    )


def _prices(state: State) -> list[float]:
    return [float(state.price(good)) for good in range(len(GOODS))]


def _glory(state: State, done: int) -> list[Deed]:
    """What the scoring tile of a round paid; nothing that it counts changes before the next question."""
    if not len(state.printed.scoring):
        return []
    tile = int(state.printed.scoring[done - 1])
    return [
        Deed("scoring tile", SCORING_TILES[tile], seat, done, {"glory": float(glory_for(state, p, tile))})
        for seat, p in enumerate(state.players)
    ]


def _given(state: State, contract: int) -> float:
    """What a contract's goods would fetch at the market now; animals count what they cost to buy."""
    printed: Contract = state.printed.components.contracts[contract]
    units = state.printed.components.units
    goods = sum(getattr(printed, good, 0) * int(state.price(at)) for at, good in enumerate(GOODS))
    return float(goods + printed.mutton * units["sheep"].cost + printed.beef * units["cow"].cost)


def _contract(state: State, contract: int, seat: int, done: int, given: float) -> Deed:
    """What a contract brought by the values of the end; bonus expansions and upgrades are not counted."""
    components = state.printed.components
    printed = components.contracts[contract]
    worth = dict(zip(IMPORTS, import_values(state), strict=True))
    points = sum(getattr(printed, good) * value for good, value in worth.items())
    points += printed.hops * components.number("final.hops")
    money = printed.money / components.number("final.money")
    return Deed("contract", str(contract + 1), seat, done, {POINTS: points + money, GIVEN: given})


def _marks(state: State, seat: int, order: Sequence[int]) -> dict[str, Names]:
    p = state.players[seat]
    marks = {
        "seat": (f"p{seat + 1}",),
        "start": (PLACES[order.index(seat)],) if seat in order else (),
        "port": tuple(
            kind for port, (_, kind) in enumerate(state.printed.board.ports) if (p.ports_used >> port) & 1
        ),
        "starting tile": (f"tile {int(p.tile) + 1}",) if p.tile >= 0 else (),
        "contracts": (f"{int(p.exports):>2} fulfilled",),
    }
    return marks | ({"clan": (CLANS[p.clan],)} if p.clan < len(CLANS) else {})


def _setting(finished: FinishedGame) -> dict[str, Names]:
    faces = finished.layout["map"].split()
    ports = () if finished.layout["ports"] == "none" else tuple(finished.layout["ports"].split())
    return {"map": (" ".join(faces),), "face": tuple(faces), "port": ports}


def began(seat: SeatFacts) -> bool:
    return PLACES[0] in seat.marks["start"]


def chapters(games: Sequence[GameFacts]) -> list[Chapter]:
    """The chapters in the order of interest."""
    rounds = _rounds()
    return [
        points_spread(games),
        *ratings_of(games, lambda rating: part("rating", GAME)(rating.lower())),
        *by_mark(games, "clan", _over("clans"), part("clan", GAME)),
        *(_places(games) if compete(games) else []),
        *by_mark(games, "starting tile", _over("starting-tiles"), named_by_number("starting-tile", GAME)),
        *by_use(games, "port", _over("ports"), part("port", GAME)),
        *_tiles(games),
        *by_setting(games, "map", _over("maps"), began),
        *by_setting(games, "face", _over("modules"), began),
        *by_round(games, rounds, _over("points-by-round"), part("line", GAME)),
        *paths_of(games, [column("start", NUMBER), *rounds], "£", _over("prices"), part("good", GAME)),
        *by_deed(games, "contract", _over("contracts"), (POINTS, GIVEN), POINTS, _described),
        *by_mark(games, "contracts", _over("fulfilled"), named_by_number("contracts-so-many", GAME), False),
    ]


def _over(id: str) -> Heading:
    return Heading(id, GAME)


def _rounds() -> list[Column]:
    numbers = range(1, ROUNDS + 1)
    return [Column(f"round {n}", NUMBER, report_text("round", GAME, number=n)) for n in numbers]


def _places(games: Sequence[GameFacts]) -> list[Chapter]:
    return [
        *by_mark(games, "start", _over("start"), named_by_number("place"), False),
        *by_mark(games, "seat", Heading("seats"), named_by_number("seat"), False),
    ]


def _described(name: str) -> str:
    """A contract in words: what it asks for, and what it brings."""
    contract = load_components().contracts[int(name) - 1]
    asks = _named(contract, ("wool", "mutton", "beef", "bread", "cheese", "whisky"))
    brings = _named(contract, (*IMPORTS, "hops", "expansions", "upgrades"))
    brings += [str(say("amount-money", count=contract.money))] if contract.money else []
    return f"{', '.join(asks)} → {', '.join(brings)}"


def _named(contract: Contract, columns: Sequence[str]) -> list[str]:
    counts = {name: int(getattr(contract, name)) for name in columns}
    return [str(say("amount", item=f"item:{name}", count=count)) for name, count in counts.items() if count]


def _tiles(games: Sequence[GameFacts]) -> list[Chapter]:
    """What each scoring tile paid, and whether those won to whom it paid most."""
    paid: dict[str, list[tuple[GameFacts, list[Deed]]]] = {}
    for game in games:
        for name in dict.fromkeys(deed.name for deed in game.deeds if deed.kind == "scoring tile"):
            deeds = [deed for deed in game.deeds if deed.kind == "scoring tile" and deed.name == name]
            paid.setdefault(name, []).append((game, deeds))
    if not paid:
        return []
    contest, rows, naming = compete(games), list[tuple[Cell, ...]](), part("scoring", GAME)
    glory = {name: mean_of([d.amounts["glory"] for _, deeds in paid[name] for d in deeds]) for name in paid}
    order = sorted(paid, key=lambda name: (-glory[name].value, name))
    for name in order:
        seats = all_seats(game for game, _ in paid[name])
        wins = [wins_of(_most_paid(paid[name]))] if contest else []
        rows.append((cell(name, naming), len(paid[name]), glory[name], *wins, score_of(seats)))
    columns = [column("scoring tile", game=GAME), column("games", COUNT)]
    columns += [column("glory of a seat", NUMBER, GAME)]
    columns += [column("wins of the most paid", SHARE, GAME)] if contest else []
    columns += [column("points", NUMBER)]
    over, names, unit = _over("scoring-tiles"), tuple(map(naming, order)), part("line", GAME)("glory")
    plots = [Bars(over.plot(unit), unit, names, tuple(glory[name] for name in order))]
    if contest:
        rates = tuple(rate for name in order if (rate := wins_of(_most_paid(paid[name]))))
        title = over.plot(column_name("wins of the most paid", GAME))
        plots.append(Bars(title, report_text("share-of-wins"), names, rates, usual_share(games), SHARE))
    return [over.over(Sheet(tuple(columns), tuple(rows)), tuple(plots))]


def _most_paid(paid: Sequence[tuple[GameFacts, list[Deed]]]) -> list[SeatFacts]:
    found = []
    for game, deeds in paid:
        most = max(deed.amounts["glory"] for deed in deeds)
        found += [game.seats[deed.seat] for deed in deeds if deed.amounts["glory"] == most]
    return found


STUDY = Study(look, chapters)
