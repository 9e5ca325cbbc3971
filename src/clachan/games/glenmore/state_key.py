"""The whole state as bytes: equal states have equal keys."""

from clachan.games.glenmore.state import Player, State


def key(s: State) -> bytes:
    """The whole state as bytes: equal states have equal keys."""
    p_parts = [
        (
            p.coins,
            p.whisky,
            p.scotsmen,
            p.markers,
            p.persons,
            p.people_low,
            p.people_high,
            p.cards,
            p.events,
            p.clans,
            p.left,
            p.right,
            *p.goods,
            *p.lines,
            *((place, cell) for place, cell in enumerate(p.cells) if cell),
            p.tables,
            *player_records(p),
        )
        for p in s.players
    ]
    table = (
        s.turn,
        s.tail,
        s.start,
        s.fill,
        s.stack,
        s.bag,
        s.drawn,
        s.end_after,
        s.due,
        s.scored,
        s.finished,
        s.ended,
        s.points,
        s.ness,
        s.taken,
        s.mover,
        s.foreign,
        s.discard_low,
        s.discard_high,
        s.box_low,
        s.box_high,
        s.hume,
        *s.market,
        *s.track,
        *s.figures,
        *s.owner,
        *s.road,
        *table_records(s),
    )
    return repr((table, p_parts, s.pending.listed())).encode()


def player_records(p: Player) -> "list[tuple[int, ...]]":
    found: list[tuple[int, ...]] = []
    if p.with_chronicle(1):
        found.append(p.boat.key())
    if p.with_chronicle(3):
        found.append(p.cellar.key())
    if p.with_chronicle(5):
        found.append(p.haggis.key())
    if p.with_chronicle(7):
        found.append(p.voter.key())
    if p.with_chronicle(8):
        found.append(p.gang.key())
    return found


def table_records(s: State) -> "list[tuple[int, ...]]":
    found: list[tuple[int, ...]] = []
    if s.with_chronicle(1):
        found.append(s.race.key())
    if s.with_chronicle(2):
        found.append(s.mountain.key())
    if s.with_chronicle(3):
        found.append(s.sales.key())
    if s.with_chronicle(4):
        found.append(s.england.key())
    if s.with_chronicle(5):
        found.append(s.haggis.key())
    if s.with_chronicle(7):
        found.append(s.gathering.key())
    if s.with_chronicle(8):
        found.append(s.mobs.key())
    return found
