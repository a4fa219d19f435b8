"""Tables, live connections, storage."""
