"""The version of Konspira."""

VERSION = "0.6.1"
