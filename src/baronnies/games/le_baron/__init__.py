"""Le Baron, by Wolfgang Kramer and Michael Kiesling: five rows of oxen, colour by colour."""
