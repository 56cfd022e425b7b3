"""The procedures that agents begin: talks, searches, arrests, attacks, and their results."""
