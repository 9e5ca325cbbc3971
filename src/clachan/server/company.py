"""Who is welcome at a table: those with its link, everybody if it is listed, and what its host decided."""

import hashlib
import secrets
from dataclasses import dataclass, field

from sqlalchemy import select, update

from clachan.server.schema import company, games
from clachan.server.store import Store


@dataclass(frozen=True)
class GuestStanding:
    """What is known of a guest at a table."""

    invited: bool = False
    muted: bool = False
    removed: bool = False


NOBODY = GuestStanding()


@dataclass
class Company:
    """The guests of a table beside its seats; `invite` is the secret in its link."""

    invite: str = ""
    listed: bool = False
    closed: bool = False
    guests: dict[str, GuestStanding] = field(default_factory=dict)

    def standing(self, guest: str) -> GuestStanding:
        return self.guests.get(guest, NOBODY)

    def welcomes(self, guest: str) -> bool:
        """Whether a guest who does not sit here may take a free seat, and talk."""
        known = self.standing(guest)
        return bool(guest) and not known.removed and not self.closed and (self.listed or known.invited)

    def hears(self, guest: str) -> bool:
        return not self.standing(guest).muted


def called(table: str, guest: str) -> str:
    """How a guest is named to the pages of one table: nobody learns a guest's own name by it."""
    return (
        hashlib.blake2b(guest.encode(), key=table.encode()[:64], digest_size=8).hexdigest() if guest else ""
    )


def new_link() -> str:
    return secrets.token_urlsafe(16)


async def read_company(store: Store, game: str) -> Company:
    wanted = select(games.c.invite, games.c.listed, games.c.closed).where(games.c.id == game)
    async with store.reading() as connection:
        row = (await connection.execute(wanted)).one()
        found = (await connection.execute(select(company).where(company.c.game == game))).all()
    standings = {one.guest: GuestStanding(one.invited, one.muted, one.removed) for one in found}
    return Company(row.invite, row.listed, row.closed, standings)


async def write_standing(store: Store, game: str, guest: str, standing: GuestStanding) -> None:
    values = {"invited": standing.invited, "muted": standing.muted, "removed": standing.removed}
    async with store.writing() as connection:
        await store.fence(connection, [game])
        known = (company.c.game == game) & (company.c.guest == guest)
        await connection.execute(company.delete().where(known))
        await connection.execute(company.insert().values(game=game, guest=guest, **values))


async def write_link(store: Store, game: str, invite: str, listed: bool) -> None:
    """The secret in the table's link, and whether the table is shown to everybody."""
    async with store.writing() as connection:
        await store.fence(connection, [game])
        changed = update(games).where(games.c.id == game).values(invite=invite, listed=listed)
        await connection.execute(changed)


async def write_closed(store: Store, game: str, summary: str) -> None:
    """The table is over for good, whatever was asked."""
    values = {"closed": True, "over": True, "listed": False, "summary": summary}
    async with store.writing() as connection:
        await store.fence(connection, [game])
        await connection.execute(update(games).where(games.c.id == game).values(values))
