"""Alerts: an outbox, written in the transaction of the change, and the channels to people."""
