"""What was found out about the decisions of a game that is over."""

import sqlalchemy as sa
from alembic import op

revision = "0007_reviews"
down_revision = "0006_thinkers"


def upgrade() -> None:
    op.create_table(
        "reviews",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("ply", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("games", sa.Integer, nullable=False),
        sa.Column("found", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("reviews")
