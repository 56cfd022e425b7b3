"""Alembic's entry: the connection is handed over by `store.database.migrate`."""

from __future__ import annotations

from alembic import context

from konspira.server.store.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # SQLite changes a table by making it again
    transaction_per_migration=False,
)
with context.begin_transaction():
    context.run_migrations()
