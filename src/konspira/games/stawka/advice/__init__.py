"""Advice for bots and newcomers: values of choices, chances, notes."""
