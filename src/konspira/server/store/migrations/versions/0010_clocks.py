"""Clocks with own values, what happens at a time-out, holidays"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("tables", sa.Column("control", sa.JSON(), nullable=True))
    op.add_column(
        "tables",
        sa.Column("time_out", sa.String(length=10), server_default="bot", nullable=False),
    )
    op.create_table(
        "holidays",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_holidays_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_holidays")),
    )
    op.create_index(op.f("ix_holidays_person"), "holidays", ["person"], unique=False)


def downgrade() -> None:
    op.drop_table("holidays")
    op.drop_column("tables", "time_out")
    op.drop_column("tables", "control")
