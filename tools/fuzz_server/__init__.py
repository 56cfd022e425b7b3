"""Sends malformed HTTP and WebSocket messages to a server, and watches what that does to others."""
