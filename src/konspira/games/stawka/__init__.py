"""Stawka większa niż życie: the training campaign (docs/rules/stawka.md)."""
