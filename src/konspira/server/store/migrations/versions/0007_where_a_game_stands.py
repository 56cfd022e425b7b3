"""Where a game stands"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # No batch: that makes the table again, and SQLite then empties what refers to it.
    # Tables that run already tell their chapter after the next choice.
    op.add_column("tables", sa.Column("chapter", sa.Integer(), nullable=True))


def downgrade() -> None:
    op.drop_column("tables", "chapter")
