"""Tables in memory, live connections, bots at work."""
