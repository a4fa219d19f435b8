"""The games, each in a folder of its own; `polana.load` finds them by name."""
