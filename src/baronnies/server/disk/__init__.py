"""What lasts: entries, and the file they are kept in."""
