"""Alerts: an outbox written with what happens, and the channels that carry it to people."""
