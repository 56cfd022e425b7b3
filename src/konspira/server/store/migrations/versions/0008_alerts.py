"""Alerts: what people want to be told, what happened, and what was sent"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "addresses",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("address", sa.String(length=254), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("asked", sa.Float(), nullable=False),
        sa.Column("confirmed", sa.Float(), nullable=True),
        sa.Column("bounced", sa.Float(), nullable=True),
        sa.Column("serial", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_addresses_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_addresses")),
    )
    op.create_table(
        "alert_rules",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("rules", sa.JSON(), nullable=False),
        sa.Column("slow_only", sa.Boolean(), nullable=False),
        sa.Column("offered", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_alert_rules_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", name=op.f("pk_alert_rules")),
    )
    op.create_table(
        "devices",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("endpoint", sa.String(length=1024), nullable=False),
        sa.Column("p256dh", sa.String(length=100), nullable=False),
        sa.Column("auth", sa.String(length=40), nullable=False),
        sa.Column("name", sa.String(length=80), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("last", sa.Float(), nullable=True),
        sa.Column("silent", sa.Float(), nullable=True),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_devices")),
        sa.UniqueConstraint("endpoint", name=op.f("uq_devices_endpoint")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.create_table(
        "alerts",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_alerts_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_alerts_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_alerts")),
    )
    op.create_index(op.f("ix_alerts_person"), "alerts", ["person"], unique=False)
    op.create_index("ix_alerts_state_after", "alerts", ["state", "after"], unique=False)
    op.create_index(op.f("ix_alerts_table_id"), "alerts", ["table_id"], unique=False)
    op.create_table(
        "glances",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_glances_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_glances_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_glances")),
    )
    op.create_table(
        "hooks",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=64), nullable=True),
        sa.Column("url", sa.String(length=1024), nullable=False),
        sa.Column("secret", sa.String(length=64), nullable=False),
        sa.Column("language", sa.String(length=2), nullable=False),
        sa.Column("since", sa.Float(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_hooks_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_hooks_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_hooks")),
        sa.UniqueConstraint("table_id", name=op.f("uq_hooks_table_id")),
    )
    op.create_index(op.f("ix_hooks_person"), "hooks", ["person"], unique=False)
    op.create_table(
        "mutes",
        sa.Column("person", sa.String(length=32), nullable=False),
        sa.Column("table_id", sa.String(length=64), nullable=False),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_mutes_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_mutes_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("person", "table_id", name=op.f("pk_mutes")),
    )
    op.create_table(
        "deliveries",
        sa.Column("id", sa.String(length=32), nullable=False),
        sa.Column("alert_id", sa.String(length=32), nullable=True),
        sa.Column("person", sa.String(length=32), nullable=True),
        sa.Column("table_id", sa.String(length=64), nullable=True),
        sa.Column("channel", sa.String(length=8), nullable=False),
        sa.Column("target", sa.String(length=32), nullable=False),
        sa.Column("kind", sa.String(length=10), nullable=False),
        sa.Column("facts", sa.JSON(), nullable=False),
        sa.Column("state", sa.String(length=8), nullable=False),
        sa.Column("after", sa.Float(), nullable=False),
        sa.Column("until", sa.Float(), nullable=True),
        sa.Column("message", sa.String(length=32), nullable=True),
        sa.Column("tries", sa.Integer(), nullable=False),
        sa.Column("held", sa.String(length=16), nullable=True),
        sa.Column("result", sa.String(length=200), nullable=True),
        sa.Column("seconds", sa.Float(), nullable=True),
        sa.Column("at", sa.Float(), nullable=False),
        sa.ForeignKeyConstraint(
            ["alert_id"], ["alerts.id"], name=op.f("fk_deliveries_alert_id"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["person"], ["people.id"], name=op.f("fk_deliveries_person"), ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(
            ["table_id"], ["tables.id"], name=op.f("fk_deliveries_table_id"), ondelete="CASCADE"
        ),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_deliveries")),
    )
    op.create_index(op.f("ix_deliveries_alert_id"), "deliveries", ["alert_id"], unique=False)
    op.create_index(op.f("ix_deliveries_person"), "deliveries", ["person"], unique=False)
    op.create_index("ix_deliveries_state_after", "deliveries", ["state", "after"], unique=False)
    op.create_index(op.f("ix_deliveries_table_id"), "deliveries", ["table_id"], unique=False)


def downgrade() -> None:
    op.drop_index(op.f("ix_deliveries_table_id"), table_name="deliveries")
    op.drop_index("ix_deliveries_state_after", table_name="deliveries")
    op.drop_index(op.f("ix_deliveries_person"), table_name="deliveries")
    op.drop_index(op.f("ix_deliveries_alert_id"), table_name="deliveries")
    op.drop_table("deliveries")
    op.drop_table("mutes")
    op.drop_index(op.f("ix_hooks_person"), table_name="hooks")
    op.drop_table("hooks")
    op.drop_table("glances")
    op.drop_index(op.f("ix_alerts_table_id"), table_name="alerts")
    op.drop_index("ix_alerts_state_after", table_name="alerts")
    op.drop_index(op.f("ix_alerts_person"), table_name="alerts")
    op.drop_table("alerts")
    op.drop_index(op.f("ix_devices_person"), table_name="devices")
    op.drop_table("devices")
    op.drop_table("alert_rules")
    op.drop_table("addresses")
