"""What judges that learn see of single games: a module named like the game, with its TRAITS."""
