"""The documentation: pages, the site made of them, and its pictures."""
