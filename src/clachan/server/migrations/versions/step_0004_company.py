"""Secrets of draws, links and lists of tables, what a host decides on guests, and indexes for the lists."""

import secrets

import sqlalchemy as sa
from alembic import op

revision = "0004_company"
down_revision = "0003"

INDEXES = (("ix_games_listed", ["listed", "over", "changed"]), ("ix_games_over", ["over", "changed"]))


def upgrade() -> None:
    for name in ("secret", "invite"):
        op.add_column("games", sa.Column(name, sa.String(), nullable=False, server_default=""))
    op.add_column("games", sa.Column("listed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("games", sa.Column("closed", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.add_column("chat", sa.Column("guest", sa.String(), nullable=False, server_default=""))
    op.create_table(
        "company",
        sa.Column("game", sa.String, primary_key=True),
        sa.Column("guest", sa.String, primary_key=True, index=True),
        sa.Column("invited", sa.Boolean, nullable=False),
        sa.Column("muted", sa.Boolean, nullable=False),
        sa.Column("removed", sa.Boolean, nullable=False),
    )
    for name, columns in INDEXES:
        op.create_index(name, "games", columns)
    _let_go_on()


def _let_go_on() -> None:
    """Tables of before were open to all who had their address, and it was given to friends: so it stays."""
    op.execute("update games set listed = true where not over")
    connection = op.get_bind()
    for (table,) in connection.execute(sa.text("select id from games")).all():
        link = {"link": secrets.token_urlsafe(16), "table": table}
        connection.execute(sa.text("update games set invite = :link where id = :table"), link)


def downgrade() -> None:
    for name, _ in INDEXES:
        op.drop_index(name, "games")
    op.drop_table("company")
    op.drop_column("chat", "guest")
    for name in ("closed", "listed", "invite", "secret"):
        op.drop_column("games", name)
