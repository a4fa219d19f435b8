"""The two ways to run rules, and everything that leans on Numba."""
