"""Playing many games: statistics and measurements."""
