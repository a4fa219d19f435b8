"""Requests: who comes in, pages, REST."""
