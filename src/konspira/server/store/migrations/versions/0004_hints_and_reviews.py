"""Hints and reviews"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(
            sa.Column("hints", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("choices", sa.LargeBinary(), nullable=False),
        sa.Column("judged", sa.Integer(), nullable=False),
        sa.Column("total", sa.Integer(), nullable=False),
        sa.Column("made", sa.Boolean(), nullable=False),
        sa.Column("maker", sa.String(length=32), nullable=False),
        sa.Column("touched", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["table_id"],
            ["tables.id"],
            name=op.f("fk_reviews_table_id"),
            ondelete="CASCADE",
        ),
        sa.PrimaryKeyConstraint("table_id", name=op.f("pk_reviews")),
    )
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.create_index(batch_op.f("ix_reviews_touched"), ["touched"], unique=False)


def downgrade() -> None:
    with op.batch_alter_table("reviews", schema=None) as batch_op:
        batch_op.drop_index(batch_op.f("ix_reviews_touched"))

    op.drop_table("reviews")
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_column("hints")
