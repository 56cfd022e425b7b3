"""Limits and bars: from where a table was made, what spectators may know, orders of the host"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("held", sa.Integer(), nullable=True))
        batch_op.add_column(sa.Column("stirred", sa.Float(), nullable=True))
        batch_op.add_column(sa.Column("address", sa.String(length=64), nullable=True))
        batch_op.create_index(batch_op.f("ix_tables_address"), ["address"], unique=False)
    op.create_table(
        "bars",
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("value", sa.String(length=64), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("kind", "value", name=op.f("pk_bars")),
    )
    op.create_table(
        "orders",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_orders")),
    )


def downgrade() -> None:
    op.drop_table("orders")
    op.drop_table("bars")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_tables_address"))
        batch_op.drop_column("address")
        batch_op.drop_column("stirred")
        batch_op.drop_column("held")
