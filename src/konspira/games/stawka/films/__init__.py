"""What the three films and the free scenario add (rules file, section 4)."""
