"""The version of Konspira."""

VERSION = "0.4.0"
