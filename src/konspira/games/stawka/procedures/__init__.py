"""The procedures that agents begin: talks, searches, arrests, attacks, and what comes of them."""
