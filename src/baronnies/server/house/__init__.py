"""All the tables, and how people find them and each other."""
