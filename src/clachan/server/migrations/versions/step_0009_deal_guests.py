"""Who has looked at which tables of a duplicate."""

import sqlalchemy as sa
from alembic import op

revision = "0009_deal_guests"
down_revision = "0008_deals"


def upgrade() -> None:
    op.create_table(
        "deal_guests",
        sa.Column("deal", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True),
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("sat", sa.Boolean, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("deal_guests")
