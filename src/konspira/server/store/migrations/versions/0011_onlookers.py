"""Onlookers: a delay, all cards with everybody's consent, a chat of their own"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def _of_a_table(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_table_id")
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    # No batch: that makes the table again, and SQLite then empties what refers to it.
    op.add_column(
        "tables", sa.Column("delay", sa.Integer(), server_default=sa.text("0"), nullable=False)
    )
    op.add_column(
        "tables", sa.Column("overheard", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column("tables", sa.Column("veiled", sa.Float(), nullable=True))
    op.add_column(
        "seats", sa.Column("agrees", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.create_table(
        "showings",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("plies", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("row", sa.JSON(), nullable=False),
        _of_a_table("showings"),
        sa.PrimaryKeyConstraint("table_id", "plies", name=op.f("pk_showings")),
    )
    op.create_table(
        "asides",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("name", sa.String(length=24), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        _of_a_table("asides"),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_asides_person"), ondelete="SET NULL"
        ),
        sa.PrimaryKeyConstraint("table_id", "number", name=op.f("pk_asides")),
    )
    op.create_index(op.f("ix_asides_person"), "asides", ["person"], unique=False)


def downgrade() -> None:
    for table in ("asides", "showings"):
        op.drop_table(table)
    op.drop_column("seats", "agrees")
    for column in ("veiled", "overheard", "delay"):
        op.drop_column("tables", column)
