"""Good turns, why they are good, and where a game was decided: found by playing on."""
