"""What was found out about the decisions of a game, as it is stored: one row for each."""

from sqlalchemy import delete, select

from clachan.server.judging import Found, read_found
from clachan.server.schema import reviews
from clachan.server.store import Store
from clachan.sim.verdicts import MissedChance

VERDICT, CHANCE = "verdict", "chance"


async def keep(store: Store, table: str, games: int, found: Found, text: str) -> None:
    """Keep what was found; what was found with less effort gives way to it.

    A decision stands at its ply, a chance at that of the decision at which it was missed.
    """
    kind, ply = (CHANCE, found.missed_at) if isinstance(found, MissedChance) else (VERDICT, found.ply)
    same = (reviews.c.game == table) & (reviews.c.kind == kind) & (reviews.c.ply == ply)
    async with store.writing() as connection:
        await store.fence(connection, [table])
        await connection.execute(delete(reviews).where(same))
        row = {"game": table, "kind": kind, "ply": ply, "games": games, "found": text}
        await connection.execute(reviews.insert().values(row))


async def kept(store: Store, table: str, game: str, games: int) -> list[Found]:
    """What was found with at least so much effort."""
    mine = (reviews.c.game == table) & (reviews.c.games >= games)
    query = select(reviews.c.kind, reviews.c.found).where(mine).order_by(reviews.c.ply)
    async with store.reading() as connection:
        rows = (await connection.execute(query)).all()
    return [read_found(row.found, row.kind == CHANCE, game) for row in rows]


async def least_effort(store: Store, table: str) -> int:
    """The games played on for each decision of a review that is there; 0 without one."""
    query = select(reviews.c.games).where(reviews.c.game == table).order_by(reviews.c.games).limit(1)
    async with store.reading() as connection:
        return int((await connection.execute(query)).scalar() or 0)
