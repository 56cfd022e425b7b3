"""The version of Konspira."""

VERSION = "0.5.0"
