"""The version of Konspira."""

VERSION = "0.3.0"
