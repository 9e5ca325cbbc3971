"""Processes that think for servers on other machines, and what they were asked."""

import sqlalchemy as sa
from alembic import op

revision = "0006_thinkers"
down_revision = "0005_processes"


def upgrade() -> None:
    op.create_table(
        "thinkers",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("lane", sa.String, nullable=False),
        sa.Column("build", sa.String, nullable=False),
        sa.Column("bell", sa.String, nullable=False),
        sa.Column("seen", sa.DateTime(timezone=True), nullable=False),
    )
    op.create_table(
        "thoughts",
        sa.Column("id", sa.String, primary_key=True),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.Column("thinker", sa.String, nullable=False, index=True),
        sa.Column("process", sa.String, nullable=False, index=True),
        sa.Column("bell", sa.String, nullable=False, index=True),
        sa.Column("question", sa.Text, nullable=False),
        sa.Column("answer", sa.Text),
        sa.ForeignKeyConstraint(["thinker"], ["thinkers.id"], name="thoughts_thinker", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["process"], ["processes.id"], name="thoughts_process", ondelete="CASCADE"),
    )


def downgrade() -> None:
    op.drop_table("thoughts")
    op.drop_table("thinkers")
