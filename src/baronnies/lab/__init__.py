"""The lab: simulations, ladders, perft and plots."""
