"""Terms and clocks of tables, the rules they were started with, and turn notices of guests."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"

NEW = (
    ("games", "terms", sa.Text, "{}"),
    ("games", "clock", sa.Text, ""),
    ("games", "rules_number", sa.Integer, "1"),
    ("games", "state", sa.String, ""),
    ("guests", "hook", sa.String, ""),
    ("guests", "hook_from", sa.String, ""),
)


def upgrade() -> None:
    for table, name, kind, default in NEW:
        op.add_column(table, sa.Column(name, kind(), nullable=False, server_default=default))


def downgrade() -> None:
    for table, name, _, _ in NEW:
        op.drop_column(table, name)
