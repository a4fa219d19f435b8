"""Tests that every registered game gets for free."""
