"""What lasts: one schema for SQLite and PostgreSQL, and how it is opened, migrated and written."""
