"""Experiments: simulations and their statistics, measurements of speed, compiling in advance."""
