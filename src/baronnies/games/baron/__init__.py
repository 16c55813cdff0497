"""Baron, by Franz Gaudois: land laid tile by tile, and baronies that may not share any of it."""
