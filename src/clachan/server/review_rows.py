"""What was found out about the decisions of a game, as it is stored: one row for each."""

from sqlalchemy import delete, select

from clachan.server.judging import Found, read_found
from clachan.server.schema import reviews
from clachan.server.store import Store
from clachan.sim.verdicts import MissedChance

VERDICT, CHANCE = "verdict", "chance"


async def keep(store: Store, table: str, games: int, found: Found, text: str) -> None:
    """Keep what was found; what was found with less effort gives way to it.

    A decision stands at its ply, a chance at that of the decision at which it was missed, with which it goes.
    """
    kind, ply = (CHANCE, found.missed_at) if isinstance(found, MissedChance) else (VERDICT, found.ply)
    gone = reviews.c.kind == kind
    if kind == VERDICT:
        gone |= reviews.c.games < games
    same = (reviews.c.game == table) & (reviews.c.ply == ply) & gone
    async with store.writing() as connection:
        await store.fence(connection, [table])
        await connection.execute(delete(reviews).where(same))
        row = {"game": table, "kind": kind, "ply": ply, "games": games, "found": text}
        await connection.execute(reviews.insert().values(row))


async def kept(store: Store, table: str, game: str) -> list[tuple[int, Found]]:
    """All that was found, each with the games that were played on for it."""
    query = select(reviews).where(reviews.c.game == table).order_by(reviews.c.ply)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [(int(row.games), read_found(row.found, row.kind == CHANCE, game)) for row in rows]


async def least_effort(store: Store, table: str) -> int:
    """The games played on for each decision of a review that is there; 0 without one."""
    mine = (reviews.c.game == table) & (reviews.c.kind == VERDICT)
    query = select(reviews.c.games).where(mine).order_by(reviews.c.games).limit(1)
    async with store.reading() as connection:
        return int((await connection.execute(query)).scalar() or 0)
