"""Every event stands on the one before it; what an older version stored beyond a hole is set aside."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

EVENT = "game, seq, kind, seat, text, at"
# Numbered without gaps, the events before the first hole keep their numbers; the others do not.
NUMBERED = f"select {EVENT}, row_number() over (partition by game order by seq) - 1 as place from older"


def columns() -> list[sa.Column[object]]:
    return [
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    ]


def upgrade() -> None:
    op.rename_table("events", "older")
    op.create_table(
        "events",
        *columns(),
        sa.Column("after", sa.Integer),
        sa.CheckConstraint("coalesce(after, -1) = seq - 1", name="events_one_by_one"),
        sa.ForeignKeyConstraint(["game", "after"], ["events.game", "events.seq"], name="events_after"),
    )
    op.create_table("stranded", *columns())
    op.add_column("games", sa.Column("stranded", sa.Integer, nullable=False, server_default="0"))
    before = "case when seq > 0 then seq - 1 end"
    op.execute(
        f"insert into events ({EVENT}, after) select {EVENT}, {before} from ({NUMBERED}) as numbered "
        "where seq = place order by game, seq"
    )
    op.execute(
        f"insert into stranded ({EVENT}) select {EVENT} from ({NUMBERED}) as numbered where seq <> place"
    )
    op.drop_table("older")
    beyond = "select count(*) from stranded where stranded.game = games.id"
    op.execute(
        f"update games set stranded = ({beyond}), state = '', over = false "
        "where id in (select game from stranded)"
    )


def downgrade() -> None:
    op.rename_table("events", "newer")
    op.create_table("events", *columns())
    op.execute(f"insert into events ({EVENT}) select {EVENT} from newer")
    op.execute(f"insert into events ({EVENT}) select {EVENT} from stranded")
    op.drop_table("newer")
    op.drop_table("stranded")
    op.drop_column("games", "stranded")
