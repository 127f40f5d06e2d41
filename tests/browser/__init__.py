"""The client in a real browser: Chromium, a running server, mouse clicks."""
