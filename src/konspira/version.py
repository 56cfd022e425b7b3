"""The version of Konspira."""

VERSION = "0.7.0"
