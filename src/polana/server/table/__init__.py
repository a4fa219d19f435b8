"""A table, pure: what has happened at it, what people may do, what each seat is told."""
