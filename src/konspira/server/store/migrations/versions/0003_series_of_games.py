"""Series of games"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.add_column(sa.Column("series", sa.JSON(), nullable=True))
        batch_op.add_column(
            sa.Column("goes_on", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
        batch_op.add_column(sa.Column("sequel", sa.String(length=64), nullable=True))
        batch_op.add_column(
            sa.Column("sealed", sa.Boolean(), server_default=sa.false(), nullable=False)
        )
        batch_op.create_unique_constraint(batch_op.f("uq_tables_sequel"), ["sequel"])


def downgrade() -> None:
    with op.batch_alter_table("tables", schema=None) as batch_op:
        batch_op.drop_constraint(batch_op.f("uq_tables_sequel"), type_="unique")
        batch_op.drop_column("sealed")
        batch_op.drop_column("sequel")
        batch_op.drop_column("goes_on")
        batch_op.drop_column("series")
