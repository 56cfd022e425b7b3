"""Accounts that one keeps: sessions, recovery by mail, passkeys"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def _of_a_person(table: str) -> sa.ForeignKeyConstraint:
    name = op.f(f"fk_{table}_person")
    return sa.ForeignKeyConstraint(["person"], ["people.id"], name=name, ondelete="CASCADE")


def upgrade() -> None:
    # No batch: that makes the table again, and SQLite then empties what refers to it.
    op.add_column(
        "people", sa.Column("second", sa.Boolean(), server_default=sa.false(), nullable=False)
    )
    op.add_column(
        "addresses", sa.Column("alerts", sa.Boolean(), server_default=sa.true(), nullable=False)
    )
    op.add_column("addresses", sa.Column("wanted", sa.String(length=254), nullable=True))
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("seen", sa.Float(), nullable=False),
        sa.Column("proven", sa.Float(), nullable=True),
        sa.Column("ended", sa.Float(), nullable=True),
        _of_a_person("sessions"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "recoveries",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("made", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=False),
        _of_a_person("recoveries"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_recoveries")),
    )
    op.create_index(op.f("ix_recoveries_person"), "recoveries", ["person"], unique=False)
    op.create_index(op.f("ix_recoveries_until"), "recoveries", ["until"], unique=False)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("credential", sa.String(length=1400), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.BigInteger(), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("used", sa.Float(), nullable=True),
        _of_a_person("passkeys"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
        sa.UniqueConstraint("credential", name=op.f("uq_passkeys_credential")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "challenges",
        sa.Column("digest", sa.String(length=64), nullable=False),
        sa.Column("holder", sa.String(length=64), nullable=False),
        sa.Column("purpose", sa.String(length=10), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("until", sa.Float(), nullable=False),
        _of_a_person("challenges"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_challenges")),
    )
    op.create_index(op.f("ix_challenges_person"), "challenges", ["person"], unique=False)
    op.create_index(op.f("ix_challenges_until"), "challenges", ["until"], unique=False)
    op.create_table(
        "mailings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("key", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_mailings")),
    )
    op.create_index(op.f("ix_mailings_key"), "mailings", ["key"], unique=False)
    op.create_index(op.f("ix_mailings_at"), "mailings", ["at"], unique=False)


def downgrade() -> None:
    for table in ("mailings", "challenges", "passkeys", "recoveries", "sessions"):
        op.drop_table(table)
    op.drop_column("addresses", "wanted")
    op.drop_column("addresses", "alerts")
    op.drop_column("people", "second")
