"""The version of Konspira."""

VERSION = "0.1.0"
