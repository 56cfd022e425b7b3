"""Guests who stay away"""

from __future__ import annotations

import time

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # No batch: that makes the table again, and SQLite then empties what refers to it.
    seen = sa.Column("seen", sa.Float(), server_default=sa.text("0"), nullable=False)
    op.add_column("people", seen)
    # Nobody knows when guests were last here: their time begins with the update.
    people = sa.table("people", sa.column("seen", sa.Float()))
    op.execute(people.update().values(seen=time.time()))
    op.create_index(op.f("ix_people_seen"), "people", ["seen"], unique=False)
    op.create_table(
        "records",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("game", sa.String(length=40), nullable=False),
        sa.Column("finished", sa.Float(), nullable=False),
        sa.Column("open", sa.Boolean(), nullable=False),
        sa.Column("record", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_records")),
    )
    op.create_table(
        "leases",
        sa.Column("name", sa.String(length=32), nullable=False),
        sa.Column("holder", sa.String(length=32), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_leases")),
    )


def downgrade() -> None:
    op.drop_table("leases")
    op.drop_table("records")
    op.drop_index(op.f("ix_people_seen"), table_name="people")
    op.drop_column("people", "seen")
