"""The version of Konspira."""

VERSION = "0.2.0"
