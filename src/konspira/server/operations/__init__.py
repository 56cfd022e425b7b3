"""What the host of a server does and sees: orders, backups, content packs, metrics."""
