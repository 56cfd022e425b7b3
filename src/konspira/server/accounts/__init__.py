"""Accounts that one keeps: the e-mail address of a person, and the way back by mail."""
