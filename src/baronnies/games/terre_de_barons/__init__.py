"""Terre de Barons, by Lucas Borboleta: keeps on rich land, troops in straight lines."""
