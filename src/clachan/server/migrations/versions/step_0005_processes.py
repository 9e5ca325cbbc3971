"""The processes of a server, which table each of them holds, and whom or what the operator has barred."""

import sqlalchemy as sa
from alembic import op

revision = "0005_processes"
down_revision = "0004_company"


def upgrade() -> None:
    op.create_table(
        "processes",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("address", sa.String, nullable=False),
        sa.Column("machine", sa.String, nullable=False),
        sa.Column("pid", sa.Integer, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "leases",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("process", sa.String, nullable=False, index=True),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name="leases_process", ondelete="CASCADE"),
    )
    op.create_table(
        "bars",
        sa.Column("kind", sa.String, primary_key=True),
        sa.Column("what", sa.String, primary_key=True),
        sa.Column("at", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("bars")
    op.drop_table("leases")
    op.drop_table("processes")
