"""How a table comes about: scenarios, their files, setup, what a campaign leaves behind."""
