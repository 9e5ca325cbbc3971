"""Tables with one deal: the challenge of a day, and duplicates."""

import sqlalchemy as sa
from alembic import op

revision = "0008_deals"
down_revision = "0007_reviews"


def upgrade() -> None:
    op.create_table(
        "deals",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("day", sa.String, nullable=False),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("host", sa.String, nullable=False),
        sa.Column("secret", sa.String, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "deal_tables",
        sa.Column("deal", sa.String, primary_key=True),
        sa.Column("place", sa.String, primary_key=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("named", sa.Boolean, nullable=False),
        sa.Column("scores", sa.Text, nullable=False),
        sa.Column("finished", sa.Float, nullable=False),
    )
    op.create_index("ix_deal_tables_game", "deal_tables", ["game"])


def downgrade() -> None:
    op.drop_table("deal_tables")
    op.drop_table("deals")
