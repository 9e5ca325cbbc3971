"""By how much a table of a deal was won, and with how many points: the best of a day are found by these."""

import sqlalchemy as sa
from alembic import op
from msgspec import json

revision = "0010_ranks"
down_revision = "0009_deal_guests"

COLUMNS = ("margin", "total")


def upgrade() -> None:
    for name in COLUMNS:
        op.add_column("deal_tables", sa.Column(name, sa.Integer(), nullable=False, server_default="0"))
    connection = op.get_bind()
    counted = connection.execute(sa.text("select game, scores from deal_tables where scores <> ''")).all()
    for game, scores in counted:
        totals = {one["seat"]: one["total"] for one in json.decode(scores)}
        own = totals.pop(0)
        found = {"margin": own - max(totals.values(), default=0), "total": own, "game": game}
        changed = "update deal_tables set margin = :margin, total = :total where game = :game"
        connection.execute(sa.text(changed), found)


def downgrade() -> None:
    for name in COLUMNS:
        op.drop_column("deal_tables", name)
