"""What is said at the tables, as it is stored."""

from sqlalchemy import insert, select

from clachan.server.schema import chat
from clachan.server.store import Store


async def keep_line(store: Store, game: str, guest: str, name: str, text: str, at: float) -> None:
    async with store.writing() as connection:
        await store.fence(connection, [game])
        said = {"game": game, "guest": guest, "name": name, "text": text, "at": at}
        await connection.execute(insert(chat).values(said))


async def talkers(store: Store, game: str) -> list[str]:
    """Everybody who has said something at a table."""
    query = select(chat.c.guest).where(chat.c.game == game).distinct()
    async with store.reading() as connection:
        return [str(guest) for guest in (await connection.execute(query)).scalars()]


async def last_lines(store: Store, game: str, limit: int = 100) -> list[tuple[str, str, float, str]]:
    """Name, text, time, and the guest."""
    query = select(chat).where(chat.c.game == game).order_by(chat.c.number.desc()).limit(limit)
    async with store.reading() as connection:
        found = (await connection.execute(query)).all()
        return [(row.name, row.text, row.at, row.guest) for row in reversed(found)]
