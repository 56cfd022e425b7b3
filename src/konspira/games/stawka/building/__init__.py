"""Builds a table: scenarios, their files, setup, the results of earlier parts of a campaign."""
