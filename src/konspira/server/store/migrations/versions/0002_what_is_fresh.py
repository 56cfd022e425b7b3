"""What is fresh: choices that are durable and wait to be put where they belong"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "fresh",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("batches", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_fresh")),
    )


def downgrade() -> None:
    op.drop_table("fresh")
