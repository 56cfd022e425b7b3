"""Who somebody is: guests, accounts, sessions, names and what they prefer."""
