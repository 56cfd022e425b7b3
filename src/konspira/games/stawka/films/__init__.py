"""Rules that only the three films and the free scenario have (rules file, section 4)."""
