"""Tables, live connections, storage: everything between the rules and the people who play."""
