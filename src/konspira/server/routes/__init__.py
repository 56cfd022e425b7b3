"""The routes: each decodes, asks, encodes."""
