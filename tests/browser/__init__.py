"""The client in a real browser, against a real server.

A package, unlike the other folders of tests: Playwright keeps an event loop in this thread, which
tests of the server cannot have beside their own. It is opened for this package and closed after it.
"""
